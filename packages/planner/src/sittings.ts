import { NEVER_CUT_MINUTES } from './compile/pieces.ts';
import type { Frame } from './frame.ts';
import { workOf } from './frame.ts';
import { type Axis, dayAt, UNITS_AN_HOUR } from './schedule/calendar.ts';
import { earliestDueFirst } from './schedule/edf.ts';
import type { Placed } from './schedule/pieces.ts';
import { windowsOf } from './schedule/windows.ts';

/** The minutes of each sitting of statements, by their ids. */
export type Sittings = ReadonlyMap<string, readonly number[]>;

const MINUTES_A_UNIT = 60 / UNITS_AN_HOUR;
const MINUTES_AN_HOUR = 60;

/**
 * Statements that are one thing of several sittings: neither parts nor own days say how they are cut. What the brief says takes two
 * hours or less is done in one go.
 */
function ofOneThing({ request }: Frame): Set<string> {
  return new Set(
    request.reading.statements.flatMap((one) => {
      if (one.kind !== 'task' || one.parts || one.pace || one.together || one.on.length > 0) return [];
      const isOneGo =
        one.effort?.said && one.effort.unit === 'minutes' && one.effort.amount <= NEVER_CUT_MINUTES;
      return isOneGo ? [] : [one.id];
    }),
  );
}

/** The minutes of each statement by day, in the order of the days, for those that lie on other days than they were cut for. */
function byDay(frame: Frame, placed: readonly Placed[]): Map<string, number[]> {
  const { drafts } = frame;
  const cut = ofOneThing(frame);
  const ofStatement = Map.groupBy(placed, ({ index }) => drafts[index]?.statement ?? '');
  return new Map(
    [...ofStatement].flatMap(([statement, own]): [string, number[]][] => {
      if (!cut.has(statement)) return [];
      const days = Map.groupBy(own, ({ day }) => day);
      const pieces = new Set(own.map(({ index }) => index));
      const isSettled = [...pieces].some((index) => drafts[index]?.settledParts?.length);
      if (days.size === pieces.size || isSettled) return [];
      const minutes = [...days]
        .sort(([a], [b]) => a - b)
        .map(([, on]) => on.reduce((sum, { units }) => sum + units * MINUTES_A_UNIT, 0));
      const hours = [...pieces].reduce((sum, index) => sum + (drafts[index]?.hours ?? 0), 0);
      const rest = Math.round(hours * MINUTES_AN_HOUR) - minutes.reduce((sum, one) => sum + one, 0);
      const last = (minutes.pop() ?? 0) + rest;
      return last > 0 ? [[statement, [...minutes, last]]] : [];
    }),
  );
}

/** Sittings of one task on the same day as one. */
export function joinedOnDays(frame: Frame, placed: readonly Placed[]): Sittings {
  const count = new Map<string, number>();
  for (const { statement } of frame.drafts) count.set(statement, (count.get(statement) ?? 0) + 1);
  return new Map(
    [...byDay(frame, placed)].filter(([statement, minutes]) => minutes.length < (count.get(statement) ?? 0)),
  );
}

/**
 * Sittings that end where the time of a day does, as work that may be interrupted anywhere would be done. Everything that fits in all
 * fits like that, however little room the days have.
 */
export function asDaysEnd(frame: Frame, axis: Axis): Sittings {
  const work = workOf(frame, axis);
  const { stretches } = earliestDueFirst(work, axis, windowsOf(work, axis));
  const placed = stretches.flatMap(({ index, from, to }): Placed[] => {
    const on: Placed[] = [];
    for (let at = from; at < to; ) {
      const day = dayAt(axis, at);
      const end = Math.min(to, axis.starts[day + 1] ?? to);
      if (end <= at) break;
      on.push({ index, day, units: end - at });
      at = end;
    }
    return on;
  });
  return byDay(frame, placed);
}
