import type { DayRange } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import type { TaskFields } from '@daymark/domain/reading';
import type { Made } from './make.ts';
import { timesOf, windowsUpTo } from './windows.ts';

/** A task with the same number of parts that have no days yet. */
const isWithoutDays = (fields: TaskFields, count: number): boolean =>
  fields.parts?.count === count &&
  fields.windows.length === 0 &&
  fields.on.length === 0 &&
  fields.pace === null &&
  fields.by === null;

/** For work with a part before each of several dates: each part is scheduled near its date. */
export function nearTheirDates(
  made: readonly Made[],
  links: ReadonlyMap<number, readonly number[]>,
  span: DayRange,
): void {
  const byNumber = new Map(made.map((one) => [one.placed.n, one]));
  const lead = (n: number, times: readonly Day[], seen: Set<number>): void => {
    if (seen.has(n)) return;
    seen.add(n);
    for (const before of links.get(n) ?? []) {
      const one = byNumber.get(before);
      if (one?.fields.kind === 'task') {
        if (!isWithoutDays(one.fields, times.length)) continue;
        one.fields.windows = windowsUpTo(times, one.fields.from ?? span.from);
      } else if (one?.fields.kind !== 'wait') continue;
      lead(before, times, seen);
    }
  };
  for (const { placed, fields } of made) {
    const times = placed.statement.each ? timesOf(fields, span) : [];
    const isOfParts = fields.kind !== 'task' || fields.parts?.count === times.length;
    if (times.length > 1 && isOfParts) lead(placed.n, times, new Set());
  }
}
