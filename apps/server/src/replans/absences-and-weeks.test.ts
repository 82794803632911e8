import type { NewWeek } from '@daymark/contract/replans';
import { awayParameter, weekParameter } from '@daymark/contract/unsaved-parameters';
import { addDays, type Day, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { makeLatePlan, subtasksOf } from '../testing/late-plan.ts';
import { makePlan } from '../testing/people.ts';

test('an absence is previewed, and its days off and moves are written together', async () => {
  const { app, user, project, rows } = await makeLatePlan();
  const { api } = user;
  const [begin] = rows.flatMap(({ dueDate }) => (dueDate !== null && dueDate > '2026-11-26' ? dueDate : []));
  if (!begin) throw new Error('Nothing is planned ahead');
  const away = { name: 'Flu', firstDay: begin, lastDay: addDays(begin, 3) };
  const query = { away: `${away.firstDay}..${away.lastDay}` };
  const isAway = (day: Day | null) => day !== null && day >= away.firstDay && day <= away.lastDay;
  const usual = (await api.replans.preview({})).data;
  const shown = (await api.replans.preview({ query })).data;
  expect(shown.moves.length).toBeGreaterThan(0);
  expect(shown.moves.filter(({ to }) => isAway(to))).toEqual([]);
  expect((await api.calendars.get()).data.daysOff).toEqual([]);

  // A preview without the absence is no preview of it.
  const { stamp } = usual;
  expect(await failure(api.replans.apply({ body: { stamp, away } }))).toMatchObject({ status: 409 });
  expect((await api.calendars.get()).data.daysOff).toEqual([]);

  const { data } = await api.replans.apply({ body: { stamp: shown.stamp, away } });
  expect(data).toMatchObject({ moved: shown.moves.length, dayOff: away });
  expect((await api.calendars.get()).data.daysOff).toMatchObject([away]);
  const now = await subtasksOf(user, project.id);
  expect(now.filter(({ dueDate, status }) => isAway(dueDate) && status !== 'Completed')).toEqual([]);
  expect((await api.replans.preview({})).data.moves).toEqual([]);

  await api.planChanges.undo({ params: { id: data.changeId ?? '' } });
  expect((await api.calendars.get()).data.daysOff).toEqual([]);
  expect((await subtasksOf(user, project.id)).map(({ dueDate }) => dueDate)).toEqual(
    rows.map(({ dueDate }) => dueDate),
  );
  expect(await brokenInvariants(app)).toEqual([]);
});

test('half a day off moves what no longer fits into the rest, and every answer has its hours', async () => {
  const { app, user } = await makeLatePlan();
  const { api } = user;
  const dayOf = async (date: Day) => (await api.planViews.days({ query: { from: date, to: date } })).data[0];
  const ahead = (await api.planViews.days({ query: { from: '2026-11-27', to: '2026-12-18' } })).data;
  const full = ahead.find(({ hours, takenHours }) => hours === 6 && takenHours > 3);
  if (!full) throw new Error('No day has work for more than half of it');
  const { date } = full;
  const away = { name: 'School', firstDay: date, lastDay: date, hoursOff: 3 };
  const shown = (await api.replans.preview({ query: { away: awayParameter(away) } })).data;
  expect(shown.moves.filter(({ from }) => from === date).length).toBeGreaterThan(0);

  // Another number of hours has another preview.
  const other = { ...away, hoursOff: 4.5 };
  expect(await failure(api.replans.apply({ body: { stamp: shown.stamp, away: other } }))).toMatchObject({
    status: 409,
  });
  const { data } = await api.replans.apply({ body: { stamp: shown.stamp, away } });
  expect(data.dayOff).toMatchObject(away);
  const day = await dayOf(date);
  expect(day).toMatchObject({ why: 'working', name: 'School', hours: 3, offHours: 3 });
  expect(day?.takenHours).toBeLessThanOrEqual(3);
  expect((await api.replans.preview({})).data.moves).toEqual([]);

  await api.planChanges.undo({ params: { id: data.changeId ?? '' } });
  expect(await dayOf(date)).toEqual(full);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('an absence that moves nothing is undone by the same call', async () => {
  const { user } = await makePlan();
  const { api } = user;
  const away = { name: 'Ski', firstDay: '2026-12-07', lastDay: '2026-12-08' };
  const { stamp } = (await api.replans.preview({ query: { away: '2026-12-07..2026-12-08' } })).data;
  const { data } = await api.replans.apply({ body: { stamp, away } });
  expect(data).toMatchObject({ moved: 0, projectIds: [] });
  await api.planChanges.undo({ params: { id: data.changeId ?? '' } });
  expect((await api.calendars.get()).data.daysOff).toEqual([]);
});

test('other working days show what they move, and are saved and undone with the moves', async () => {
  const { app, user, project, rows } = await makeLatePlan();
  const { api } = user;
  const settings = async () => (await api.users.settings()).data;
  const was = await settings();
  const week = { weekdays: [1, 2, 3, 4] as Weekday[], hoursPerDay: 8 };
  const query = { week: weekParameter(week) };
  const shown = (await api.replans.preview({ query })).data;
  expect(shown.moves.length).toBeGreaterThan((await api.replans.preview({})).data.moves.length);
  expect(shown.moves.map(({ to }) => weekdayOf(to)).filter((day) => day > 4)).toEqual([]);
  expect(await settings()).toEqual(was);

  const { stamp } = (await api.replans.preview({})).data;
  expect(await failure(api.replans.apply({ body: { stamp, week } }))).toMatchObject({ status: 409 });
  const { data } = await api.replans.apply({ body: { stamp: shown.stamp, week } });
  expect(data.moved).toBe(shown.moves.length);
  expect(await settings()).toEqual({ ...was, ...week });
  expect((await api.replans.preview({})).data.moves).toEqual([]);

  await api.planChanges.undo({ params: { id: data.changeId ?? '' } });
  expect(await settings()).toEqual(was);
  expect((await subtasksOf(user, project.id)).map(({ dueDate }) => dueDate)).toEqual(
    rows.map(({ dueDate }) => dueDate),
  );
  expect(await brokenInvariants(app)).toEqual([]);
});

test('a project gets days of its own with what they move, and back; what was set since then stays', async () => {
  const { app, user, project } = await makeLatePlan();
  const { api } = user;
  const projectId = project.id;
  const params = { id: projectId };
  const weekNow = async () => {
    const { weekdays, hoursPerDay } = (await api.projects.get({ params })).data.project;
    return { weekdays, hoursPerDay };
  };
  const take = async (week: NewWeek) => {
    const { stamp } = (await api.replans.preview({ query: { projectId, week: weekParameter(week) } })).data;
    return (await api.replans.apply({ body: { projectId, stamp, week } })).data;
  };
  const own: NewWeek = { weekdays: [1, 2, 3, 4], hoursPerDay: null };
  const { changeId } = await take(own);
  expect(await weekNow()).toEqual(own);
  const days = (await subtasksOf(user, projectId)).flatMap(({ dueDate, status }) =>
    dueDate !== null && status !== 'Completed' ? weekdayOf(dueDate) : [],
  );
  expect([...new Set(days)].toSorted()).toEqual([1, 2, 3, 4]);

  await take({ weekdays: [1, 2, 3, 4], hoursPerDay: 8 });
  await api.planChanges.undo({ params: { id: changeId ?? '' } });
  expect(await weekNow()).toEqual({ weekdays: null, hoursPerDay: 8 });
  expect(await brokenInvariants(app)).toEqual([]);
});

test.each(['12345', '8x6', '12345x30', 'x6', '1.5x6', '--x-'])('a week of %s is refused', async (week) => {
  const { user } = await makePlan();
  expect(await failure(user.api.replans.preview({ query: { week } }))).toMatchObject({ status: 400 });
});

test.each([
  '2026-12-07',
  '2026-12-07..2026-12-01',
  '2026-13-07..2026-13-09',
  '2026-12-01..2099-12-01',
  '2026-12-07..2026-12-08x3',
  '2026-12-07..2026-12-07x',
  '2026-12-07..2026-12-07x25',
  '2026-12-07..2026-12-07x0.1',
])('an absence on %s is refused', async (away) => {
  const { user } = await makePlan();
  expect(await failure(user.api.replans.preview({ query: { away } }))).toMatchObject({ status: 400 });
});
