import { expect, test } from 'vitest';
import { type PlannedTask, planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';

const tasksOf = (name: string, description: string, category = ''): PlannedTask[] =>
  planProject(requestFor({ name, description, category, dueDate: '2027-01-29' })).tasks;
const titlesOf = (...brief: Parameters<typeof tasksOf>): string[] =>
  tasksOf(...brief).map((task) => task.title);

test.each([
  [
    'Website for a dentist',
    'Five pages: home, team, prices, contact.',
    ['Build the home page', 'Build the contact page'],
  ],
  ['Website für Physio', 'Seiten: Start, Team, Kontakt.', ['Seite „Team“ bauen', 'Seite „Kontakt“ bauen']],
  ['Site web du restaurant', 'Pages : accueil, menu, contact.', ['Créer la page « menu »']],
  ['Web de la clínica', 'Páginas: inicio, equipo, precios.', ['Crear la página «equipo»']],
  ['Site da clínica', 'Páginas: início, equipa, contactos.', ['Criar a página «equipa»']],
])('a list takes the kind that its lead names: %s', (name, description, wanted) => {
  expect(titlesOf(name, description)).toEqual(expect.arrayContaining(wanted));
});

test.each([
  ['Invoice app', 'MVP: login, create invoice, PDF export.', 'Build the feature “create invoice”'],
  [
    'Rechnungs-App',
    'Funktionen: Anmeldung, Rechnung erstellen, Export.',
    'Funktion „Rechnung erstellen“ umsetzen',
  ],
])('features are built, not done, and small ones stay small: %s', (name, description, wanted) => {
  const tasks = tasksOf(name, description, 'Software').filter((task) => task.source);
  expect(tasks.map((task) => task.title)).toContain(wanted);
  expect(Math.max(...tasks.map((task) => task.estimatedHours))).toBeLessThanOrEqual(4);
});

test.each([
  [
    'Website for a dentist',
    'Pages: home, team, prices. German and English.',
    'Put the pages into German and English',
  ],
  [
    'Website für Physio',
    'Seiten: Start, Team. Deutsch und Englisch.',
    'Inhalte auf Deutsch und Englisch anlegen',
  ],
])('languages are those of the pages: %s', (name, description, wanted) => {
  expect(titlesOf(name, description)).toContain(wanted);
});

test('languages are no work where nothing is published', () => {
  const titles = titlesOf('Guided tour', 'Write the route. Book 3 stops and 2 guides. German and English.');
  expect(titles.join('\n')).not.toMatch(/German/);
});

test.each([
  ['Kitchen', 'electrician 2 days, plumber 1 day, order the cabinets', 'Book the electrician (2 days)'],
  ['Küche', 'Elektriker 2 Tage, Klempner 1 Tag, Geräte bestellen', 'Elektriker beauftragen (2 Tage)'],
  [
    'Salle de bain',
    'plombier 2 jours, choisir le carrelage, acheter le lavabo',
    'Faire venir le plombier (2 jours)',
  ],
  ['Baño', 'fontanero 2 días, elegir los azulejos, comprar el lavabo', 'Contratar fontanero (2 días)'],
])('the days of a trade are not the writer’s hours: %s', (name, description, wanted) => {
  const booked = tasksOf(name, description).find((task) => task.title === wanted);
  expect(booked?.estimatedHours).toBeLessThanOrEqual(1);
});

test.each([
  ['Flat', 'paint the walls myself, order the floor, clean the oven', 'Paint the walls'],
  ['Wohnung', 'Wände selbst streichen, Boden bestellen, Ofen putzen', 'Wände streichen'],
  ['Appartement', 'Peindre les murs moi-même. Commander le parquet. Nettoyer le four.', 'Peindre les murs'],
])('who plans is not named in the task: %s', (name, description, wanted) => {
  const titles = titlesOf(name, description).map((title) => title.replace(/ \((?:part|Teil|partie) .*$/, ''));
  expect(titles).toContain(wanted);
});

test.each([
  ['launch etsy shop with 15 products\nphotos\ndescriptions\nlogo', /^Launch the etsy shop with 15 products/],
  ['design logo\nupdate website\nlaunch party in march\nprint flyers', /^Design the logo/],
])('a note in lower case begins with its verb', (description, wanted) => {
  const titles = titlesOf('Shop', description);
  expect(titles).toEqual(expect.arrayContaining([expect.stringMatching(wanted)]));
  expect(titles.join('\n')).not.toMatch(/the launch etsy|Launch the party/);
});

test('what is made of several things is done with them', () => {
  const titles = titlesOf('Bakery opening', 'Opening on 18 December. 12 posters, menu with 20 items.');
  expect(titles).toContain('Design the 12 posters and have them printed');
  expect(titles.join('\n')).not.toMatch(/Open the bakery opening/);
});

test('a date in the middle leaves no word behind', () => {
  const titles = titlesOf(
    'Plan',
    'One webinar in January with Priya as speaker. Write the report. Order 40 cards.',
  );
  expect(titles.join('\n')).not.toMatch(/in with/);
});

test('the lessons of a learner are studied', () => {
  const titles = titlesOf('Learn Italian A2', '20 lessons in my book, 300 words of vocabulary.');
  expect(titles).toEqual(expect.arrayContaining([expect.stringMatching(/^Study the 20 lessons/)]));
});

test.each([
  ['Flyer', 'concept, 3 drafts, texts by client', 'Get the texts from the client'],
  ['Webseite', 'Startseite bauen, Texte vom Kunden, Logo gestalten', 'Texte vom Kunden anfordern'],
  ['Site para advogado', 'Criar as páginas. Textos pelo cliente. Comprar fotos.', 'Pedir textos ao cliente'],
])('what the client gives is asked for: %s', (name, description, wanted) => {
  expect(titlesOf(name, description)).toContain(wanted);
});

test('a noun that looks like a verb stays a noun', () => {
  const titles = titlesOf(
    'Food truck',
    'buy van, test weekend, launch party, bed, shed, hosting with Netlify, vet appointment',
  );
  expect(titles.join('\n')).not.toMatch(/Test the weekend|Launch the party|Host with|Hold the vet/);
  expect(titles.join('\n')).toMatch(/bed[\s\S]*shed|shed[\s\S]*bed/);
});

test('what is sent to somebody is named', () => {
  const titles = titlesOf('Tax return 2025', 'collect receipts, fill in the forms, send to my accountant');
  expect(titles).toContain('Send the tax return 2025 to my accountant');
});

test('what somebody else makes is had from them', () => {
  expect(titlesOf('Website', 'Write the texts. Photos by Jana. Design the logo.')).toContain(
    'Have Jana do the photos',
  );
});

test.each([
  ['Paint the fence', 'Paint the fence'],
  ['Prepare board meeting', 'Invite everyone to the board meeting with the agenda'],
  ['Steuererklärung', 'Formulare ausfüllen: Steuererklärung'],
  ['Mudança de casa', 'Reservar carrinha e ajuda: Mudança de casa'],
  ['Anniversaire de Paul', 'Envoyer les invitations : Anniversaire de Paul'],
  ['x', 'Finish off the project and note what is left open'],
  ['Learn to read sheet music', 'Practise reading sheet music (4 of 4)'],
])('a mere name gives the steps of its trade, in their order: %s', (name, wanted) => {
  const plan = planProject(requestFor({ name, dueDate: '2026-12-04' }));
  expect(plan.tasks.map((task) => task.title.replace(/ \((?:part|Teil|partie|parte) .*$/, ''))).toContain(
    wanted,
  );
  const days = plan.tasks.map((task) => task.dueDate ?? '');
  expect(plan.tasks.filter((task) => task.dependsOn.length === 0).map((task) => task.ref)).toEqual(['t1']);
  expect(days).toEqual([...days].sort());
});

test.each([
  [
    'CRM for a small gym',
    'must-haves: member list, email campaigns',
    'Software',
    'Build the email campaigns',
  ],
  ['Employee handbook', 'topics: working hours, holidays', '', 'Work out the topic “holidays”'],
  ['Online-Kurs Häkeln', 'Module: Grundlagen, Muster. Videos drehen.', '', 'Modul „Muster“ erstellen'],
  ['Rapport annuel', 'chapitres : activités, finances', '', 'Rédiger le chapitre « finances »'],
])('the name of a list goes by the trade: %s', (name, description, category, wanted) => {
  const titles = titlesOf(name, description, category).map((title) =>
    title.replace(/ \((?:part|Teil|partie) .*$/, ''),
  );
  expect(titles).toContain(wanted);
});

test.each([
  [
    'Firmenjubiläum',
    'Location, Festrede, Presse, Einladungen',
    /Festrede schreiben/,
    /abbauen|Festrede durchführen/,
  ],
  [
    'Road trip',
    'ferry, car check, packing list, install roof box',
    /packing list/i,
    /Pack the list|Install the road trip/,
  ],
  [
    'School play',
    'cast 12 kids, costumes, stage set, tickets',
    /(?:Make|Choose) the costumes/,
    /Work out the costumes/,
  ],
])('a verb fits the head of its noun: %s', (name, description, wanted, unwanted) => {
  const titles = titlesOf(name, description).join('\n');
  expect(titles).toMatch(wanted);
  expect(titles).not.toMatch(unwanted);
});

test('a colon at the end of a list leads only what follows its last comma', () => {
  const titles = titlesOf('Podcast jardin', '6 épisodes, logo, micro, invités : Paul, Lea');
  expect(titles.join('\n')).toMatch(/6 épisodes[\s\S]*logo|logo[\s\S]*6 épisodes/);
});

test('what is had done is not done twice', () => {
  const titles = titlesOf('Fotoausstellung', '25 Bilder auswählen, rahmen lassen, Preisliste schreiben');
  expect(titles).toContain('25 Bilder rahmen lassen');
});

test('what is filed under a drawer for all sorts of things is no trade', () => {
  const titles = titlesOf('Puppy', 'train our puppy so that she behaves', 'Home');
  expect(titles.filter((title) => /measure|faults/.test(title))).toEqual([]);
  expect(titles.some((title) => title.startsWith('Train our puppy'))).toBe(true);
});

test('a thing said to come back is built once where it is a feature', () => {
  const titles = titlesOf('Time tracking tool', 'v1: timer, weekly report, csv export', 'Software');
  expect(titles.filter((title) => /weekly report/.test(title))).toEqual(['Build the weekly report']);
});

test.each([
  ['Moving out', 'cancel my lease, sell sofa, cleaning', 'Do the cleaning'],
  [
    'Rénovation chambre',
    'poser le parquet, peinture par le peintre 2 jours, rideaux',
    'Faire venir le peintre (2 jours)',
  ],
  ['Kinderbuch', 'Illustrationen von Mia, Druckerei suchen, ISBN', 'Illustrationen von Mia anfordern'],
  [
    'Conference talk',
    'slides, dry run with team, travel, hotel',
    'Hold the dry run with team aloud, with a clock',
  ],
])('no verb takes what is not its thing: %s', (name, description, wanted) => {
  expect(titlesOf(name, description)).toContain(wanted);
});

test.each([
  [
    'Kitchen',
    'paint walls, tiles must dry 48h before the cabinets go in, order lamps',
    'Lay the tiles',
    'Fit the cabinets',
  ],
  [
    'Bad',
    'Wände streichen, Fliesen müssen 2 Tage trocknen, dann Schränke einbauen, Lampen bestellen',
    'Fliesen verlegen',
    'Schränke einbauen',
  ],
])('what dries and what waits for it are both work: %s', (name, description, first, next) => {
  const titles = titlesOf(name, description).map((title) => title.replace(/ \((?:part|Teil) .*$/, ''));
  expect(titles).toEqual(expect.arrayContaining([first, next]));
  expect(titles.lastIndexOf(first)).toBeLessThan(titles.indexOf(next));
});
