import { daysBetween } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { addSubtask, makeProject, makeUser, wrongCounters } from '../testing/people.ts';

/** A finished project whose tasks took other hours than they were estimated at, and a template of it. */
async function makeFinished() {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { api } = user;
  const { project } = await makeProject(user, {
    ...{ name: 'Autumn fair', description: '', tags: ['fair'], category: 'Market' },
    milestones: [{ name: 'Stall booked', dueDate: '2026-12-01' }],
  });
  const add = (title: string, dueDate: string, fields = {}) =>
    addSubtask(user, project.id, { title, dueDate, estimatedHours: 2, ...fields });
  const book = await add('Book the stall', '2026-11-24', { actualHours: 3.5 });
  const paint = await add('Paint the sign', '2026-11-30', {
    dependsOn: [book.id],
    lags: [{ id: book.id, days: 3 }],
    milestoneId: project.milestones[0]?.id ?? null,
    pinned: true,
  });
  const last = await add('Pack the van', '2026-12-10', { dependsOn: [paint.id] });
  for (const { id } of [book, paint, last])
    await api.subtasks.change({ params: { id }, body: { status: 'Completed' } });
  const body = { projectId: project.id, name: 'A fair' };
  const { template } = (await api.templates.create({ body })).data;
  return { app, user, api, project, template };
}

const START = { name: 'Spring fair', startDate: '2027-03-01', dueDate: '2027-03-19' };

test('a project starts from what worked: order, distances, waits and milestones, with the hours that it took', async () => {
  const { app, api, project, template } = await makeFinished();
  expect(template).toMatchObject({ name: 'A fair', days: 18, tasks: 3, hours: 7.5, milestones: 1 });
  // It stands by itself.
  await api.projects.delete({ params: { id: project.id } });
  await api.trash.delete({ params: { id: project.id } });
  expect((await api.templates.list()).data).toEqual([template]);

  const { data } = await api.templates.start({ params: { id: template.id }, body: START });
  expect(data.project).toMatchObject({
    ...START,
    ...{ tags: ['fair'], category: 'Market', status: 'Pending', progress: 0 },
    milestones: [{ name: 'Stall booked', dueDate: '2027-03-09' }],
  });
  const fresh = { status: 'Pending', actualHours: null, completedAt: null, pinned: false };
  const [book, paint, pack] = data.subtasks;
  expect(data.subtasks).toMatchObject([
    { ...fresh, title: 'Book the stall', dueDate: '2027-03-02', estimatedHours: 3.5 },
    { ...fresh, title: 'Paint the sign', dueDate: '2027-03-08', estimatedHours: 2 },
    { ...fresh, title: 'Pack the van', dueDate: '2027-03-18', estimatedHours: 2 },
  ]);
  expect(paint).toMatchObject({
    dependsOn: [book?.id],
    lags: [{ id: book?.id, days: 3 }],
    milestoneId: data.project.milestones[0]?.id,
  });
  expect(pack?.dependsOn).toEqual([paint?.id]);
  expect(await wrongCounters(app)).toEqual([]);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('what does not fit on the new days is moved by the scheduler, and the order holds', async () => {
  const { api, user, template } = await makeFinished();
  await api.calendars.addDayOff({ body: { name: 'Ski', firstDay: '2027-03-02', lastDay: '2027-03-05' } });
  const busy = await makeProject(user, {
    name: 'Busy',
    description: '',
    startDate: '2027-03-01',
    dueDate: '2027-03-30',
  });
  await addSubtask(user, busy.project.id, { title: 'Busy', dueDate: '2027-03-08', estimatedHours: 6 });

  const { data } = await api.templates.start({ params: { id: template.id }, body: START });
  const [book, paint, pack] = data.subtasks.map(({ dueDate }) => dueDate ?? '');
  expect([book, paint, pack]).toEqual([book, paint, pack].toSorted());
  expect(['2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-08']).not.toContain(book);
  expect(daysBetween(book ?? '', paint ?? '')).toBeGreaterThan(3);
  const { data: replan } = await api.replans.preview({ query: { projectId: data.project.id } });
  expect(replan).toMatchObject({ moves: [], feasible: true });
});

test('only a finished project becomes a template, and a deleted template is gone', async () => {
  const { api, user, template } = await makeFinished();
  const { project } = await makeProject(user, { description: '' });
  expect(
    await failure(api.templates.create({ body: { projectId: project.id, name: 'Open' } })),
  ).toMatchObject({
    status: 409,
    message: 'Only a finished project can become a template.',
  });
  await api.templates.delete({ params: { id: template.id } });
  expect((await api.templates.list()).data).toEqual([]);
  expect(await failure(api.templates.start({ params: { id: template.id }, body: START }))).toMatchObject({
    status: 404,
  });
});
