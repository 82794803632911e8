import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnRule, drawnRuleOfHours } from '../testing/drawn-rule.ts';
import { timesOfOther } from '../testing/series-oracle.ts';
import { ExpansionTooLong, limitExpansion } from './expansion-limit.ts';
import { timesOf } from './rule-times.ts';
import { ruleIn, rulesNamed } from './rules.ts';

const DAY = 86_400_000;

function timesIn(text: string, range: { start: number; from: number; to: number }): number[] {
  const rules = rulesNamed([['rrule', {}, 'recur', ruleIn(text)]], 'rrule');
  const limit = limitExpansion();
  limit.begin();
  return rules.flatMap((rule) => [...timesOf(rule, range, limit)]).filter((wall) => wall <= range.to);
}

const written = (wall: number): string => new Date(wall).toISOString();

describe('a rule has the times that another library gives', () => {
  const start = fc.integer({ min: 0, max: 800 * 24 }).map((hours) => Date.UTC(2024, 0, 1, hours));

  test.each([
    ['of days', drawnRule],
    ['of hours', drawnRuleOfHours],
  ])('%s', (_, rules) => {
    fc.assert(
      fc.property(rules, start, fc.integer({ min: 0, max: 400 }), (rule, begin, days) => {
        const to = begin + (rule.startsWith('FREQ=HOURLY') ? 30 : 500) * DAY;
        const other = timesOfOther(
          Temporal.PlainDateTime.from(written(begin).slice(0, 19)),
          rule,
          new Date(to),
        );
        const theirs = other.map((wall) => Date.parse(`${wall}Z`)).filter((wall) => wall > begin);
        const all = timesIn(rule, { start: begin, from: begin, to });
        expect(all.filter((wall) => wall > begin).map(written)).toEqual(theirs.map(written));
        // Begun later, it has the same times from there on.
        const from = begin + days * DAY;
        const later = timesIn(rule, { start: begin, from, to });
        expect(later.filter((wall) => wall >= from)).toEqual(all.filter((wall) => wall >= from));
      }),
    );
  });
});

test.each([
  'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY',
  `FREQ=YEARLY;BYSETPOS=-1;BYDAY=MO,TU;BYHOUR=${[...Array(24).keys()]};BYMINUTE=${[...Array(60).keys()]}`,
])('%s is given up after a number of steps', (rule) => {
  const start = Date.UTC(2026, 0, 1);
  expect(() => timesIn(rule, { start, from: start, to: start + 900 * DAY })).toThrow(ExpansionTooLong);
});

test('a rule that no day satisfies is followed to its end', () => {
  const start = Date.UTC(1990, 0, 1);
  const to = Date.UTC(2028, 0, 1);
  for (const freq of ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])
    expect(timesIn(`FREQ=${freq};BYMONTH=2;BYMONTHDAY=30`, { start, from: start, to })).toEqual([]);
});
