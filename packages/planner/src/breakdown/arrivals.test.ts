import { addDays } from '@daymark/domain/dates';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import { expect, test } from 'vitest';
import { isWait, isWork, type KindStep } from '../library/entries.ts';
import { libraryIn } from '../library/library.ts';
import { planProject } from '../plan.ts';
import { event } from '../testing/readings.ts';
import { requestFor } from '../testing/requests.ts';
import { typedPlan } from '../testing/typed-plan.ts';
import { brokenDown } from './broken-down.ts';
import { isProcuring } from './how-far.ts';
import { variantOf } from './kind-steps.ts';
import { wordsIn } from './words-in.ts';

const [startDate, dueDate, day] = ['2027-01-04', '2027-09-30', '2027-04-14'];

const isArrival = (step: KindStep) =>
  isWait(step) && /^\w+ (?:arrives?|comes?)$/.test(step.wait) && wordsIn(step.wait, 'en').things.size > 0;

/** Of each domain a kind that orders something and waits until it arrives. */
const KINDS = [
  ...new Map(
    libraryIn('en').kinds.flatMap((kind) => {
      const variant = variantOf(kind, '', { lines: [], begun: null, language: 'en' });
      const steps = kind.steps.filter((step) => step.variant === null || step.variant === variant);
      const wait = steps.filter(isWait).find(isArrival);
      const ordering = steps.find((step) => wait?.after.includes(step.place));
      if (!wait || !ordering || !isWork(ordering) || !isProcuring(ordering.title, 'en')) return [];
      const needing = steps.filter((step) => isWork(step) && step.after.includes(wait.place));
      return needing.length > 0 ? [[kind.domain, { kind, wait, ordering, needing }] as const] : [];
    }),
  ).values(),
];

test.each(KINDS)('what comes on a day takes the place of the wait for it: $kind.id', (given) => {
  const { kind, wait, ordering, needing } = given;
  const reading = { statements: [event(`The ${wait.wait.toLowerCase()}`, day)] };
  const request = requestFor({ name: kind.name, dueDate, startDate, reading });
  const broken = brokenDown({ ...request, depth: 'balanced', kind: kind.id, corrections: [] });
  const own = broken.reading.statements.find((one) => one.kind === 'library');
  const steps: Step[] = own?.kind === 'library' ? own.steps : [];
  const places = steps.map(({ place }) => place);
  expect(places).not.toContain(wait.place);
  expect(places).not.toContain(ordering.place);
  const { tasks } = planProject({ ...request, reading: broken.reading });
  for (const { place } of needing) {
    const step = steps.find((one) => one.place === place);
    if (!step || !isWorkStep(step)) continue;
    const rows = tasks.filter(({ title }) => title.startsWith(step.title));
    expect(rows.map((row) => (row.dueDate ?? '') >= day)).not.toContain(false);
  }
});

test('what a sentence says of the person that is waited for is no arrival', () => {
  const { dayOf } = typedPlan({
    name: "Branding for Rosie's Bakery",
    description: 'Client is opening in February.',
    startDate: '2026-12-03',
    dueDate: '2027-02-26',
  });
  expect(dayOf(/^Set the colours/)?.slice(0, 7)).not.toBe('2027-02');
});

test('days on which what is needed is hired are those of the work that takes whole days', () => {
  const film = typedPlan({
    name: 'Short film',
    description: 'Script is written. Equipment is reserved from 22 January to 24 January.',
    startDate: '2026-12-03',
    dueDate: '2027-02-26',
  });
  const days = ['first', 'second', 'third'].map((nth) => film.dayOf(RegExp(`^Film the ${nth} day`)));
  expect(days).toEqual([0, 1, 2].map((at) => addDays('2027-01-22', at)));
  expect(film.titles.filter((title) => /^Rent or borrow the gear/.test(title))).toEqual([]);
});

test.each(['Units are ordered and come on Monday 18 January.', 'Units ordered. They come on 18 January.'])(
  'what is ordered already is chosen, and holds up nothing that there is no time for behind it: %s',
  (description) => {
    const kitchen = typedPlan({
      name: 'New kitchen',
      description,
      startDate: '2026-12-07',
      dueDate: '2027-01-25',
      hoursPerDay: 3,
    });
    expect(kitchen.titles.filter((title) => /kitchen shops|place the order/.test(title))).toEqual([]);
    expect(kitchen.dayOf(/^Check the delivery/)).toMatch(/^2027-01-(?:18|19|20|21|22|25)$/);
    expect((kitchen.dayOf(/^Tear out/) ?? '~') < '2027-01-18').toBe(true);
  },
);

test('what somebody sends on a day is worked with from then on, and what is delivered is no work before', () => {
  const site = typedPlan({
    name: 'Website for Hallam Dental',
    description: '5 page site for a local dentist. Client sends photos by Jan 11. Launch Jan 29',
    startDate: '2026-12-07',
    dueDate: '2027-01-29',
  });
  expect((site.dayOf(/^Fill the inner pages/) ?? '') >= '2027-01-11').toBe(true);
  expect((site.dayOf(/^List the texts and photos/) ?? '') < '2027-01-11').toBe(true);
  const kitchen = typedPlan({
    name: 'Kitchen refit, 14 Orchard Close',
    description:
      'Job for customer. Rip out old units, first fix electrics and plumbing, plaster, units + worktops, tiling, second fix, snagging. Units delivered 1 Feb. Sparky is available w/c 25 Jan',
    startDate: '2027-01-18',
    dueDate: '2027-02-19',
  });
  expect((kitchen.dayOf(/base units/) ?? '') >= '2027-02-01').toBe(true);
  expect((kitchen.dayOf(/^Rip out old units/) ?? '') < '2027-02-01').toBe(true);
});

test('the hives are opened every week once the bees have come', () => {
  const { daysOf } = typedPlan({
    name: 'First beehive this spring',
    description: 'Nucs arrive on 6 May.',
    startDate: '2027-01-15',
    dueDate: '2027-06-30',
  });
  const opened = daysOf(/^Open the hives/);
  expect(opened.length).toBeGreaterThan(5);
  expect(opened.every((day) => day >= '2027-05-06')).toBe(true);
});
