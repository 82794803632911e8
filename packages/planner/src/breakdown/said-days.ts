import type { Day } from '@daymark/domain/dates';
import type { PlannedTask } from '../shape.ts';
import type { Draft } from './draft.ts';

/** Keeps the days between which the brief puts each draft, before milestones and the order of the work narrow them. */
export function noteSaidDays(drafts: Draft[]): void {
  for (const draft of drafts) {
    const { release, deadline } = draft.paced ?? draft;
    draft.said = { earliestOn: release, latestOn: deadline };
  }
}

/** What the brief says of the days of a task, as far as the day that it got keeps to it. */
export function saidDaysOf({ said }: Draft, day: Day | null): Pick<PlannedTask, 'earliestOn' | 'latestOn'> {
  const { earliestOn = null, latestOn = null } = said ?? {};
  return {
    earliestOn: day !== null && earliestOn !== null && day < earliestOn ? null : earliestOn,
    latestOn: day !== null && latestOn !== null && day > latestOn ? null : latestOn,
  };
}
