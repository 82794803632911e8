import { stepIdOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { sampleTask, statementsOf } from '../../testing/readings.ts';
import { sampleSubtask } from '../../testing/samples.ts';
import { titleInPart } from './part-groups.ts';
import { planGroups } from './plan-groups.ts';

const [LOGIN, CHARTS] = statementsOf('login, charts', [
  ['login', sampleTask('Login')],
  ['charts', sampleTask('Charts')],
]) as [Statement, Statement];
const LIMITS = { from: null, by: null, weekdays: [], except: [], exceptWeekdays: [], after: [] };
const BESIDE: Statement = {
  ...{ id: 'kind-mobile-app', words: { text: '', start: 0, end: 0 }, sure: true, statedBy: 'reader' },
  ...{ kind: 'library', title: 'Mobile app', wish: 'App', project: 'mobile-app', steps: [] },
  ...LIMITS,
};

test('by part, rows stand under their line in the order of the brief, then what is also needed, then the rest', () => {
  const subtasks = [
    sampleSubtask({ id: 'own', title: 'Own', estimatedHours: 1 }),
    sampleSubtask({ id: 'store', title: 'Open the accounts', statement: stepIdOf(BESIDE.id, 4) }),
    sampleSubtask({ id: 'charts', title: 'Charts', statement: CHARTS.id, estimatedHours: 3 }),
    sampleSubtask({ id: 'build', statement: stepIdOf(LOGIN.id, 2), estimatedHours: 4 }),
    sampleSubtask({ id: 'draw', statement: stepIdOf(LOGIN.id, 1), estimatedHours: 1, status: 'Completed' }),
  ];
  const groups = planGroups(
    subtasks,
    { groupBy: 'part', sortBy: 'plan', hidesCompleted: false },
    { milestones: [], today: '2026-11-23', lines: [BESIDE, LOGIN, CHARTS] },
  );
  expect(groups.map(({ title, subtasks: own }) => [title, own.length])).toEqual([
    ['Login', 2],
    ['Charts', 1],
    ['Also needed', 1],
    ['Not from the brief', 1],
  ]);
  expect(groups[0]?.standing).toEqual({ text: '1 of 2 · 5 h', tone: 'quiet' });
});

test('under its part a step has its own title', () => {
  expect(titleInPart('Login: build signing in', 'Login')).toBe('Build signing in');
  expect(titleInPart('A very long line that is cut…: do it', 'A very long line that is cut here')).toBe(
    'Do it',
  );
  expect(titleInPart('Draw the login screens', 'Login')).toBe('Draw the login screens');
  expect(titleInPart('Login: build signing in', undefined)).toBe('Login: build signing in');
});
