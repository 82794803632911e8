import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from './dates.ts';
import { bookMove, type DateMove, DELAY_CAUSES, ledgerOf } from './delays.ts';

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
const evidence = fc.record({
  cause: fc.constantFrom(...DELAY_CAUSES),
  days: fc.option(fc.integer({ min: -40, max: 40 })),
  about: fc.constant(null),
});
/** Dates that may be unknown, with several causes at once, and moves between the records that nobody recorded. */
const history = fc.record({
  moves: fc.array(
    fc.record({
      from: fc.option(day, { freq: 8 }),
      to: fc.option(day, { freq: 8 }),
      causes: fc.array(evidence),
    }),
    { maxLength: 12 },
  ),
  now: fc.option(day, { freq: 8 }),
});
const total = (days: readonly { days: number }[]) => days.reduce((sum, one) => sum + one.days, 0);

test('the parts of any history add up to its slip, and its lines follow one another', () => {
  fc.assert(
    fc.property(history, ({ moves, now }) => {
      const recorded: DateMove[] = moves.map(({ from, to, causes }) => ({
        ...{ from, to },
        parts: from !== null && to !== null ? bookMove({ from, to }, causes) : [],
      }));

      const { first, now: last, slip, lines, sums } = ledgerOf(recorded, now);

      expect(total(Object.values(sums).map((days) => ({ days })))).toBe(slip);
      if (first !== null && last !== null) expect(slip).toBe(daysBetween(first, last));
      for (const { from, to, parts } of lines) expect(total(parts)).toBe(daysBetween(from, to));
      expect(lines.map(({ from }) => from)).toEqual([
        ...(lines.length > 0 ? [first] : []),
        ...lines.slice(0, -1).map(({ to }) => to),
      ]);
    }),
    { numRuns: 1_000 },
  );
});

test('no cause is booked more days than it explains, and only in the direction of the move', () => {
  fc.assert(
    fc.property(day, day, fc.array(evidence), (from, to, causes) => {
      const slip = daysBetween(from, to);
      for (const { days } of bookMove({ from, to }, causes)) expect(Math.sign(days)).toBe(Math.sign(slip));
      for (const cause of DELAY_CAUSES.filter((one) => one !== 'me')) {
        const own = causes.filter(
          (one) => one.cause === cause && Math.sign(one.days ?? slip) === Math.sign(slip),
        );
        const most = own.reduce((sum, { days }) => sum + Math.abs(days ?? slip), 0);
        const booked = bookMove({ from, to }, causes).filter((one) => one.cause === cause);
        expect(Math.abs(total(booked))).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('causes at the same time are booked in a fixed order: client, scope, calendar, others, me', () => {
  const causes = [
    { cause: 'me', days: 6, about: 'late work' },
    { cause: 'calendar', days: 2, about: 'holiday' },
    { cause: 'client', days: 3, about: 'answer' },
    { cause: 'scope', days: -2, about: 'dropped work' },
  ] as const;
  expect(bookMove({ from: '2026-03-09', to: '2026-03-16' }, causes)).toEqual([
    { cause: 'client', days: 3, about: 'answer' },
    { cause: 'calendar', days: 2, about: 'holiday' },
    { cause: 'me', days: 2, about: 'late work' },
  ]);
  expect(bookMove({ from: '2026-03-16', to: '2026-03-13' }, causes)).toEqual([
    { cause: 'scope', days: -2, about: 'dropped work' },
    { cause: 'me', days: -1, about: null },
  ]);
});

test('days won back lower the sum of their cause, and moves that nobody recorded are mine', () => {
  const moves = [
    { from: null, to: '2026-03-06', parts: [] },
    { from: '2026-03-09', to: '2026-03-13', parts: [{ cause: 'client' as const, days: 4, about: null }] },
    { from: '2026-03-13', to: '2026-03-11', parts: [{ cause: 'client' as const, days: -2, about: null }] },
  ];
  expect(ledgerOf(moves, '2026-03-12')).toMatchObject({
    ...{ first: '2026-03-06', now: '2026-03-12', slip: 6 },
    sums: { client: 2, scope: 0, calendar: 0, others: 0, me: 4 },
  });
  expect(ledgerOf([], null)).toMatchObject({ first: null, now: null, slip: 0, lines: [] });
});
