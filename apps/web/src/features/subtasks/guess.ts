import type { Subtask } from '@daymark/contract/subtasks';

/** Actions on estimated hours. Stable, so that rows can be memoised. */
export interface GuessActions {
  onRow: (subtask: Subtask, hours: number) => void;
  /** For all subtasks of the same line of the brief; undefined if lines cannot be changed. */
  onAll: ((subtask: Subtask, minutes: number) => void) | undefined;
}

export type GuessProps = {
  subtask: Subtask;
  /** The number of subtasks of the same line, including this one. */
  alike: number;
  guess: GuessActions;
};
