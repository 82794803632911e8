import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import type { Change } from '../../plan-data/outbox/entry.ts';
import type { ShownSubtask } from '../../plan-data/plan-cache.ts';
import { draftOf, LABELS, type SubtaskDraft, wordsOf } from './subtask-draft.ts';
import { dayText } from './subtask-words.ts';

/** The fields that the form shows otherwise or not at all. */
const IN_FORM = { dependsOn: 'waits', lags: 'waits' } as const satisfies Partial<
  Record<keyof Change, keyof SubtaskDraft>
>;

/** A field of a task as its form names it, with its value in words. */
export function fieldInWords(
  field: keyof Change,
  task: ShownSubtask,
  milestones: readonly Milestone[],
): { label: string; value: string } {
  if (field === 'pinned') return { label: t`Pinned`, value: task.pinned ? t`Yes` : t`No` };
  if (field === 'earliestOn')
    return { label: t`Not before`, value: task.earliestOn ? dayText(task.earliestOn) : '' };
  const inForm = field === 'dependsOn' || field === 'lags' ? IN_FORM[field] : field;
  return { label: LABELS[inForm], value: wordsOf(inForm, draftOf(task as Subtask), milestones) };
}
