import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveWhen, type When, type WhenContext } from './when.ts';

const CONTEXT: WhenContext = { today: '2026-11-23', from: '2026-11-25', to: '2027-01-30' };

const when = (more: Partial<When>): When => ({
  words: '',
  rel: 'on',
  day: null,
  month: null,
  weekdays: [],
  untilDay: null,
  untilMonth: null,
  time: null,
  anchor: null,
  offset: null,
  ...more,
});

const resolved = (more: Partial<When>, context: Partial<WhenContext> = {}): string => {
  const { days, range, weekdays, problem } = resolveWhen(when(more), { ...CONTEXT, ...context });
  return problem ?? [...days, ...(range ? [`${range.from}…${range.to}`] : []), ...weekdays].join(' ');
};

const LAUNCH = { from: '2027-01-12', to: '2027-01-12' };
const FAIR = { from: '2027-01-20', to: '2027-01-22' };

describe('a day', () => {
  test.each<[string, Partial<When>, string]>([
    ['sat 30 jan', { day: 30, month: 1, weekdays: [6] }, '2027-01-30'],
    ['the 15th', { day: 15 }, '2026-12-15'],
    ['Monday the 30th', { day: 30, weekdays: [1] }, '2026-11-30'],
    ['by 3 March', { rel: 'by', day: 3, month: 3 }, '2027-03-03'],
    ['by 20 November', { rel: 'by', day: 20, month: 11 }, '2027-11-20'],
    ['Nov 19', { day: 19, month: 11 }, '2026-11-19'],
    ['4 March 2028', { words: '4 March 2028', day: 4, month: 3 }, '2028-03-04'],
    ['29 February', { day: 29, month: 2 }, '2028-02-29'],
    ['Wednesday', { weekdays: [3] }, '2026-11-25'],
    ['Monday, and the project begins on Wednesday', { weekdays: [1] }, '2026-11-30'],
  ])('%s', (_, said, day) => {
    expect(resolved(said)).toBe(day);
  });
});

describe('days on end and every week', () => {
  test.each<[string, Partial<When>, string]>([
    ['24–27 december', { day: 24, untilDay: 27, untilMonth: 12 }, '2026-12-24…2026-12-27'],
    ['24 Dec to 3 Jan', { day: 24, month: 12, untilDay: 3, untilMonth: 1 }, '2026-12-24…2027-01-03'],
    ['28 to 2 January', { day: 28, untilDay: 2, untilMonth: 1 }, '2026-12-28…2027-01-02'],
    ['until 5 January', { untilDay: 5, untilMonth: 1 }, '2026-11-25…2027-01-05'],
    ['in January', { month: 1 }, '2027-01-01…2027-01-31'],
    ['December to January', { month: 12, untilMonth: 1 }, '2026-12-01…2027-01-31'],
    ['mon wed fri', { rel: 'every', weekdays: [1, 3, 5] }, '1 3 5'],
    ['not on Fridays', { rel: 'not', weekdays: [5] }, '5'],
    ['every Monday from 7 December', { rel: 'every', day: 7, month: 12, weekdays: [1] }, '2026-12-07 1'],
    ['the fair', { anchor: FAIR }, '2027-01-20…2027-01-22'],
  ])('%s', (_, said, days) => {
    expect(resolved(said)).toBe(days);
  });
});

describe('counted from something else', () => {
  test.each<[string, Partial<When>, string]>([
    ['5 days before launch', { anchor: LAUNCH, offset: { n: -5, unit: 'day' } }, '2027-01-07'],
    ['two weeks after the fair', { anchor: FAIR, offset: { n: 2, unit: 'week' } }, '2027-02-05'],
    ['a month before the fair', { anchor: FAIR, offset: { n: -1, unit: 'month' } }, '2026-12-20'],
    ['3 working days after launch', { anchor: LAUNCH, offset: { n: 3, unit: 'workday' } }, '2027-01-15'],
    ['4 working days after launch', { anchor: LAUNCH, offset: { n: 4, unit: 'workday' } }, '2027-01-18'],
    ['in two weeks', { offset: { n: 2, unit: 'week' } }, '2026-12-07'],
    ['the Thursday of the fair', { anchor: FAIR, weekdays: [4] }, '2027-01-21'],
  ])('%s', (_, said, day) => {
    expect(resolved(said)).toBe(day);
  });
});

describe('what does not fit', () => {
  test.each<[string, Partial<When>, string]>([
    ['Monday 30 January', { day: 30, month: 1, weekdays: [1] }, 'weekday-does-not-fit'],
    ['30 February', { day: 30, month: 2 }, 'no-such-day'],
    ['day 0', { day: 0, month: 2 }, 'no-such-day'],
    ['weekday 9', { weekdays: [9] }, 'no-such-day'],
    ['half a day of a month', { day: 1.5, month: 2 }, 'no-such-day'],
    ['an endless offset', { offset: { n: 1e9, unit: 'day' } }, 'no-such-day'],
    ['nothing', {}, 'nothing-said'],
  ])('%s', (_, said, problem) => {
    expect(resolved(said)).toBe(problem);
  });
});

test('whatever a model sends, the answer is days that exist or a named problem', () => {
  const number = fc.option(fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double()));
  const offset = fc.option(
    fc.record({
      n: fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.double()),
      unit: fc.constantFrom('day', 'week', 'month', 'workday'),
    }),
  );
  const any = fc.record({
    words: fc.string(),
    rel: fc.constantFrom('on', 'by', 'from', 'not', 'only', 'every'),
    day: number,
    month: number,
    weekdays: fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 4 }),
    untilDay: number,
    untilMonth: number,
    time: fc.constant(null),
    anchor: fc.constantFrom(null, LAUNCH, FAIR),
    offset,
  });
  fc.assert(
    fc.property(any, (said) => {
      const { days, range, problem } = resolveWhen(said as When, CONTEXT);
      for (const day of [...days, ...(range ? [range.from, range.to] : [])])
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      if (range) expect(range.to >= range.from).toBe(true);
      if (problem !== null) expect([days, range]).toEqual([[], null]);
    }),
  );
});
