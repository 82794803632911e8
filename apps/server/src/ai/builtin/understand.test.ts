import { expect, test } from 'vitest';
import type { TaskFact } from '../facts.ts';
import type { Thing } from './names.ts';
import { periodOf, shiftOf } from './period.ts';
import { understandMessage } from './understanding.ts';
import type { Language } from './words.ts';

const project = (id: string, name: string): Thing => ({
  ...{ kind: 'project', id, name },
  project: { id, name, status: 'In Progress', dueDate: '2026-12-18' },
});
const task = (id: string, name: string, projectId: string): Thing => ({
  ...{ kind: 'task', id, name },
  task: {
    id,
    title: name,
    projectId,
    status: 'Pending',
    priority: 'Medium',
    dueDate: '2026-11-25',
  } as TaskFact,
});
const THINGS = [
  project('aws', 'AWS exam'),
  project('site', 'Bakery website'),
  task('form', 'Contact form', 'site'),
  task('banner', 'Cookie banner', 'site'),
  task('test1', 'Practice test 1', 'aws'),
  task('test2', 'Practice test 2', 'aws'),
];

/** What is understood, part by part, with the ids of the named things. */
const understood = (message: string, language: Language = 'en'): string[] =>
  understandMessage(message, THINGS, { today: '2026-11-23', locale: 'en-GB', language }).map((one) =>
    [
      'is' in one ? one.is : one.kind,
      ...one.parsed.names.map(({ things }) => things.map(({ id }) => id).join('|')),
    ]
      .join(' ')
      .trim(),
  );

test.each([
  [
    'due',
    'What is due tomorrow?; whats due tmrw; anything on Friday?; give me tuesday; what do I have this week; tomorrow',
  ],
  ['overdue', 'what is overdue?; anything late?; which tasks are past due'],
  [
    'amount aws',
    'How many hours on the AWS exam?; how much work is left for the aws exam; how many tasks are open in AWS',
  ],
  [
    'progress site',
    'How is the bakery website going?; what is the status of the bakery; how far along is the bakery site',
  ],
  ['dueOn test2', 'when is practice test 2 due?; what is the deadline for practice test 2'],
  ['free', 'am I free on Thursday?; when do I have time; any spare hours tomorrow'],
  ['waits', 'what am I waiting for?; what is blocking me'],
  ['waits', 'Which client is late with an answer?; who has not answered yet?'],
  [
    'worked',
    'How much have I worked this month?; how many hours did I log last week; how long have I worked today?',
  ],
  ['promised', 'What have I promised?; which promises are open?'],
  ['takeOn', 'Can I take another job of 20 hours until 11 December?; do I have room for another client?'],
  ['took form', 'how long did the contact form take?; how many hours did I spend on contact form'],
  ['done', 'what did I finish last week; which tasks did I complete in November'],
  ['milestones', 'list all milestones; what is my next milestone'],
  ['fits aws', 'will the AWS exam be finished in time?; can I finish AWS by 4 December?'],
  [
    'complete form',
    'mark contact form as done; I finished the contact form; contact form is done; tick off contact form',
  ],
  [
    'move banner',
    'move the cookie banner to Friday; postpone cookie banner by two days; push cookie banner to next week',
  ],
  ['estimate form', 'set contact form to 4 hours; contact form takes 5 hours'],
  ['spend form', 'I spent 3 hours on contact form; contact form took 90 minutes'],
  ['sick', "I'm sick tomorrow; I am ill today"],
  [
    'dayOff',
    'I am on holiday from 7 to 11 December; Friday off; take next Monday off; I am not working on Friday',
  ],
  ['workTime', 'I only work 4 hours a day; I work Mondays and Tuesdays'],
  ['waits', 'what am I waiting for from Keith?; who am I waiting for in accounting?'],
  ['answered', 'has the printer answered?; has Keith replied yet?; have I heard back from Jo?'],
  ['deadlines', 'next deadline?; which deadlines are coming up'],
  ['startsOn aws', 'when does the AWS exam start?'],
  ['isDone form', 'did I already do the contact form; did I finish the contact form?'],
  ['due', 'which tasks are due between Wednesday and Friday of this week?; what is due Friday this week'],
  ['dayOff', 'I shall be away from 30 November to 2 December; keep Friday free for a day off'],
  ['move', 'move tomorrow’s tasks; move everything from today to Friday; push all overdue tasks to Friday'],
])('%s', (expected, messages) => {
  for (const message of messages.split('; '))
    expect([message, ...understood(message)]).toEqual([message, expected]);
});

test.each([
  ['due', 'Was ist morgen fällig?; Was steht heute an; was muss ich am Mittwoch machen'],
  ['amount aws', 'Wie viele Stunden noch für das AWS exam?'],
  ['free', 'Habe ich am Donnerstag Zeit?; Bin ich am Freitag frei?'],
  ['waits', 'Worauf warte ich?; Was blockiert mich gerade'],
  ['complete form', 'Contact form ist erledigt; hake Contact form ab'],
  ['move banner', 'Verschiebe den Cookie banner auf übermorgen'],
  ['dayOff', 'Am 7. bis 11. Dezember bin ich im Urlaub; Ich nehme mir am Freitag frei'],
  ['sick', 'Nächste Woche bin ich krank'],
  ['worked', 'Wie viele Stunden habe ich diesen Monat gearbeitet?'],
  ['promised', 'Was habe ich zugesagt?'],
  ['takeOn', 'Kann ich noch einen Auftrag annehmen?'],
  ['waits', 'Welcher Kunde hat nicht geantwortet?'],
])('%s in German', (expected, messages) => {
  for (const message of messages.split('; '))
    expect([message, ...understood(message, 'de')]).toEqual([message, expected]);
});

test('a word that nothing is called is no other thing of nearly that name', () => {
  expect(understood('how many hours on the AWS course?')).toEqual(['notFound']);
  expect(understood('mark the zebra as done')).toEqual(['notFound']);
});

// Whatever is said of tasks narrows them: their state, size, order, number, days and project.
test.each([
  [
    'due',
    'which tasks take more than 3 hours?; give me three tasks; what have I got planned for the 10th; the next 3 tasks; the two most important tasks this week; what can I do in 30 minutes?; low priority tasks without a due date; is anything due today or tomorrow?; what was due last friday',
  ],
  [
    'due aws',
    'what is the last task of the AWS project?; how many high priority tasks are left in the AWS exam',
  ],
  [
    'done site',
    'how many tasks did I finish in the bakery project?; which tasks of the bakery did I finish in November',
  ],
  ['doneOn form', 'when was the contact form finished?'],
  ['dayOff', "I need Friday off; I'm on holiday from the 20th to the 27th of december"],
])('%s of what is said of it', (expected, messages) => {
  for (const message of messages.split('; '))
    expect([message, ...understood(message)]).toEqual([message, expected]);
});

test('what has been is not answered with what is to come, nor a duty with what was done', () => {
  expect(understood('what do I need to get done before Thursday?')).toEqual(['due']);
  expect(understood('what did I plan?')).toEqual(['near']);
  expect(understood('which task took the longest?')).toEqual(['near']);
  expect(understood('I have 2 hours free, what should I do next?')).toEqual(['due', 'next']);
});

test('what it cannot do is told from what it does', () => {
  for (const message of [
    'give me three candles',
    'write the contact form for me',
    'what is the VAT on bread?',
  ])
    for (const is of understood(message)) expect(is).toMatch(/^offTopic/);
});

test('a duty is no report of completed work', () => {
  expect(understood('the contact form should be done by Friday')).toEqual(['move form']);
});

test('a second question is about the days of the first', () => {
  expect(understood('What is due tomorrow and how many hours is it?')).toEqual(['due', 'busy']);
});

test('a question behind something that is told is answered, and nothing is done behind it', () => {
  expect(understood('I am so stressed. What is due tomorrow?')).toEqual(['near', 'due']);
  // Days, lengths and names are never an aside.
  expect(understood('The shop is closed on Friday, what is due?')).toEqual(['near']);
  expect(understood('If the client pays, what is due tomorrow?')).toEqual(['near']);
  expect(understood('The client is late, move the contact form to Friday')).toEqual(['near form']);
});

test.each([
  "don't mark contact form as done",
  'except the bakery, what is due tomorrow?',
  'why is the AWS exam behind?',
  'what is left today after practice test 1?',
  'how many hours do I work on Tuesdays?',
  'what if I take Friday off?',
  'swap contact form and cookie banner',
  'I like mornings',
  'I am not sick',
  "I don't have Friday off",
  'should I move the contact form to Friday?',
  // A condition, an exception or a correction changes the whole request.
  'move the contact form to Friday unless it rains',
  'move the contact form to Friday, but not the cookie banner',
  'move the contact form to Friday. No, wait.',
  'move everything except the contact form to Friday',
  'what is not overdue?',
  // Days, times and numbers that no answer uses.
  'what is due Monday and Friday?',
  'am I free at 3pm tomorrow?',
  // Another word with another letter, and praise in the midst of a sentence.
  // A number of tasks to compare with is not as many as are asked for.
  'do I have more than 5 tasks this week?',
  'should I do the contact form first?',
  'what is the scent of the contact form',
  'what is a good contact form',
])('%s is asked about or not understood, and not taken for something else', (message) => {
  for (const is of understood(message)) expect(is).toMatch(/^near/);
});

test('a number is no name, and the word beside a length says where it goes', () => {
  const shifted = (message: string) =>
    understandMessage(message, THINGS, { today: '2026-11-23', locale: 'en-GB', language: 'en' }).map(
      ({ parsed }) => [...parsed.names.map(({ text }) => text), shiftOf(parsed)],
    );
  expect(shifted('move the cookie banner 2 days earlier')).toEqual([['cookie banner', -2]]);
  expect(shifted('move the cookie banner two days later')).toEqual([['cookie banner', 2]]);
});

test('the day of a milestone is a day', () => {
  const launch: Thing = {
    ...{ kind: 'milestone', id: 'site Launch', name: 'Launch', dueDate: '2026-12-06', projectId: 'site' },
  };
  const [found] = understandMessage('what is due before the launch?', [...THINGS, launch], {
    ...{ today: '2026-11-23', locale: 'en-GB', language: 'en' },
  });
  expect([found && 'is' in found && found.is, found && periodOf(found.parsed)]).toEqual([
    'due',
    { from: '2026-11-23', to: '2026-12-05' },
  ]);
});

test('several things that go to several weights are as many requests', () => {
  expect(understood('set the contact form to high and the cookie banner to low')).toEqual([
    ...['priority form', 'priority banner'],
  ]);
});

test('each part of a message is a request of its own', () => {
  expect(understood("I'm sick tomorrow, move tomorrow's tasks")).toEqual(['sick', 'move']);
  expect(understood('move cookie banner to friday and the contact form to thursday')).toEqual([
    'move banner',
    'move form',
  ]);
  expect(understood('practice test 1 is done, took 2.5h. What is left today?')).toEqual([
    ...['complete test1', 'spend test1'],
    'due',
  ]);
});

test('a day in the midst of a sentence is no question of its own', () => {
  const said = 'A client asked for a longer call, sometime this week. Is there room on Thursday?';
  expect(understood(said)).toEqual(['near', 'near', 'free']);
});

test('whatever is said is answered', () => {
  const words = [
    'move',
    'the',
    'contact',
    'form',
    'to',
    'friday',
    ',',
    'and',
    '?',
    'zebra',
    '"',
    '(',
    '\n',
    '12',
    'AWS',
  ];
  const long = Array.from({ length: 300 }, (_, at) => words[(at * 7) % words.length])
    .join(' ')
    .slice(0, 1_000);
  for (const message of ['', '?', '😀', 'a'.repeat(1_000), ' , '.repeat(300), 'the '.repeat(250), long])
    expect(understood(message).length).toBeGreaterThan(0);
});

test.each(['en', 'de', 'fr', 'es'] as const)(
  'of a message without any word something is understood (%s)',
  (language) => {
    for (const message of [`e${'\u0301'.repeat(100)}`, '👩‍👩‍👧‍👦', '\u202e'.repeat(300), '…', '?!'])
      expect(understood(message, language)).not.toEqual([]);
  },
);
