import { addDays } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlannedProject, type Row } from '../testing/project.ts';
import { someRequests } from '../testing/random-readings.ts';
import {
  availability,
  briefOfStatements,
  hours,
  parts,
  repeat,
  requestOf,
  task,
} from '../testing/readings.ts';
import { PATIENCE, RUNS } from '../testing/runs.ts';

const MORE: readonly Statement[] = [
  task('Write the letters', { parts: parts(3) }),
  task('Photograph the candles', { parts: parts(40), effort: hours(0.25, 'part') }),
  task('Translate the menu', { effort: hours(5) }),
  availability('Only Tuesdays and Thursdays', { rule: 'only', weekdays: [2, 4], minutes: 180 }),
  task('Record the episodes', { parts: parts(8), effort: hours(2, 'part') }),
  task('Print flyers', { optional: true }),
  repeat('Water the plants', 'FREQ=WEEKLY', { timesAWeek: 2 }),
];

const KINDS = [
  ...['complete', 'start', 'edit', 'move', 'delete', 'add', 'say', 'unsay', 'correct'],
  ...['next day', 'cut', 'regenerate'],
] as const;
const step = fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(40) });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function touch(project: PlannedProject, at: number, change: Partial<Row>): void {
  const id = project.rows[at % Math.max(1, project.rows.length)]?.id;
  project.rows = project.rows.map((row) =>
    row.id === id ? { ...row, whyKept: 'You edited it', ...change } : row,
  );
}

function retell(
  project: PlannedProject,
  change: (statements: readonly Statement[]) => readonly Statement[],
): void {
  const { description, statements } = briefOfStatements(change(project.request.reading.statements));
  project.request = { ...project.request, description, reading: { statements } };
}

function carryOut(project: PlannedProject, { kind, at }: Step): void {
  const { request } = project;
  const more = MORE[at % MORE.length];
  if (kind === 'complete') touch(project, at, { status: 'Completed' });
  if (kind === 'start') touch(project, at, { status: 'In Progress' });
  if (kind === 'edit') touch(project, at, { title: `Mine ${at}`, estimatedHours: (at % 7) + 0.5 });
  if (kind === 'move') touch(project, at, { dueDate: addDays(request.startDate, at) });
  if (kind === 'delete') project.remove(project.rows[at % Math.max(1, project.rows.length)]?.id);
  if (kind === 'add') project.add(`Own ${at}`, addDays(request.startDate, at));
  if (kind === 'say')
    retell(project, (all) => [...all.filter(({ id }) => id !== more?.id), ...(more ? [more] : [])]);
  if (kind === 'unsay')
    retell(project, (all) => all.filter((_, nth) => nth !== at % Math.max(1, all.length)));
  if (kind === 'correct')
    retell(project, (all) =>
      all.map((one, nth) =>
        nth === at % all.length && one.kind === 'task'
          ? { ...one, effort: hours(1 + (at % 5), 'part') }
          : one,
      ),
    );
  if (kind === 'next day') project.request = { ...request, today: addDays(request.today, 1 + (at % 3)) };
  const granularity = (['fewer', 'normal', 'finer'] as const)[at % 3] ?? 'normal';
  if (kind === 'cut') project.request = { ...request, granularity };
  if (kind === 'regenerate') project.accept(project.propose());
}

const changesOf = (project: PlannedProject) =>
  project
    .propose()
    .flatMap(({ change, reason, key, fields }) =>
      change === 'kept' ? [] : [{ change, reason, key, fields }],
    );

test('after any history, touched rows stay byte for byte, and a second proposal is empty', PATIENCE, () => {
  fc.assert(
    fc.property(someRequests({ most: 8 }), fc.array(step, { maxLength: 12 }), (request, history) => {
      const project = new PlannedProject(request);
      project.accept(project.propose());
      expect(changesOf(project)).toEqual([]);
      for (const one of history) {
        const touched = project.rows.filter(({ whyKept }) => whyKept !== null);
        carryOut(project, one);
        if (one.kind === 'regenerate') expect(project.rows).toEqual(expect.arrayContaining(touched));
      }
      project.accept(project.propose());
      if (project.rows.some(({ proposed }) => proposed)) expect(changesOf(project)).toEqual([]);
    }),
    // Each history makes a dozen plans.
    { numRuns: RUNS / 8 },
  );
});

test('a corrected line leaves the rows of all others as they are, where there is room', PATIENCE, () => {
  const lines = fc.array(
    fc.record({ hours: fc.integer({ min: 1, max: 9 }), parts: fc.integer({ min: 1, max: 4 }) }),
    {
      minLength: 2,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(lines, fc.nat(7), fc.integer({ min: 1, max: 9 }), (given, which, other) => {
      const linesWith = (at: number, changed: number) =>
        given.map((one, nth) =>
          task(`Step ${nth}`, {
            parts: parts(one.parts),
            effort: hours(nth === at ? changed : one.hours, 'part'),
          }),
        );
      const at = which % given.length;
      const project = new PlannedProject(requestOf(linesWith(-1, 0), { dueDate: '2027-06-30' }));
      project.accept(project.propose());
      const others = project.rows.filter(({ title }) => !title.startsWith(`Step ${at}`));
      retell(project, () => linesWith(at, other));
      project.accept(project.propose());
      expect(project.rows.filter(({ title }) => !title.startsWith(`Step ${at}`))).toEqual(others);
    }),
    { numRuns: RUNS / 4 },
  );
});
