import { t } from '@daymark/words/t';
import { type RefObject, useRef } from 'react';
import { type Shortcut, useShortcuts } from './shortcuts.ts';

const WORDS = {
  subtask: {
    name: t`Subtasks`,
    next: t`Next subtask`,
    previous: t`Previous subtask`,
    edit: t`Edit the subtask`,
    complete: t`Complete the subtask`,
    select: t`Select the subtask`,
    add: t`New subtask`,
  },
  task: {
    name: t`Tasks`,
    next: t`Next task`,
    previous: t`Previous task`,
    edit: t`Edit the task`,
    complete: t`Complete the task`,
    select: t`Select the task`,
    add: t`New task`,
  },
  project: {
    name: t`Projects`,
    next: t`Next project`,
    previous: t`Previous project`,
    edit: t`Edit the project`,
    complete: t`Complete the project`,
    select: t`Select the project`,
    add: t`New project`,
  },
  chat: {
    name: t`Chats`,
    next: t`Next chat`,
    previous: t`Previous chat`,
    edit: t`Edit the chat`,
    complete: t`Complete the chat`,
    select: t`Select the chat`,
    add: t`New chat`,
  },
};

type ListKeys = {
  /** What a row is. */
  row: keyof typeof WORDS;
  /** Each is called with the id of the focused row. Omitted ones have no shortcut. */
  onEdit?: (id: string) => void;
  onComplete?: (id: string) => void;
  /** Replaces completing, in a list with selectable rows. */
  onSelect?: (id: string) => void;
  onNew?: () => void;
};

const FOCUSABLE = 'a[href], button:enabled';

const idOf = (row: HTMLElement | undefined) => row?.dataset.row;

/** The visible rows, from top to bottom, without those in a folded part. */
const rowsOf = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter((row) => row.checkVisibility());

function focusRow(row: HTMLElement): void {
  const target = row.querySelector<HTMLElement>(FOCUSABLE) ?? row;
  target.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

const holdsFocus = (row: HTMLElement) => row.contains(document.activeElement);

/**
 * Shortcuts of a list: j and k focus the next and the previous row, e, x and n call the list's functions. A row is an
 * element with `data-row={id}`; its first link or button gets the focus.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys): void {
  /** The index of the last focused row: if that row is gone, the one at its index is next. */
  const place = useRef<number>(undefined);

  const move = (step: 1 | -1) => {
    const rows = rowsOf(list.current);
    const focused = rows.findIndex(holdsFocus);
    const inSight = rows.findIndex((row) => row.getBoundingClientRect().top >= 0);
    const gone = place.current === undefined ? Math.max(inSight, 0) : place.current + (step === 1 ? 0 : -1);
    const next = Math.max(0, Math.min(focused < 0 ? gone : focused + step, rows.length - 1));
    const row = rows[next];
    if (!row) return;
    place.current = next;
    focusRow(row);
  };
  const withFocused = (act: (id: string) => void) => () => {
    const rows = rowsOf(list.current);
    const focused = rows.findIndex(holdsFocus);
    const id = idOf(rows[focused]);
    if (id === undefined) return;
    place.current = focused;
    act(id);
  };

  const { onEdit, onComplete, onSelect, onNew } = keys;
  const words = WORDS[keys.row];
  const shortcuts: Shortcut[] = [
    { keys: 'j', words: words.next, held: true, run: () => move(1) },
    { keys: 'k', words: words.previous, held: true, run: () => move(-1) },
  ];
  if (onEdit) shortcuts.push({ keys: 'e', words: words.edit, run: withFocused(onEdit) });
  if (onComplete) shortcuts.push({ keys: 'x', words: words.complete, run: withFocused(onComplete) });
  if (onSelect) shortcuts.push({ keys: 'x', words: words.select, run: withFocused(onSelect) });
  if (onNew) shortcuts.push({ keys: 'n', words: words.add, run: onNew });
  useShortcuts(words.name, shortcuts);
}
