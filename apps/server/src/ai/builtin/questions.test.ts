import { describe, expect, test } from 'vitest';
import { languageOf } from './language.ts';
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
