import { addDays } from '@daymark/domain/dates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeUser, type TestUser } from '../testing/people.ts';
import { everything, importOf, sample } from './testing/sample.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());
beforeEach(() => app.clock.set('2026-11-23T09:00:00Z'));

const table = (...titles: string[]) => new File([['Title,Due', ...titles].join('\n')], 'Studio.csv');

const begin = async (user: TestUser, file: File) => (await importOf(user, file)).import?.id ?? '';
const propose = async ({ api }: TestUser, id: string) =>
  (await api.imports.proposeDays({ params: { id } })).data;

longTest('imported tasks without a day are read and get days, and the others stay', async () => {
  const user = await makeUser(app);
  const id = await begin(
    user,
    table(
      'Paint the wall (3 hours),',
      'Buy paint by 25 November,',
      'Hang the lamps,2026-11-24',
      'Sand the floor 6h,',
    ),
  );
  const before = await everything(user);

  const proposal = await propose(user, id);
  expect(
    proposal.tasks.map(({ title, hours, isGuess, day }) => [title, hours, isGuess, day]),
  ).toMatchInlineSnapshot(`
    [
      [
        "Paint the wall (3 hours)",
        3,
        true,
        "2026-11-23",
      ],
      [
        "Buy paint by 25 November",
        1,
        true,
        "2026-11-23",
      ],
      [
        "Sand the floor 6h",
        6,
        true,
        "2026-11-24",
      ],
    ]
  `);
  expect(proposal.unplaced).toEqual([]);
  expect(await everything(user)).toEqual(before);

  const { changeId, dated } = (
    await user.api.imports.acceptDays({ params: { id }, body: { stamp: proposal.stamp } })
  ).data;
  expect(dated).toBe(3);
  const [studio] = await everything(user);
  expect(studio?.tasks.find(({ title }) => title === 'Hang the lamps')).toMatchObject({
    due: '2026-11-24',
    hours: null,
  });
  expect(studio?.tasks.filter(({ due, hours }) => due === '' || hours === null)).toHaveLength(1);

  await user.api.planChanges.undo({ params: { id: changeId ?? '' } });
  expect(await everything(user)).toEqual(before);
});

test('a project whose due date is too early gets a later one, which is said before', async () => {
  const user = await makeUser(app);
  const id = await begin(user, table(...Array.from({ length: 60 }, (_, n) => `Glaze vase ${n} in 5 hours,`)));

  const { stamp, projects, tasks, unplaced } = await propose(user, id);
  const last = tasks.at(-1)?.day ?? '';
  expect(unplaced).toEqual([]);
  expect(projects).toMatchObject([{ name: 'Studio', dueDate: '2026-12-23', laterDueDate: last }]);
  expect(last > addDays('2026-11-23', 60)).toBe(true);
  await user.api.imports.acceptDays({ params: { id }, body: { stamp } });
  expect((await everything(user))[0]?.dates).toBe(`2026-11-23 ${last}`);
});

longTest('what was imported is planned later, one project at a time', async () => {
  const user = await makeUser(app);
  const { import: made, projects } = await importOf(user, sample('vikunja.zip'));
  const id = made?.id ?? '';
  const undatedIn = async () => (await user.api.imports.list()).data[0]?.undatedIn ?? [];
  const before = await undatedIn();
  expect(before.length).toBeGreaterThan(0);
  expect(projects.map((one) => one.id)).toEqual(expect.arrayContaining(before.map((one) => one.projectId)));
  const [{ projectId, tasks } = { projectId: '', tasks: 0 }] = before;
  const query = { projectId };

  const proposal = (await user.api.imports.proposeDays({ params: { id }, query })).data;
  expect(proposal.tasks.map((task) => task.projectId)).toEqual(Array(tasks).fill(projectId));
  await user.api.imports.acceptDays({ params: { id }, query, body: { stamp: proposal.stamp } });
  expect(await undatedIn()).toEqual(before.slice(1));
  await user.api.imports.undo({ params: { id } });
  expect(await undatedIn()).toEqual([]);
});

test('a proposal that was made before a change is refused, and nothing is written', async () => {
  const user = await makeUser(app);
  const { import: made, projects } = await importOf(user, sample('asana.csv'));
  const id = made?.id ?? '';
  const { stamp } = await propose(user, id);
  await addSubtask(user, projects[0]?.id ?? '', { title: 'New', estimatedHours: 5, dueDate: '2026-11-24' });
  const before = await everything(user);

  expect(await refusal(user.api.imports.acceptDays({ params: { id }, body: { stamp } }))).toBe(409);
  expect(await everything(user)).toEqual(before);
});
