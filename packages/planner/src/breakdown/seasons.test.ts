import { addDays } from '@daymark/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { libraryIn } from '../library/library.ts';
import { planProject } from '../plan.ts';
import { requestFor } from '../testing/requests.ts';
import { RUNS } from '../testing/runs.ts';
import { typedPlan } from '../testing/typed-plan.ts';
import { brokenDown } from './broken-down.ts';

const ALLOTMENT = {
  name: 'Allotment - new plot',
  description:
    'We got a plot. Clear brambles, fix the shed roof, mark out beds, get manure delivered, order seeds, sow indoors, plant out, water butt.',
  startDate: '2026-12-01',
  dueDate: '2027-05-31',
};

const offeredIn = ({ reading }: ReturnType<typeof typedPlan>): string[] =>
  reading.statements.flatMap((one) => (one.kind === 'suggestion' ? one.title : []));

test('lines of a brief that name a step are done in its season', () => {
  const { dayOf, daysOf, plan } = typedPlan(ALLOTMENT);
  expect(plan.feasible).toBe(true);
  expect(daysOf(/^Plant out/).every((day) => day >= '2027-05-01')).toBe(true);
  const sown = dayOf(/^Sow indoors/) ?? '';
  expect(sown >= '2027-02-01' && sown <= '2027-04-30').toBe(true);
  expect((dayOf(/^Clear brambles/) ?? '') < '2027-01-15').toBe(true);
});

test('a day that the brief names wins over the season', () => {
  const { dayOf } = typedPlan({
    ...ALLOTMENT,
    description: 'Clear brambles, order seeds, sow indoors, plant out on 20 March, water butt.',
  });
  expect(dayOf(/^Plant out/)).toBe('2027-03-20');
  const due = typedPlan({
    ...ALLOTMENT,
    description: 'Clear brambles, order seeds, sow indoors, plant out by 20 March, water butt.',
  });
  expect(due.daysOf(/^Plant out/).every((day) => day <= '2027-03-20')).toBe(true);
});

test('bees are collected in spring and looked at each week from then on', () => {
  const bees = typedPlan({
    name: 'First bees',
    description: 'I want to start beekeeping with 2 hives by the end of May.',
    startDate: '2026-12-01',
    dueDate: '2027-05-31',
  });
  const { dayOf, daysOf } = bees;
  const collected = dayOf(/^Collect the colonies/) ?? '';
  expect(collected >= '2027-04-01').toBe(true);
  const opened = daysOf(/^Open the hives/);
  expect(opened.length).toBeGreaterThan(3);
  expect(opened.every((day) => day > collected)).toBe(true);
  expect(opened.slice(1).every((day, at) => day === addDays(opened[at] ?? '', 7))).toBe(true);
  expect(offeredIn(bees)).toContain('Treat the young colonies for mites after midsummer');
  expect(dayOf(/^Treat the young colonies/)).toBeNull();
});

test('in the south of the world the seasons are half a year later', () => {
  const patch = {
    name: 'Vegetable patch',
    description: 'Start a vegetable patch with three raised beds.',
    startDate: '2027-06-01',
    dueDate: '2027-12-20',
  };
  const { dayOf } = typedPlan({ ...patch, locale: 'en-NZ' });
  expect((dayOf(/^Plant out/) ?? '') >= '2027-11-01').toBe(true);
  expect(typedPlan(patch).dayOf(/^Plant out/)).toBeNull();
});

test('what a project is too short for is offered, and waits that only that follows are left out', () => {
  const short = typedPlan({
    name: 'Vegetable patch',
    description: 'Start a vegetable patch with three raised beds.',
    startDate: '2026-11-02',
    dueDate: '2027-01-29',
  });
  const { dayOf, plan } = short;
  expect(dayOf(/^Build the raised beds/)).not.toBeNull();
  expect(dayOf(/^(?:Sow|Plant out|Harden off|Thin out|Look after)/)).toBeNull();
  expect(plan.waits.some(({ title }) => /Seedlings/.test(title))).toBe(false);
  expect(offeredIn(short)).toContain('Plant out tomatoes and the other seedlings after the last frost');
});

const JOBS = {
  name: 'Garden jobs',
  description: 'Paint the fence, mow the lawn, sow carrots, rake the leaves',
  startDate: '2026-12-01',
  dueDate: '2027-06-30',
};

test('lines have the seasons of their things, and wait for none that comes later', () => {
  const { daysOf, dayOf, plan } = typedPlan(JOBS);
  expect(plan.feasible).toBe(true);
  expect(daysOf(/two coats/).every((day) => day >= '2027-04-01')).toBe(true);
  expect((dayOf(/^Rake the leaves: rake/) ?? '') <= '2026-12-31').toBe(true);
  expect((dayOf(/^Sow carrots: sow/) ?? '') >= '2027-02-01').toBe(true);
});

test('what the brief asks for is planned in its order also where its season does not come', () => {
  const said = typedPlan({ ...JOBS, description: 'First sow carrots, then rake the leaves.' });
  expect(said.plan.feasible).toBe(true);
  expect((said.dayOf(/^Rake the leaves/) ?? '') >= (said.dayOf(/^Sow carrots: sow/) ?? '~')).toBe(true);
  const winter = typedPlan({ ...JOBS, description: 'Paint the fence.', dueDate: '2027-01-31' });
  expect(winter.daysOf(/two coats|Paint the fence/).length).toBeGreaterThan(0);
});

test('a habit of the brief that is a practice of the kind has its season', () => {
  const bees = {
    name: 'Beekeeping year',
    description: '4 hives. Inspect every week, harvest honey, feed for winter',
    startDate: '2026-12-01',
    dueDate: '2027-11-30',
  };
  const inspected = typedPlan(bees).daysOf(/^Inspect/);
  expect(inspected.length).toBeGreaterThan(5);
  expect(inspected.every((day) => day >= '2027-04-01' && day <= '2027-07-31')).toBe(true);
  const said = typedPlan({ ...bees, description: '4 hives. Inspect every week from 1 March' });
  expect(said.dayOf(/^Inspect/)).not.toBeNull();
});

const SEASONAL = libraryIn('en').kinds.filter(({ steps }) => steps.some(({ season }) => season));

const isWithin = (day: string, { from, to }: { from: number; to: number }, shift: number): boolean => {
  const month = ((Number(day.slice(5, 7)) - 1 + shift) % 12) + 1;
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
};

test('whatever the kind and the time of the year, nothing is planned outside its season', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SEASONAL),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 30, max: 500 }),
      fc.boolean(),
      (kind, from, days, isSouthern) => {
        const startDate = addDays('2026-12-01', from);
        const asked = requestFor({
          ...{ name: kind.name, description: '', startDate, today: startDate },
          dueDate: addDays(startDate, days),
          locale: isSouthern ? 'en-AU' : 'en-GB',
          reading: { statements: [] },
        });
        const { reading } = brokenDown({ ...asked, depth: 'balanced', kind: kind.id, corrections: [] });
        const { tasks } = planProject({ ...asked, reading });
        for (const { title, season } of kind.steps.flatMap((step) => ('wait' in step ? [] : step))) {
          const planned = tasks.filter((task) => task.title.startsWith(title) && task.dueDate !== null);
          if (season)
            for (const { dueDate } of planned)
              expect(isWithin(dueDate ?? '', season, isSouthern ? 6 : 0), `${title} on ${dueDate}`).toBe(
                true,
              );
        }
      },
    ),
    { numRuns: RUNS / 4 },
  );
});
