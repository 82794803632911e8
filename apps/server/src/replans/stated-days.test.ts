import type { Subtask } from '@daymark/contract/subtasks';
import { weekdayOf } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { makePlan, type TestUser } from '../testing/people.ts';

const BRIEF =
  'Write 6 letters, 2 hours each. Paint the door (2 hours) by 27 November. Order the sign, not before 1 December.';
const DAYS = 'I only work on Tuesdays and Thursdays, 4 hours a day.';

const rowsOf = async ({ api }: TestUser, projectId: string) =>
  (await api.subtasks.list({ params: { projectId } })).data;

async function makePlanned(description: string, dueDate = '2026-12-18') {
  const { app, user, project } = await makePlan();
  await user.api.projects.change({ params: { id: project.id }, body: { description, dueDate } });
  await user.api.subtasks.generate({ params: { projectId: project.id }, body: { projectKind: 'none' } });
  return { app, user, projectId: project.id, rows: await rowsOf(user, project.id) };
}

const about = (rows: readonly Subtask[], words: RegExp) => rows.filter(({ title }) => words.test(title));

const weekdaysOf = (days: readonly (string | null)[]) =>
  new Set(days.flatMap((day) => (day === null ? [] : [weekdayOf(day)])));

test('late work is moved within the days that the brief gives, and onto days that it gives alone', async () => {
  const { app, user, projectId, rows } = await makePlanned(`${BRIEF} ${DAYS}`);
  const [door, sign] = [about(rows, /door/i)[0], about(rows, /sign/i)[0]];
  expect([door?.earliestOn, door?.latestOn]).toEqual([null, '2026-11-27']);
  expect([sign?.earliestOn, sign?.latestOn]).toEqual(['2026-12-01', null]);
  expect(weekdaysOf(rows.map(({ dueDate }) => dueDate))).toEqual(new Set([2, 4]));
  app.clock.set('2026-11-25T12:00:00Z');
  const { data } = await user.api.replans.preview({ query: { projectId } });
  expect(data.moves.length).toBeGreaterThan(0);
  expect(data.feasible).toBe(true);
  await user.api.replans.apply({ body: { projectId, stamp: data.stamp } });
  const now = await rowsOf(user, projectId);
  expect(weekdaysOf(now.map(({ dueDate }) => dueDate))).toEqual(new Set([2, 4]));
  expect(about(now, /door/i).map(({ dueDate }) => dueDate)).toEqual(
    about(now, /door/i).map(() => '2026-11-26'),
  );
  expect((about(now, /sign/i)[0]?.dueDate ?? '') >= '2026-12-01').toBe(true);
  await user.api.subtasks.change({ params: { id: door?.id ?? '' }, body: { dueDate: '2026-12-10' } });
  const { findings } = (await user.api.replans.lint({ params: { projectId } })).data;
  expect(findings).toContainEqual(
    expect.objectContaining({
      kind: 'after-said',
      limit: '2026-11-27',
      subtasks: [{ id: door?.id, title: door?.title }],
      fix: expect.objectContaining({ change: { dueDate: '2026-11-26' } }),
    }),
  );
  expect(await brokenInvariants(app)).toEqual([]);
});

longTest('work of weekends is mended on weekends, and a way out keeps the days of the brief', async () => {
  const weekends = 'Write 12 letters, 2 hours each. I only work on Saturdays and Sundays, 4 hours a day.';
  const { user, projectId, rows } = await makePlanned(weekends, '2026-12-13');
  expect(weekdaysOf(rows.map(({ dueDate }) => dueDate))).toEqual(new Set([6, 7]));
  await user.api.projects.change({ params: { id: projectId }, body: { dueDate: '2026-12-06' } });
  const { data } = await user.api.replans.preview({ query: { projectId } });
  expect(data.feasible).toBe(false);
  const way = data.waysOut.find(({ kind }) => kind === 'more-hours');
  const how = { wayOut: way?.key ?? '' };
  await user.api.replans.apply({ body: { projectId, stamp: data.stamp, how } });
  const now = await rowsOf(user, projectId);
  const open = now.filter(({ status }) => status !== 'Completed');
  expect(open.filter(({ dueDate }) => dueDate === null || dueDate > '2026-12-06')).toEqual([]);
  expect(weekdaysOf(open.map(({ dueDate }) => dueDate))).toEqual(new Set([6, 7]));
  const again = (await user.api.replans.preview({ query: { projectId } })).data;
  expect(again).toMatchObject({ feasible: true, moves: [] });
});

test('other days in the brief are proposed even where the day stays, taken along, and undone', async () => {
  const { user, projectId, rows } = await makePlanned(BRIEF);
  const params = { projectId };
  const [door] = about(rows, /door/i);
  const description = BRIEF.replace('27 November', '15 December');
  await user.api.projects.change({ params: { id: projectId }, body: { description } });
  const { rows: proposed } = (await user.api.planProposals.propose({ params })).data;
  const changed = proposed.find(({ subtask }) => subtask?.id === door?.id);
  expect(changed).toMatchObject({ change: 'changed', task: { latestOn: '2026-12-15' } });
  const written = await user.api.subtasks.generate({ params, body: { regenerate: true } });
  expect(about(written.data, /door/i)[0]?.latestOn).toBe('2026-12-15');
  await user.api.planChanges.undo({ params: { id: written.changeId ?? '' } });
  expect(about(await rowsOf(user, projectId), /door/i)[0]?.latestOn).toBe('2026-11-27');
});

test('work is moved off days of the week that its project no longer has', async () => {
  const { user, projectId } = await makePlanned('Write 6 letters, 2 hours each.');
  await user.api.projects.change({ params: { id: projectId }, body: { weekdays: [2, 4] } });
  const { data } = await user.api.replans.preview({ query: { projectId } });
  expect(data.moves.length).toBeGreaterThan(0);
  await user.api.replans.apply({ body: { projectId, stamp: data.stamp } });
  expect(weekdaysOf((await rowsOf(user, projectId)).map(({ dueDate }) => dueDate))).toEqual(new Set([2, 4]));
});
