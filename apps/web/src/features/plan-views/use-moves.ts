import type { Day } from '@daymark/domain/dates';
import { heldUpBy } from '@daymark/domain/dependencies';
import type { Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { useEffect, useMemo, useRef } from 'react';
import type { TaskChangeWords } from '../../plan-data/task-change.ts';
import { alreadySaid, QUIET_UNDO, useTaskChange } from '../../plan-data/use-task-change.ts';
import { asSentence, formatDay } from '../../platform/format.ts';
import type { ShownItem } from './shown-item.ts';

/** The target of a move: another day (null removes the day), another status, or both. */
export interface Move {
  dueDate?: Day | null;
  status?: Status;
}

/** The message about a move, with a warning if it is now before a dependency. */
function wordsOf(
  item: ShownItem,
  { dueDate }: Move,
  others: ReadonlyMap<string, ShownItem>,
): TaskChangeWords {
  if (dueDate === undefined) return {};
  if (dueDate === null) return { title: t`Task has no day now` };
  const title = t`Moved to ${formatDay(dueDate)}`;
  const held = heldUpBy(item, dueDate, others);
  if (!held) return { title };
  const description = t`“${item.title}” waits for “${held.other.title}”: the first day that would do is ${asSentence(formatDay(held.earliest))}`;
  return { kind: 'warning', title, description };
}

/** Moves subtasks: optimistically, reverted if the server refuses, with an undo in the toast. */
export function useMoves(items: readonly ShownItem[]): (id: string, move: Move) => void {
  const known = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const changeTasks = useTaskChange();
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  });

  return useMemo(
    () => (id, wanted) => {
      const item = latest.current.get(id);
      if (!item) return;
      const change = {
        ...(wanted.dueDate !== undefined && wanted.dueDate !== item.dueDate && { dueDate: wanted.dueDate }),
        ...(wanted.status !== undefined && wanted.status !== item.status && { status: wanted.status }),
      };
      if (Object.keys(change).length === 0) return;
      const words = { ...wordsOf(item, change, latest.current), ...QUIET_UNDO };
      void changeTasks({ does: 'change', projectId: item.projectId, changes: [{ id, change }] }, words).catch(
        alreadySaid,
      );
    },
    [changeTasks],
  );
}
