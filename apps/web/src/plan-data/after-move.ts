import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { Day } from '@daymark/domain/dates';
import { readDayLoads, writeDayLoads } from '@daymark/domain/day-loads';
import { completionStatus, progressFrom, statusFrom } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';
import { isOverdue } from '@daymark/domain/subtasks';
import { todayOfUser } from '../platform/today.ts';

type Standing = 'status' | 'progress' | 'startDate' | 'dueDate' | 'stats' | 'updatedAt';

/** A project as it moves with its subtasks; in lists it carries its days too, and leaves out that it follows them. */
export type MovingProject = Pick<ProjectStanding, 'id' | Standing> & {
  followsSubtasks?: boolean | undefined;
  days?: string;
};

const COUNT_OF = {
  Pending: 'pendingSubtasks',
  'In Progress': 'inProgressSubtasks',
  Completed: 'completedSubtasks',
} as const satisfies Record<Status, keyof ProjectStanding['stats']>;

/** A subtask that goes from one status to another; one that is new comes from none, one that is deleted goes to none. */
export interface StatusMove {
  from?: Status;
  to?: Status;
  /** The day that it is due. */
  on?: Day | null;
}

function daysAfter(days: string, moves: readonly StatusMove[]): string {
  const byDate = new Map(readDayLoads(days).map((day) => [day.date, day]));
  for (const { from, to, on } of moves) {
    if (!on) continue;
    const day = byDate.get(on) ?? { date: on, total: 0, done: 0 };
    day.total += Number(to !== undefined) - Number(from !== undefined);
    day.done += Number(to === 'Completed') - Number(from === 'Completed');
    byDate.set(on, day);
  }
  return writeDayLoads(
    [...byDate.values()].filter(({ total }) => total > 0).sort((a, b) => (a.date < b.date ? -1 : 1)),
  );
}

/** How a project stands once some of its subtasks moved, before the server says so. */
export function afterMove<P extends MovingProject>(before: P, ...moves: StatusMove[]): P {
  const project = before.days !== undefined ? { ...before, days: daysAfter(before.days, moves) } : before;
  const stats = { ...project.stats };
  for (const { from, to } of moves) {
    if (from) stats[COUNT_OF[from]] -= 1;
    if (to) stats[COUNT_OF[to]] += 1;
  }
  stats.totalSubtasks = stats.pendingSubtasks + stats.inProgressSubtasks + stats.completedSubtasks;
  if (project.followsSubtasks === false) return { ...project, stats };
  const progress = progressFrom({
    pending: stats.pendingSubtasks,
    inProgress: stats.inProgressSubtasks,
    completed: stats.completedSubtasks,
  });
  const moved = { ...project, stats, progress, status: statusFrom(progress) };
  const today = todayOfUser();
  return {
    ...moved,
    isOverdue: isOverdue(moved, today),
    completionStatus: completionStatus(moved, today),
  };
}
