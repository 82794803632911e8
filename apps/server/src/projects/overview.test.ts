import type { ListedProject } from '@daymark/contract/projects';
import { currentByDueDate, currentByPriority, currentOnDashboard } from '@daymark/domain/current-project';
import { addDays } from '@daymark/domain/dates';
import { overdueWork } from '@daymark/domain/plate';
import { PRIORITIES } from '@daymark/domain/priorities';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, TEST_NOW, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const TODAY = TEST_NOW.slice(0, 10);

const standing = fc.oneof(
  fc.constant({ status: 'Pending', progress: 0 }),
  fc.constant({ status: 'Completed', progress: 100 }),
  fc.integer({ min: 1, max: 99 }).map((progress) => ({ status: 'In Progress', progress })),
  // Values set by hand may contradict each other.
  fc.record({
    status: fc.constantFrom('Pending', 'In Progress', 'Completed'),
    progress: fc.integer({ min: 0, max: 100 }),
  }),
);

/** Few days and instants, so that many projects have the same. */
const anyProject = fc
  .tuple(standing, fc.constantFrom(...PRIORITIES), fc.nat(9), fc.integer({ min: -6, max: 6 }), fc.nat(60))
  .map(([stands, priority, startedDaysAgo, dueInDays, createdDaysAgo]) => ({
    ...stands,
    priority,
    startDate: addDays(TODAY, -20 - startedDaysAgo),
    dueDate: addDays(TODAY, dueInDays),
    createdAt: `${addDays(TODAY, -createdDaysAgo)}T09:00:00.000Z`,
  }));

/** Writes many projects at once. Through the API they would take minutes. */
async function writeProjects({ userId }: TestUser, projects: readonly object[]): Promise<void> {
  await sql`
    with written as (
      insert into projects (user_id, id, name, description, start_date, due_date, due_time, priority, category, tags, status, manual_status, progress, created_at, updated_at)
      select ${userId}, gen_random_uuid(), 'Project', '', "startDate", "dueDate", '12:00', priority, '', '{}', status,
        -- A status that does not follow from the progress is one that a person has set.
        nullif(status, case progress when 0 then 'Pending' when 100 then 'Completed' else 'In Progress' end),
        progress, "createdAt", "createdAt"
      from json_to_recordset(${JSON.stringify(projects)})
        as p ("startDate" date, "dueDate" date, priority text, status text, progress smallint, "createdAt" timestamptz)
      returning 1
    )
    update users set projects_total = (select count(*) from written) where id = ${userId}
  `.execute(app.db);
}

/** All of a user's projects, newest first, page by page. */
async function everyProject({ api }: TestUser): Promise<ListedProject[]> {
  const all: ListedProject[] = [];
  for (let page = 1; ; page++) {
    const { data, pages } = await api.projects.list({ query: { limit: 100, page } });
    all.push(...data);
    if (page >= pages) return all;
  }
}

async function expectTheSameAsOfAll(projects: readonly object[]): Promise<void> {
  const user = await makeUser(app);
  await writeProjects(user, projects);
  const all = await everyProject(user);
  const { data, total, moreOverdue } = await user.api.projects.overview();

  expect(total).toBe(projects.length);
  for (const choose of [currentOnDashboard, currentByDueDate, currentByPriority])
    expect(choose(data)).toEqual(choose(all));
  expect(overdueWork(data, TODAY).length + moreOverdue).toBe(overdueWork(all, TODAY).length);
  expect(overdueWork(data, TODAY).slice(0, 3)).toEqual(overdueWork(all, TODAY).slice(0, 3));
  expect(data.slice(0, 5)).toEqual(all.slice(0, 5));
}

describe('what a day begins with', () => {
  longTest('is chosen from a few projects as it would be from all, however many', async () => {
    await fc.assert(fc.asyncProperty(fc.array(anyProject, { maxLength: 12 }), expectTheSameAsOfAll), {
      numRuns: 25,
    });
    const many = fc.array(anyProject, { minLength: 201, maxLength: 240, size: 'max' });
    await fc.assert(fc.asyncProperty(many, expectTheSameAsOfAll), { numRuns: 3 });
  });

  test('is found far behind the newest, and stays small', async () => {
    const user = await makeUser(app);
    const of = (createdDaysAgo: number, fields: object) => ({
      status: 'Completed',
      progress: 100,
      priority: 'Low',
      startDate: '2026-01-01',
      dueDate: '2026-12-01',
      createdAt: `${addDays(TODAY, -createdDaysAgo)}T09:00:00.000Z`,
      ...fields,
    });
    await writeProjects(user, [
      ...Array.from({ length: 220 }, (_, index) => of(index, {})),
      of(300, { status: 'In Progress', progress: 30, dueDate: '2026-11-30' }),
      of(301, { status: 'Pending', progress: 0, priority: 'High', dueDate: '2026-11-29' }),
      ...[11, 12, 13, 14].map((day) =>
        of(302, { status: 'Pending', progress: 0, dueDate: `2026-11-${day}` }),
      ),
    ]);

    const { data, moreOverdue } = await user.api.projects.overview();

    expect(currentOnDashboard(data)?.progress).toBe(30);
    expect(currentByPriority(data)?.dueDate).toBe('2026-11-29');
    expect(currentByDueDate(data)?.dueDate).toBe('2026-11-11');
    expect(moreOverdue).toBe(1);
    expect(data).toHaveLength(10);
  });

  test('leaves out what is in the trash', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user);
    await user.api.projects.delete({ params: { id: project.id } });

    expect(await user.api.projects.overview()).toMatchObject({ data: [], total: 0, moreOverdue: 0 });
  });
});
