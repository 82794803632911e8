import { wholePlanItem } from '@daymark/contract/plan-items';
import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import { hoursByDay, hoursOver, hoursToDo, planHolds } from '@daymark/domain/load';
import { standingOf } from '@daymark/domain/projects';
import { type DayReason, isTakenOff } from '@daymark/domain/working-days';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUpsOf } from '../look-ups/service.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

// A Friday.
const TODAY = '2026-11-20';
const SPAN = { from: TODAY, to: addDays(TODAY, 13) };
const DAYS = daysFrom(SPAN.from, SPAN.to);
const PROJECT = { description: '', startDate: '2026-11-16', dueDate: '2026-12-18' };
const SUNDAY_BRIEF = 'Sort the photos, 2 hours.\nHang the pictures on Sunday 29 November, 3 hours.';

const week = fc.record({
  weekdays: fc.option(fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { minLength: 1 })),
  hoursPerDay: fc.option(fc.constantFrom(1, 2.5, 4, 8)),
});

const task = fc.record({
  project: fc.nat(2),
  day: fc.option(fc.integer({ min: -2, max: 13 }), { freq: 8 }),
  estimatedHours: fc.option(fc.constantFrom(0.1, 0.33, 0.5, 1, 2.5, 4), { freq: 6 }),
  actualHours: fc.option(fc.constantFrom(0.25, 0.33, 1, 5)),
  isDone: fc.boolean(),
});

const plan = fc.record({
  weeks: fc.tuple(week, week, week),
  hasBrief: fc.boolean(),
  dayOff: fc.option(fc.record({ day: fc.nat(13), hoursOff: fc.option(fc.constantFrom(1, 3, 8)) })),
  tasks: fc.array(task, { minLength: 5, maxLength: 18 }),
});

type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never;

/** A user with the projects, days off and tasks of a plan. */
async function makeUserWith({ weeks, hasBrief, dayOff, tasks }: Plan) {
  const user = await makeUser(app);
  if (dayOff !== null) {
    const { hoursOff } = dayOff;
    const day = addDays(TODAY, dayOff.day);
    await user.api.calendars.addDayOff({ body: { name: 'Trip', firstDay: day, lastDay: day, hoursOff } });
  }
  const ids: string[] = [];
  for (const [index, own] of weeks.entries()) {
    const fields = { ...PROJECT, name: `Project ${index}`, ...own } as Parameters<typeof makeProject>[1];
    const brief = index === 0 && hasBrief && { description: SUNDAY_BRIEF, generateAISubtasks: true };
    const { project } = await makeProject(user, { ...fields, ...brief });
    ids.push(project.id);
    // A project is open, and so has a plan, while one of its tasks is.
    await addSubtask(user, project.id, { title: 'Some day' });
  }
  for (const [index, { project, day, isDone, ...hours }] of tasks.entries()) {
    const dueDate = day === null ? null : addDays(TODAY, day);
    const added = await addSubtask(user, ids[project] ?? '', { title: `Task ${index}`, dueDate, ...hours });
    if (isDone) await user.api.subtasks.change({ params: { id: added.id }, body: { status: 'Completed' } });
  }
  return { user, ids };
}

interface Held {
  date: Day;
  why: DayReason;
  hours: number;
  plannedHours: number;
  habitHours: number;
}

/** What each day holds: as all projects are shown, the same as every other screen and answer. */
async function daysOf({ api }: TestUser): Promise<Held[]> {
  const { data } = await api.planViews.days({ query: SPAN });
  return data.map(({ date, why, hours, takenHours: plannedHours, habitHours }) => ({
    ...{ date, why, hours, plannedHours, habitHours },
  }));
}

type Sent = Parameters<typeof hoursByDay>[0][number] & { why: DayReason; hours: number };

const heldOn = (days: readonly Sent[], subtasks: Parameters<typeof hoursByDay>[1]): Held[] => {
  const held = hoursByDay(days, subtasks);
  return days.map(({ date, why, hours }) => ({
    ...{ date, why, hours, plannedHours: 0, habitHours: 0 },
    ...held.get(date),
  }));
};

/** The lookup of a chat. */
function chatOf({ userId }: TestUser) {
  const { planner } = app.services;
  const asked = { db: app.db, userId, today: TODAY, timezone: 'Europe/London', planner };
  return lookUpsOf({ ...asked, signal: AbortSignal.any([]) });
}

/** Whether plans hold, and what the week held: the project's page, the dashboard, the bell and the chat say the same. */
async function expectOneStanding(user: TestUser, ids: readonly string[]) {
  const { api } = user;
  const lookUp = chatOf(user);
  const told = (await api.notifications.list({ query: { limit: 100 } })).data;
  const bell = new Set(told.filter(({ kind }) => kind === 'plan_broken').map((one) => one.projectId));
  for (const projectId of ids) {
    const { moves, unplaced, feasible, ...figures } = (await api.replans.preview({ query: { projectId } }))
      .data;
    const holds = planHolds({ ...figures, moving: moves.length, unplaced: unplaced.length });
    const page = (await api.projects.get({ params: { id: projectId } })).data.project;
    const { project } = await lookUp('project', projectId);
    expect(project?.standing).toBe(standingOf(page.completionStatus, holds));
    const { plan: said } = await lookUp('plan', projectId);
    expect(said).toMatchObject({ fits: feasible, wouldMove: moves.length });
    if (bell.has(projectId)) expect(holds).toBe(false);
  }
  const all = (await api.replans.outlook({})).data;
  const { projects } = await lookUp('projects', '');
  if (planHolds(all)) expect(projects.map(({ standing }) => standing)).not.toContain('Needs a replan');
}

/** The week's panel counts every task on its day, done or not. */
async function expectOneWeek({ api }: TestUser, ids: readonly string[]) {
  const lists = await Promise.all(ids.map((projectId) => api.subtasks.list({ params: { projectId } })));
  const rows = lists.flatMap(({ data }) => data);
  const weekly = await api.subtasks.stats({ query: { groupBy: 'week', sortBy: 'dueDate', limit: 50 } });
  for (const { key, total, estimatedHours } of weekly.days) {
    const here = rows.filter(({ dueDate }) => dueDate === key);
    expect(total).toBe(here.length);
    const hours = here.reduce((sum, row) => sum + (row.estimatedHours ?? 0), 0);
    // Each is rounded to a minute.
    expect(Math.abs(estimatedHours - hours)).toBeLessThan(0.01 * (here.length + 1));
  }
}

test('every place that shows the load, the hours or the kind of a day shows the same', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (wanted) => {
      const { user, ids } = await makeUserWith(wanted);
      const { api } = user;
      const days = await daysOf(user);
      const [today] = days;
      expect(days.map(({ date }) => date)).toEqual(DAYS);

      // The calendar, and the headings of each project's days.
      const shown = await api.planViews.show({ query: { ...SPAN, limit: 400 } });
      expect(heldOn(shown.days, shown.data.map(wholePlanItem))).toEqual(days);
      for (const projectId of ids) {
        const own = await api.planViews.days({ query: { ...SPAN, projectId } });
        const { data } = await api.subtasks.list({ params: { projectId } });
        expect(heldOn(own.data, data)).toEqual(days);
      }

      // The banners of a project and of the dashboard, and the findings.
      const { plannedHours, habitHours, hours } = today ?? {};
      const outlook = await api.replans.outlook({});
      expect(outlook.data.today).toEqual({ plannedHours, habitHours, hours });
      for (const projectId of ids) {
        const { data } = await api.replans.preview({ query: { projectId } });
        expect(data.today).toEqual({ plannedHours, habitHours, hours });
        const { findings } = (await api.replans.lint({ params: { projectId } })).data;
        for (const { kind, date, hours: over } of findings) {
          const day = days.find((one) => one.date === date);
          if (kind === 'overfull-day' && day) expect(over).toBe(hoursOver(day));
          if (kind === 'day-off' && day) expect(day.why).not.toBe('asked');
        }
      }

      // The answers of a chat.
      const lookUp = chatOf(user);
      const free = await lookUp('free-time', `${SPAN.from} ${SPAN.to}`);
      const told = days.map(({ date, hours: workingHours, plannedHours: planned, why }) => ({
        ...{ date, workingHours, plannedHours: planned, isOff: isTakenOff({ why }) },
      }));
      expect(free.days).toMatchObject(told);
      const now = await lookUp('today', '');
      expect([now.load.plannedHours, now.hours]).toEqual([plannedHours, plannedHours]);

      // The list of today's tasks on the dashboard.
      const due = {
        dueDateFrom: TODAY,
        dueDateTo: TODAY,
        status: JSON.stringify(['Pending', 'In Progress']),
      };
      const plate = await api.subtasks.stats({ query: { ...due, limit: 100 } as never });
      expect(hoursToDo(plate.data)).toBe(plannedHours);
      await expectOneStanding(user, ids);
      await expectOneWeek(user, ids);
    }),
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 20) },
  );
});

const NO_WEEK = { weekdays: null, hoursPerDay: null };

test('the database and the domain have the same hours left', async () => {
  const nothing = { weeks: [NO_WEEK, NO_WEEK, NO_WEEK], hasBrief: false, dayOff: null, tasks: [] } as const;
  const { user, ids } = await makeUserWith({ ...nothing, weeks: [...nothing.weeks], tasks: [] });
  const known = [null, 0, 0.1, 0.25, 0.33, 2];
  for (const estimatedHours of known)
    for (const actualHours of known) {
      const body = { title: 'Paint', dueDate: TODAY, estimatedHours, actualHours };
      const { id } = await addSubtask(user, ids[0] ?? '', body);
      const [today] = await daysOf(user);
      const left = hoursToDo([{ status: 'Pending', estimatedHours, actualHours }]);
      expect(today?.plannedHours).toBeCloseTo(left, 9);
      await user.api.subtasks.delete({ params: { id } });
    }
});
