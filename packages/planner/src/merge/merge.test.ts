import { addDays } from '@daymark/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanRequest } from '../plan.ts';
import { PlannedProject, type Row } from '../testing/project.ts';
import { requestFor } from '../testing/requests.ts';
import { PATIENCE, RUNS } from '../testing/runs.ts';

const BRIEF = `Portfolio for Mara, a ceramicist.
- Gallery with 24 pieces, each with size and glaze
- Shop is NOT needed, only a contact form
- Workshop calendar she can edit herself
Mara signs off the design before I build. Launch on 10 December.`;

const SENTENCES = [
  'Write 3 letters to the galleries.',
  'Photograph 40 candles, 20 min each.',
  'The varnish needs 48 h to dry.',
  'Translate the menu into German.',
  'Only Tuesdays and Thursdays, 3 hours.',
  'Record 8 episodes of 2 hours.',
  'Optional: print flyers.',
];

const plan = (change: Partial<PlanRequest> = {}) => {
  const project = new PlannedProject(requestFor({ description: BRIEF, dueDate: '2026-12-11', ...change }));
  project.accept(project.propose());
  return project;
};
const proposes = (project: PlannedProject) =>
  project
    .propose()
    .flatMap(({ change, reason, key, fields }) =>
      change === 'kept' ? [] : [{ change, reason, key, fields }],
    );
/** What waits for a new task is told too; here it is what changes besides that counts. */
const changesItself = ({ fields }: { fields: readonly string[] }) => fields.join() !== 'dependsOn';
const titled = (project: PlannedProject, words: RegExp) =>
  project.rows.find(({ title }) => words.test(title));
const touch = (project: PlannedProject, id: string | undefined, change: Partial<Row>) => {
  project.rows = project.rows.map((row) =>
    row.id === id ? { ...row, whyKept: 'You edited it', ...change } : row,
  );
};

test('an unchanged brief proposes nothing, also with rows that were edited, completed, moved, added and deleted', () => {
  const project = plan();
  expect(project.rows.length).toBeGreaterThan(5);
  expect(proposes(project)).toEqual([]);
  touch(project, project.rows[0]?.id, { status: 'Completed', whyKept: 'It is completed' });
  touch(project, project.rows[1]?.id, { title: 'My own words', estimatedHours: 3 });
  touch(project, project.rows[3]?.id, { dueDate: '2026-12-09' });
  project.add('Call Mara', '2026-11-24');
  expect(proposes(project).filter(({ change }) => change !== 'changed')).toEqual([]);
  project.accept(project.propose());
  expect(proposes(project)).toEqual([]);
});

test('a new sentence adds its task and moves nothing that need not move', () => {
  const project = plan({ dueDate: '2026-12-31' });
  const before = project.rows;
  project.request = { ...project.request, description: `${BRIEF}\nTranslate the menu into German.` };
  expect(proposes(project).filter(changesItself)).toEqual([expect.objectContaining({ change: 'added' })]);
  project.accept(project.propose());
  const days = new Map(project.rows.map(({ id, dueDate }) => [id, dueDate]));
  expect(before.map(({ id }) => days.get(id))).toEqual(before.map(({ dueDate }) => dueDate));
});

test('a sentence that is taken out removes its tasks, unless they were touched', () => {
  const description = `${BRIEF}\nTranslate the menu into German. Write 3 letters to the galleries.`;
  const project = plan({ description, dueDate: '2026-12-31' });
  touch(project, titled(project, /letters/i)?.id, { title: 'Letters, by hand' });
  project.request = { ...project.request, description: BRIEF };
  expect(proposes(project).filter(({ change }) => change === 'removed')).toEqual([
    expect.objectContaining({ key: titled(project, /menu/i)?.id, reason: 'The brief no longer asks for it' }),
  ]);
});

test('other numbers change the row that stands; words said otherwise keep it', () => {
  const project = plan({
    description: 'Photograph 6 candles, 30 min each.\nWrite the price list.\nOrder the labels.',
  });
  const row = titled(project, /candles/);
  project.request = {
    ...project.request,
    description: 'Photograph 8 candles, 30 min each.\nWrite the price list.\nOrder the labels.',
  };
  const changed = proposes(project).find(({ key }) => key === row?.id);
  expect(changed).toMatchObject({ change: 'changed', fields: expect.arrayContaining(['estimatedHours']) });
});

test.each([5, 6, 8])('a sentence more brings its task alone, whatever %i others there are', (count) => {
  const lines = ['website', 'flyer', 'menu', 'logo', 'newsletter', 'price list', 'brochure', 'banner', 'map'];
  const description = lines.slice(0, count - 1).map((line) => `Design the ${line}.`);
  const project = plan({ description: description.join('\n'), dueDate: '2027-02-26' });
  const before = project.rows.length;
  project.request = { ...project.request, description: [...description, 'Call Ana.'].join('\n') };
  expect(proposes(project).filter(changesItself)).toEqual([expect.objectContaining({ change: 'added' })]);
  project.accept(project.propose());
  project.request = { ...project.request, description: description.join('\n') };
  expect(proposes(project).filter(({ change }) => change === 'removed')).toHaveLength(1);
  project.accept(project.propose());
  expect(project.rows).toHaveLength(before);
});

test('what was deleted does not come back until the brief asks in other words', () => {
  const description = `${BRIEF}\nTranslate the menu into German.`;
  const project = plan({ description, dueDate: '2026-12-31' });
  project.remove(titled(project, /menu/i)?.id);
  expect(proposes(project)).toEqual([]);
  project.accept(project.propose());
  expect(proposes(project)).toEqual([]);
  project.request = {
    ...project.request,
    description: `${BRIEF}\nTranslate the menu into German and French.`,
  };
  expect(proposes(project).filter(changesItself)).toEqual([expect.objectContaining({ change: 'added' })]);
});

test('a day that has passed is planned anew, and nothing else', () => {
  const project = plan({ dueDate: '2026-12-31' });
  const first = project.rows.map(({ dueDate }) => dueDate ?? '').sort()[0] ?? '';
  project.request = { ...project.request, today: addDays(first, 1) };
  const late = project.rows.filter(({ dueDate }) => dueDate === first).map(({ id }) => id);
  const moved = proposes(project).filter(({ reason }) => reason === 'Its day has passed');
  expect(moved.map(({ key }) => key).sort()).toEqual(late.sort());
});

test('late work says why it has other hours: spread over more days, or shortened so that it fits', () => {
  const lines = ['website', 'flyer', 'menu', 'logo', 'newsletter', 'brochure', 'banner', 'poster'];
  const description = lines.map((line) => `Design the ${line}.`).join('\n');
  const resized = (today: string) => {
    const project = plan({ description, dueDate: '2026-12-18' });
    project.request = { ...project.request, today };
    const before = new Map(project.rows.map(({ id, estimatedHours }) => [id, estimatedHours]));
    return project
      .propose()
      .filter(({ change, fields }) => change === 'added' || fields.some((one) => one === 'estimatedHours'))
      .map(({ rowId, task, reason }) => ({ reason, before: before.get(rowId ?? ''), task }));
  };
  const spread = resized('2026-12-10');
  expect(spread.length).toBeGreaterThan(0);
  expect(new Set(spread.map(({ reason }) => reason))).toEqual(
    new Set(['Its work is spread over more days now']),
  );
  const all = resized('2026-12-14');
  expect(all.every(({ task }) => task?.shortened)).toBe(true);
  expect(all.every(({ reason }) => reason.startsWith('Shortened'))).toBe(true);
  const shortened = all.filter(({ reason }) => !reason.includes('spread'));
  expect(shortened.length).toBeGreaterThan(0);
  for (const { reason, before, task } of shortened)
    expect(reason).toBe(
      `Shortened from ${before} h to ${task?.estimatedHours} h so that everything fits before the due date`,
    );
});

test('tasks are cut finer or joined, all or one, and the same again proposes nothing', () => {
  const hoursOf = (project: PlannedProject) =>
    project.rows.reduce((all, row) => all + (row.estimatedHours ?? 0), 0);
  const description = 'Photograph 12 candles, 1 h each.\nWrite the price list (3 h).\nPaint the door (4 h).';
  const project = plan({ description, dueDate: '2026-12-31' });
  const [count, hours] = [project.rows.length, hoursOf(project)];
  for (const granularity of ['finer', 'normal', 'fewer', 'normal'] as const) {
    project.request = { ...project.request, granularity };
    project.accept(project.propose());
    expect(proposes(project)).toEqual([]);
    expect(hoursOf(project)).toBe(hours);
    const longest = Math.max(...project.rows.map((row) => row.estimatedHours ?? 0));
    if (granularity === 'finer') expect(longest).toBeLessThanOrEqual(2);
    expect(project.rows.filter(({ title }) => /\) \(/.test(title))).toEqual([]);
    if (granularity === 'normal') expect(project.rows.length).toBe(count);
  }
  const door = titled(project, /door/i);
  project.request = { ...project.request, finer: [door?.proposed?.key ?? ''] };
  expect(
    proposes(project)
      .filter(changesItself)
      .map(({ change }) => change)
      .toSorted(),
  ).toEqual(['added', 'changed']);
  project.accept(project.propose());
  expect(hoursOf(project)).toBe(hours);
  expect(proposes(project)).toEqual([]);
});

const step = fc.record({
  kind: fc.constantFrom(
    'complete',
    'start',
    'edit',
    'move',
    'delete',
    'add',
    'say',
    'unsay',
    'next day',
    'cut',
    'regenerate',
  ),
  at: fc.nat(40),
  words: fc.nat(SENTENCES.length - 1),
});

function carryOut(
  project: PlannedProject,
  { kind, at, words }: { kind: string; at: number; words: number },
): void {
  const id = project.rows[at % Math.max(1, project.rows.length)]?.id;
  const { request } = project;
  const sentence = SENTENCES[words] ?? '';
  if (kind === 'complete') touch(project, id, { status: 'Completed' });
  if (kind === 'start') touch(project, id, { status: 'In Progress' });
  if (kind === 'edit') touch(project, id, { title: `Mine ${at}`, estimatedHours: (at % 7) + 0.5 });
  if (kind === 'move') touch(project, id, { dueDate: addDays(request.startDate, at) });
  if (kind === 'delete') project.remove(id);
  if (kind === 'add') project.add(`Own ${at}`, addDays(request.startDate, at));
  if (kind === 'say') project.request = { ...request, description: `${request.description}\n${sentence}` };
  if (kind === 'unsay')
    project.request = { ...request, description: request.description.replace(sentence, '') };
  if (kind === 'next day') project.request = { ...request, today: addDays(request.today, 1 + (at % 3)) };
  const granularity = (['fewer', 'normal', 'finer'] as const)[at % 3] ?? 'normal';
  if (kind === 'cut') project.request = { ...request, granularity };
  if (kind === 'regenerate') project.accept(project.propose());
}

test('of a task that is halved in a short plan only the first half waits for what the person has done', () => {
  const project = plan({ dueDate: '2026-12-04' });
  carryOut(project, { kind: 'complete', at: 34, words: 0 });
  carryOut(project, { kind: 'say', at: 0, words: 3 });
  carryOut(project, { kind: 'complete', at: 0, words: 0 });
  project.accept(project.propose());
  const [first, second] = project.rows.filter(({ title }) => /^Translate the menu/.test(title));
  expect(second?.dependsOn).toEqual([first?.id]);
  expect(proposes(project)).toEqual([]);
});

test('whatever happened, touched rows stay byte for byte, and a second proposal is empty', PATIENCE, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 6, max: 60 }), (history, days) => {
      const project = plan({ dueDate: addDays('2026-11-23', days) });
      for (const one of history) {
        const touched = project.rows.filter(({ whyKept }) => whyKept !== null);
        carryOut(project, one);
        if (one.kind === 'regenerate') expect(project.rows).toEqual(expect.arrayContaining(touched));
      }
      project.accept(project.propose());
      expect(proposes(project)).toEqual([]);
    }),
    // Each history makes a dozen plans.
    { numRuns: RUNS / 16 },
  );
});
