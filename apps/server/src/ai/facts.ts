import type { Certificate } from '@daymark/contract/plans';
import type { WayOut } from '@daymark/contract/replans';
import type { Day, Weekday } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Standing } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';

/** A subtask with its project. */
export interface TaskFact {
  id: string;
  title: string;
  status: Status;
  priority: Priority;
  dueDate: Day | null;
  dueTime: string | null;
  estimatedHours: number | null;
  actualHours: number | null;
  projectId: string;
  project: string;
}

export interface ProjectFact {
  id: string;
  name: string;
  status: Status;
  priority: Priority;
  progress: number;
  startDate: Day;
  dueDate: Day;
  daysRemaining: number;
  standing: Standing;
  tasks: number;
  openTasks: number;
}

/** Some tasks, with the count and the hours of all. */
export interface Tasks {
  tasks: TaskFact[];
  count: number;
  hours: number;
}

export interface DayFact {
  date: Day;
  workingHours: number;
  plannedHours: number;
  freeHours: number;
  /** Hours that the person takes off of a working day. They are left out of the working hours already. */
  offHours: number;
  /** The hours of half a day off. */
  halfHours: number;
  /** A day off, a holiday, or a day that a calendar blocks completely. */
  isOff: boolean;
  tasks: number;
}

/** Tasks that match a filter, with their estimated and their spent hours. */
export interface WorkFact extends Tasks {
  tasks: (TaskFact & { completedOn: Day | null })[];
  spentHours: number;
}

/** A task with the day of its completion. */
export interface DoneFact extends TaskFact {
  completedOn: Day;
}

/** A waiting task. Its dependencies have the days that must pass after them. */
export interface WaitingTaskFact {
  id: string;
  title: string;
  dueDate: Day | null;
  earliestOn: Day | null;
  pinned: boolean;
  waitsFor: { id: string; title: string; daysAfter: number }[];
}

/** The present state of one project's plan. */
export interface PlanFact {
  id: string;
  name: string;
  startDate: Day;
  dueDate: Day;
  /** Working days and hours of this project; null for the user's usual ones. */
  weekdays: Weekday[] | null;
  hoursPerDay: number | null;
  /** Whether every open task has a feasible day. */
  fits: boolean;
  /** The days with more work than time, if there are any. */
  tooMuch: Certificate | null;
  /** Remedies, each tried before. `key` identifies one in a proposal. */
  waysOut: WayOut[];
  /** Open work that a replan would move, and work that fits on no day. */
  wouldMove: number;
  fitsNowhere: string[];
  /** Waits for somebody else or for time to pass that are not over. A running one has begun on `from`. */
  waits: { title: string; who: string | null; from: Day | null; to: Day | null; isRunning: boolean }[];
  /** Open work that waits for other open work, or that has an earliest day. */
  waiting: WaitingTaskFact[];
  /** Uncertain words of the brief, with their possible kinds. */
  notSure: { words: string; question: string | null; couldBe: string[] }[];
  questions: string[];
}

/** The answer of each topic. Lists are limited; counts include everything. */
export interface FactsOf {
  /** Open and due today, or on the day in the words as YYYY-MM-DD. */
  today: Tasks & { overdueCount: number; doneToday: number; load: DayFact };
  /** Open and overdue, oldest first; and overdue projects. */
  overdue: Tasks & { projects: ProjectFact[] };
  /** Open work of the current week from Monday to Sunday, or of the week of a day as YYYY-MM-DD, by day. */
  week: Tasks & { from: Day; to: Day; done: number; days: DayFact[] };
  /** Completed in the current week, or in the days in the words: YYYY-MM-DD, or two of them; the latest first. */
  done: { from: Day; to: Day; tasks: DoneFact[]; count: number; hours: number };
  /**
   * Projects that are behind or overdue, with the numbers of their tasks that are overdue or lie after the due date.
   */
  behind: {
    projects: (ProjectFact & { slipped: number; late: number })[];
    openProjects: number;
    /** Of all open projects, including those on track. */
    slipped: number;
  };
  /**
   * Working hours without planned work, for the next two weeks, or for the days in the words: YYYY-MM-DD, or two of
   * them.
   */
  'free-time': { from: Day; to: Day; freeHours: number; days: DayFact[] };
  /** What to do first, and why. */
  'next-step': {
    task: TaskFact | null;
    reason: 'overdue' | 'today' | 'next' | 'undated' | null;
    openTasks: number;
  };
  totals: {
    projects: number;
    pending: number;
    inProgress: number;
    completed: number;
    overdueProjects: number;
    tasks: number;
    openTasks: number;
    completedTasks: number;
    overdueTasks: number;
    openHours: number;
  };
  projects: { projects: ProjectFact[]; total: number };
  /** The project that matches the words best, and the other matches. */
  project: {
    project:
      | (ProjectFact & {
          description: string;
          category: string;
          tags: string[];
          hasPlan: boolean;
          milestones: { name: string; dueDate: Day }[];
        })
      | null;
    tasks: TaskFact[];
    others: { id: string; name: string }[];
  };
  /** Tasks that match the words, the best first. */
  tasks: Tasks;
  /**
   * Tasks by `project:ID from:DAY to:DAY status:open|done|started priority:High undated:yes`; every filter is optional.
   */
  work: WorkFact;
  /** Recorded time of the current week, or of the days in the words: YYYY-MM-DD, or two of them. */
  worked: { from: Day; to: Day; minutes: number; projects: { name: string; minutes: number }[] };
  /** The days that clients were told and that are still to come, the earliest first. */
  promises: { promises: { day: Day; projectId: string; project: string }[] };
  /** Of all open projects, or of the one with the id in the words. */
  milestones: { milestones: { name: string; dueDate: Day; projectId: string; project: string }[] };
  /** Of the project that matches the words best, and the other matches. */
  plan: { plan: PlanFact | null; others: { id: string; name: string }[] };
}

/** What can be looked up about the user's own projects. The topics are the same for every engine. */
export const TOPICS = [
  'today',
  'overdue',
  'week',
  'done',
  'behind',
  'free-time',
  'next-step',
  'totals',
  'projects',
  'project',
  'tasks',
  'work',
  'worked',
  'promises',
  'milestones',
  'plan',
] as const satisfies (keyof FactsOf)[];
export type Topic = (typeof TOPICS)[number];

/** Answers from this user's rows only. `words` names the thing that a topic is about, if it is about one. */
export type LookUp = <T extends Topic>(topic: T, words: string) => Promise<FactsOf[T]>;
