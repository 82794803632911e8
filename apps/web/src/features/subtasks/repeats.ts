import type { Subtask } from '@daymark/contract/subtasks';
import { apartFromHabits } from '../../plan-data/habits.ts';
import { inPlanOrder } from './day-groups.ts';

/** A habit: the days of one line of the brief as one item. */
export interface Repeat {
  /** The line of the brief. */
  statement: string;
  title: string;
  /** In the order of their days. */
  days: Subtask[];
  done: number;
}

/** Separates habits from other subtasks. */
export function apartFromRepeats(subtasks: readonly Subtask[]): { repeats: Repeat[]; others: Subtask[] } {
  const { habits, others } = apartFromHabits(subtasks, (subtask) => subtask);
  const repeats = habits.map(({ statement, days }) => ({
    statement,
    title: days[0]?.title ?? '',
    days: inPlanOrder(days),
    done: days.filter(({ status }) => status === 'Completed').length,
  }));
  return { repeats, others };
}

/** The habit of a subtask. */
export const repeatOf = (repeats: readonly Repeat[], subtaskId: string): Repeat | undefined =>
  repeats.find(({ days }) => days.some(({ id }) => id === subtaskId));
