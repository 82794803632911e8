import { expect, test } from 'vitest';
import { figuresOf } from '../../plan-data/replan-query.ts';
import { formatDay } from '../../platform/format.ts';
import { introText } from './replan-words.ts';
import { onlyGivesDays, toWorkText, troubleText } from './trouble-words.ts';

const STILL = {
  ...{ moves: [], feasible: true, unfinished: { count: 0, hours: 0, to: '2026-11-23' } },
  today: { plannedHours: 0, habitHours: 0, hours: 6 },
};

test('of work whose day is over it is not said that it can be done on the day that it has', () => {
  expect(introText(STILL, false)).toBe('Every task can be done on its day. Nothing moves.');
  expect(introText({ ...STILL, unfinished: { count: 4, hours: 9, to: '2026-11-23' } }, false)).toBe(
    'The unfinished tasks are on days that you set or pinned. They only move if you say so.',
  );
  expect(introText({ ...STILL, today: { plannedHours: 2, habitHours: 0, hours: 0 } }, false)).toBe(
    'You set or pinned more for today than there is time for. Nothing moves unless you postpone it.',
  );
});

test('unfinished work goes to today, and on a day off to a day that is named', () => {
  const unfinished = { count: 3, hours: 5, to: '2026-11-23' };
  expect(toWorkText(unfinished, '2026-11-23')).toBe('Move 3 unfinished to today');
  expect(toWorkText(unfinished, '2026-11-21')).toBe(
    `Move 3 unfinished to ${formatDay('2026-11-23', 'short')}`,
  );
});

test('of work that never had a day it is not said that it cannot stay where it is', () => {
  const told = { id: 'a', projectId: 'p', project: 'Room', title: 'Order the cot', hours: 1 };
  const replan = (from: string | null) => ({
    ...{ ...STILL, stamp: 's', unplaced: [], certificate: null, waysOut: [] },
    moves: [{ ...told, from, to: '2026-11-26', reason: { kind: 'undated' as const } }],
    today: { plannedHours: 1, habitHours: 0, hours: 6 },
  });
  expect(troubleText(figuresOf(replan(null)), 1)).toBe('1 task has no day yet.');
  expect(onlyGivesDays(replan(null))).toBe(true);
  expect(troubleText(figuresOf(replan('2026-11-25')))).toBe('1 task cannot stay where it is.');
  expect(onlyGivesDays(replan('2026-11-25'))).toBe(false);
});
