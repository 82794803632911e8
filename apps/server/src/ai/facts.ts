import type { Certificate } from '@daymark/contract/plans';
import type { WayOut } from '@daymark/contract/replans';
import type { Day, Weekday } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { CompletionStatus } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';

/** A subtask as it is told of: with the project that it belongs to. */
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
  standing: CompletionStatus;
  tasks: number;
  openTasks: number;
}

/** Some tasks, and how many there are in all with their hours. */
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
  /** A day off, a holiday, or one that a calendar takes whole. */
  isOff: boolean;
  tasks: number;
}

/** Tasks that a filter holds of, with the hours that are estimated and those that were spent. */
export interface WorkFact extends Tasks {
  tasks: (TaskFact & { completedOn: Day | null })[];
  spentHours: number;
}

/** A task with the day on which it was completed. */
export interface DoneFact extends TaskFact {
  completedOn: Day;
}

/** Work that waits: what it waits for stands with the days that have to pass after it. */
export interface WaitingTaskFact {
  id: string;
  title: string;
  dueDate: Day | null;
  earliestOn: Day | null;
  pinned: boolean;
  waitsFor: { id: string; title: string; daysAfter: number }[];
}

/** How the plan of one project stands now. */
export interface PlanFact {
  id: string;
  name: string;
  startDate: Day;
  dueDate: Day;
  /** Its own days and hours; null is as the person works usually. */
  weekdays: Weekday[] | null;
  hoursPerDay: number | null;
  /** Whether all open work has a day on which it can be done. */
  fits: boolean;
  /** The days that hold more work than time, where there are such. */
  tooMuch: Certificate | null;
  /** Each was tried; `key` names it when it is proposed. */
  waysOut: WayOut[];
  /** Open work that a replan would move, and what fits on no day. */
  wouldMove: number;
  fitsNowhere: string[];
  /** Time that is somebody else's or nobody's. */
  waits: { title: string; who: string | null; from: Day | null; to: Day | null }[];
  /** Open work that waits for other open work, or that has a first day. */
  waiting: WaitingTaskFact[];
  /** Words of the brief that nobody is sure of, with what they were taken for or could be. */
  notSure: { words: string; question: string | null; couldBe: string[] }[];
  questions: string[];
}

/** What each topic answers with. Lists are bounded; counts tell of all. */
export interface FactsOf {
  /** Open and due today, or on the day that the words give as YYYY-MM-DD. */
  today: Tasks & { overdueCount: number; doneToday: number; load: DayFact };
  /** Open and past their day, the oldest first; and projects past their due date. */
  overdue: Tasks & { projects: ProjectFact[] };
  /** Of the present week from Monday to Sunday, or that of a day given as YYYY-MM-DD: what is open, day by day. */
  week: Tasks & { from: Day; to: Day; done: number; days: DayFact[] };
  /** Completed in the present week, or in the days that the words give: YYYY-MM-DD, or two of them; the latest first. */
  done: { from: Day; to: Day; tasks: DoneFact[]; count: number; hours: number };
  /** Projects that are behind or overdue, with how many of their tasks have passed their day or lie after the due date. */
  behind: {
    projects: (ProjectFact & { slipped: number; late: number })[];
    openProjects: number;
    /** Of all open projects, the ones on track too. */
    slipped: number;
  };
  /** Working hours less planned work, for the two weeks to come, or the days that the words give: YYYY-MM-DD, or two of them. */
  'free-time': { from: Day; to: Day; freeHours: number; days: DayFact[] };
  /** What to do first, and why it is that. */
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
  /** The project that the words name best; others that they name as well. */
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
  /** Tasks that the words name, the best first. */
  tasks: Tasks;
  /** Tasks by `project:ID from:DAY to:DAY status:open|done|started priority:High undated:yes`, each where it is given. */
  work: WorkFact;
  /** Of all open projects, or of the one whose id the words give. */
  milestones: { milestones: { name: string; dueDate: Day; projectId: string; project: string }[] };
  /** Of the project that the words name best; others that they name as well. */
  plan: { plan: PlanFact | null; others: { id: string; name: string }[] };
}

/** What can be looked up about a person's own projects: the same questions for every engine. */
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
  'milestones',
  'plan',
] as const satisfies (keyof FactsOf)[];
export type Topic = (typeof TOPICS)[number];

/** Answers from the person's rows and no others; `words` names what the topic is about where it is one thing. */
export type LookUp = <T extends Topic>(topic: T, words: string) => Promise<FactsOf[T]>;
