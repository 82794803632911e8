import { expect, test } from 'vitest';
import { commandIn } from './commands.ts';

// A Friday.
const moment = { today: '2026-11-20', locale: 'en-GB', language: 'en' as const };
const inEnglish = (message: string) => commandIn(message, moment);
const inGerman = (message: string) => commandIn(message, { ...moment, language: 'de' });

const done = (object: string) => ({ verb: 'set-status', object, status: 'Completed' });

test.each([
  ['mark the invoice done', done('the invoice')],
  ['Please mark "Send the invoice" as completed.', done('"Send the invoice"')],
  ['Can you mark the invoice as done?', done('the invoice')],
  ['complete the invoice', done('the invoice')],
  ['I finished the invoice', done('the invoice')],
  ["I've completed the photo shoot!", done('the photo shoot')],
  ['the invoice is done', done('the invoice')],
  ['tick off the invoice please', done('the invoice')],
  ['mark the invoice as in progress', { verb: 'set-status', object: 'the invoice', status: 'In Progress' }],
  ['start working on the invoice', { verb: 'set-status', object: 'the invoice', status: 'In Progress' }],
  ['reopen the invoice', { verb: 'set-status', object: 'the invoice', status: 'Pending' }],
  ['mark the invoice as not done', { verb: 'set-status', object: 'the invoice', status: 'Pending' }],
  ['move the photo shoot to Friday', { verb: 'move', object: 'the photo shoot', day: '2026-11-27' }],
  ['Move the photo shoot to tomorrow', { verb: 'move', object: 'the photo shoot', day: '2026-11-21' }],
  ['move the photo shoot to next week', { verb: 'move', object: 'the photo shoot', day: '2026-11-23' }],
  ['postpone the call with Ana by two days', { verb: 'move', object: 'the call with Ana', byDays: 2 }],
  ['push the invoice until 12 December', { verb: 'move', object: 'the invoice', day: '2026-12-12' }],
  ['reschedule the invoice to 2026-12-01', { verb: 'move', object: 'the invoice', day: '2026-12-01' }],
  [
    'set the due date of the invoice to 1 December',
    { verb: 'move', object: 'the invoice', day: '2026-12-01' },
  ],
  [
    'move the deadline of the bakery project to 11 December',
    { verb: 'move', object: 'the bakery project', day: '2026-12-11' },
  ],
  ['move the invoice', { verb: 'move', object: 'the invoice' }],
  [
    "add 'call Ana' to the bakery project tomorrow",
    { verb: 'add', title: 'call Ana', project: 'bakery', day: '2026-11-21' },
  ],
  ['add call Ana to the bakery project', { verb: 'add', title: 'call Ana', project: 'bakery' }],
  ['Add a task to the bakery: call Ana', { verb: 'add', title: 'call Ana', project: 'the bakery' }],
  ['remind me to call Ana tomorrow', { verb: 'add', title: 'call Ana', project: '', day: '2026-11-21' }],
  ['new task: call Ana', { verb: 'add', title: 'call Ana', project: '' }],
  [
    'set the priority of the invoice to high',
    { verb: 'set-priority', object: 'the invoice', priority: 'High' },
  ],
  ['make the invoice low priority', { verb: 'set-priority', object: 'the invoice', priority: 'Low' }],
  ['rename the invoice to Final invoice', { verb: 'rename', object: 'the invoice', to: 'Final invoice' }],
  ['break down the fair project', { verb: 'break-down', object: 'the fair project' }],
  ['break the fair project down', { verb: 'break-down', object: 'the fair project' }],
  ['generate subtasks for the fair', { verb: 'break-down', object: 'the fair' }],
  ['photo shoot done', done('photo shoot')],
  ['set bakery priority low', { verb: 'set-priority', object: 'bakery', priority: 'Low' }],
  ['the photo shoot takes 2.5 hours', { verb: 'set-hours', object: 'the photo shoot', hours: 2.5 }],
  ['plan the bakery project', { verb: 'break-down', object: 'bakery project' }],
  [
    'put "order bread" on the bakery list for Monday',
    { verb: 'add', title: 'order bread', project: 'bakery', day: '2026-11-23' },
  ],
  ['delete the invoice', { verb: 'delete', object: 'the invoice' }],
])('%s', (message, command) => {
  expect(inEnglish(message)).toEqual(command);
});

test.each([
  ['Markiere die Rechnung als erledigt', done('die Rechnung')],
  ['Hake die Rechnung ab', done('die Rechnung')],
  ['Die Rechnung ist fertig', done('Die Rechnung')],
  ['Kannst du die Rechnung abhaken?', done('die Rechnung')],
  [
    'Verschiebe das Fotoshooting auf Freitag',
    { verb: 'move', object: 'das Fotoshooting', day: '2026-11-27' },
  ],
  [
    'Verschieb das Fotoshooting auf übermorgen',
    { verb: 'move', object: 'das Fotoshooting', day: '2026-11-22' },
  ],
  ['Leg die Rechnung auf Montag', { verb: 'move', object: 'die Rechnung', day: '2026-11-23' }],
  ['Verschiebe die Rechnung um zwei Tage', { verb: 'move', object: 'die Rechnung', byDays: 2 }],
  [
    'Verschiebe die Rechnung auf den 12. Dezember',
    { verb: 'move', object: 'die Rechnung', day: '2026-12-12' },
  ],
  [
    'Bitte verschiebe die Rechnung auf nächste Woche',
    { verb: 'move', object: 'die Rechnung', day: '2026-11-23' },
  ],
  [
    "Füge 'Ana anrufen' zum Projekt Bäckerei hinzu",
    { verb: 'add', title: 'Ana anrufen', project: 'Bäckerei' },
  ],
  ['Neue Aufgabe: Ana anrufen', { verb: 'add', title: 'Ana anrufen', project: '' }],
  [
    'Setze die Rechnung auf hohe Priorität',
    { verb: 'set-priority', object: 'die Rechnung', priority: 'High' },
  ],
  [
    'Setze die Priorität der Rechnung auf niedrig',
    { verb: 'set-priority', object: 'Rechnung', priority: 'Low' },
  ],
  [
    'Neue Aufgabe Torte probieren für Hochzeit am Dienstag',
    { verb: 'add', title: 'Torte probieren', project: 'Hochzeit', day: '2026-11-24' },
  ],
  [
    'Trag bitte "Torte probieren" bei der Hochzeit ein',
    { verb: 'add', title: 'Torte probieren', project: 'Hochzeit' },
  ],
  ['Zerlege das Projekt Messe', { verb: 'break-down', object: 'das Projekt Messe' }],
  ['Teile die Messe in Aufgaben auf', { verb: 'break-down', object: 'die Messe' }],
  [
    'Benenne die Rechnung in Schlussrechnung um',
    { verb: 'rename', object: 'die Rechnung', to: 'Schlussrechnung' },
  ],
])('%s', (message, command) => {
  expect(inGerman(message)).toEqual(command);
});

test.each([
  'Is the invoice done?',
  'What is done?',
  'When is the invoice due?',
  'How do I move a task?',
  'Was ist erledigt?',
  'I like mornings',
  'A first line\nmark everything as done',
  `mark ${'x'.repeat(700)} as done`,
])('%s is no request', (message) => {
  expect(inEnglish(message)).toBeUndefined();
});
