import { expect, test } from 'vitest';
import { readBrief } from '../read/read.ts';
import { requestFor } from '../testing/requests.ts';
import { typedPlan } from '../testing/typed-plan.ts';
import { brokenDown } from './broken-down.ts';

/** The steps of a brief's kind of project, as it is typed. */
function stepsOf(name: string, description: string): string[] {
  const request = requestFor({ name, description, dueDate: '2027-02-19', reading: { statements: [] } });
  const whole = brokenDown({
    ...request,
    reading: readBrief(request),
    depth: 'detailed',
    kind: null,
    corrections: [],
  });
  return whole.reading.statements.flatMap((one) =>
    one.kind === 'library' || one.kind === 'task'
      ? (one.steps ?? []).flatMap((step) => ('title' in step ? step.title : []))
      : [],
  );
}

test('what is done takes out all that came before it', () => {
  const name = 'Wedding photography job for Anna and Tom';
  const all = stepsOf(name, 'Edit 400 photos and make a 40 page album.');
  const left = stepsOf(
    name,
    'Shooting is already done, about 2400 raw pictures. Edit 400 photos and make a 40 page album.',
  );
  expect(all.some((title) => /photograph the wedding/i.test(title))).toBe(true);
  expect(all.some((title) => /contract|venue/i.test(title))).toBe(true);
  expect(left.some((title) => /photograph the wedding|contract|venue/i.test(title))).toBe(false);
  expect(left.some((title) => /keepers/i.test(title))).toBe(true);
});

test('what somebody else does is no work, neither as a line nor as a step of one', () => {
  const name = 'Youth football tournament';
  const named = 'Indoor tournament on February 6 with a snack bar, referees and a raffle.';
  const titles = (description: string) =>
    brokenDown({
      ...requestFor({ name, description, dueDate: '2027-02-07', reading: { statements: [] } }),
      reading: readBrief(
        requestFor({ name, description, dueDate: '2027-02-07', reading: { statements: [] } }),
      ),
      depth: 'balanced',
      kind: null,
      corrections: [],
    }).reading.statements.flatMap((one) => (one.kind === 'task' ? one.title : []));
  const bar = expect.stringMatching(/snack bar/i);
  expect(titles(named)).toContainEqual(bar);
  expect(titles(`${named} My wife takes care of the snack bar.`)).not.toContainEqual(bar);

  const cards = 'New logo and business cards for a bakery.';
  expect(stepsOf('Branding for Hofer bakery', cards).some((title) => /print/i.test(title))).toBe(true);
  const printed = stepsOf('Branding for Hofer bakery', `${cards} The client does the printing himself.`);
  expect(printed.some((title) => /^send it to print/i.test(title))).toBe(false);
});

test('a thing that is done in one way has still to be done in another', () => {
  const steps = stepsOf('Record 5 song EP', 'Songs are written. Arrange songs, rehearse and record vocals.');
  expect(steps.some((title) => /record/i.test(title))).toBe(true);
});

test('who does one kind of work does it for all parts, and it is waited for behind what they need', () => {
  const { titles, plan, dayOf } = typedPlan({
    name: 'Online course production',
    description: 'Record 6 video lessons. My friend Tasha edits, she needs about a week for a batch.',
    startDate: '2026-12-14',
    dueDate: '2027-03-26',
  });
  expect(titles.filter((title) => /^Cut the/.test(title))).toEqual([]);
  expect((dayOf(/^Write script and slides of the first/) ?? '~') <= (dayOf(/video lessons/) ?? '')).toBe(
    true,
  );
  const [editing] = plan.waits.filter(({ title }) => /week for a batch/.test(title));
  expect((editing?.from ?? '') > '2026-12-14').toBe(true);
});

test('who has got a thing has not worked with it: only the steps of getting it are done', () => {
  const all = stepsOf('Kitchen backsplash', 'Weekends only.');
  for (const said of [
    'Tile is here',
    'The tiles have arrived',
    'Tiles are ordered',
    'Tiles already bought',
  ]) {
    const left = stepsOf('Kitchen backsplash', `${said}. Weekends only.`);
    expect(all.some((title) => /^Order tiles/.test(title))).toBe(true);
    expect([said, left.filter((title) => /^(?:Order|Choose) tiles/.test(title))]).toEqual([said, []]);
    expect([said, left.filter((title) => /^Lay the tiles/.test(title)).length]).toEqual([said, 1]);
  }
});

test('what is told to be over by its thing is over, whatever it is called, and what leads to it', () => {
  const van = typedPlan({
    name: 'Coffee van open by easter',
    description: 'bought a used citroen van. want to be trading at the station mornings by easter',
    startDate: '2026-12-01',
    dueDate: '2027-03-26',
  });
  expect(van.titles.filter((title) => /^(?:Buy the food truck|Inspect used)/.test(title))).toEqual([]);
  expect(van.titles.some((title) => /^Draw the kitchen/.test(title))).toBe(true);
  const play = typedPlan({
    name: 'village hall play in march',
    description: 'We do the play on fri 19 + sat 20 march. Script is picked and licence paid.',
    startDate: '2026-12-01',
    dueDate: '2027-03-20',
  });
  expect(play.titles.filter((title) => /licence|choose one/.test(title))).toEqual([]);
  expect(play.plan.waits.filter(({ title }) => /licence/.test(title))).toEqual([]);
});

test('what is only chosen or got is still worked with: tiles in the garage are on no wall', () => {
  const all = stepsOf('Bathroom remodel, DIY', 'Doing it all myself. Tiles are chosen and in the garage.');
  expect(all.filter((title) => /tile the (walls|floor)/i.test(title))).toHaveLength(2);
});

test('what is asked for is not over, nor what comes behind it, however far a sentence says that things are', () => {
  const steps = stepsOf(
    'transit camper',
    'insulation, roof fan, bed w storage, little kitchen. van is empty and rust free, doing it myself',
  );
  const at = (pattern: RegExp) => steps.findIndex((title) => pattern.test(title));
  expect(at(/strip the van/i)).toBe(-1);
  expect(at(/insulate (?:the )?(?:walls|roof|floor)/i)).toBeGreaterThan(-1);
  expect(at(/order windows, roof vent/i)).toBeGreaterThan(-1);
});

test('what is ordered or booked says nothing of other things that are usually ordered before', () => {
  const steps = stepsOf('Moving house', 'The internet is ordered already.');
  expect(steps.some((title) => /removal|movers/i.test(title))).toBe(true);
});

test('nobody waits for offers before what is booked, nor for an approval that is given', () => {
  const move = typedPlan({
    name: 'Déménagement à Lyon',
    description: 'Camion réservé pour le 30 janvier. Préavis donné. Il reste: cartons, nettoyage',
    startDate: '2027-01-04',
    dueDate: '2027-01-31',
    locale: 'fr-FR',
  });
  expect(move.plan.waits.filter(({ title }) => /devis/.test(title))).toEqual([]);
  const site = (description: string) =>
    typedPlan({ name: 'Website for a dentist', description, startDate: '2027-01-04', dueDate: '2027-03-26' });
  const isFeedback = ({ title }: { title: string }) => /^Feedback on the designs/.test(title);
  expect(site('Visual design is signed off.').plan.waits.filter(isFeedback)).toEqual([]);
  expect(site('Hosting is paid.').plan.waits.filter(isFeedback)).toHaveLength(1);
});

test('what is not made by being there, what is to come and what one is without settles nothing', () => {
  const planOf = (name: string, description: string, locale: string) =>
    typedPlan({ ...{ name, description, locale }, startDate: '2027-01-04', dueDate: '2027-03-06' });
  const taxes = planOf('Steuererklärung nachreichen', 'Elster-Zugang hab ich schon.', 'de-DE');
  expect(taxes.titles.some((title) => /^Belege sammeln/.test(title))).toBe(true);
  const move = planOf(
    'Umzug nach Hamburg',
    'Neue Wohnung ab 15.2., Umzugstag ist Samstag 20.2. Alte Wohnung ist schon gekündigt.',
    'de-DE',
  );
  expect(move.dayOf(/^Transporter beladen/)).toBe('2027-02-20');
  expect(move.titles.some((title) => /kündigen und/.test(title))).toBe(false);
  const run = planOf('Volver a correr', 'Tengo 47 años y llevo 3 sin correr.', 'es-ES');
  expect(run.plan.tasks.filter(({ repeat }) => repeat).length).toBeGreaterThan(5);
});

test('a part of a number is begun: the rest of it is planned, and what comes before it is not', () => {
  const { titles } = typedPlan({
    ...{ name: 'Mémoire M2 sociologie', description: 'Lectures finies, 6 entretiens faits sur 15.' },
    ...{ startDate: '2026-12-07', dueDate: '2027-06-04', locale: 'fr-FR' },
  });
  expect(titles.some((title) => /^Mener la .* des entretiens/.test(title))).toBe(true);
  expect(titles.some((title) => /guide d'entretien|Lectures|textes clés/.test(title))).toBe(false);
  const thesis = typedPlan({
    name: 'Mémoire de master',
    description:
      "Master 2 socio, 80 pages. J'ai fini mes lectures et 6 entretiens sur 12. Soutenance en juin",
    ...{ startDate: '2026-12-07', dueDate: '2027-05-28', locale: 'fr-FR' },
  });
  expect(thesis.titles.some((title) => /ficher les sources/.test(title))).toBe(false);
  expect(thesis.titles.some((title) => /^Récolter le dernier quart/.test(title))).toBe(true);
});
