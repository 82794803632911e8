import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeUser, type TestUser } from '../testing/people.ts';
import { everything, importOf, preview, sample } from './testing/sample.ts';
import { zipOf } from './testing/zip.ts';

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

const list = (...rows: string[]) => new File([['Title,List', ...rows].join('\n')], 'Lists.csv');

const titlesOf = async (user: TestUser) =>
  (await everything(user)).map(({ name, tasks }) => [name, ...tasks.map(({ title }) => title)]);

longTest('a newer export adds what is new, and its undo takes away only that', async () => {
  const user = await makeUser(app);
  await importOf(user, list('Paint,Studio', 'Sand,Studio'));
  const { import: second } = await importOf(
    user,
    list('Paint,Studio', 'Wax,Studio', 'Sand,Studio', 'Call,Office'),
  );
  expect(second).toMatchObject({ projects: 2, tasks: 2 });
  expect(await titlesOf(user)).toEqual([
    ['Office', 'Call'],
    ['Studio', 'Paint', 'Sand', 'Wax'],
  ]);
  await user.api.imports.undo({ params: { id: second?.id ?? '' } });
  expect(await titlesOf(user)).toEqual([['Studio', 'Paint', 'Sand']]);
});

test('a task that was deleted does not come back, and a project that was deleted does', async () => {
  const user = await makeUser(app);
  const file = list('Paint,Studio', 'Sand,Studio', 'Call,Office');
  const { projects } = await importOf(user, file);
  const idOf = (name: string) => projects.find((one) => one.name === name)?.id ?? '';
  const { project: studio } = (await user.api.projects.get({ params: { id: idOf('Studio') } })).data;
  await user.api.subtasks.delete({ params: { id: studio.subtasks[0]?.id ?? '' } });
  await user.api.projects.delete({ params: { id: idOf('Office') } });

  expect((await importOf(user, file)).import).toMatchObject({ projects: 1, tasks: 1 });
  expect(await titlesOf(user)).toEqual([
    ['Office', 'Call'],
    ['Studio', 'Sand'],
  ]);
});

test('what a person added to an imported project stays when the import is undone', async () => {
  const user = await makeUser(app);
  const { import: made, projects } = await importOf(user, sample(KITCHEN));
  await addSubtask(user, projects[0]?.id ?? '', { title: 'My own' });

  const { kept } = (await user.api.imports.undo({ params: { id: made?.id ?? '' } })).data;
  expect(kept).toEqual([{ id: projects[0]?.id, name: 'Kitchen' }]);
  expect(await titlesOf(user)).toEqual([['Kitchen', 'My own']]);
  expect((await user.api.imports.undo({ params: { id: made?.id ?? '' } })).data.kept).toEqual([]);
  expect(await brokenInvariants(app)).toEqual([]);
});

longTest('an import that fails halfway writes nothing', async () => {
  const user = await makeUser(app);
  const studio = Array.from({ length: 1_990 }, (_, n) => `Task ${n},Studio`);
  const { projects } = await importOf(user, list(...studio));
  for (let n = 0; n < 5; n++) await addSubtask(user, projects[0]?.id ?? '', { title: `Own ${n}` });
  const before = await titlesOf(user);

  const more = Array.from({ length: 9 }, (_, n) => `More ${n},Studio`);
  expect(await refusal(importOf(user, list('Call,Office', ...studio, ...more)))).toBe(409);
  expect(await titlesOf(user)).toEqual(before);
  expect((await user.api.imports.list()).data).toHaveLength(1);
});

longTest('a backup of Todoist has a table for each project', async () => {
  const user = await makeUser(app);
  const table = Buffer.from(await sample(KITCHEN).arrayBuffer());
  const zip = zipOf({
    [KITCHEN]: table,
    'Inbox [1].csv': Buffer.from('TYPE,CONTENT,PRIORITY,INDENT\ntask,Call,4,1\n'),
  });
  const file = new File([zip], '2026-11-23 00:00.zip');
  expect((await importOf(user, file)).projects.map(({ name }) => name)).toEqual(['Kitchen', 'Inbox']);
  // The same project by itself.
  expect((await importOf(user, sample(KITCHEN))).import).toBeNull();
});
