import { expect, test } from 'vitest';
import { type Answer, type Ask, answerProblem, answerTo } from './answers.ts';

const HOURS: Ask = { kind: 'hours', assumed: 1.5, min: 0.25, max: 24 };
const DAYS: Ask = { kind: 'days', assumed: null, min: 0, max: 365 };
const DAY: Ask = { kind: 'date', assumed: null };
const ONE: Ask = { kind: 'one-of', assumed: null, options: [{ value: 'known', label: 'It is known' }] };

test.each<[string, Ask, Answer, string | null]>([
  ['hours', HOURS, { kind: 'hours', value: 2.75 }, null],
  ['too many hours', HOURS, { kind: 'hours', value: 25 }, 'Hours must be from 0.25 to 24'],
  ['no number', HOURS, { kind: 'hours', value: Number.NaN }, 'Hours must be from 0.25 to 24'],
  ['half a day', DAYS, { kind: 'days', value: 1.5 }, 'Days must be a whole number from 0 to 365'],
  ['a day', DAY, { kind: 'date', value: '2027-02-28' }, null],
  ['no day', DAY, { kind: 'date', value: '2027-02-30' }, 'Please enter a date as YYYY-MM-DD'],
  ['a choice', ONE, { kind: 'one-of', value: 'known' }, null],
  ['no choice', ONE, { kind: 'one-of', value: 'other' }, 'Please choose one of the answers'],
  ['yes', { kind: 'yes-no', assumed: true }, { kind: 'yes-no', value: false }, null],
])('it says whether %s answers what is asked', (_, ask, answer, problem) => {
  expect(answerProblem(ask, answer)).toBe(problem);
});

test('an answer of another kind answers nothing, and is not taken for one', () => {
  const answers = { wait: { kind: 'count', value: 3 } } as const;
  expect(answerProblem(DAYS, answers.wait)).toMatch(/another way/);
  expect(answerTo(answers, 'wait', DAYS)).toBeUndefined();
  expect(answerTo(answers, 'constructor', DAYS)).toBeUndefined();
  expect(answerTo({ wait: { kind: 'days', value: 3 } }, 'wait', DAYS)).toBe(3);
});
