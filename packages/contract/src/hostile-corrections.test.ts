import { isDay } from '@daymark/domain/dates';
import { STATEMENT_KINDS } from '@daymark/domain/reading';
import { readRule } from '@daymark/domain/recurrence';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StatementCorrection } from './readings.ts';
import { Statement } from './statements.ts';

const EXTREMES = [1e9, -1e9, 1e308, 2 ** 53, 0, -1, 0.5, 1e-9, 366, 367, 2_000, 2_001, 10_081, Number.NaN];
const wild = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: -2, max: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...EXTREMES) },
  { weight: 1, arbitrary: fc.anything() },
);
const day = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('2026-12-04', '2027-02-28', null) },
  { weight: 2, arbitrary: fc.constantFrom('2026-02-30', '0000-00-00', '99999-01-01', '4.12.', '') },
  { weight: 1, arbitrary: fc.anything() },
);
const title = fc.oneof(
  fc.constantFrom('Paint', ' ', '\u0000', '\u202Eevil', 'x'.repeat(5_000), '<b>'),
  fc.string(),
);
const range = fc.record({ from: day, to: day });
const lag = fc.record({ days: wild, unit: fc.constantFrom('calendar', 'working', 'years') });
const many = <T>(one: fc.Arbitrary<T>) => fc.oneof(fc.array(one, { maxLength: 4 }), fc.anything());
const id = fc.constantFrom<unknown>('s1', 's2', '', '../x', 'a'.repeat(41), 7);

const body = fc.record(
  {
    madeFrom: fc.constantFrom<unknown>('x', '', null),
    kind: fc.constantFrom(...STATEMENT_KINDS, 'other'),
    title,
    words: fc.oneof(
      fc.constant({ text: 'ab', start: 0, end: 2 }),
      fc.record({ text: title, start: wild, end: wild }),
    ),
    parts: fc.oneof(fc.record({ count: wild, unit: title, first: wild }), fc.constant(null)),
    effort: fc.oneof(
      fc.record({
        amount: wild,
        unit: fc.constantFrom('minutes', 'workdays'),
        per: fc.constantFrom('whole', 'part'),
      }),
      fc.constant(null),
    ),
    pace: fc.oneof(fc.record({ parts: wild, per: fc.constantFrom('day', 'week') }), fc.constant(null)),
    apart: fc.oneof(lag, fc.constant(null)),
    lag: fc.oneof(lag, fc.constant(null)),
    on: fc.oneof(many(day), day),
    from: day,
    by: day,
    until: day,
    weekdays: many(wild),
    except: many(day),
    exceptWeekdays: many(wild),
    windows: many(range),
    off: many(range),
    after: many(
      fc.oneof(id, fc.record({ statement: id, lag: fc.oneof(lag, fc.constant(null)), previous: wild })),
    ),
    rule: fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO', 'FREQ=MONTHLY;BYMONTHDAY=99', 'never', null),
    timesAWeek: wild,
    minutes: wild,
    of: fc.oneof(fc.record({ statement: id, parts: wild }), fc.constant(null)),
    who: title,
  },
  { requiredKeys: ['kind'] },
);

const DAY_LIKE = /^\d+-\d\d-\d\d$/;

/** Every number and string in a value, at any depth. */
function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

function expectSound(value: object): void {
  for (const leaf of leavesOf(value)) {
    if (typeof leaf === 'number') expect(Math.abs(leaf)).toBeLessThanOrEqual(1_000_000);
    if (typeof leaf === 'string' && DAY_LIKE.test(leaf)) expect(isDay(leaf)).toBe(true);
  }
  if ('rule' in value && 'timesAWeek' in value) expect(readRule(String(value.rule))).toBeDefined();
}

test('whatever is sent as a correction is refused or sound, and the same when it is sent again', () => {
  fc.assert(
    fc.property(body, (sent) => {
      const read = StatementCorrection.safeParse(sent);
      if (!read.success) return;
      expectSound(read.data);
      expect(StatementCorrection.parse(read.data)).toEqual(read.data);
    }),
    { numRuns: 500 },
  );
});

test('whatever is kept as a statement is refused or sound', () => {
  const stated = { id: 's1', words: { text: 'ab', start: 0, end: 2 }, sure: true, statedBy: 'person' };
  fc.assert(
    fc.property(body, (sent) => {
      const read = Statement.safeParse({ ...sent, ...stated });
      if (read.success) expectSound(read.data);
    }),
    { numRuns: 500 },
  );
});
