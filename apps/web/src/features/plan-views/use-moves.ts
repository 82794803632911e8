import type { Day } from '@daymark/domain/dates';
import { heldUpBy } from '@daymark/domain/dependencies';
import type { Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { useEffect, useMemo, useRef } from 'react';
import { orKept } from '../../plan-data/outbox/send-or-keep.ts';
import { useChangeSubtask } from '../../plan-data/use-change-subtask.ts';
import { asSentence, formatDay } from '../../platform/format.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import type { ShownItem } from './shown-item.ts';

/** The target of a move: another day (null removes the day), another status, or both. */
export interface Move {
  dueDate?: Day | null;
  status?: Status;
}

const KEPT = t`Nothing was changed. Please try again.`;

/** The message about a move, with a warning if it is now before a dependency. */
function wordsOf(item: ShownItem, { dueDate }: Move, others: ReadonlyMap<string, ShownItem>) {
  if (dueDate === undefined)
    return {
      kind: 'success',
      title: t`Subtask status updated successfully`,
      description: item.title,
    } as const;
  if (dueDate === null)
    return { kind: 'success', title: t`Task has no day now`, description: item.title } as const;
  const held = heldUpBy(item, dueDate, others);
  const title = t`Moved to ${formatDay(dueDate)}`;
  if (!held) return { kind: 'success', title, description: item.title } as const;
  const description = t`“${item.title}” waits for “${held.other.title}”: the first day that would do is ${asSentence(formatDay(held.earliest))}`;
  return { kind: 'warning', title, description } as const;
}

/** Moves subtasks: optimistically, reverted if the server refuses, with an undo in the toast. */
export function useMoves(items: readonly ShownItem[]): (id: string, move: Move) => void {
  const known = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const change = useChangeSubtask((error, { change: { dueDate } }) =>
    showFailure(
      dueDate === undefined ? t`Failed to update subtask status` : t`Failed to update subtask`,
      error,
      KEPT,
    ),
  ).mutateAsync;
  const latest = useRef({ known, change });
  useEffect(() => {
    latest.current = { known, change };
  });

  return useMemo(
    () => (id, wanted) => {
      const item = latest.current.known.get(id);
      if (!item) return;
      const { projectId } = item;
      const move = {
        ...(wanted.dueDate !== undefined && wanted.dueDate !== item.dueDate && { dueDate: wanted.dueDate }),
        ...(wanted.status !== undefined && wanted.status !== item.status && { status: wanted.status }),
      };
      if (Object.keys(move).length === 0) return;
      const back = {
        ...('dueDate' in move && { dueDate: item.dueDate }),
        ...('status' in move && { status: item.status }),
      };
      const words = wordsOf(item, move, latest.current.known);
      const undo = () => void latest.current.change({ id, projectId, change: back }).catch(() => {});
      latest.current
        .change({ id, projectId, change: move })
        .then((answer) => showToast(orKept(answer, { ...words, action: { label: t`Undo`, onAction: undo } })))
        // The mutation has already reported the error.
        .catch(() => {});
    },
    [],
  );
}
