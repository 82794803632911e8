import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser } from '../testing/people.ts';
import { everything, importOf, preview, sample } from './testing/sample.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());
beforeEach(() => app.clock.set('2026-11-23T09:00:00Z'));

const KITCHEN = 'Kitchen [2203306141].csv';

test('a project of Todoist becomes a project with milestones, tasks and recurring tasks', async () => {
  const user = await makeUser(app);

  const seen = await preview(user, sample(KITCHEN));
  expect(seen).toMatchObject({
    tool: 'todoist',
    projects: [
      { name: 'Kitchen', isHere: false, newTasks: 6, knownTasks: 0, undated: 3, milestones: ['Tiles'] },
    ],
  });
  expect(seen.projects[0]?.sample.at(-1)).toMatchObject({ title: 'Check the leak', repeats: 'every Friday' });
  expect(seen.lost).toEqual([
    { field: 'RESPONSIBLE', count: 1, note: 'Daymark has no such field' },
    { field: 'DEADLINE', count: 1, note: 'Daymark has no such field' },
    { field: 'DATE', count: 1, note: 'The date was not understood, so it is kept in the notes' },
  ]);
  expect(await everything(user)).toEqual([]);

  const done = await importOf(user, sample(KITCHEN));
  expect(done).toMatchObject({ import: { tool: 'todoist', projects: 1, tasks: 6 }, undated: 3 });
  const [kitchen] = await everything(user);
  expect(kitchen).toMatchObject({
    name: 'Kitchen',
    dates: '2026-11-23 2027-11-23',
    milestones: ['Tiles 2027-11-23'],
  });
  const once = kitchen?.tasks.filter(({ recurs }) => !recurs);
  expect(
    once?.map(({ title, due, priority, hours, tags, milestone }) => ({
      title,
      due,
      priority,
      hours,
      tags,
      milestone,
    })),
  ).toMatchInlineSnapshot(`
    [
      {
        "due": "2026-11-24 17:00",
        "hours": null,
        "milestone": "Tiles",
        "priority": "Medium",
        "tags": [],
        "title": "Order samples",
      },
      {
        "due": "2026-11-25",
        "hours": null,
        "milestone": null,
        "priority": "Medium",
        "tags": [],
        "title": "Measure the room",
      },
      {
        "due": "",
        "hours": 1.5,
        "milestone": null,
        "priority": "High",
        "tags": [
          "calls",
          "home",
        ],
        "title": "Choose a carpenter",
      },
      {
        "due": "",
        "hours": null,
        "milestone": null,
        "priority": "High",
        "tags": [],
        "title": "Compare three offers",
      },
      {
        "due": "",
        "hours": null,
        "milestone": "Tiles",
        "priority": "Medium",
        "tags": [],
        "title": "Grout the floor",
      },
    ]
  `);
  expect(once?.[2]?.description).toBe('Ask Rui for the name\n\nHe worked for the Costas, too');
  expect(once?.[3]?.description).toBe('Part of “Choose a carpenter”');
  expect(kitchen?.tasks.filter(({ recurs }) => recurs).slice(0, 2)).toMatchObject([
    { title: 'Check the leak', due: '2026-11-27' },
    { title: 'Check the leak', due: '2026-12-04' },
  ]);
});

test('the same file adds nothing the second time, and one undo takes everything away', async () => {
  const user = await makeUser(app);
  await user.api.projects.create({ body: { name: 'Mine', startDate: '2026-11-23', dueDate: '2026-12-11' } });
  const before = await everything(user);
  const { import: made } = await importOf(user, sample(KITCHEN));
  const after = await everything(user);

  expect(await importOf(user, sample(KITCHEN))).toEqual({ import: null, projects: [], undated: 0 });
  expect((await preview(user, sample(KITCHEN))).projects).toMatchObject([
    { isHere: true, newTasks: 0, knownTasks: 6 },
  ]);
  expect(await everything(user)).toEqual(after);

  const undone = (await user.api.imports.undo({ params: { id: made?.id ?? '' } })).data;
  expect(undone).toMatchObject({ import: { undoneAt: '2026-11-23T09:00:00.000Z' }, kept: [] });
  expect(await everything(user)).toEqual(before);

  await importOf(user, sample(KITCHEN));
  expect(await everything(user)).toEqual(after);
});
