import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import type { PlanRequest } from '../plan.ts';
import { PlannedProject, type Row } from '../testing/project.ts';
import { briefOfStatements, repeat, requestOf } from '../testing/readings.ts';

const planned = (statements: readonly Statement[], change: Partial<PlanRequest> = {}) => {
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
const touch = (project: PlannedProject, id: string | undefined, change: Partial<Row>) => {
  project.rows = project.rows.map((row) =>
    row.id === id ? { ...row, whyKept: 'You edited it', ...change } : row,
  );
};
const RUN = [repeat('Run', 'FREQ=DAILY', { minutes: 30 })];

test('a completed or deleted day of a habit stays so, and the others stay', () => {
  const project = planned(RUN, { dueDate: '2026-12-06' });
  const [first, second] = project.rows;
  touch(project, first?.id, { status: 'Completed', whyKept: 'It is completed' });
  project.remove(second?.id);
  expect(proposes(project)).toEqual([]);
  project.accept(project.propose());
  expect(proposes(project)).toEqual([]);
  expect(project.rows).toHaveLength(13);
});

test('past days of a habit are removed, and future ones stay', () => {
  const project = planned(RUN, { dueDate: '2026-12-06' });
  project.request = { ...project.request, today: '2026-11-26' };
  expect(proposes(project).map(({ change }) => change)).toEqual(['removed', 'removed', 'removed']);
});

test('so many times in all are no more after some of them are done, and a missed one is caught up on', () => {
  const project = planned([repeat('Run', 'FREQ=DAILY;COUNT=5')]);
  const [first, second] = project.rows;
  for (const row of [first, second])
    touch(project, row?.id, { status: 'Completed', whyKept: 'It is completed' });
  project.request = { ...project.request, today: '2026-11-26' };
  project.accept(project.propose());
  expect(project.rows.map(({ dueDate }) => dueDate)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
  expect(proposes(project)).toEqual([]);
});

test('a habit with other minutes or other days keeps the rows of the days that it keeps', () => {
  const project = planned(RUN, { dueDate: '2026-12-06' });
  retell(project, [repeat('Run', 'FREQ=DAILY', { minutes: 45 })]);
  expect(new Set(proposes(project).flatMap(({ change, fields }) => `${change} ${fields}`))).toEqual(
    new Set(['changed estimatedHours']),
  );
  retell(project, [repeat('Run', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', { minutes: 30 })]);
  expect(proposes(project).map(({ change }) => change)).toEqual(['removed', 'removed', 'removed', 'removed']);
});

test('a later beginning of the project keeps the days of a habit that are left', () => {
  const project = planned(RUN, { dueDate: '2026-12-06' });
  project.request = { ...project.request, startDate: '2026-11-25' };
  expect(proposes(project).map(({ change }) => change)).toEqual(['removed', 'removed']);
});
