import { expect, test } from 'vitest';
import { formatDay } from '../../lib/format.ts';
import { introText, toWorkText } from './replan-words.ts';

const STILL = { moves: [], feasible: true, unfinished: { count: 0, hours: 0, to: '2026-11-23' } };

test('of work whose day is over it is not said that it can be done on the day that it has', () => {
  expect(introText(STILL, false)).toBe('Everything can be done on the day that it has. Nothing moves.');
  expect(introText({ ...STILL, unfinished: { count: 4, hours: 9, to: '2026-11-23' } }, false)).toBe(
    'What is not done stands on days that you set or pinned: those move only when you say so.',
  );
});

test('unfinished work goes to today, and on a day off to a day that is named', () => {
  const unfinished = { count: 3, hours: 5, to: '2026-11-23' };
  expect(toWorkText(unfinished, '2026-11-23')).toBe('Move 3 unfinished to today');
  expect(toWorkText(unfinished, '2026-11-21')).toBe(
    `Move 3 unfinished to ${formatDay('2026-11-23', 'short')}`,
  );
});
