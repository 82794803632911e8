import { expect, test } from 'vitest';
import { languageOf } from './message-language.ts';
import type { Thing } from './names.ts';
import { periodOf } from './period.ts';
import { beginsProject, wishesProject } from './project-wishes.ts';
import { type Moment, read } from './read.ts';
import { addedIn, renamedIn } from './titles.ts';
import { withWholeDays } from './vocabulary.ts';

const project = (id: string, name: string): Thing => ({
  ...{ kind: 'project', id, name },
  project: { id, name, status: 'In Progress', dueDate: '2026-12-18' },
});
const THINGS = [project('bakery', 'Bakery website'), project('hochzeit', 'Hochzeit')];

// A Friday.
const momentOf = (message: string): Moment => ({
  ...{ today: '2026-11-20', locale: 'en-GB' },
  language: languageOf([{ sender: 'user', content: message }], 'en-US'),
});

test.each([
  ["add 'call Ana' to the bakery project tomorrow", 'call Ana', 'bakery', '2026-11-21'],
  ['add call Ana to the bakery project', 'call Ana', 'bakery', undefined],
  ['Add a task to the bakery: call Ana', 'call Ana', 'bakery', undefined],
  ['remind me to call Ana tomorrow', 'call Ana', undefined, '2026-11-21'],
  ['Add a task to call Ana tomorrow', 'call Ana', undefined, '2026-11-21'],
  ['new task: call Ana', 'call Ana', undefined, undefined],
  ['put "order bread" on the bakery list for Monday', 'order bread', 'bakery', '2026-11-23'],
  ["Füge 'Ana anrufen' zum Projekt Bäckerei hinzu", 'Ana anrufen', 'bakery', undefined],
  ['Neue Aufgabe: Ana anrufen', 'Ana anrufen', undefined, undefined],
  ['Neue Aufgabe Torte probieren für Hochzeit am Dienstag', 'Torte probieren', 'hochzeit', '2026-11-24'],
  ['Trag bitte "Torte probieren" bei der Hochzeit ein', 'Torte probieren', 'hochzeit', undefined],
])('%s is something to add', (message, title, projectId, day) => {
  const moment = momentOf(message);
  const { found } = addedIn(withWholeDays(message, moment.language), THINGS, moment) ?? {};
  if (found?.is !== 'add') throw new Error('Nothing was read to add');
  expect([
    found.title,
    found.projects?.[0]?.id,
    found.whens[0]?.type === 'days' ? found.whens[0].from : undefined,
  ]).toEqual([title, projectId, day]);
});

test.each([
  ['rename the bakery to Final bakery', 'Final bakery'],
  ['Benenne die Hochzeit in Fest um', 'Fest'],
])('%s is another name', (message, to) => {
  expect(renamedIn(message, THINGS, momentOf(message))).toMatchObject({ is: 'rename', to });
});

test.each([
  'I want to start a new project',
  'Start a project for the bakery',
  'help me plan a new project',
  'new project',
  "Let's create a project about our summer fair",
  'I want to start a new project. What do you need to know?',
  'Ich möchte ein neues Projekt anlegen',
  'Neues Projekt: Messe',
  'Lass uns ein Projekt planen',
])('%s begins a project', (message) => {
  expect(beginsProject(message)).toBe(true);
});

test.each([
  'I want to build a website for my sister’s bakery',
  'I need to organise a conference in May',
  'Ich möchte im Frühjahr einen Blog starten',
  'Wir wollen das Bad renovieren',
  'Hilf mir, einen Umzug zu planen',
  'Ich will einen Onlineshop aufbauen',
])('%s is a wish that is a project', (message) => {
  expect(wishesProject(message, momentOf(message), THINGS)).toBe(true);
});

test.each([
  'List my projects',
  'How is the bakery project going?',
  'Mark the bakery project as done',
  'What do I need to do today?',
])('%s begins no project', (message) => {
  expect(beginsProject(message) || wishesProject(message, momentOf(message), THINGS)).toBe(false);
});

test.each([
  ['What have I done today?', '2026-11-20 2026-11-20'],
  ['What did I do yesterday?', '2026-11-19 2026-11-19'],
  ['Was habe ich vorgestern gemacht?', '2026-11-18 2026-11-18'],
  ['What did I do on Monday?', '2026-11-16 2026-11-16'],
  ['Was habe ich am Freitag geschafft?', '2026-11-13 2026-11-13'],
  ['What did I do last week?', '2026-11-09 2026-11-15'],
  ['Was habe ich letzte Woche gemacht?', '2026-11-09 2026-11-15'],
  ['What did I do in the last 10 days?', '2026-11-11 2026-11-20'],
  ['Was habe ich in den letzten zwei Wochen erledigt?', '2026-11-07 2026-11-20'],
  ['What did I do last month?', '2026-10-01 2026-10-31'],
  ['What did I complete in February?', '2026-02-01 2026-02-28'],
  ['Was habe ich im Dezember erledigt?', '2025-12-01 2025-12-31'],
])('%s asks of %s', (message, days) => {
  const period = periodOf(read(message, [], momentOf(message)), true);
  expect(`${period?.from} ${period?.to}`).toBe(days);
});

test('what tells no language is answered in the one that was spoken before, else in that of the settings', () => {
  const turns = [
    { sender: 'user', content: 'Was ist heute fällig?' },
    { sender: 'assistant', content: 'Nothing at all is due.' },
    { sender: 'user', content: '42' },
  ] as const;
  expect(languageOf(turns, 'en-US')).toBe('de');
  expect(languageOf([{ sender: 'user', content: '42' }], 'de-AT')).toBe('de');
});
