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

test('what could not be loaded of a long day is said under what was, and Retry brings it', async () => {
  const tasks = Array.from({ length: 50 }, (_, index) => sampleTask(`Plank ${index}`, TODAY));
  const { screen, answers } = await openDashboard({
    dashboard: sampleAgenda(tasks, { total: 51 }),
    filtered: null,
  });
  await screen.getByRole('button', { name: '+44 more tasks for today' }).click();
  await expect.element(screen.getByText('Failed to fetch filtered subtasks')).toBeVisible();

  answers.filtered = sampleAgenda([...tasks, sampleTask('The last', TODAY)], { total: 51 });
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('link', { name: 'The last' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('what is overdue is counted beyond the rows that came', async () => {
  const late = Array.from({ length: 10 }, (_, index) => sampleTask(`Late ${index}`, '2026-11-02'));
  const { screen } = await openDashboard({
    overdue: sampleAgenda(late, { stats: { ...sampleAgenda([]).stats, overdue: 60 } }),
  });

  await expect.element(screen.getByText('and 57 more overdue items')).toBeVisible();
});

test('with neither projects nor tasks one banner says so, and one Retry brings both', async () => {
  const { screen, answers } = await openDashboard({ projects: null, dashboard: null, stats: null });

  const problem = screen.getByRole('alert');
  await expect.element(problem.getByText('Failed to load dashboard data')).toBeVisible();
  await expect.element(problem.getByText('Stats error: Failed to fetch project stats')).toBeVisible();
  await expect.element(problem.getByText('Subtask error: Failed to load dashboard subtasks')).toBeVisible();
  await expect.poll(() => screen.getByRole('region').elements()).toEqual([]);

  Object.assign(answers, ANSWERS);
  await problem.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Plank 1' })).toBeVisible();
  await expect.poll(() => screen.getByRole('alert').elements()).toEqual([]);
});

test('the words of the server go before any of these', async () => {
  const body = { success: false, message: 'The database cannot be reached.', code: 'unavailable' };
  const { screen } = await openDashboard({ dashboard: { status: 503, body } });

  await expect
    .element(screen.getByRole('alert').getByText('Subtask error: The database cannot be reached.'))
    .toBeVisible();
});
