import { afterEach, expect, test, vi } from 'vitest';
import { loadPlan } from './load-plan.ts';

afterEach(() => vi.unstubAllGlobals());

const DAYS = { from: '2026-11-23', to: '2026-11-24' } as const;
const project = (id: string, fields = {}) => ({
  ...{ id, _id: id, name: `Project ${id}`, color: 'teal', priority: 'High', status: 'Pending' },
  ...{ startDate: '2026-11-20', dueDate: '2026-12-20', ...fields },
});
const item = (id: string, projectId: string, fields = {}) => ({
  ...{ id, _id: id, projectId, title: id, status: 'Pending', priority: 'Medium', position: 1, version: 1 },
  ...fields,
});
const day = { why: 'working', name: null, hours: 6, offHours: 0, busyHours: 0, doneHours: 0, habitHours: 0 };

/** Two pages, of which the second has one row of the first again, because a row before it was deleted in between. */
const PAGES = [
  {
    data: [item('cut', 'a', { dueDate: '2026-11-23', estimatedHours: 1 }), item('drill', 'late')],
    days: [
      { date: '2026-11-23', ...day, takenHours: 2 },
      { date: '2026-11-24', ...day, takenHours: 1.5 },
    ],
    milestones: [{ id: 'fair' }],
    projects: [project('a', { tags: ['wood'] }), project('late', { startDate: '2026-12-01' })],
  },
  {
    data: [
      item('drill', 'late'),
      item('glue', 'b', { dueDate: '2026-11-24', estimatedHours: 1.5, repeat: true }),
    ],
    days: [],
    milestones: [{ id: 'market' }],
    projects: [project('late', { startDate: '2026-12-01' }), project('b')],
  },
];

test('a plan is put together from its pages', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const { searchParams } = new URL(address, 'http://localhost');
    const page = Number(searchParams.get('page'));
    return Response.json({
      success: true,
      page,
      pages: 2,
      total: 3,
      count: 2,
      limit: 400,
      ...PAGES[page - 1],
    });
  });

  const plan = await loadPlan(DAYS, AbortSignal.any([]));

  expect(asked).toHaveLength(2);
  expect(plan.data.map(({ id, dueDate, projectId }) => [id, dueDate, projectId.name])).toEqual([
    ['cut', '2026-11-23', 'Project a'],
    ['drill', null, 'Project late'],
    ['glue', '2026-11-24', 'Project b'],
  ]);
  expect(plan.data[0]).toMatchObject({
    dependsOn: [],
    repeat: false,
    projectId: { tags: ['wood'], category: '' },
  });
  expect([plan.count, plan.total]).toEqual([3, 3]);
  // The hours of others are those of tasks on no page.
  expect(plan.days.map(({ takenHours }) => takenHours)).toEqual([2, 0]);
  expect(plan.milestones.map(({ id }) => id)).toEqual(['fair', 'market']);
  // A project that does not overlap the days is only there for its tasks.
  expect(plan.projects.map(({ id }) => id)).toEqual(['a', 'b']);
});
