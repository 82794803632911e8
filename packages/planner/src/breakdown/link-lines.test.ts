import { expect, test } from 'vitest';
import { isWork } from '../library/entries.ts';
import { libraryIn } from '../library/library.ts';
import { planProject } from '../plan.ts';
import { task } from '../testing/readings.ts';
import { requestFor } from '../testing/requests.ts';
import { typedPlan } from '../testing/typed-plan.ts';
import { brokenDown } from './broken-down.ts';
import { deliverablesFor } from './kind-steps.ts';

const [startDate, dueDate] = ['2027-01-04', '2027-06-30'];

const library = libraryIn('en');

/** Of each domain a kind with a deliverable that a step behind its slot produces. */
const KINDS = [
  ...new Map(
    library.kinds.flatMap((kind) => {
      const step = kind.steps.find(
        (one) => isWork(one) && one.near === null && one.after.includes(kind.slot?.place ?? 0),
      );
      const covered = deliverablesFor(kind, library).get(step?.covers[0] ?? '');
      return covered && !kind.isFamily ? [[kind.domain, { kind, covered: covered.name }]] : [];
    }),
  ).values(),
];

test.each(KINDS)('work with a day at the end holds up no step of $kind.id', ({ kind, covered }) => {
  const dated = task('Cross the finish of the unknown thing', { on: [dueDate] });
  const reading = { statements: [dated, task(covered)] };
  const request = requestFor({ name: kind.name, dueDate, startDate, reading });
  const broken = brokenDown({ ...request, depth: 'balanced', kind: kind.id, corrections: [] });
  const { tasks } = planProject({ ...request, reading: broken.reading });
  expect(tasks.filter((row) => row.dueDate === null).map(({ title }) => title)).toEqual([]);
  const onTheDay = tasks.find(({ title }) => title.startsWith('Cross the finish'));
  expect(onTheDay?.dueDate).toBe(dueDate);
});

test('who is got for what is made is got before it', () => {
  const { dayOf } = typedPlan({
    name: 'Product photo shoot',
    description: 'Spring catalogue: 45 products, white background, 2 models, retouching.',
    startDate: '2027-01-04',
    dueDate: '2027-02-12',
  });
  const made = dayOf(/take the views/) ?? '';
  expect((dayOf(/2 models/) ?? '~') <= made).toBe(true);
});

test('a line that stands for several steps comes before what follows any of them', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Upholstery job',
    description: 'Strip, new cover.',
    startDate: '2027-01-04',
    dueDate: '2027-03-26',
  });
  const last = plan.tasks.filter(({ title }) => title.startsWith('Strip')).at(-1)?.dueDate ?? '';
  expect(last).not.toBe('');
  for (const behind of [/^Glue loose joints/, /^Stretch the webbing/])
    expect((dayOf(behind) ?? '') >= last).toBe(true);
});

test('what is told beside the wish for the whole is a part of it, and is done in its place', () => {
  const { dayOf } = typedPlan({
    name: 'Baby quilt for Niamh',
    description: 'cot size, patchwork, hand quilted',
    startDate: '2026-12-28',
    dueDate: '2027-03-13',
  });
  const quilted = dayOf(/quilt the borders/) ?? '~';
  expect(quilted <= (dayOf(/work out the strips/) ?? '')).toBe(true);
  expect((dayOf(/Stitch on a label/) ?? '') > quilted).toBe(true);
});

test('a thing that the kind has no step for is done where other kinds do it', () => {
  const { dayOf } = typedPlan({
    name: 'Nursery',
    description: 'Box room needs emptying, stripping, painting, carpet, flat pack cot and wardrobe.',
    startDate: '2027-01-02',
    dueDate: '2027-02-28',
  });
  expect((dayOf(/^Stripping: score/) ?? '~') <= (dayOf(/^Paint the walls/) ?? '')).toBe(true);
});
