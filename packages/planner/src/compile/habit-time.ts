import type { Axis } from '../schedule/calendar.ts';
import { hoursOf } from '../schedule/calendar.ts';
import type { RepeatDraft } from './draft.ts';

/** However much other work there is, guessed habits keep this share of their time. */
const LEAST_SHARE = 0.5;
const LEAST_HOURS = 0.25;
/** Guesses are in whole five minutes. */
const GRAINS_AN_HOUR = 12;

/** Hours of habits on each working day; what lies on days off takes nobody's working time. */
function hoursByDay(repeats: readonly RepeatDraft[], room: ReadonlyMap<string, number>): Map<string, number> {
  const hours = new Map<string, number>();
  for (const { days, hours: each } of repeats)
    for (const day of days) if (room.get(day)) hours.set(day, (hours.get(day) ?? 0) + each);
  return hours;
}

const sum = (hours: Iterable<number>): number => [...hours].reduce((all, one) => all + one, 0);

/**
 * Habits whose guessed hours fit into their days beside stated ones, and leave the hours of other work if they can: three subjects
 * of an hour and a half each do not fit into an evening of three hours.
 */
export function withinDays(
  repeats: readonly RepeatDraft[],
  workHours: number,
  { days, capacity }: Axis,
): RepeatDraft[] {
  const room = new Map(days.map((day, at) => [day as string, hoursOf(capacity[at] ?? 0)]));
  const stated = hoursByDay(
    repeats.filter((one) => one.stated),
    room,
  );
  const guessed = hoursByDay(
    repeats.filter((one) => !one.stated),
    room,
  );
  const ofDays = [...guessed].map(([day, hours]) => ((room.get(day) ?? 0) - (stated.get(day) ?? 0)) / hours);
  const ofAll = (sum(room.values()) - sum(stated.values()) - workHours) / sum(guessed.values());
  const share = Math.min(1, ...ofDays, Math.max(LEAST_SHARE, ofAll));
  if (!(share < 1)) return [...repeats];
  return repeats.map((one) =>
    one.stated
      ? one
      : {
          ...one,
          hours: Math.max(LEAST_HOURS, Math.floor(one.hours * share * GRAINS_AN_HOUR) / GRAINS_AN_HOUR),
        },
  );
}
