import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvChunks, type TabledProject } from '../exports/csv.ts';
import { startTestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { hashed } from './reading/keys.ts';
import { read } from './testing/read.ts';
import { everything, importOf, preview } from './testing/sample.ts';

/** What a spreadsheet, a reader of CSV or an importer could take for something else. */
const HOSTILE = [
  '=1+1',
  "'=1+1",
  "''=x",
  "'",
  '"quoted"',
  'a, b; c',
  '-3',
  '@home',
  "'@x",
  'sep=;',
  '+',
  'Done',
  'Title',
];
const word = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }).map((text) => text.replace(/\s+/g, '')),
);
const line = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' ').trim().replace(/\s+/g, ' ') || 'x');
const text = fc
  .array(fc.oneof(line, fc.constant(''), fc.constant('  - part')), { maxLength: 4 })
  .map((lines) => lines.join('\n'))
  .map((lines) => (lines.trim() === '' ? '' : lines));

const task = fc.record({
  title: line,
  description: text,
  status: fc.constantFrom('Pending' as const, 'In Progress' as const, 'Completed' as const),
  priority: fc.constantFrom('High' as const, 'Medium' as const, 'Low' as const),
  dueDate: fc.constantFrom(null, '2026-11-24', '2026-12-01'),
  dueTime: fc.constantFrom(null, '09:30', '23:59'),
  estimatedHours: fc.constantFrom(null, 0.25, 1.5, 12),
  actualHours: fc.constantFrom(null, 0.1, 2),
  tags: fc.uniqueArray(
    line.map((tag) => tag.toLowerCase()),
    { maxLength: 3 },
  ),
  milestone: fc.constantFrom(null, 0, 1),
  /** How many of the tasks before it in the project it waits for. */
  waitsFor: fc.nat(2),
});
const project = fc.record({
  name: line,
  milestones: fc.uniqueArray(line, { minLength: 2, maxLength: 2 }),
  tasks: fc.array(task, { minLength: 1, maxLength: 5 }),
});
type Given = typeof project extends fc.Arbitrary<infer Project> ? Project : never;
type GivenTask = Given['tasks'][number];

const idOf = (project: string, at: number) => `${hashed(project)}-${at}`;
const idsBefore = (name: string, at: number, { waitsFor }: GivenTask) =>
  Array.from({ length: Math.min(waitsFor, at) }, (_, n) => idOf(name, at - 1 - n));
const timeOf = ({ dueDate, dueTime }: GivenTask) => (dueDate === null ? null : dueTime);
const COMPLETED_AT = '2026-11-20T12:00:00.000Z';
const completedAtOf = ({ status }: GivenTask) => (status === 'Completed' ? COMPLETED_AT : null);

async function* rowsOf({ name, tasks }: Given) {
  for (const [at, own] of tasks.entries())
    yield {
      ...own,
      id: idOf(name, at),
      dueTime: timeOf(own),
      milestoneId: own.milestone === null ? null : String(own.milestone),
      dependsOn: idsBefore(name, at, own),
      completedAt: completedAtOf(own),
      deletedAt: null,
    };
}

async function* tabled(projects: readonly Given[]): AsyncGenerator<TabledProject> {
  for (const project of projects) {
    const milestones = project.milestones.map((name, at) => ({ id: String(at), name }));
    yield { name: project.name, milestones, subtasks: rowsOf(project) };
  }
}

/** What each task of the table is to become. */
const expected = (projects: readonly Given[]) =>
  projects.map(({ name, milestones, tasks }) => ({
    name,
    tasks: tasks.map((own, at) => ({
      ...{ title: own.title, description: own.description, status: own.status, priority: own.priority },
      ...{
        dueDate: own.dueDate,
        dueTime: timeOf(own),
        hours: own.estimatedHours,
        spentHours: own.actualHours,
      },
      ...{ tags: own.tags, completedAt: completedAtOf(own), repeats: null },
      milestone: own.milestone === null ? null : milestones[own.milestone],
      after: idsBefore(name, at, own).map((id) => hashed('task', id)),
      key: hashed('task', idOf(name, at)),
    })),
  }));

test('every table of projects that is exported comes back whole', async () => {
  const projects = fc.uniqueArray(project, { selector: ({ name }) => name, minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(projects, async (given) => {
      const csv = (await Array.fromAsync(csvChunks(tabled(given)))).join('');
      const file = await read(csv);
      expect([file.tool, file.lost]).toEqual(['daymark', []]);
      const found = file.projects.map(({ name, milestones, tasks }) => ({
        name,
        tasks: tasks.map((own) => ({
          ...own,
          milestone: own.milestone === null ? null : milestones[own.milestone],
        })),
      }));
      expect(found).toEqual(expected(given));
    }),
  );
});

test('a table that a spreadsheet saved in its own way comes back as well', async () => {
  const file = await read(
    [
      'Project;Task;Status;Priority;Due date;Due time;Estimated hours;Spent hours;Milestone;Tags;Waits for;Completed at;Description;Id',
      'Garden;Order the tents;Completed;High;24.11.2026;09:30:00;1,5;0,25;Done;fair, spring;;2026-11-20T12:00:00.000Z;;a',
      "Garden;'=Pitch;Pending;Low;01.12.2026;;;;;;a;;;b",
    ].join('\r\n'),
    { locale: 'de-DE' },
  );
  expect([file.tool, file.lost]).toEqual(['daymark', []]);
  expect(file.projects).toMatchObject([{ name: 'Garden', milestones: ['Done'] }]);
  expect(file.projects[0]?.tasks).toMatchObject([
    {
      ...{ title: 'Order the tents', status: 'Completed', completedAt: COMPLETED_AT, priority: 'High' },
      ...{ dueDate: '2026-11-24', dueTime: '09:30', hours: 1.5, spentHours: 0.25, tags: ['fair', 'spring'] },
    },
    { title: '=Pitch', dueDate: '2026-12-01', dueTime: null, after: [hashed('task', 'a')] },
  ]);
});

const SPAN = { startDate: '2026-11-16', dueDate: '2026-12-18', description: '' };

async function makeFull(user: TestUser): Promise<void> {
  const milestones = [{ name: 'Done', dueDate: '2026-12-10' }];
  const { project: garden } = await makeProject(user, { ...SPAN, name: '=Garden, "fair"', milestones });
  const first = await addSubtask(user, garden.id, {
    ...{ title: "'=Order; the tents", description: '  - two\n\n- three', priority: 'High' },
    ...{ dueDate: '2026-11-24', dueTime: '09:30', estimatedHours: 1.5, actualHours: 0.25 },
    ...{ tags: ['+tents', 'fair, spring'], milestoneId: garden.milestones[0]?.id ?? null },
  });
  await addSubtask(user, garden.id, { title: 'Pitch them', status: 'In Progress', dependsOn: [first.id] });
  const { project: book } = await makeProject(user, { ...SPAN, name: 'Book' });
  const written = await addSubtask(user, book.id, { title: 'Write', dueDate: '2026-11-18' });
  await user.api.subtasks.change({ params: { id: written.id }, body: { status: 'Completed' } });
}

test('the export of an account comes back whole in another, once', async () => {
  const app = await startTestApp();
  const [user, another] = [await makeUser(app), await makeUser(app)];
  await makeFull(user);
  const answer = await fetch(`${app.address}/api/users/export/projects?format=csv`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const file = new File([await answer.arrayBuffer()], 'daymark-projects.csv');
  const tasksOf = async (one: TestUser) =>
    (await everything(one)).map(({ name, tasks }) => ({ name, tasks }));

  const { tool, lost } = await preview(another, file);
  expect([tool, lost]).toEqual(['daymark', []]);
  await importOf(another, file);
  expect(await tasksOf(another)).toEqual(await tasksOf(user));
  expect((await importOf(another, file)).import).toBeNull();
});
