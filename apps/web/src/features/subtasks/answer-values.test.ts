import type { Answer } from '@daymark/contract/plans';
import { expect, test } from 'vitest';
import {
  type Asked,
  changedAnswers,
  isUnplanned,
  readAnswer,
  shownIn,
  typingProblem,
} from './answer-values.ts';

const pace: Asked = {
  id: 'pace:recipes',
  text: 'Assumed 1.5 h each.',
  ask: { kind: 'hours', assumed: 1.5, min: 0.01, max: 1_000 },
};
const open: Asked = {
  id: 'opened',
  text: 'Counts as a working day.',
  ask: { kind: 'yes-no', assumed: true },
};
const day: Asked = { id: 'checkpoint', text: 'Is there a date?', ask: { kind: 'date', assumed: null } };

test('a field shows what was typed, else what was answered, else what is assumed', () => {
  expect(shownIn(pace.ask, undefined, undefined)).toBe('1.5');
  expect(shownIn(pace.ask, undefined, { kind: 'hours', value: 2 })).toBe('2');
  expect(shownIn(pace.ask, '', { kind: 'hours', value: 2 })).toBe('');
  expect(shownIn(open.ask, undefined, { kind: 'yes-no', value: false })).toBe('no');
  expect(shownIn(day.ask, undefined, undefined)).toBe('');
});

test('what is typed is read by what is asked, and refused in words', () => {
  expect(readAnswer(pace.ask, ' 0,5 ')).toEqual({ kind: 'hours', value: 0.5 });
  expect(readAnswer(open.ask, 'no')).toEqual({ kind: 'yes-no', value: false });
  expect(readAnswer(day.ask, '')).toBeNull();
  expect(typingProblem(pace.ask, 'two')).toBe('Hours must be from 0.01 to 1000');
  expect(typingProblem(pace.ask, '2')).toBeUndefined();
  expect(typingProblem(day.ask, '')).toBeUndefined();
});

test('only what was changed is sent, and an emptied field takes an answer back', () => {
  const kept = new Map<string, Answer>([['opened', { kind: 'yes-no', value: false }]]);
  const changed = (typed: Record<string, string>) => changedAnswers([pace, open, day], typed, kept);
  expect(changed({})).toEqual([]);
  expect(changed({ 'pace:recipes': '1.5', opened: 'no', checkpoint: '' })).toEqual([]);
  expect(changed({ 'pace:recipes': '2', opened: 'yes', checkpoint: '2026-12-04' })).toEqual([
    { id: 'pace:recipes', answer: { kind: 'hours', value: 2 } },
    { id: 'opened', answer: null },
    { id: 'checkpoint', answer: { kind: 'date', value: '2026-12-04' } },
  ]);
  expect(isUnplanned([pace, open], kept)).toBe(true);
  expect(isUnplanned([pace, { ...open, answer: false }], kept)).toBe(false);
});
