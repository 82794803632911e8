import type { Day } from '@daymark/domain/dates';
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
  tasks: number;
}

/** A task with the day on which it was completed. */
export interface DoneFact extends TaskFact {
  completedOn: Day;
}

/** What each topic answers with. Lists are bounded; counts tell of all. */
export interface FactsOf {
  /** Open and due today, or on the day that the words give as YYYY-MM-DD. */
  today: Tasks & { overdueCount: number; doneToday: number };
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
] as const satisfies (keyof FactsOf)[];
export type Topic = (typeof TOPICS)[number];

/** Answers from the person's rows and no others; `words` names what the topic is about where it is one thing. */
export type LookUp = <T extends Topic>(topic: T, words: string) => Promise<FactsOf[T]>;
