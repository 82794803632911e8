import { expect, test } from 'vitest';
import { readBrief } from './brief/read.ts';
import { type PlanRequest, planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';
import { expectSound } from './testing/sound.ts';

const planOf = (description: string, change: Partial<PlanRequest> = {}) => {
  const request = requestFor({ description, dueDate: '2027-02-26', ...change });
  const plan = planProject(request);
  expectSound(plan, request);
  return plan;
};
const asked = (description: string, change: Partial<PlanRequest> = {}) =>
  planOf(description, change).tasks.filter((task) => task.source !== null);

/** Notes of what is done, somebody else's, put off or not wanted, around the one thing to do; and what nobody may plan. */
const SETTLED: [string, RegExp][] = [
  ['Visa sorted. Logo is sorted, flyers arrived. Print the menu. Insurance: done.', /visa|logo|flyer/i],
  ['The sign is Lorna’s. Print the menu. T-shirts are on Ben, the website = Tom.', /sign\b|shirt|website/i],
  ['Print the menu. Permits — my lawyer does those. Marketing does the blog post.', /permit|blog/i],
  [
    'Cards moved to spring, the terrace maybe later. Print the menu. Forget the music.',
    /cards|terrace|music/i,
  ],
  [
    'Print the menu, dont touch the back wall, hands off the old sign, leave the cellar alone.',
    /wall|sign|cellar/i,
  ],
  ['Speisekarte drucken. Schild macht der Vermieter. Um die Reinigung kümmert sich Anna.', /schild|reinig/i],
  [
    'Imprimer le menu. L’assurance, c’est fait. Karim se charge des flyers. Surtout pas de musique.',
    /assur|flyer|musi/i,
  ],
  [
    'Imprimir la carta. Nada de música. El rótulo lo hace Marta. De la limpieza se encarga el casero.',
    /músic|rótul|limp/i,
  ],
  [
    'Imprimir o menu. Nada de música. O letreiro é com a Marta. Da limpeza trata o senhorio.',
    /músic|letrei|limp/i,
  ],
];

test.each(SETTLED)('plans only what is left to do: %s', (brief, settled) => {
  const titles = asked(brief).map(({ title }) => title);
  expect(titles.filter((title) => settled.test(title))).toEqual([]);
  expect(titles.some((title) => /menu|carta|speisekarte/i.test(title))).toBe(true);
});

test('says why something is not planned', () => {
  const { assumptions } = planOf('Print the menu. T-shirts are on Ben. Cards moved to spring. Visa sorted.');
  expect(assumptions.map(({ id }) => id)).toEqual(expect.arrayContaining(['already', 'others', 'later']));
});

const DAYS: [string, string][] = [
  ['Order the van by thu 10th', '2026-12-10'],
  ['Order the bread by the 11th', '2026-12-11'],
  ['Order the medals by the end of this month', '2026-11-30'],
  ['Paint the hall by mid-January', '2027-01-15'],
  ['Order tiles in early December', '2026-12-10'],
  ['Send the mail a week before Christmas', '2026-12-17'],
  ['Finish the draft this week', '2026-11-27'],
  ['Angebot einholen bis Mitte Januar', '2027-01-15'],
  ['Miete zahlen bis zum 11.', '2026-12-11'],
  ['Commander le gâteau mi-décembre', '2026-12-15'],
  ['Encargar la tarta a mediados de diciembre', '2026-12-15'],
  ['Pedir o orçamento no início de janeiro', '2027-01-10'],
  ['Council permit - apply at least 12 weeks before', '2026-12-04'],
  ['Rings – order them by 5 December', '2026-12-05'],
];

test.each(DAYS)('“%s” is due by %s', (description, day) => {
  const { items } = readBrief(requestFor({ description, dueDate: '2027-02-26' }));
  expect(items.map(({ deadline }) => deadline)).toEqual([day]);
  expect(items[0]?.object).not.toMatch(/\d|mid\b|early|Mitte|mi-déc|mediados|início|weeks/);
});

test('what follows an event comes behind it, on its own days', () => {
  const tasks = asked(
    'Party on Saturday 12 December. Order flowers two weeks before. Send thank-you cards within 10 days after. Clean the hall the day after.',
  );
  const dayOf = (words: RegExp) => tasks.find(({ title }) => words.test(title))?.dueDate ?? '';
  expect(dayOf(/flowers/) <= '2026-11-28').toBe(true);
  expect(dayOf(/cards/) > '2026-12-12' && dayOf(/cards/) <= '2026-12-22').toBe(true);
  expect(dayOf(/hall/) > '2026-12-12').toBe(true);
});

test('says what is wrong with a thing as work on it', () => {
  const titles = asked(
    'The mileage log is a mess. The boiler leaks. CV is out of date. Two receipts are missing. The form is wrong.',
  ).map(({ title }) => title);
  expect(titles.sort()).toEqual([
    'Correct the form',
    'Get the 2 receipts',
    'Repair the boiler',
    'Tidy up the mileage log',
    'Update the CV',
  ]);
});

test('gets quotes from those that a list names, and books one of them afterwards', () => {
  const tasks = asked(
    'We move the office. Movers: 3 quotes by the end of this month, book by 4 December. Roof: 2 quotes. Pack 30 boxes. Cancel the power.',
  );
  expect(tasks.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Ask for the 3 quotes from movers',
      'Book the movers',
      'Ask for the 2 quotes for the roof',
    ]),
  );
  const dayOf = (title: string) => tasks.find((task) => task.title === title)?.dueDate ?? '';
  expect(dayOf('Book the movers') >= dayOf('Ask for the 3 quotes from movers')).toBe(true);
});
