import type { Subtask } from '@daymark/contract/subtasks';

/** The hours are an estimate of the planner, and none were spent yet. */
export const isOpenGuess = ({ guessed, actualHours, estimatedHours, status }: Subtask): boolean =>
  guessed && estimatedHours !== null && actualHours === null && status !== 'Completed';
