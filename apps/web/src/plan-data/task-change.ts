import type { NewSubtask } from '@daymark/contract/subtasks';
import type { Change } from './outbox/entry.ts';
import type { ShownSubtask } from './plan-cache.ts';

/** A change of one task, which is found by its id. */
export interface OneChange {
  id: string;
  change: Change;
  /** The version that the change is based on, from a form that may have been open for long. */
  ifVersion?: number | undefined;
}

/** Tasks before and after a change. Of a task that no list has, nothing can be shown. */
export interface Begun {
  before: readonly ShownSubtask[];
  after: readonly ShownSubtask[];
}

/** What is wanted of tasks of one project. */
export type TaskChange = { projectId: string } & (
  | { does: 'change'; changes: readonly OneChange[] }
  | ({ does: 'add'; body: NewSubtask } & Begun)
  | ({ does: 'delete' | 'restore' } & Begun)
);

export const idsIn = (wanted: TaskChange): string[] =>
  (wanted.does === 'change' ? wanted.changes : [...wanted.before, ...wanted.after]).map(({ id }) => id);

/** The words of the toasts, where they are not those of any such change. */
export interface TaskChangeWords {
  title?: string;
  description?: string;
  kind?: 'warning';
  failed?: string;
  /** What is said of the tasks if it failed. */
  kept?: string;
  /** Only a failure is said. */
  isQuiet?: boolean;
  /** Of the undo. */
  undo?: TaskChangeWords;
}
