import { randomUUIDv7 } from 'node:crypto';
import { addDays, weekdayOf } from '@daymark/domain/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarFile } from '../testing/calendars.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { planningCalendar } from './service.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const BRIEF = '- Sort the photos\n- Write the captions\n- Order the prints\n- Frame the prints';
const SPAN = { startDate: '2026-11-23', dueDate: '2026-12-18' };

test('a project has days and hours of its own, before those of the person and of its brief', async () => {
  const user = await makeUser(app);
  const { project, subtasks } = await makeProject(user, {
    ...SPAN,
    projectKind: 'none',
    description: `${BRIEF}\nI can work on Mondays only, 5 hours.`,
    weekdays: [4, 2, 2],
    hoursPerDay: 3,
    generateAISubtasks: true,
  });
  expect(project).toMatchObject({ weekdays: [2, 4], hoursPerDay: 3 });
  const days = subtasks.map(({ dueDate }) => weekdayOf(dueDate ?? ''));
  expect(days.length).toBeGreaterThan(3);
  expect(new Set(days)).toEqual(new Set([2, 4]));
  const changed = await user.api.projects.change({
    params: { id: project.id },
    body: { weekdays: null, hoursPerDay: null },
  });
  expect(changed.data.project).toMatchObject({ weekdays: null, hoursPerDay: null });
});

test('where hours of a week lie on another day because of a day off, the replan leaves them there', async () => {
  const user = await makeUser(app);
  await sql`
    insert into days_off (user_id, id, name, first_on, last_on, created_at)
    values (${user.userId}, ${randomUUIDv7()}, 'Trip', '2026-11-25', '2026-11-25', now())`.execute(app.db);
  const { subtasks } = await makeProject(user, {
    ...{ ...SPAN, dueDate: '2026-11-30' },
    projectKind: 'none',
    description: `I have 6 hours a week.\n${BRIEF.replaceAll(/$/gm, ' (2 h)')}`,
    generateAISubtasks: true,
  });
  expect(subtasks.map(({ dueDate }) => dueDate)).toEqual([
    ...['2026-11-23', '2026-11-26', '2026-11-27', '2026-11-30'],
  ]);
  expect((await user.api.replans.preview({})).data).toMatchObject({ feasible: true, moves: [] });
});

test('a stated day that takes more than usual has these hours everywhere, and the replan leaves it', async () => {
  const user = await makeUser(app);
  const { subtasks } = await makeProject(user, {
    ...SPAN,
    projectKind: 'none',
    description: `${BRIEF}\n- Hang the show on 27 November (9 h)`,
    generateAISubtasks: true,
  });
  expect(subtasks.find(({ title }) => title === 'Hang the show')).toMatchObject({ dueDate: '2026-11-27' });
  const days = await user.api.planViews.days({ query: { from: '2026-11-27', to: '2026-11-27' } });
  expect(days.data).toMatchObject([{ hours: 9 }]);
  expect((await user.api.replans.preview({})).data).toMatchObject({ feasible: true, moves: [] });
});

test('what two calendars hold at once takes the time of one, told with the first', async () => {
  const user = await makeUser(app);
  const meeting = 'DTSTART:20261124T100000Z\nDTEND:20261124T110000Z';
  const overlapping = 'DTSTART:20261124T103000Z\nDTEND:20261124T160000Z';
  for (const file of [calendarFile(meeting), calendarFile(meeting, overlapping)])
    await user.api.calendars.uploadFeed({ body: { calendar: new File([file], 'work.ics') } });
  const day = { from: '2026-11-24', to: '2026-11-24' };
  const { data } = await user.api.planViews.days({ query: day });
  expect(data).toMatchObject([{ hours: 4, busyHours: 2 }]);
});

test('the calendar of a span tells each day with what other projects take of it', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { ...SPAN, weekdays: [1, 2, 3], hoursPerDay: 4 });
  const other = await makeProject(user, SPAN);
  for (const id of [project.id, other.project.id])
    await addSubtask(user, id, { title: 'Work', dueDate: '2026-11-24', estimatedHours: 1.5 });
  await sql`
    insert into days_off (user_id, id, name, first_on, last_on, created_at)
    values (${user.userId}, ${randomUUIDv7()}, 'Trip', '2026-11-25', '2026-11-30', now())`.execute(app.db);
  const dentist = { name: 'Dentist', firstDay: '2026-12-01', lastDay: '2026-12-01', hoursOff: 3 };
  await user.api.calendars.addDayOff({ body: dentist });
  const from = '2026-11-23';
  const span = { userId: user.userId, from, to: addDays(from, 9) };
  const { days, working } = await planningCalendar(app.db, { ...span, projectId: project.id });
  expect(days.map(({ date, why, hours, takenHours }) => [date.slice(8), why, hours, takenHours])).toEqual([
    ['23', 'working', 4, 0],
    ['24', 'working', 4, 1.5],
    ...['25', '26', '27', '28', '29', '30'].map((day) => [day, 'day-off', 0, 0]),
    // The project keeps three of its four hours: the person has three of six left.
    ['01', 'working', 3, 0],
    ['02', 'working', 4, 0],
  ]);
  expect(working).toEqual({
    weekdays: [1, 2, 3],
    hoursPerDay: 4,
    decided: ['weekdays', 'hours'],
    daysOff: days.filter(({ why }) => why === 'day-off').map(({ date }) => date),
    busyHours: { '2026-11-24': 1.5, '2026-12-01': 1 },
  });
  const usual = await planningCalendar(app.db, { ...span, projectId: null });
  expect(usual.days[1]).toMatchObject({ hours: 6, takenHours: 3 });
  expect(usual.days[8]).toMatchObject({ hours: 3, offHours: 3, name: 'Dentist' });
  expect(usual.working).toMatchObject({ weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6 });
});
