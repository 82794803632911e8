import { addDays, type Day } from '@daymark/domain/dates';
import { STATUSES, type Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../platform/shortcuts.ts';
import type { Movable } from './shown-item.ts';
import type { Move } from './use-moves.ts';

/** The direction of the arrow keys. */
export type MovingAlong = 'days' | 'statuses';

/** The item that is being moved by keyboard, and its target. */
export interface KeyMove {
  item: Movable;
  to: { dueDate: Day } | { status: Status };
}

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

function stepped(to: KeyMove['to'], key: string): KeyMove['to'] | undefined {
  if ('dueDate' in to) {
    const days = DAYS[key];
    return days === undefined ? undefined : { dueDate: addDays(to.dueDate, days) };
  }
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const at = Math.min(STATUSES.length - 1, Math.max(0, STATUSES.indexOf(to.status) + step));
  return { status: STATUSES[at] ?? to.status };
}

/** The selector of a subtask's focusable element. */
export const itemSelector = (id: string): string => `[data-item="${CSS.escape(id)}"]`;

interface KeyMovingOptions {
  items: readonly Movable[];
  along: MovingAlong;
  today: Day;
  onMove: (id: string, move: Move) => void;
}

/**
 * Moves the focused subtask or milestone by keyboard: M begins, the arrow keys choose the target, Enter confirms,
 * Escape cancels, and so does losing the focus.
 */
export function useKeyMoving({ items, along, today, onMove }: KeyMovingOptions) {
  const [moving, setMoving] = useState<KeyMove>();
  /** The announcement after a cancelled move, for screen readers. */
  const [left, setLeft] = useState('');

  const begin = () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item;
    const item = items.find((one) => one.id === id);
    if (!item) return;
    const to = along === 'days' ? { dueDate: item.dueDate ?? today } : item.status && { status: item.status };
    if (!to) return;
    setLeft('');
    setMoving({ item, to });
  };
  useShortcuts(t`Plan`, [
    { keys: 'm', words: t`Move the task or milestone, then the arrow keys and Enter`, run: begin },
  ]);

  const latest = useRef({ moving, onMove });
  useEffect(() => {
    latest.current = { moving, onMove };
  });
  const target = moving && ('dueDate' in moving.to ? moving.to.dueDate : moving.to.status);
  useEffect(() => {
    if (target === undefined) return;
    const place = document.querySelector(`[data-day="${target}"], [data-column="${target}"]`);
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [target]);
  const isOn = moving !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const leave = () => {
      const title = latest.current.moving?.item.title;
      setMoving(undefined);
      setLeft(title === undefined ? '' : t`“${title}” was not moved.`);
    };
    const press = (event: KeyboardEvent) => {
      const now = latest.current.moving;
      if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = stepped(now.to, event.key);
      if (event.key === 'Tab') return leave();
      if (to) setMoving({ ...now, to });
      else if (event.key === 'Escape') leave();
      else if (event.key === 'Enter' || event.key === ' ') {
        setMoving(undefined);
        latest.current.onMove(now.item.id, now.to);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase, before other handlers on the page.
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', leave, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', leave, true);
    };
  }, [isOn]);

  return { moving, left };
}
