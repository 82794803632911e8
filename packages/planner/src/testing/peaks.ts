import { leastPeak } from '../schedule/peak.ts';
import { scheduleWork } from '../schedule/schedule.ts';
import { SLACK, withSlack } from '../schedule/slack.ts';
import { windowsOf } from '../schedule/windows.ts';
import type { Instance } from './instances.ts';

/** The load of the plan's fullest day as a share of its time; undefined if not everything fits. */
export function peakOf({ axis, work }: Instance): number | undefined {
  const { feasible, placed } = scheduleWork(work, axis);
  const load = new Map<number, number>();
  for (const { day, units } of placed) load.set(day, (load.get(day) ?? 0) + units);
  return feasible
    ? Math.max(...[...load].map(([day, units]) => units / (axis.capacity[day] ?? 0)))
    : undefined;
}

/** The lower bound of the peak with whole pieces: the largest piece needs its day, and the slack stays free. */
function boundOf({ axis, work }: Instance): number {
  const full = Math.max(...axis.capacity);
  const workingDays = axis.capacity.filter((units) => units > 0).length;
  const held = withSlack(work, axis, Math.ceil(workingDays * (SLACK[0] ?? 0)));
  return Math.max(leastPeak(held, axis, windowsOf(held, axis)), ...work.map((one) => one.units / full));
}

/**
 * The mean of peak to average load of the plans that fit with their slack, divided by the mean of its lower bound: 1 or
 * more.
 */
export function peakOverLeast(given: readonly Instance[]): number {
  let [peaks, bounds] = [0, 0];
  for (const instance of given) {
    const { axis, work } = instance;
    const peak = peakOf(instance);
    const average = work.reduce((sum, one) => sum + one.units, 0) / (axis.starts.at(-1) ?? 0);
    const bound = boundOf(instance);
    if (peak === undefined || bound > 1 || average === 0) continue;
    peaks += peak / average;
    bounds += bound / average;
  }
  return peaks / bounds;
}
