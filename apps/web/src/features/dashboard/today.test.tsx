import { afterEach, expect, test } from 'vitest';
import {
  closeDashboard,
  openDashboard,
  sampleAgenda,
  sampleDay,
  sampleTask,
  TODAY,
} from '../../testing/dashboard.tsx';
import { sampleProject } from '../../testing/samples.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';

afterEach(() => {
  dismissAllToasts();
  closeDashboard();
});

const open = (...tasks: ReturnType<typeof sampleTask>[]) => ({ dashboard: sampleAgenda(tasks) });

test('one tap postpones a task to the next working day, and Undo brings it back', async () => {
  const MONDAY = '2026-11-23';
  const task = sampleTask('Plank 2', TODAY);
  const { screen, asked, answers } = await openDashboard({
    ...open(sampleTask('Plank 1', TODAY), task),
    today: {
      success: true,
      data: [
        { date: '2026-11-21', hours: 0 },
        { date: MONDAY, hours: 6 },
      ],
      count: 2,
    },
  });
  const project = sampleProject([]);
  answers.changed = { success: true, data: { subtask: { ...task, dueDate: MONDAY }, project } };
  const plate = screen.getByRole('region', { name: 'Today' });

  await plate.getByRole('button', { name: 'To the next working day: Plank 2' }).click();
  await expect.element(plate.getByRole('link', { name: 'Plank 2' })).not.toBeInTheDocument();
  await expect.poll(() => asked).toContain(`PUT /api/subtasks/Plank 2 {"dueDate":"${MONDAY}"}`);
  await expect.poll(() => currentToasts().map(({ title }) => title)).toEqual(['Moved to Mon, Nov 23']);

  answers.changed = { success: true, data: { subtask: task, project } };
  currentToasts()[0]?.action?.onAction();
  await expect.element(plate.getByRole('link', { name: 'Plank 2' })).toBeVisible();
  await expect.poll(() => asked).toContain(`PUT /api/subtasks/Plank 2 {"dueDate":"${TODAY}"}`);
});

test('a day of a habit is not postponed', async () => {
  const yoga = sampleTask('Do yoga', TODAY, { repeat: true });
  const { screen } = await openDashboard(open(sampleTask('Plank 1', TODAY), yoga));
  await expect.element(screen.getByRole('button', { name: /next working day: Plank 1/ })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /next working day: Do yoga/ }))
    .not.toBeInTheDocument();
});

test('that nothing is left is said only on a day on which something was done', async () => {
  const { screen } = await openDashboard({
    ...open(),
    weekly: sampleAgenda([], { days: [sampleDay(TODAY, 1, 1)] }),
  });
  await expect.element(screen.getByText('Nothing left for today')).toBeVisible();
});

test('on a day without work, of which nothing was done, it is said that nothing is planned', async () => {
  const { screen } = await openDashboard({
    ...open(),
    weekly: sampleAgenda([], { days: [sampleDay(TODAY, 0, 0)] }),
  });
  await expect.element(screen.getByText('Nothing is planned for today')).toBeVisible();
  await expect.element(screen.getByText('Nothing left for today')).not.toBeInTheDocument();
});
