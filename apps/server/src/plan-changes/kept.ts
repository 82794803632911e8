import type { Day } from '@daymark/domain/dates';

/** A row of a subtask as JSON, and the rows that say what it waits for. */
export interface SubtaskState {
  row: { id: string; project_id: string; title: string; version: number; deleted_at: string | null };
  waits_for: { depends_on_id: string; lag_days: number }[];
}

/** What a change of a plan may change of a project. */
export interface ProjectColumns {
  plan: unknown;
  proposed: unknown;
  due_date: Day;
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
  /** As the change left it: what has another version by now is somebody's newer work. */
  version: number;
  /** Its row as it stood before; null when the change added it. */
  was: SubtaskState['row'] | null;
  /** What it waited for before; null when that stayed. */
  waitedFor: SubtaskState['waits_for'] | null;
}

/** What a change did to a project's own columns: as they stood before, and as it left them. */
export interface ProjectDifference {
  id: string;
  was: ProjectColumns;
  left: ProjectColumns;
}

/** What a change did to a series: how it left its version, and the columns that it is to have again. */
export interface SeriesDifference {
  id: string;
  projectId: string;
  version: number;
  was: object;
}

export interface PlanDifference {
  subtasks: SubtaskDifference[];
  series: SeriesDifference[];
  projects: ProjectDifference[];
}
