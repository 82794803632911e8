import { expect, test } from 'vitest';
import { withFrenchArticle } from './breakdown/french.ts';
import { planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';

const titlesOf = (description: string, name = 'A project'): string[] =>
  planProject(requestFor({ name, description, dueDate: '2027-01-29' })).tasks.map((task) => task.title);

/** More to do, so that a brief is not planned as one of a single line. */
const MORE = {
  en: 'Order 40 chairs for the garden. Write the guest list. Clean the garage and paint the door.',
  de: 'Bitte 40 Stühle für den Garten bestellen. Die Gästeliste schreiben und die Garage mit Anna putzen.',
  es: 'Comprar 40 sillas para el jardín. Escribir la lista de invitados y limpiar el garaje con Ana.',
};

const WANTED: readonly (readonly [string, RegExp, keyof typeof MORE])[] = [
  ['Final files have to be with us on 9 December.', /^Deliver the final files/, 'en'],
  ['Prototypes go to 5 reviewers by 11 December.', /^Send the prototypes to 5 reviewers/, 'en'],
  ['The first three episodes go live on 14 January.', /^Publish the first (?:three|3) episodes/, 'en'],
  ['There are about 24 pages to write.', /^Write (?:the )?24 pages/, 'en'],
  ['640 receipts to enter into the software.', /^Enter the 640 receipts into the software/, 'en'],
  ['A plumber has to replace the kitchen tap.', /^Have the plumber replace the kitchen tap/, 'en'],
  ['Reread the thesis by 4 December.', /^Reread the thesis/, 'en'],
  ['Frau Demir schaut vor der Abgabe drüber. Belege sortieren.', /an Frau Demir schicken$/, 'de'],
  [
    'Der Hausmeister muss die Steckdosen prüfen. Ich brauche ein Regal.',
    /^Steckdosen vom Hausmeister prüfen lassen$/,
    'de',
  ],
  ['Tengo que cancelar el agua, la luz y el internet.', /^Cancelar agua, luz y internet$/, 'es'],
  ['I paint the walls, about 12 hours.', /^Paint the walls/, 'en'],
  ['Find 5 sponsors, 35 marshals and 3 doctors.', /^Find the 35 marshals/, 'en'],
  ['800 leaflets still to be printed.', /^Print the 800 leaflets/, 'en'],
  ['Contract signed by 15 January.', /^Sign (?:the )?contract$/, 'en'],
  ['Test bakes: 6 of them, 4 hours each.', /test bakes \(1 of 6\)/, 'en'],
  ['Allergies: collect them with the survey.', /^Collect the allergies with the survey/, 'en'],
  ['Order: shower, washbasin, taps.', /^Order the washbasin$/, 'en'],
  ['Three quotes from printers.', /^(?:Get|Ask for) the 3 quotes/, 'en'],
  ['Das Budget muss Frau Lorenz bis 4. Dezember freigeben.', /^Freigabe für Budget/, 'de'],
  ['Ich baue den alten Schrank ab.', /^Alten Schrank abbauen/, 'de'],
  ['El contrato tiene que estar firmado el 8 de enero.', /^Firmar contrato$/, 'es'],
];

test.each(WANTED)('“%s” gives a task that says it', (brief, title, language) => {
  expect(titlesOf(`${brief} ${MORE[language]}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(title)]),
  );
});

const UNWANTED: readonly (readonly [string, RegExp])[] = [
  ['Write the ad. I expect around 30.', /expect/i],
  [
    'Write chapter 4. My supervisor, Prof. Meunier, wants the draft by 8 January.',
    /^Write the (?:Prof|Meunier)/,
  ],
  ['Cut the film. Fee 3,200 € net, half on signing (received).', /signing|3,200/],
  ['Film the workshop. No voice-over.', /voice/i],
  ['Shoot a 90-second video.', /\d of 90/],
  ['Tile the bathroom. The boards are already in the cellar.', /boards/],
  ['Write the agenda. Kim designs the leaflets.', /Kim|leaflets/],
  ['Portal closes on 15 January at noon.', /portal/i],
  ['Sound? No microphones needed.', /sound/i],
  ['Deposit paid.', /deposit/i],
  ['Tom, thanks for the call. Book the hall.', /Tom/],
  ['No fireworks. Kein Feuerwerk!', /feuerwerk|firework/i],
];

test.each(UNWANTED)('“%s” makes no work of a remark', (brief, title) => {
  expect(titlesOf(`${brief} ${MORE.en}`)).not.toEqual(expect.arrayContaining([expect.stringMatching(title)]));
});

test('a part of the whole with a date of its own is no second work', () => {
  const titles = titlesOf(
    '96 pages, I write 8 pages a day. The first 48 pages by 8 January, the rest by 22 January.',
  );
  expect(titles.filter((title) => / of 96\)/.test(title)).length).toBeGreaterThan(4);
  expect(titles.filter((title) => / of 48\)/.test(title))).toEqual([]);
});

test('parts are numbered once and in the order of their days', () => {
  const { tasks } = planProject(
    requestFor({
      description:
        'Write the report, 20 hours. Build the shed, 17 hours. Order 40 chairs. I only have 3 hours a day.',
    }),
  );
  for (const { title } of tasks) expect(title).not.toMatch(/\(.* of .*\) \(/);
  const parts = tasks.flatMap(({ title }) => /^Write the report \(part (\d+) of/.exec(title)?.[1] ?? []);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts).toEqual(parts.map((_, index) => String(index + 1)));
});

test('weekdays keep the hours that the brief gives them', () => {
  const { tasks } = planProject(
    requestFor({
      description:
        'Sort 300 photos, 20 hours. I only have 2 hours Monday to Thursday, plus Saturdays, 4 hours.',
    }),
  );
  const load = new Map<string, number>();
  for (const { dueDate, estimatedHours } of tasks)
    load.set(dueDate ?? '', (load.get(dueDate ?? '') ?? 0) + estimatedHours);
  for (const [day, hours] of load)
    expect(hours, day).toBeLessThanOrEqual(new Date(`${day}T12:00:00Z`).getUTCDay() === 6 ? 4 : 2);
});

test('a conversation is read for its recap, its days and what it rules out', () => {
  const chat = Array.from(
    { length: 6 },
    (_, index) => `Ann: I had a hamster as a child, number ${index}.\nBob: Lovely, really.`,
  );
  const titles = titlesOf(
    `${chat.join('\n')}\nAnn: Measure the wall on Wednesday 25 November.\nBob: No mugs, please.\nAnn: So let me say the list again.\nBob: Design the logo with three ideas. Build the Word template. Write the style sheet of one page, and order the cards for the counter by 7 January.`,
  );
  expect(titles.join('\n')).toMatch(/Measure the wall/);
  expect(titles.join('\n')).toMatch(/Word template/);
  expect(titles.join('\n')).not.toMatch(/hamster|mug|lovely/i);
});

test('hours that are told of a thing elsewhere are its hours', () => {
  const { tasks } = planProject(
    requestFor({
      name: 'Arts council',
      description:
        'Project description, budget table, 2 letters of support. I would count on 12 hours for the description and 6 for the budget.',
      dueDate: '2027-01-29',
    }),
  );
  const hoursOf = (word: RegExp) =>
    tasks.reduce((sum, { title, estimatedHours }) => sum + (word.test(title) ? estimatedHours : 0), 0);
  expect(hoursOf(/description/)).toBe(12);
  expect(hoursOf(/budget/)).toBe(6);
});

test('what is due so long before the day is counted back from it', () => {
  const { tasks } = planProject(
    requestFor({
      description: `File the food registration at least 28 days before we open. ${MORE.en}`,
      dueDate: '2027-02-26',
    }),
  );
  const day = tasks.find(({ title }) => title.includes('registration'))?.dueDate;
  expect(day && day <= '2027-01-29').toBe(true);
});

const CONTRADICTIONS: readonly (readonly [string, RegExp, RegExp])[] = [
  ['Print 12 posters. Posters: 16, not 12.', /12/, /16/],
  ['The launch is on 7 December. Launch is on 14 December.', /2026-12-07/, /2026-12-14/],
  ['Cuire 6 gâteaux pour la fête. Les 9 gâteaux sont pour dimanche.', /6/, /9/],
];

test.each(CONTRADICTIONS)('“%s” is noticed, with both sides', (brief, one, other) => {
  const { assumptions } = planProject(requestFor({ description: brief, dueDate: '2027-01-29' }));
  const doubt = assumptions.find(({ id }) => id.startsWith('two-'))?.text ?? '';
  expect(doubt).toMatch(one);
  expect(doubt).toMatch(other);
});

test('what is assumed is said in the language of the brief', () => {
  const { assumptions } = planProject(
    requestFor({
      description:
        'Rédiger le rapport, acheter 12 chaises et peindre le salon. Je travaille le samedi, 4 heures.',
    }),
  );
  expect(assumptions.map(({ text }) => text)).toContain('D’après le texte : 4 h par jour, samedi.');
});

test.each([
  ['devis du plombier', 'le devis du plombier'],
  ['annonces', 'les annonces'],
  ['enseigne', 'l’enseigne'],
  ['formation', 'la formation'],
  ['livraison', 'la livraison'],
  ['12 pains', '12 pains'],
])('French gives “%s” its article', (object, full) => {
  expect(withFrenchArticle(object)).toBe(full);
});
