import type { Subtask } from '@daymark/contract/subtasks';

/** What can be done with a guess of hours. Stable: rows can be memoised on it. */
export interface GuessActions {
  onRow: (subtask: Subtask, hours: number) => void;
  /** For all that come of the same line of the brief; undefined where lines cannot be changed. */
  onAll: ((subtask: Subtask, minutes: number) => void) | undefined;
}

export type GuessProps = {
  subtask: Subtask;
  /** How many come of the same line, this one among them. */
  alike: number;
  guess: GuessActions;
};
