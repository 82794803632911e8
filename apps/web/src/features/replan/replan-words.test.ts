import { expect, test } from 'vitest';
import { introText } from './replan-words.ts';

const STILL = { moves: [], feasible: true, unfinished: { count: 0, hours: 0 } };

test('of work whose day is over it is not said that it can be done on the day that it has', () => {
  expect(introText(STILL, false)).toBe('Everything can be done on the day that it has. Nothing moves.');
  expect(introText({ ...STILL, unfinished: { count: 4, hours: 9 } }, false)).toBe(
    'What is not done stands on days that you set or pinned: those move only when you say so.',
  );
});
