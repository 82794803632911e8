import type { Day } from './dates.ts';
import { PRIORITY_WEIGHTS, type Priority } from './priorities.ts';
import type { Status } from './statuses.ts';

/** The fields that the three rules for the current project use. Instants are ISO 8601 in UTC. */
export interface CurrentProjectCandidate {
  status: Status;
  priority: Priority;
  progress: number;
  startDate: Day;
  dueDate: Day | null;
  createdAt: string;
}

type Comparison<P> = (a: P, b: P) => number;

const ascending = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

const byDueDate: Comparison<CurrentProjectCandidate> = (a, b) => {
  if (a.dueDate !== null && b.dueDate !== null) return ascending(a.dueDate, b.dueDate);
  return ascending(Number(a.dueDate === null), Number(b.dueDate === null));
};

const byNewest: Comparison<CurrentProjectCandidate> = (a, b) =>
  ascending(b.createdAt, a.createdAt) || ascending(b.startDate, a.startDate);

const isOpen = (project: CurrentProjectCandidate): boolean => project.status !== 'Completed';

/**
 * The open project with the earliest due date. Projects without a due date come last, newest first. If none is open,
 * the newest.
 */
export function currentByDueDate<P extends CurrentProjectCandidate>(projects: readonly P[]): P | undefined {
  const open = projects.filter(isOpen);
  if (open.length === 0) return projects.toSorted(byNewest)[0];
  return open.toSorted((a, b) => byDueDate(a, b) || byNewest(a, b))[0];
}

/** The open project of the highest priority, then the earliest due date, then the lowest progress. */
export function currentByPriority<P extends CurrentProjectCandidate>(projects: readonly P[]): P | undefined {
  return projects
    .filter(isOpen)
    .toSorted(
      (a, b) =>
        PRIORITY_WEIGHTS[b.priority] - PRIORITY_WEIGHTS[a.priority] ||
        byDueDate(a, b) ||
        a.progress - b.progress,
    )[0];
}

/**
 * The rule of the dashboard: a project in progress, else one with progress, else a pending one of high priority, else
 * the first.
 */
export function currentOnDashboard<P extends CurrentProjectCandidate>(projects: readonly P[]): P | undefined {
  return (
    projects.find((project) => project.status === 'In Progress') ??
    projects.find((project) => project.progress > 0 && project.progress < 100) ??
    projects.find((project) => project.status === 'Pending' && project.priority === 'High') ??
    projects[0]
  );
}
