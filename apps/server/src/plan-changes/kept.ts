import type { Day, Weekday } from '@daymark/domain/dates';
import type { Corrections, KeptReading } from '../db/kept-reading.ts';

/** A row of a subtask as JSON, and the rows of its dependencies. */
export interface SubtaskState {
  row: {
    id: string;
    project_id: string;
    title: string;
    version: number;
    deleted_at: string | null;
    due_date: Day | null;
    series_id: string | null;
    estimated_hours: number | null;
  };
  waits_for: { depends_on_id: string; lag_days: number }[];
}

/** The columns of a project that a plan change may change. */
export interface ProjectColumns {
  plan: unknown;
  /** The last proposal, which the next one is compared with. */
  proposed: unknown;
  due_date: Day;
  /** Missing in changes that were stored before a change could have them. */
  weekdays?: Weekday[] | null;
  hours_per_day: number | null;
  /** The days of its milestones by their ids. */
  milestones: Record<string, Day>;
}

/** A row of a series as JSON. */
export interface SeriesState {
  id: string;
  project_id: string;
  starts_on: string;
  version: number;
}

export interface Plans {
  subtasks: SubtaskState[];
  series: SeriesState[];
  projects: { id: string; columns: ProjectColumns }[];
}

/** What a change did to one subtask. */
export interface SubtaskDifference {
  id: string;
  projectId: string;
  title: string;
  /** The version after the change: with another version, somebody has changed it since. */
  version: number;
  /** The row before; null if the change added it. */
  was: SubtaskState['row'] | null;
  /** The dependencies before; null if they did not change. */
  waitedFor: SubtaskState['waits_for'] | null;
}

/** What a change did to a project's columns: their values before and after. */
export interface ProjectDifference {
  id: string;
  was: ProjectColumns;
  left: ProjectColumns;
}

/** What a change did to a series: the version after it, and the columns to restore. */
export interface SeriesDifference {
  id: string;
  projectId: string;
  version: number;
  was: object;
}

/** The working days and hours of a user. */
export interface UserWeek {
  weekdays: Weekday[];
  hours_per_day: number;
}

/** What was written with a plan change in the user's calendar: added days off, and another working week. */
export interface CalendarDifference {
  daysOff?: readonly string[];
  week?: { was: UserWeek; left: UserWeek } | null;
}

/** What a change request did to the words of a project. */
export interface WordsDifference {
  projectId: string;
  was: { description: string; reading: KeptReading | null };
  left: { description: string };
  /** Corrections that came with it, and those that they replaced. */
  corrections: { added: string[]; was: Corrections };
}

export interface PlanDifference extends CalendarDifference {
  words?: WordsDifference | null;
  /** The wait whose early answer it makes use of. */
  answered?: string | null;
  subtasks: SubtaskDifference[];
  series: SeriesDifference[];
  projects: ProjectDifference[];
}
