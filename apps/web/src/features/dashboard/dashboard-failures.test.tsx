import { afterEach, expect, test } from 'vitest';
import {
  ANSWERS,
  closeDashboard,
  openDashboard,
  sampleAgenda,
  sampleTask,
  TODAY,
} from '../../testing/dashboard.tsx';

afterEach(closeDashboard);

/** So much is overdue that today has to be asked for by itself. */
const LATE = sampleAgenda(
  Array.from({ length: 50 }, (_, index) => sampleTask(`Late ${index}`, '2026-11-02')),
  { total: 60 },
);

test.each([
  ['projects', 'Stats error: Failed to fetch projects'],
  ['stats', 'Stats error: Failed to fetch project stats'],
  ['dashboard', 'Subtask error: Failed to load dashboard subtasks'],
  ['overdue', 'Failed to fetch overdue subtasks'],
  ['weekly', 'Failed to fetch weekly productivity'],
  ['recent', 'Failed to fetch recent subtasks'],
  ['plain', 'Failed to fetch subtask stats'],
] as const)('without an answer about %s the rest stands, and Retry brings it', async (call, message) => {
  const { screen, answers } = await openDashboard({ [call]: null });

  const problem = screen.getByRole('alert');
  await expect.element(problem.getByText(message)).toBeVisible();
  await expect.element(problem.getByText('Everything you saved is kept.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'This week' })).toBeVisible();
  const other = call === 'dashboard' ? /^Current project/ : 'Today';
  await expect.element(screen.getByRole('heading', { name: other })).toBeVisible();

  answers[call] = ANSWERS[call];
  await problem.getByRole('button', { name: 'Retry' }).click();
  await expect.element(problem).not.toBeInTheDocument();
});

test('what is due today is said to be missing when only the overdue could be had', async () => {
  const { screen } = await openDashboard({ dashboard: LATE, filtered: null });

  await expect
    .element(screen.getByRole('alert').getByText('Subtask error: Failed to fetch filtered subtasks'))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /^Current project/ })).toBeVisible();
});

test('what is due today is found behind any number of overdue tasks', async () => {
  const { screen } = await openDashboard({
    dashboard: LATE,
    filtered: sampleAgenda([sampleTask('Plank', TODAY)]),
    overdue: sampleAgenda(LATE.data.slice(0, 10), { stats: { ...LATE.stats, overdue: 60 } }),
  });

  await expect.element(screen.getByRole('article').getByRole('link', { name: 'Plank' })).toBeVisible();
  await expect.element(screen.getByText('and 57 more overdue items')).toBeVisible();
});

test('with neither projects nor tasks one banner says so, and one Retry brings both', async () => {
  const { screen, answers } = await openDashboard({ projects: null, dashboard: null, stats: null });

  const problem = screen.getByRole('alert');
  await expect.element(problem.getByText('Failed to load dashboard data')).toBeVisible();
  await expect.element(problem.getByText('Stats error: Failed to fetch project stats')).toBeVisible();
  await expect.element(problem.getByText('Subtask error: Failed to load dashboard subtasks')).toBeVisible();
  expect(screen.getByRole('region').elements()).toEqual([]);

  Object.assign(answers, ANSWERS);
  await problem.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Plank 1' })).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('the words of the server go before any of these', async () => {
  const body = { success: false, message: 'The database cannot be reached.', code: 'unavailable' };
  const { screen } = await openDashboard({ dashboard: { status: 503, body } });

  await expect
    .element(screen.getByRole('alert').getByText('Subtask error: The database cannot be reached.'))
    .toBeVisible();
});
