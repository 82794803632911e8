import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, BRIEF, makeProject, makeUser, wrongCounters } from '../testing/people.ts';

const COPY = { name: 'Copy of Portfolio site', startDate: '2027-01-11', dueDate: '2027-01-29' };

/** Anything that says that somebody worked on a subtask. */
const untouched = { status: 'Pending', actualHours: null, completedAt: null, seriesId: null };

test('a copy has the brief, the milestones and the subtasks of its project, on other days and open again', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project } = await makeProject(user, {
    description: '',
    tags: ['client'],
    priority: 'Low',
    milestones: [{ name: 'Signed off', dueDate: '2026-12-01' }],
  });
  const draft = await addSubtask(user, project.id, { title: 'Draft', dueDate: '2026-11-23', actualHours: 3 });
  const sign = await addSubtask(user, project.id, {
    title: 'Sign',
    dueDate: '2026-11-30',
    pinned: true,
    dependsOn: [draft.id],
    lags: [{ id: draft.id, days: 2 }],
    milestoneId: project.milestones[0]?.id ?? null,
  });
  await user.api.subtasks.change({ params: { id: draft.id }, body: { status: 'Completed' } });

  const { data } = await user.api.duplicates.create({ params: { id: project.id }, body: COPY });

  expect(data.project).toMatchObject({
    ...COPY,
    ...{ priority: 'Low', tags: ['client'], status: 'Pending', progress: 0, timeline: 18 },
    milestones: [{ name: 'Signed off', dueDate: '2027-01-19' }],
    stats: { totalSubtasks: 2, completedSubtasks: 0 },
  });
  expect(data.subtasks).toMatchObject([
    { title: 'Draft', dueDate: '2027-01-11', ...untouched },
    { title: 'Sign', dueDate: '2027-01-18', pinned: true, ...untouched },
  ]);
  const [draftCopy, signCopy] = data.subtasks;
  expect(signCopy).toMatchObject({
    dependsOn: [draftCopy?.id],
    lags: [{ id: draftCopy?.id, days: 2 }],
    milestoneId: data.project.milestones[0]?.id,
  });
  expect([draft.id, sign.id]).not.toContain(signCopy?.id);
  const original = (await user.api.projects.get({ params: { id: project.id } })).data.project;
  expect(original.subtasks).toMatchObject([{ id: draft.id, status: 'Completed' }, { id: sign.id }]);
  expect((await user.api.search.projects({ query: { query: 'copy of' } })).total).toBe(1);
  expect(await wrongCounters(app)).toEqual([]);
});

test('what a plan made is planned again from the Reading, and what was pinned or corrected stays', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project, subtasks } = await makeProject(user, { description: BRIEF, generateAISubtasks: true });
  const params = { id: project.id };
  const pinned = subtasks.find(({ dueDate }) => dueDate === project.startDate);
  if (!pinned) throw new Error('Nothing is planned on the first day');
  await user.api.subtasks.change({ params: { id: pinned.id }, body: { pinned: true } });
  const { madeFrom, reading } = (await user.api.readings.get({ params: { projectId: project.id } })).data;
  const task = reading?.statements.find(({ kind }) => kind === 'task');
  if (!task) throw new Error('No task was read');
  await user.api.readings.correct({
    params: { projectId: project.id, statement: task.id },
    body: { madeFrom, kind: 'note' },
  });

  const { data } = await user.api.duplicates.create({ params, body: COPY });

  expect(data.subtasks.length).toBeGreaterThan(0);
  for (const subtask of data.subtasks) {
    expect(subtask).toMatchObject(untouched);
    expect(subtask.dueDate && subtask.dueDate >= COPY.startDate).toBe(true);
  }
  expect(data.subtasks.find(({ title }) => title === pinned.title)).toMatchObject({
    dueDate: COPY.startDate,
    pinned: true,
  });
  expect(data.plan).not.toBeNull();
  const copied = await user.api.readings.get({ params: { projectId: data.project.id } });
  expect(copied.data.reading?.statements.find(({ id }) => id === task.id)?.kind).toBe('note');
  expect(await wrongCounters(app)).toEqual([]);
});

test('a copy is broken down as its project was, whatever it is called', async () => {
  const { api } = await makeUser(await startTestApp());
  const dates = { startDate: '2026-11-23', dueDate: '2026-12-18' };
  const { data: made } = await api.projects.create({
    body: {
      ...{ ...dates, name: 'Spring newsletter', generateAISubtasks: true, depth: 'detailed' },
      description: '- Write 3 articles\n- Draw the header\n- Send it',
    },
  });
  const titlesIn = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).sort();
  expect(made.plan).toMatchObject({ breakdown: { depth: 'detailed', kind: { id: 'newsletter-issue' } } });
  expect(made.subtasks.length).toBeGreaterThan(8);
  const copyAs = async (id: string, name: string) =>
    (await api.duplicates.create({ params: { id }, body: { ...dates, name } })).data;

  const copy = await copyAs(made.project.id, 'Copy');
  expect(copy.plan?.breakdown).toMatchObject({ depth: 'detailed', kind: { id: 'newsletter-issue' } });
  expect(titlesIn(copy.subtasks)).toEqual(titlesIn(made.subtasks));

  const again = await copyAs(copy.project.id, 'Wedding');
  expect(titlesIn(again.subtasks)).toEqual(titlesIn(made.subtasks));
  const params = { projectId: again.project.id };
  const anew = await api.subtasks.generate({ params, body: { regenerate: true } });
  expect(titlesIn(anew.data)).toEqual(titlesIn(made.subtasks));

  // What somebody chose stays chosen.
  await api.subtasks.generate({ params, body: { regenerate: true, projectKind: 'none' } });
  const chosen = await copyAs(again.project.id, 'Spring newsletter');
  expect(chosen.plan?.breakdown?.kind).toBeNull();
  expect(chosen.subtasks.length).toBeLessThan(made.subtasks.length);
});

longTest('a copy whose plan cannot be written keeps its shifted days, and nothing of the plan', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project, subtasks } = await makeProject(user, { description: BRIEF, generateAISubtasks: true });
  const params = { id: project.id };
  // The plan of the copy proposes them again, and there is no room for them.
  const [kept, ...gone] = subtasks;
  for (const { id } of gone) {
    await user.api.subtasks.delete({ params: { id } });
  }
  await sql`
    insert into subtasks (user_id, project_id, id, title, description, status, priority, tags, position, created_at, updated_at)
    select ${user.userId}, ${project.id}, uuidv7(), 'By hand ' || n, '', 'Pending', 'Medium', '{}', 100 + n, now(), now()
    from generate_series(2, ${SUBTASKS_MAX_COUNT}::int) n
  `.execute(app.db);

  const { data } = await user.api.duplicates.create({ params, body: COPY });

  expect(data.subtasks).toHaveLength(SUBTASKS_MAX_COUNT);
  const titles = data.subtasks.map(({ title }) => title);
  expect(titles).toContain(kept?.title);
  expect(titles).not.toContain(gone[0]?.title);
  const copy = (await user.api.projects.get({ params: { id: data.project.id } })).data.project;
  expect(copy.subtasks).toHaveLength(SUBTASKS_MAX_COUNT);
  expect(copy.plan).toBeNull();
});

longTest('a copy needs a name and dates in order', async () => {
  const user = await makeUser(await startTestApp());
  const { project } = await makeProject(user);
  const refused = (body: typeof COPY) =>
    failure(user.api.duplicates.create({ params: { id: project.id }, body }));
  expect(await refused({ ...COPY, name: ' ' })).toMatchObject({
    status: 400,
    message: 'Please fill in all required fields',
  });
  expect(await refused({ ...COPY, dueDate: COPY.startDate })).toMatchObject({
    status: 400,
    message: 'Due date must be after start date',
  });
});
