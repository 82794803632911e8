import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { type Dated, noticeOf, notificationId, type PlanBreaks } from './notifications.ts';

const TODAY = '2028-03-01';

const subtask = (dueDate: string, dueTime: string | null = null): Dated => ({
  subject: 'subtask',
  status: 'Pending',
  dueDate,
  dueTime,
});
const project = (dueDate: string): Dated => ({
  subject: 'project',
  status: 'In Progress',
  dueDate,
  dueTime: '12:00',
});
const milestone = (dueDate: string, subtasks: number, openSubtasks: number): Dated => ({
  subject: 'milestone',
  dueDate,
  subtasks,
  openSubtasks,
});

describe('on 1 March of a leap year', () => {
  test.each([
    ['a subtask of tomorrow', subtask('2028-03-02'), null],
    ['a subtask of today', subtask(TODAY), ['subtask_due_today', TODAY, 'Due today']],
    [
      'a subtask of today at noon',
      subtask(TODAY, '12:00'),
      ['subtask_due_today', TODAY, 'Due today at 12:00'],
    ],
    [
      'a subtask of yesterday',
      subtask('2028-02-29', '12:00'),
      ['subtask_overdue', TODAY, 'Overdue by 1 day'],
    ],
    [
      'a subtask of last year',
      subtask('2027-03-01'),
      ['subtask_overdue', '2027-03-02', 'Overdue by 366 days'],
    ],
    ['a project in four days', project('2028-03-05'), null],
    ['a project in three days', project('2028-03-04'), ['project_due_soon', TODAY, 'Due in 3 days']],
    [
      'a project of tomorrow',
      project('2028-03-02'),
      ['project_due_soon', '2028-02-28', 'Due tomorrow at 12:00'],
    ],
    ['a project of today', project(TODAY), ['project_due_soon', '2028-02-27', 'Due today at 12:00']],
    [
      'a project of the day before yesterday',
      project('2028-02-28'),
      ['project_overdue', '2028-02-29', 'Overdue by 2 days'],
    ],
    [
      'a milestone without work',
      milestone('2028-03-03', 0, 0),
      ['milestone_due_soon', '2028-02-29', 'Due in 2 days'],
    ],
    [
      'a milestone with work',
      milestone('2028-03-03', 4, 1),
      ['milestone_due_soon', '2028-02-29', 'Due in 2 days with 1 open task'],
    ],
    ['a milestone whose work is done', milestone('2028-03-03', 4, 0), null],
    [
      'a passed milestone with work',
      milestone('2028-02-29', 4, 3),
      ['milestone_overdue', TODAY, 'Overdue by 1 day with 3 open tasks'],
    ],
    ['a passed milestone whose work is done', milestone('2028-02-29', 4, 0), null],
    ['a passed milestone without work', milestone('2028-02-29', 0, 0), null],
  ])('%s', (_what, thing, told) => {
    const notice = noticeOf(thing, TODAY);
    expect(notice && [notice.kind, notice.since, notice.message]).toEqual(told);
  });

  test.each(['subtask', 'project'] as const)('there is no notification about a completed %s', (subject) => {
    expect(noticeOf({ subject, status: 'Completed', dueDate: TODAY, dueTime: null }, TODAY)).toBeNull();
  });
});

describe('a plan', () => {
  const plan = (breaks: Partial<PlanBreaks>): PlanBreaks => ({
    subject: 'plan',
    slipped: 0,
    late: 0,
    unplaced: 0,
    timeless: 0,
    dueDate: '2028-03-20',
    ...breaks,
  });

  test.each([
    [{}, null],
    [{ slipped: 2 }, null],
    [{ slipped: 3 }, 'The plan no longer holds: 3 open tasks behind'],
    [{ late: 1 }, 'The plan no longer holds: 1 open task after the due date'],
    [{ timeless: 1 }, 'The plan no longer holds: 1 open task on days without time'],
    [{ unplaced: 4 }, 'The plan no longer holds: 4 open tasks without a day'],
    [
      { slipped: 1, late: 2, unplaced: 1 },
      'The plan no longer holds: 1 open task behind, 2 after the due date, 1 without a day',
    ],
  ])('with %j is told of as %j', (breaks, message) => {
    expect(noticeOf(plan(breaks), TODAY)).toEqual(message && { kind: 'plan_broken', since: TODAY, message });
  });
});

/** The local day at an instant, for an offset from UTC in hours. */
const dayAt = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString().slice(0, 10);

test('at one instant it is due for one person, overdue for another, and nothing yet for a third', () => {
  const told = [-11, 0, 14].map(
    (hours) => noticeOf(subtask('2026-11-20'), dayAt('2026-11-20T10:30:00Z', hours))?.kind,
  );
  expect(told).toEqual([undefined, 'subtask_due_today', 'subtask_overdue']);
});

test('a subject has notifications from one day on, without a gap, and with one id at a time', () => {
  const anyThing = fc.oneof(
    fc.constant(subtask(TODAY)),
    fc.constant(project(TODAY)),
    fc.integer({ min: 1, max: 9 }).map((open) => milestone(TODAY, 9, open)),
  );
  fc.assert(
    fc.property(anyThing, fc.integer({ min: -800, max: 800 }), (thing, days) => {
      const today = addDays(TODAY, days);
      const notice = noticeOf(thing, today);
      expect(notice !== null).toBe(days >= (thing.subject === 'subtask' ? 0 : -3));
      if (notice) expect(noticeOf(thing, notice.since)?.kind).toBe(notice.kind);
      if (notice) expect(noticeOf(thing, addDays(notice.since, -1))?.kind).not.toBe(notice.kind);
    }),
  );
});

test('moving a thing to another day makes another notification of it', () => {
  const names = [TODAY, '2028-03-02'].map((day) => notificationId('subtask_overdue', day, 'a'));
  expect(new Set(names).size).toBe(2);
});
