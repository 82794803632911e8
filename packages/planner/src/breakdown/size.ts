import type { Reading } from '@daymark/domain/reading';
import { isRepeatStep, isWaitStep } from '@daymark/domain/steps';
import { withSteps } from './expand.ts';

/** The minutes of everything in a Reading with steps. */
export function minutesIn({ statements }: Reading, weeks: number): number {
  return statements.reduce((sum, one) => {
    if (one.kind === 'repeat') return sum + (one.minutes ?? 30) * (one.timesAWeek ?? 1) * weeks;
    if (one.kind !== 'task' && one.kind !== 'library') return sum;
    const count = one.kind === 'task' ? (one.parts?.count ?? 1) : 1;
    if (one.kind === 'task' && !one.steps) {
      const { effort } = one;
      const amount = effort ? effort.amount * (effort.unit === 'workdays' ? 360 : 1) : 0;
      return sum + amount * (effort?.per === 'part' ? count : 1);
    }
    return (one.steps ?? []).reduce((all, step) => {
      if (isWaitStep(step)) return all;
      if (isRepeatStep(step)) return all + step.minutes * step.timesAWeek * weeks;
      return all + step.minutes * (step.each ? count : 1);
    }, sum);
  }, 0);
}

/** The tasks that differ in a Reading with steps. */
export const tasksIn = (reading: Reading): number =>
  withSteps(reading).statements.filter(({ kind }) => kind === 'task' || kind === 'repeat').length;
