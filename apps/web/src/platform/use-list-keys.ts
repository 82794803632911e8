import { type RefObject, useRef } from 'react';
import { type Shortcut, useShortcuts } from './shortcuts.ts';

type RowKey = {
  /** Its description in the list of shortcuts. */
  words: string;
  /** Called with the id of the focused row. */
  act: (id: string) => void;
};

type ListKeys = {
  /** What the list has: "Tasks". */
  name: string;
  /** "Next task" and "Previous task". */
  next: string;
  previous: string;
  /** Those that are left out have no shortcut. */
  edit?: RowKey;
  /** Moves the row to a later day. */
  postpone?: RowKey;
  /** Completes the row, or selects it. */
  tick?: RowKey;
  add?: { words: string; act: () => void };
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
 * Shortcuts of a list: j and k focus the next and the previous row, e, t, x and n call the list's functions. A row is an
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

  const { name, next, previous, edit, postpone, tick, add } = keys;
  const shortcuts: Shortcut[] = [
    { keys: 'j', words: next, held: true, run: () => move(1) },
    { keys: 'k', words: previous, held: true, run: () => move(-1) },
  ];
  if (edit) shortcuts.push({ keys: 'e', words: edit.words, run: withFocused(edit.act) });
  if (postpone) shortcuts.push({ keys: 't', words: postpone.words, run: withFocused(postpone.act) });
  if (tick) shortcuts.push({ keys: 'x', words: tick.words, run: withFocused(tick.act) });
  if (add) shortcuts.push({ keys: 'n', words: add.words, run: add.act });
  useShortcuts(name, shortcuts);
}
