import { addDays } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import type { PlanRequest } from '../plan.ts';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';
import { PlannedProject, type Row } from '../testing/project.ts';
import {
  after,
  briefOfStatements,
  days,
  hours,
  idOf,
  minutes,
  parts,
  requestOf,
  task,
  wait,
  workingDays,
} from '../testing/readings.ts';

const PORTFOLIO = [
  task('Design the gallery', { effort: hours(6) }),
  wait('Mara signs it off', { who: 'Mara', lag: days(2), after: [idOf('Design the gallery')] }),
  task('Build the gallery', { effort: hours(9), after: [after('Mara signs it off')] }),
  task('Photograph piece', { parts: parts(6), effort: hours(1, 'part') }),
  task('Write the contact form'),
  task('Launch', { on: ['2026-12-10'], after: [after('Build the gallery')] }),
];

const planned = (statements: readonly Statement[] = PORTFOLIO, change: Partial<PlanRequest> = {}) => {
  const project = new PlannedProject(requestOf(statements, { dueDate: '2026-12-31', ...change }));
  project.accept(project.propose());
  return project;
};
/** Changes the brief. */
const retell = (project: PlannedProject, statements: readonly Statement[]): void => {
  const { description, statements: placed } = briefOfStatements(statements);
  project.request = { ...project.request, description, reading: { statements: placed } };
};
const proposes = (project: PlannedProject) =>
  project
    .propose()
    .flatMap(({ change, reason, key, fields }) =>
      change === 'kept' ? [] : [{ change, reason, key, fields }],
    );
const titled = (project: PlannedProject, title: string) =>
  project.rows.find((row) => row.title.startsWith(title));
const touch = (project: PlannedProject, id: string | undefined, change: Partial<Row>) => {
  project.rows = project.rows.map((row) =>
    row.id === id ? { ...row, whyKept: 'You edited it', ...change } : row,
  );
};
const hoursIn = (project: PlannedProject) =>
  project.rows.reduce((sum, { estimatedHours }) => sum + (estimatedHours ?? 0), 0);

test('the same brief proposes nothing, also with rows that were edited, completed, moved, added and deleted', () => {
  const project = planned();
  expect(project.rows.length).toBeGreaterThan(8);
  expect(proposes(project)).toEqual([]);
  touch(project, project.rows[0]?.id, { status: 'Completed', whyKept: 'It is completed' });
  touch(project, project.rows[1]?.id, { title: 'My own words', estimatedHours: 3 });
  touch(project, project.rows[3]?.id, { dueDate: '2026-12-09' });
  project.remove(titled(project, 'Photograph piece 6')?.id);
  project.add('Call Mara', '2026-11-24');
  expect(proposes(project).filter(({ change }) => change !== 'changed')).toEqual([]);
  project.accept(project.propose());
  expect(proposes(project)).toEqual([]);
});

test('a new line adds its task and moves nothing that need not move', () => {
  const project = planned();
  const before = project.rows;
  retell(project, [...PORTFOLIO, task('Translate the menu')]);
  expect(proposes(project)).toEqual([
    expect.objectContaining({ change: 'added', reason: 'New in the brief' }),
  ]);
  project.accept(project.propose());
  expect(project.rows).toEqual(expect.arrayContaining(before));
});

test('a line in the middle, and a line before all others, move nothing either', () => {
  const project = planned();
  const before = project.rows;
  const [first, ...rest] = PORTFOLIO;
  retell(project, [task('Call Ana'), ...(first ? [first] : []), task('Buy frames'), ...rest]);
  expect(proposes(project).map(({ change }) => change)).toEqual(['added', 'added']);
  project.accept(project.propose());
  expect(project.rows.map(({ id, dueDate }) => `${id} ${dueDate}`)).toEqual(
    expect.arrayContaining(before.map(({ id, dueDate }) => `${id} ${dueDate}`)),
  );
});

test('a line that is taken out removes its tasks, unless they were touched', () => {
  const project = planned([...PORTFOLIO, task('Translate the menu'), task('Write the letters')]);
  touch(project, titled(project, 'Write the letters')?.id, { title: 'Letters, by hand' });
  const menu = titled(project, 'Translate the menu')?.id;
  retell(project, PORTFOLIO);
  expect(proposes(project)).toEqual([
    expect.objectContaining({ change: 'removed', key: menu, reason: 'The brief no longer asks for it' }),
  ]);
});

test('other hours change the existing row, and no other', () => {
  const lines = [
    task('Photograph the candles', { effort: hours(1) }),
    task('Write the price list'),
    task('Order labels'),
  ];
  const project = planned(lines);
  const row = titled(project, 'Photograph');
  retell(project, [task('Photograph the candles', { effort: minutes(100) }), ...lines.slice(1)]);
  expect(proposes(project)).toEqual([
    expect.objectContaining({
      change: 'changed',
      key: row?.id,
      fields: ['estimatedHours'],
      reason: 'Its estimate changed',
    }),
  ]);
});

test('another title for the same words is the same row', () => {
  const project = planned();
  const row = titled(project, 'Write the contact form');
  const renamed = PORTFOLIO.map((one) =>
    one.id === idOf('Write the contact form') && one.kind === 'task'
      ? { ...one, title: 'Write a form' }
      : one,
  );
  retell(project, renamed);
  expect(proposes(project)).toEqual([
    expect.objectContaining({ change: 'changed', key: row?.id, fields: ['title'] }),
  ]);
});

test('the same work in other words is the same row', () => {
  const project = planned();
  const row = titled(project, 'Write the contact form');
  const reworded = PORTFOLIO.map((one) =>
    one.id === idOf('Write the contact form')
      ? task('Please write the contact form', { title: 'Write the contact form' })
      : one,
  );
  retell(project, reworded);
  expect(proposes(project)).toEqual([
    expect.objectContaining({ change: 'changed', key: row?.id, reason: 'The brief says it in other words' }),
  ]);
});

test('more parts are added after the existing ones', () => {
  const project = planned();
  const more = PORTFOLIO.map((one) =>
    one.kind === 'task' && one.title === 'Photograph piece' ? { ...one, parts: parts(8) } : one,
  );
  const before = new Map(project.rows.map(({ id, dueDate }) => [id, dueDate]));
  retell(project, more);
  expect(proposes(project).filter(({ change }) => change === 'added')).toHaveLength(2);
  project.accept(project.propose());
  expect(project.rows.filter(({ id, dueDate }) => before.has(id) && before.get(id) !== dueDate)).toEqual([]);
});

test('what was deleted does not come back until the brief asks in other words', () => {
  const project = planned([...PORTFOLIO, task('Translate the menu')]);
  project.remove(titled(project, 'Translate the menu')?.id);
  expect(proposes(project)).toEqual([]);
  project.accept(project.propose());
  expect(proposes(project)).toEqual([]);
  retell(project, [...PORTFOLIO, task('Translate the menu and the wine list')]);
  expect(proposes(project)).toEqual([expect.objectContaining({ change: 'added' })]);
});

test('a day that has passed is planned anew, and nothing else that need not move', () => {
  const project = planned();
  const first = project.rows.map(({ dueDate }) => dueDate ?? '').sort()[0] ?? '';
  project.request = { ...project.request, today: addDays(first, 1) };
  const late = project.rows.filter(({ dueDate }) => dueDate === first).map(({ id }) => id);
  const moved = proposes(project).filter(({ reason }) => reason === 'Its day has passed');
  expect(moved.map(({ key }) => key).sort()).toEqual(late.sort());
});

test('a wait that runs already ends on the same day whenever it is planned', () => {
  const project = planned(
    [wait('The paper comes', { lag: days(4) }), task('Print', { after: [after('The paper comes')] })],
    {
      startDate: '2026-11-20',
    },
  );
  const before = project.rows;
  project.request = { ...project.request, today: '2026-11-23' };
  expect(proposes(project)).toEqual([]);
  expect(project.rows).toEqual(before);
});

test('what waits a working day for a task that was moved to a Friday is done on Monday', () => {
  const print = task('Print', { after: [after('Order', { lag: workingDays(1) })] });
  const project = planned([task('Order'), print], {
    calendar: { ...DEFAULT_CALENDAR, weekdays: [5, 6, 7, 1] },
  });
  touch(project, titled(project, 'Order')?.id, { dueDate: '2026-12-04' });
  project.accept(project.propose());
  expect(titled(project, 'Print')?.dueDate).toBe('2026-12-07');
});

test('tasks are cut finer or joined, all or one, and the same again proposes nothing', () => {
  const lines = [
    task('Photograph candle', { parts: parts(12), effort: hours(1, 'part') }),
    task('Write the price list', { effort: hours(3) }),
    task('Paint the door', { effort: hours(4) }),
  ];
  const project = planned(lines);
  const count = project.rows.length;
  for (const granularity of ['finer', 'normal', 'fewer', 'normal'] as const) {
    project.request = { ...project.request, granularity };
    project.accept(project.propose());
    expect(proposes(project)).toEqual([]);
    expect(hoursIn(project)).toBe(19);
    const longest = Math.max(...project.rows.map(({ estimatedHours }) => estimatedHours ?? 0));
    expect(longest).toBe({ finer: 2, normal: 4, fewer: 4 }[granularity]);
    if (granularity === 'normal') expect(project.rows).toHaveLength(count);
  }
  project.request = { ...project.request, finer: [idOf('Paint the door')] };
  expect(
    proposes(project)
      .map(({ change }) => change)
      .toSorted(),
  ).toEqual(['added', 'changed']);
  project.accept(project.propose());
  expect(hoursIn(project)).toBe(19);
  expect(proposes(project)).toEqual([]);
});

test('a corrected line changes its own rows, and those of others stay byte for byte where there is room', () => {
  for (const change of [
    { effort: hours(1) },
    { effort: hours(16) },
    { title: 'Draw the gallery' },
    { by: '2026-11-27' },
    { parts: parts(3) },
  ]) {
    const project = planned();
    const before = project.rows;
    const own = (rows: readonly Row[]) =>
      rows.filter(({ title }) => /the gallery/.test(title) || title === 'Launch');
    retell(
      project,
      PORTFOLIO.map((one) =>
        one.id === idOf('Design the gallery') && one.kind === 'task' ? { ...one, ...change } : one,
      ),
    );
    project.accept(project.propose());
    const others = before.filter((row) => !own(before).includes(row));
    expect(others.length).toBeGreaterThan(5);
    expect(project.rows).toEqual(expect.arrayContaining(others));
    expect(proposes(project)).toEqual([]);
  }
});

test('a line that is no work any more takes its rows away, and no other', () => {
  const project = planned();
  const before = project.rows.filter(({ title }) => !title.startsWith('Photograph'));
  retell(
    project,
    PORTFOLIO.map((one) =>
      one.id === idOf('Photograph piece')
        ? { id: one.id, words: one.words, sure: true, statedBy: 'person', kind: 'excluded' }
        : one,
    ),
  );
  expect(new Set(proposes(project).map(({ change }) => change))).toEqual(new Set(['removed']));
  project.accept(project.propose());
  expect(project.rows).toEqual(before);
});

test('work that does not fit in long sittings is reported as spread over more days', () => {
  const project = planned([task('Sew', { effort: hours(8) }), task('Cut', { effort: hours(4) })], {
    dueDate: '2026-11-25',
  });
  retell(project, [
    task('Sew', { effort: hours(8) }),
    task('Cut', { effort: hours(4) }),
    task('Pack', { effort: hours(6) }),
  ]);
  const reasons = new Set(proposes(project).map(({ reason }) => reason));
  expect(project.plan().feasible).toBe(true);
  expect(reasons).toContain('Its work is spread over more days now');
  project.accept(project.propose());
  expect(proposes(project)).toEqual([]);
});

test('a task of fewer sittings than before, of which one is deleted and one is done, is proposed anew once', () => {
  const project = planned([task('Sew', { effort: hours(28) })], { granularity: 'finer' });
  project.remove(titled(project, 'Sew (1/14)')?.id);
  touch(project, titled(project, 'Sew (4/14)')?.id, { status: 'Completed' });
  retell(project, [task('Sew', { effort: hours(5) })]);
  project.accept(project.propose());
  expect(proposes(project)).toEqual([]);
});
