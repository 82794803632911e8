import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  closeDashboard,
  openDashboard,
  sampleAgenda,
  sampleDay,
  sampleTask,
  TODAY,
} from '../../testing/dashboard.tsx';
import { sampleListed } from '../../testing/samples.ts';

afterEach(closeDashboard);

test('asks for subtasks in five ways', async () => {
  const { asked } = await openDashboard();
  await expect.poll(() => asked.length).toBe(7);

  expect(asked.toSorted()).toEqual(
    [
      'GET /api/projects/overview',
      'GET /api/projects/stats',
      'GET /api/subtasks/stats',
      'GET /api/subtasks/stats?dueDateTo=2026-11-20&includeCompleted=false&includeMissed=false&sortBy=dueDate&sortOrder=asc',
      'GET /api/subtasks/stats?groupBy=week&sortBy=dueDate&limit=50',
      'GET /api/subtasks/stats?page=1&limit=20&groupBy=day&sortBy=createdAt&sortOrder=desc',
      'GET /api/subtasks/stats?status=["Pending","In Progress"]&sortBy=dueDate&sortOrder=asc&limit=50&dueDateFrom=2026-11-20',
    ].toSorted(),
  );
});

test('an overdue item without a time is shown with 5:00 PM, what lies beyond three is counted', async () => {
  const late = sampleTask('Rope', '2026-11-18', { status: 'In Progress' });
  const overdue = sampleAgenda([late, sampleTask('Sail', '2026-11-19'), sampleTask('Plank 1', TODAY)], {
    stats: { ...sampleAgenda([]).stats, overdue: 7 },
  });
  const slipped = sampleListed('Old boat', { dueDate: '2026-11-10', progress: 40, dueTime: '12:00' });
  const projects = { success: true, data: [slipped], total: 9, moreOverdue: 2 };
  const { screen } = await openDashboard({ overdue, projects });

  const panel = screen.getByRole('region', { name: 'Overdue' });
  await expect.element(panel.getByText('10 days overdue')).toBeVisible();
  await expect.poll(() => panel.getByRole('listitem').all()).toHaveLength(3);
  await expect.element(panel.getByRole('listitem').nth(0).getByText('40% complete')).toBeVisible();
  await expect.element(panel.getByRole('listitem').nth(1).getByText('50% complete')).toBeVisible();
  await expect.element(panel.getByText(/^Task, Nov 18, 5:00\sPM$/)).toBeVisible();
  await expect.element(panel.getByText('and 7 more overdue items')).toBeVisible();
});

test('a day without work of its own leads to what is overdue, before what is to come', async () => {
  const dashboard = sampleAgenda([sampleTask('Paint the hull', '2026-11-24')]);
  const overdue = sampleAgenda([sampleTask('Sand the hull', '2026-11-18')], {
    stats: { ...sampleAgenda([]).stats, overdue: 1 },
  });
  const { screen } = await openDashboard({ dashboard, overdue });
  const plate = screen.getByRole('region', { name: 'Today' });
  await expect
    .element(plate.getByText('What is overdue comes first: Sand the hull, due Wed, Nov 18.'))
    .toBeVisible();
  await expect.element(plate.getByText('Paint the hull')).not.toBeInTheDocument();
});

test('today shows the first task large, items 2 to 6, and the others when they are asked for', async () => {
  const tasks = Array.from({ length: 8 }, (_, index) => sampleTask(`Plank ${index + 1}`, TODAY));
  const { screen } = await openDashboard({ dashboard: sampleAgenda(tasks) });
  const plate = screen.getByRole('region', { name: 'Today' });

  await expect.element(plate.getByRole('article').getByRole('heading')).toHaveTextContent('Plank 1');
  const titles = () =>
    plate
      .getByRole('listitem')
      .all()
      .map((row) => row.getByRole('link').element().textContent);
  await expect.poll(titles).toEqual(['Plank 2', 'Plank 3', 'Plank 4', 'Plank 5', 'Plank 6']);
  await plate.getByRole('button', { name: '+2 more tasks for today' }).click();
  await expect.poll(titles).toHaveLength(7);
  await plate.getByRole('button', { name: 'Show fewer' }).click();
  await expect.poll(titles).toHaveLength(5);
});

test('a day that holds more than was loaded says how much, and loads on', async () => {
  const task = (number: number) => sampleTask(`Plank ${number}`, TODAY, { estimatedHours: 1 });
  const some = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => task(from + index));
  const { screen, answers, asked } = await openDashboard({
    dashboard: sampleAgenda(some(0, 50), { total: 130 }),
    filtered: sampleAgenda(some(0, 100), { total: 120 }),
    today: { success: true, data: [{ takenHours: 110.5 }], count: 1 },
  });
  const plate = screen.getByRole('region', { name: 'Today' });

  await expect.element(plate.getByText('120 tasks · 110 h 30 min')).toBeVisible();
  await plate.getByRole('button', { name: '+114 more tasks for today' }).click();
  await expect.element(plate.getByText('and 20 more')).toBeVisible();
  answers.filtered = sampleAgenda(some(100, 120), { total: 120 });
  await plate.getByRole('button', { name: 'Load more' }).click();
  await expect.element(plate.getByRole('link', { name: 'Plank 119' })).toBeInTheDocument();
  await expect.element(plate.getByText('and 20 more')).not.toBeInTheDocument();
  await expect
    .poll(() => asked.flatMap((call) => call.split('dueDateTo=2026-11-20&page=').slice(1)))
    .toEqual(['1', '2']);
});

test('upcoming deadlines are those of seven days, five at most', async () => {
  const days = ['21', '22', '23', '24', '25', '26'];
  const tasks = days.map((day) => sampleTask(`Due ${day}`, `2026-11-${day}`));
  const { screen } = await openDashboard({ dashboard: sampleAgenda(tasks) });
  const rows = screen.getByRole('region', { name: 'Upcoming deadlines' }).getByRole('listitem');

  await expect.element(rows.nth(0).getByText('Tomorrow')).toBeVisible();
  await expect.poll(() => rows.all()).toHaveLength(5);
});

test('of a habit only its next day is upcoming', async () => {
  const days = ['21', '22', '23'].map((day) => ({
    ...sampleTask('Do yoga', `2026-11-${day}`),
    id: `yoga${day}`,
    repeat: true,
    statement: 'yoga',
  }));
  const { screen } = await openDashboard({
    dashboard: sampleAgenda([...days, sampleTask('Order the clay', '2026-11-22')]),
  });
  const shown = screen.getByRole('region', { name: 'Upcoming deadlines' }).getByRole('listitem');
  await expect.element(shown.nth(0).getByText('Do yoga')).toBeVisible();
  await expect.element(shown.nth(1).getByText('Order the clay')).toBeVisible();
  await expect.poll(() => shown.all()).toHaveLength(2);
});

test('a deadline a week ahead is upcoming, the day after is not', async () => {
  const tasks = ['27', '28'].map((day) => sampleTask(`Due ${day}`, `2026-11-${day}`));
  const { screen } = await openDashboard({ dashboard: sampleAgenda(tasks) });
  const shown = screen.getByRole('region', { name: 'Upcoming deadlines' }).getByRole('listitem');

  await expect.element(shown.getByText('Due 27')).toBeVisible();
});

test('the week shows done against planned, and the arrow keys go from day to day', async () => {
  const weekly = sampleAgenda([], {
    days: [sampleDay('2026-11-10', 4, 2), sampleDay('2026-11-19', 3, 1), sampleDay(TODAY, 2, 0)],
  });
  const plain = sampleAgenda([], {
    stats: { ...sampleAgenda([]).stats, total: 1200, completed: 300, averageEstimatedHours: 2 },
  });
  const { screen } = await openDashboard({ weekly, plain });
  const week = screen.getByRole('region', { name: 'This week' });

  await expect.element(week.getByText('1 done · 5 planned')).toBeVisible();
  await expect.element(week.getByText('Last week: 2 done, 4 planned')).toBeVisible();
  await expect.poll(() => week.getByRole('radio').all()).toHaveLength(7);
  const today = week.getByRole('radio', { name: 'Fri, Nov 20, today: 0 done, 2 planned' });
  await expect.element(today).toBeChecked();
  today.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(week.getByRole('radio', { name: 'Thu, Nov 19: 1 done, 3 planned' })).toBeChecked();
  await expect.element(week.getByText('Thu, Nov 19', { exact: true })).toBeVisible();
  await expect.element(week.getByText('2.0 h')).toBeVisible();
  await expect.element(week.getByText('1,200')).toBeVisible();
});

test('recent activity is what was created and added last, five of each', async () => {
  const created = (name: string, on: string) => sampleListed(name, { createdAt: `${on}T09:00:00.000Z` });
  const data = [
    ...['20', '19', '18', '17', '16', '15'].map((day) => created(`Of ${day}`, `2026-11-${day}`)),
    created('Long ago', '2026-10-20'),
  ];
  const added = Array.from({ length: 7 }, (_, index) => sampleTask(`Added ${index}`, TODAY));
  const { screen } = await openDashboard({
    projects: { success: true, data, total: 7, moreOverdue: 0 },
    recent: sampleAgenda(added),
  });
  const panel = screen.getByRole('region', { name: 'Recent Activity' });
  await panel.getByRole('heading', { name: 'Recent Activity' }).click();

  await expect.element(panel.getByText('Added 4')).toBeVisible();
  await expect
    .poll(() =>
      panel
        .getByRole('listitem')
        .all()
        .map((row) => row.getByRole('link').element().textContent),
    )
    .toEqual([
      'Of 20',
      'Of 19',
      'Of 18',
      'Of 17',
      'Of 16',
      ...[0, 1, 2, 3, 4].map((index) => `Added ${index}`),
    ]);
});

test('without a project it says what one is and offers the first', async () => {
  const { screen, onNewProject } = await openDashboard({
    projects: { success: true, data: [], total: 0, moreOverdue: 0 },
  });

  await expect.element(screen.getByText("Here's what's on your plate today.")).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'No active projects' })).toBeVisible();
  await screen.getByRole('button', { name: 'Create Project' }).click();
  await expect.poll(() => onNewProject).toHaveBeenCalledOnce();
});

test('without a project there are other ways to begin, one of them an example', async () => {
  const { screen, onExample } = await openDashboard({
    projects: { success: true, data: [], total: 0, moreOverdue: 0 },
  });

  await expect
    .element(screen.getByRole('link', { name: 'Open the chats' }))
    .toHaveAttribute('href', '/chats');
  await expect
    .element(screen.getByRole('link', { name: 'Import a calendar' }))
    .toHaveAttribute('href', '/settings?tab=preferences');
  await screen.getByRole('button', { name: 'Try an example' }).click();
  await expect.poll(() => onExample).toHaveBeenCalledOnce();
});

test('an example project says what it is', async () => {
  const data = [sampleListed('Example: Website for a bakery')];
  const { screen } = await openDashboard({ projects: { success: true, data, total: 1, moreOverdue: 0 } });
  await expect.element(screen.getByText('Note of Example: Website for a bakery')).toBeVisible();
});

test('with every project completed the rule of priority finds none, and the card offers a new one', async () => {
  localStorage.setItem('current-project-rule', 'priority');
  const data = [sampleListed('Boat shed', { status: 'Completed', progress: 100 })];
  const { screen, onNewProject } = await openDashboard({
    projects: { success: true, data, total: 1, moreOverdue: 0 },
  });
  const card = screen.getByRole('region', { name: /^Current project/ });

  await expect.element(card.getByText('No active projects')).toBeVisible();
  await card.getByRole('button', { name: 'Create Project' }).click();
  await expect.poll(() => onNewProject).toHaveBeenCalledOnce();
});
