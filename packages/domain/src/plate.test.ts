import { describe, expect, test } from 'vitest';
import { dueToday, overdueWork, plateOf, upcomingDeadlines } from './plate.ts';
import type { Priority } from './priorities.ts';
import type { Status } from './statuses.ts';
import { isMissed, isOverdue, whyKept } from './subtasks.ts';
import { addTag, tagsFromText } from './tags.ts';

const work = (dueDate: string | null, status: Status = 'Pending') => ({ dueDate, status });
const today = '2026-11-20';

describe('the work of a day', () => {
  test('has the open work that is due on the day', () => {
    const due = work(today);
    expect(dueToday([due, work(today, 'Completed'), work('2026-11-21'), work(null)], today)).toEqual([due]);
  });

  test('begins with urgent work, and keeps the order of each project’s plan', () => {
    const task = (title: string, project: string, priority: Priority) => ({
      ...work(today),
      title,
      priority,
      projectId: { id: project },
    });
    const plate = plateOf(
      [
        task('Outline', 'report', 'Medium'),
        task('Measure', 'deck', 'High'),
        task('Tidy up', 'site', 'Low'),
        task('Draft', 'site', 'High'),
        task('Print', 'deck', 'High'),
        task('Charts', 'report', 'High'),
        { ...task('Done', 'deck', 'High'), ...work(today, 'Completed') },
      ],
      today,
    );
    expect(plate.map(({ title }) => title)).toEqual([
      'Measure',
      'Print',
      'Outline',
      'Charts',
      'Tidy up',
      'Draft',
    ]);
  });

  test('what is coming up is due within seven days, the earliest first, five at most', () => {
    const days = ['2026-11-27', '2026-11-20', '2026-11-28', '2026-11-19', '2026-11-22'];
    expect(
      upcomingDeadlines(
        days.map((day) => work(day)),
        today,
      ).map((item) => item.dueDate),
    ).toEqual(['2026-11-20', '2026-11-22', '2026-11-27']);
    expect(
      upcomingDeadlines(
        Array.from({ length: 9 }, () => work(today)),
        today,
      ),
    ).toHaveLength(5);
  });

  test('of work whose day a plan has chosen, each day only has the first, in the room that deadlines leave', () => {
    const planned = (title: string, dueDate: string) => ({ ...work(dueDate), title, day: dueDate });
    const own = (title: string, dueDate: string) => ({ ...work(dueDate), title, day: undefined });
    const titlesOf = (all: { title: string; day: string | undefined; dueDate: string | null }[]) =>
      upcomingDeadlines(
        all.map((one) => ({ ...one, status: 'Pending' as const })),
        today,
        ({ day }) => day,
      ).map(({ title }) => title);
    const tomorrow = [
      planned('Sand', '2026-11-21'),
      planned('Prime', '2026-11-21'),
      own('Call', '2026-11-21'),
    ];
    expect(titlesOf([...tomorrow, planned('Paint', '2026-11-22')])).toEqual(['Sand', 'Call', 'Paint']);
    const calls = ['23', '24', '25', '26', '27'].map((day) => own(`Call ${day}`, `2026-11-${day}`));
    expect(titlesOf([...tomorrow.slice(0, 2), ...calls])).toEqual(calls.map(({ title }) => title));
  });

  test('what is overdue is open and its day has passed, the oldest first', () => {
    const days = [work('2026-11-19'), work('2026-11-01'), work(today), work('2026-11-18', 'Completed')];
    expect(overdueWork(days, today).map((item) => item.dueDate)).toEqual(['2026-11-01', '2026-11-19']);
  });
});

test('a day of a habit that has passed open was missed, and is not overdue', () => {
  const day = { ...work('2026-11-19'), repeat: true };
  expect([isMissed(day, today), isOverdue(day, today)]).toEqual([true, false]);
  expect(overdueWork([day, work('2026-11-19')], today)).toEqual([work('2026-11-19')]);
  expect(isMissed({ ...day, status: 'Completed' }, today)).toBe(false);
  expect(isMissed({ ...day, dueDate: today }, today)).toBe(false);
  expect(isMissed(work('2026-11-19'), today)).toBe(false);
});

describe('a regeneration', () => {
  const row = { aiGenerated: true, status: 'Pending', pinned: false, editedAt: null } as const;

  test('replaces what it made and nobody touched', () => {
    expect(whyKept(row)).toBeNull();
  });

  test.each([
    [{ aiGenerated: false }, 'You added it'],
    [{ status: 'Completed' }, 'It is completed'],
    [{ status: 'In Progress' }, 'It is started'],
    [{ pinned: true }, 'It is pinned'],
    [{ editedAt: '2026-11-20T00:00:00Z' }, 'You edited it'],
  ] as const)('keeps %j', (fields, reason) => {
    expect(whyKept({ ...row, ...fields })).toBe(reason);
  });
});

describe('tags', () => {
  test('are trimmed and lowercased; blank and repeated ones change nothing', () => {
    expect(addTag(['web'], '  Client ')).toEqual(['web', 'client']);
    expect(addTag(['web'], 'WEB')).toEqual(['web']);
    expect(addTag(['web'], '   ')).toEqual(['web']);
  });

  test('come from comma-separated text', () => {
    expect(tagsFromText(' Web, ,client,web ')).toEqual(['web', 'client']);
  });
});
