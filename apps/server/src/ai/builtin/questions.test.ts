import { describe, expect, test } from 'vitest';
import { languageOf } from './language.ts';
import { periodIn } from './periods.ts';
import { questionIn } from './questions.ts';
import { beginsProject, wishesProject } from './scoping.ts';
import { smallTalkIn } from './small-talk.ts';
import { readable } from './spelling.ts';

const asked = (message: string) => questionIn(readable(message));

describe.each([
  [
    'today',
    `What's on my plate today?|What do I have to do today?|what is due today|Anything due tomorrow?|whats due tommorow
    |Show me today's tasks|my todo list|What do I have on Friday?|Was steht heute an?|Was muss ich heute machen?
    |Was ist morgen fällig?|was steht morgn an|Was habe ich heute zu tun|tasks for today`,
  ],
  [
    'overdue',
    `What is overdue?|Anything overdue|what's ovedue|Which tasks are late?|What did I miss? Missed anything?
    |What is past due?|Was ist überfällig?|was ist ueberfallig|Ist etwas überfällig?|Was ist liegen geblieben?
    |what should already have been done`,
  ],
  [
    'week',
    `How does this week look?|What's coming up this week|my week|the week ahead|Plan for next week?|Wie sieht diese Woche aus?
    |Was steht nächste Woche an?|Wochenplan|rest of the week`,
  ],
  [
    'done',
    `What did I do last week?|What did I do yesterday?|what have I done this month|What did I get done today?|what was completed last week
    |Which tasks did I finish this week?|what did i acomplish last month|Show completed tasks|my completed tasks|How many tasks did I finish last week?
    |what tasks have I completed in October|what got done on Monday|Was habe ich letzte Woche gemacht?|Was hab ich gestern geschafft?
    |Was wurde diesen Monat erledigt?|Welche Aufgaben habe ich diese Woche erledigt?|Wie viele Aufgaben habe ich letzten Monat erledigt?
    |What have I finished in the last 10 days?|list the tasks that were done this week`,
  ],
  [
    'behind',
    `Am I behind?|Which projects are behind?|Am I on track?|Is anything behind schedule?|what's slipping|Liege ich im Plan?
    |Welche Projekte sind im Verzug?|Bin ich hinterher?|is anything at risk|am I falling behind|Anything I should worry about?`,
  ],
  [
    'free-time',
    `When do I have free time?|Do I have time for another project?|How busy am I?|When can I fit in a call?|Am I free on Thursday?
    |any spare capacity next week?|Wann habe ich Zeit?|Wann habe ich freie Zeit?|Habe ich noch Luft?|wie voll ist mein Kalender
    |Wann kann ich etwas einschieben?|Can I take Thursday off?|Do I have time on Wednesday?`,
  ],
  [
    'next-step',
    `What should I do next?|What's next?|What is my next step?|Where do I start?|what should I work on now|What is most important?
    |Was soll ich als Nächstes tun?|Was ist der nächste Schritt?|Womit soll ich anfangen?|Was ist das Wichtigste?|Was muss als Erstes gemacht werden?`,
  ],
  [
    'totals',
    `How many tasks do I have?|How many projects are open?|Give me an overview|Totals please|some statistics
    |Wie viele Aufgaben habe ich?|Gib mir einen Überblick|Wie viele Projekte habe ich insgesamt?|summary|how much work is left?|Wie viel Arbeit habe ich noch?`,
  ],
  [
    'projects',
    `List my projects|Which projects do I have?|Show all projects|what am I working on?|Welche Projekte habe ich?|Zeig mir meine Projekte
    |show me my projcts|next deadline?|Which deadlines are coming up?`,
  ],
  ['help', 'What can you do?|help|Who are you?|Are you an AI?|Was kannst du?|Wer bist du?|Hilfe'],
  ['greeting', 'Hi|Hello!|hey there|Hallo|Guten Morgen|good morning'],
  ['thanks', 'Thanks!|thank you so much|Danke|ok, thanks'],
  ['yes', 'yes|ja|ok|do it|go ahead|ja bitte'],
])('%s', (question, phrasings) => {
  test.each(phrasings.split('|').map((phrasing) => phrasing.trim()))('%s', (phrasing) => {
    expect(asked(phrasing)).toBe(question);
  });
});

test.each([
  ['What have I done today?', '2026-11-20 2026-11-20'],
  ['What did I do yesterday?', '2026-11-19 2026-11-19'],
  ['Was habe ich vorgestern gemacht?', '2026-11-18 2026-11-18'],
  ['What did I do on Monday?', '2026-11-16 2026-11-16'],
  ['Was habe ich am Freitag geschafft?', '2026-11-13 2026-11-13'],
  ['What did I finish?', '2026-11-16 2026-11-20'],
  ['What did I do last week?', '2026-11-09 2026-11-15'],
  ['Was habe ich letzte Woche gemacht?', '2026-11-09 2026-11-15'],
  ['What did I do in the last week?', '2026-11-09 2026-11-15'],
  ['What did I do in the last 10 days?', '2026-11-11 2026-11-20'],
  ['Was habe ich in den letzten zwei Wochen erledigt?', '2026-11-07 2026-11-20'],
  ['What did I do this month?', '2026-11-01 2026-11-20'],
  ['What did I do last month?', '2026-10-01 2026-10-31'],
  ['What did I complete in February?', '2026-02-01 2026-02-28'],
  ['Was habe ich im Dezember erledigt?', '2025-12-01 2025-12-31'],
])('%s asks of %s', (message, days) => {
  const { from, to } = periodIn(readable(message), '2026-11-20');
  expect(`${from} ${to}`).toBe(days);
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
  expect(beginsProject(readable(message))).toBe(true);
});

test.each([
  'I want to build a website for my sister’s bakery',
  'I need to organise a conference in May',
  'We are going to renovate the kitchen',
  'Ich möchte im Frühjahr einen Blog starten',
  'Wir wollen das Bad renovieren',
  'Hilf mir, einen Umzug zu planen',
  'Ich will einen Onlineshop aufbauen',
])('%s is a wish that is a project', (message) => {
  expect(wishesProject(readable(message))).toBe(true);
});

test.each([
  'List my projects',
  'How is the bakery project going?',
  'Mark the bakery project as done',
  'What do I need to do today?',
])('%s begins no project', (message) => {
  expect(beginsProject(readable(message)) || wishesProject(readable(message))).toBe(false);
});

test.each([
  ['What is overdue?', 'en'],
  ['Was ist überfällig?', 'de'],
  ['heute?', 'de'],
  ['today?', 'en'],
  ['Verschiebe das Meeting auf Freitag', 'de'],
  ['move Meeting to Friday', 'en'],
])('%s is %s', (content, language) => {
  expect(languageOf([{ sender: 'user', content }], 'en-US')).toBe(language);
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

test.each([
  ['bye', 'bye|See you!|Tschüss|Gute Nacht|ok, bye'],
  ['wellbeing', 'How are you?|hi, how are you|Wie geht es dir?'],
  ['praise', 'cool|Great!|alles klar|haha|very good'],
  ['no', 'no|Nein.|never mind|not now'],
  [
    'off-topic',
    'What is the weather tomorrow?|tell me a joke|write an email to my client|Erzähl mir einen Witz|what is 2+2?|Schreib mir ein Gedicht',
  ],
  [
    'settings',
    'How do I change my password?|Where can I set my working hours?|Wie ändere ich mein Passwort?',
  ],
  ['adding', 'How do I add a task?|How can I create a project?|Wie lege ich eine Aufgabe an?'],
  [
    undefined,
    'no deadline yet|good prices for the stands|Great idea, add flour to the fair|I want to write a book about bread|What is overdue?|mark the write-up as done|nice one is the bakery',
  ],
])('small talk is %s', (talk, phrasings) => {
  for (const phrasing of phrasings.split('|'))
    expect([phrasing, smallTalkIn(readable(phrasing))]).toEqual([phrasing, talk]);
});
