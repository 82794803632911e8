import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import { sumHours } from '@daymark/domain/load';
import { t } from '@daymark/words/t';
import { formatCount, formatHours } from '../../platform/format.ts';

const known = (subtasks: readonly Subtask[], field: 'estimatedHours' | 'actualHours'): number[] =>
  subtasks.flatMap((subtask) => subtask[field] ?? []);

const Figure = ({ term, children }: { term: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft">{term}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

/** The numbers of subtasks by status, and their hours. */
export function Figures({ project: { stats, subtasks } }: { project: ProjectDetails }) {
  if (subtasks.length === 0) return null;
  const estimated = known(subtasks, 'estimatedHours');
  const average = estimated.length === 0 ? 0 : sumHours(estimated) / estimated.length;
  const completed = t`${formatCount(stats.completedSubtasks)} of ${formatCount(stats.totalSubtasks)}`;
  return (
    <dl aria-label={t`Task overview`} className="grid grid-cols-3 gap-x-4 gap-y-3 text-sm">
      <Figure term={t`Completed`}>{completed}</Figure>
      <Figure term={t`In progress`}>{formatCount(stats.inProgressSubtasks)}</Figure>
      <Figure term={t`Pending`}>{formatCount(stats.pendingSubtasks)}</Figure>
      <Figure term={t`Estimated`}>{formatHours(sumHours(estimated))}</Figure>
      <Figure term={t`Average`}>{formatHours(average)}</Figure>
      <Figure term={t`Spent`}>{formatHours(sumHours(known(subtasks, 'actualHours')))}</Figure>
    </dl>
  );
}
