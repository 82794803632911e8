import type { Day } from '@daymark/domain/dates';
import type { Why } from '../delays/about.ts';
import type { FollowedDates } from '../delays/store.ts';
import type { Plans, SubtaskState, WordsDifference } from './kept.ts';

const isPresent = ({ row }: SubtaskState): boolean => row.deleted_at === null;

/** The dates of some plans that are followed. */
export const datesOf = ({ projects, subtasks }: Plans): FollowedDates[] =>
  projects.map(({ id, columns }) => {
    const days = subtasks.flatMap((one) =>
      isPresent(one) && one.row.project_id === id && one.row.series_id === null
        ? (one.row.due_date ?? [])
        : [],
    );
    return { id, due: columns.due_date, finish: days.reduce<Day | null>(later, null) };
  });

const later = (last: Day | null, day: Day): Day => (last === null || day > last ? day : last);

const hoursOf = ({ subtasks }: Plans, projectId: string): number =>
  subtasks
    .filter((one) => isPresent(one) && one.row.project_id === projectId)
    .reduce((sum, { row }) => sum + Number(row.estimated_hours ?? 0), 0);

/** A change of the work itself moves the dates of its project: it has more hours or fewer, or a client asked for it. */
export function workChanged(
  before: Plans,
  after: Plans,
  { projectId, words }: { projectId: string; words: WordsDifference | null },
): Why[] {
  if (words?.projectId === projectId)
    return [{ cause: 'scope', days: null, about: { kind: 'change-request' } }];
  const hours = hoursOf(after, projectId) - hoursOf(before, projectId);
  if (hours === 0) return [];
  // More work cannot win days back, and less work cannot cost any.
  return [{ cause: 'scope', days: hours > 0 ? ANY_DAYS : -ANY_DAYS, about: { kind: 'work', hours } }];
}

const ANY_DAYS = 100_000;
