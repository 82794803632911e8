import { addDays, type Day } from '@daymark/domain/dates';
import type { Made } from './make.ts';

/** Sets the deadline of work, unless it has its own days or begins later. */
function endBy({ fields, placed }: Made, day: Day, isFollowed: (n: number) => boolean): void {
  if (fields.kind === 'task' && fields.on.length === 0 && (fields.from === null || fields.from <= day))
    fields.by = fields.by !== null && fields.by < day ? fields.by : day;
  else if (fields.kind === 'wait' && fields.until === null && !isFollowed(placed.n)) fields.until = day;
}

/** An event after work has its own day, so the work must be ready by the day before. */
export function endBeforeEvents(made: readonly Made[], links: ReadonlyMap<number, readonly number[]>): void {
  const byNumber = new Map(made.map((one) => [one.placed.n, one]));
  const followed = new Set(
    made.flatMap(({ placed: { n }, fields }) => (fields.kind === 'event' ? [] : (links.get(n) ?? []))),
  );
  for (const { placed, fields } of made) {
    // For an event on several days, each has its own day.
    if (fields.kind !== 'event' || placed.statement.each || placed.statement.parts) continue;
    for (const n of links.get(placed.n) ?? []) {
      const before = byNumber.get(n);
      if (before) endBy(before, addDays(fields.on, -1), (one) => followed.has(one));
    }
  }
}
