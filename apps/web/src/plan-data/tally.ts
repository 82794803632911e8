import type { SubtaskGroup, SubtaskStats } from '@daymark/contract/subtask-stats';
import type { Day } from '@daymark/domain/dates';
import type { Status } from '@daymark/domain/statuses';
import { isOverdue } from '@daymark/domain/subtasks';
import { dayIn, timezoneOfUser, todayOfUser } from '../platform/today.ts';

/** The fields of a subtask that the figures count. */
export interface Counted {
  status: Status;
  dueDate: Day | null;
  repeat: boolean;
  completedAt: string | null;
  estimatedHours: number | null;
  actualHours: number | null;
}

/** The displayed figures of an answer. */
export interface Tally {
  stats: SubtaskStats;
  days: SubtaskGroup[];
}

type Figures = Omit<SubtaskStats, 'averageEstimatedHours'>;

const COUNT_OF = { Pending: 'pending', 'In Progress': 'inProgress', Completed: 'completed' } as const;

const nothingOn = (day: Day): SubtaskGroup => ({
  key: day,
  label: null,
  from: day,
  to: day,
  total: 0,
  pending: 0,
  inProgress: 0,
  completed: 0,
  overdue: 0,
  estimatedHours: 0,
  finished: 0,
  finishedHours: 0,
});

/** The figures with one subtask added or removed. */
function counting<F extends Figures>(figures: F, subtask: Counted, by: 1 | -1): F {
  const count = COUNT_OF[subtask.status];
  return {
    ...figures,
    total: figures.total + by,
    [count]: figures[count] + by,
    overdue: figures.overdue + (isOverdue(subtask, todayOfUser()) ? by : 0),
    estimatedHours: figures.estimatedHours + by * (subtask.estimatedHours ?? 0),
  };
}

const onDay = (
  days: readonly SubtaskGroup[],
  day: Day,
  change: (group: SubtaskGroup) => SubtaskGroup,
): SubtaskGroup[] => [
  ...days.filter(({ key }) => key !== day),
  change(days.find(({ key }) => key === day) ?? nothingOn(day)),
];

/** The weekly figures with one subtask added or removed. */
export function tallyWith(tally: Tally, subtask: Counted, by: 1 | -1): Tally {
  const { dueDate, completedAt, actualHours, estimatedHours } = subtask;
  const due = dueDate ? onDay(tally.days, dueDate, (group) => counting(group, subtask, by)) : tally.days;
  const days = completedAt
    ? onDay(due, dayIn(timezoneOfUser(), new Date(completedAt)), (group) => ({
        ...group,
        finished: group.finished + by,
        finishedHours: group.finishedHours + by * (actualHours ?? estimatedHours ?? 0),
      }))
    : due;
  return { stats: counting(tally.stats, subtask, by), days };
}
