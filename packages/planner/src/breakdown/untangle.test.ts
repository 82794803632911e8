import { addDays } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { libraryIn } from '../library/library.ts';
import { isLong } from '../testing/runs.ts';
import { typedPlan } from '../testing/typed-plan.ts';

const DAYS = { startDate: '2026-12-01', dueDate: '2027-02-26' };
/** When the things of a brief are due, and how that is said. */
const MILESTONES = [14, 28, 45, 60].map((days, at) => ({
  day: addDays(DAYS.startDate, days),
  said: ['done by', '', 'ready by', 'by'][at] ?? '',
}));
const dayInWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const library = libraryIn('en');
const nameOf = new Map(library.deliverables.map(({ id, name }) => [id, name]));

/** Things that kinds of projects make, which a brief wants in the opposite order. */
const briefs = library.kinds.flatMap(({ name, isFamily, steps }) => {
  const things = [...new Set(steps.flatMap(({ covers }) => covers))].flatMap((id) => nameOf.get(id) ?? []);
  if (isFamily || things.length < MILESTONES.length) return [];
  const each = Math.floor(things.length / MILESTONES.length);
  const description = MILESTONES.map(
    ({ day, said }, at) =>
      `${things[(MILESTONES.length - 1 - at) * each]} ${said} ${dayInWords.format(new Date(day))}`,
  ).join(', ');
  return [{ ...DAYS, name, description }];
});

/** One of so many kinds is tried. */
const EACH = isLong ? 25 : 100;
/** Some briefs name things that cannot be done in that order whatever waits for what: exams before the course. */
const MOST_SHARE = 0.05;

test('in a project with much time the days that a brief names leave nothing without a day, whatever their order', () => {
  const tried = briefs.filter((_, at) => at % EACH === 0);
  const left = tried.filter((brief) => typedPlan(brief).plan.tasks.some(({ dueDate }) => dueDate === null));
  expect(left.length, left.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(
    Math.ceil(tried.length * MOST_SHARE),
  );
});

test('what is due first does not wait for what is due later, in whichever order the kind has them', () => {
  const { plan, dayOf } = typedPlan({
    ...DAYS,
    name: 'Heritage grant application for the museum',
    description:
      'Outline agreed by 11 Dec, budget 18 Dec, partner letters in by 15 January, full draft 22 January, submit 5 February.',
  });
  expect(plan.feasible).toBe(true);
  expect(dayOf(/^Work out the budget/)).toBe('2026-12-18');
  expect(dayOf(/^Submit/)).toBe('2027-02-05');
});

test('nothing of the day on which a project turns waits for what is due behind it', () => {
  const { plan, dayOf } = typedPlan({
    startDate: '2026-12-02',
    dueDate: '2027-01-08',
    name: 'Food bank christmas hampers',
    description:
      'Collecting day Dec 5, list of families from the school due 9th dec, shop for what is missing by 16 Dec, deliveries 19 dec, thank you letters to donors by jan 8.',
  });
  expect(plan.tasks.filter(({ dueDate }) => dueDate === null)).toEqual([]);
  expect(dayOf(/^Run the collecting day/)).toBe('2026-12-05');
});

test('what the brief puts at the end of all holds up nothing that only the library has behind it', () => {
  const { plan } = typedPlan({
    startDate: '2026-12-27',
    dueDate: '2027-03-28',
    name: 'Ferienwohnung einrichten',
    description:
      'Soll ab Ostern vermietet werden.\n- Wände streichen\n- Fotos\n- Kurtaxe klären\n- Gästemappe',
    locale: 'de-DE',
  });
  const left = plan.tasks.filter(({ dueDate }) => dueDate === null).map(({ title }) => title);
  expect(left.filter((title) => title !== 'Vermietet')).toEqual([]);
});

test('what has to be over for something that is due does not wait for what comes later in such a project', () => {
  const { plan } = typedPlan({
    startDate: '2026-12-21',
    dueDate: '2027-03-08',
    name: 'new brochure + price list, garden landscaping',
    description:
      "want it in peoples hands before the season. my wife does the prices by 11 jan, photos of the finished gardens come from Tom on the 15th jan, first draft 29 jan, 2 customers said they'd give a quote - chase them by 22 Jan. to the printers 15 Feb latest, they need 8 working days. leaflet drop weekend of 6 march",
  });
  expect(plan.tasks.filter(({ dueDate }) => dueDate === null)).toEqual([]);
});
