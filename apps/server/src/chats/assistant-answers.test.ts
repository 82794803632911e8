import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import type { TestUser } from '../testing/people.ts';
import { makeNora } from '../testing/world/nora.ts';

let app: TestApp;
let close: () => Promise<void>;
let nora: TestUser;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ now: '2026-11-23T08:00:00Z' }));
  nora = await makeNora(app);
});
afterAll(() => close());

/** The answer in a new chat, followed by the effects of its proposals, one per line. */
async function answerTo(...said: string[]): Promise<string> {
  const { chat } = (await nora.api.chats.create({ body: { title: 'New chat' } })).data;
  let told = '';
  for (const content of said) {
    const { assistantMessage } = (await nora.api.chats.send({ params: { id: chat.id }, body: { content } }))
      .data;
    const { content: text, proposals } = assistantMessage;
    told = [
      text.replaceAll(/\]\(\/project\/[^)]*\)/g, ']'),
      ...proposals.map(({ effect }) => `> ${effect}`),
    ].join('\n');
  }
  return told;
}

test.each([
  [
    'How many hours are left for the AWS exam?',
    '7 tasks of 10 open, **13 h 30 min** of work left. 3 tasks done: 10 h spent',
  ],
  ['Is there room on Thursday?', '**Thu, Nov 26**: 2 h 30 min free (3 h 30 min planned)'],
  ["what's planned for the 4th of december", 'Fri, Dec 4 is a day off.'],
  ['tasks without a date pls', '**2 tasks** open, 3 h 30 min'],
  [
    'Which project needs the most work still?',
    '- **[Bakery Hoffmann website]**: 8 tasks of 12 open, **18 h**',
  ],
  ['when did i finish the S3 stuff', 'was completed Tue, Nov 17.'],
  ['how long did wireframes actually take compared to what I planned?', 'took **8 h**; 6 h were estimated'],
  [
    'wieviel hab ich im november schon gearbeitet',
    '**9 Aufgaben** erledigt, geschätzt auf 28 h, aufgewendet 29 h 30 min',
  ],
  ['what am i waiting for', 'Tax certificate from the bank'],
  ['Can I finish the AWS exam by 4 December?', 'Not as planned'],
  ['Which tasks are both high priority and scheduled this week?', '**5 tasks** open, 11 h 30 min'],
  ['Welches Projekt ist schon fertig?', 'Du hast **1 Projekt**:\n\n- [Küche renovieren]'],
  ['how many hours on the AWS course?', 'I found no task or project called “the AWS course”.'],
  ['move the practice test to friday', 'Which one do you mean?'],
  ['Which day this week has got the most room left', 'there is most room on:\n\n- **Fri, Nov 27**'],
  [
    'how much time did the kitchen take compared to what I planned?',
    '**18 h** spent, 15 h 30 min estimated (2 h 30 min more)',
  ],
  ['hours on bakery in october?', '**2 tasks** completed, estimated at 7 h, 9 h spent'],
  ['is the newsletter relaunch late', 'is overdue, 58% done'],
  ['wieviel zeit hab ich diese woche noch frei', 'Diese Woche hast du **7 h 30 min** frei'],
  ['do i have anything planned on a saturday or sunday', 'Saturdays, Sundays: nothing is planned.'],
  ['is the bakery go live before or after the exam?', 'comes 5 days after'],
  ['email Sarah that I’ll be late with the banner', 'I cannot help with that'],
  ['what am I waiting for from Keith?', 'Nothing in your plans waits for “Keith”.'],
  ['has the printer answered?', 'Nothing in your plans waits for “the printer”.'],
  ['what am I waiting for from the bank?', 'Tax certificate from the bank'],
  ['remind me what is due tomorrow', 'due tomorrow'],
  ['add a milestone on Friday', 'Milestones are kept on the page of their project'],
  [
    'can I squeeze in a 30 h job this week',
    'no day has 30 h free.\n\nThis week you have **7 h 30 min** free',
  ],
  ['Quelles sont mes tâches pour demain ?', '**4 tâches** à faire demain, 7 h 30 min'],
  ['qué tengo mañana', '**4 tareas** para mañana, 7 h 30 min'],
  ['Quand ai-je du temps libre ?', 'de libre dans les 14 prochains jours'],
  ['Que pouvez-vous faire pour moi ?', 'Je suis l’assistant intégré de Daymark'],
  ['par quoi je commence', 'L’étape suivante est [Write welcome mail]'],
  ['cómo va la Bakery Hoffmann website', '38 % hecho'],
  ['how long will the AWS exam take?', 'fits: 7 tasks, 13 h 30 min open'],
  ['next week’s hours', '**Next week**: 10 h 30 min planned of 24 h'],
  ['can I take on a logo for 20 hours in December?', '[Can I take this job?](/enquiry)'],
  ['the client hasn’t answered', 'Tax certificate from the bank'],
  ['Che cosa devo fare domani?', 'Non ho capito'],
])('%s', async (question, answer) => {
  expect(await answerTo(question)).toContain(answer);
});

test('who is sick has the day off and new days for its work proposed, on days that have room', async () => {
  const told = await answerTo("I'm sick tomorrow, move tomorrow's tasks");
  expect(told).toContain('> Take Tue, Nov 24, 2026 off: “Sick”.');
  expect(told.match(/> Change /g)).toHaveLength(4);
  expect(told).toContain(
    '“Order invitations” in “Wedding Nora & Tom”: due date from Tue, Nov 24, 2026 to Fri, Nov 27, 2026.',
  );
});

test.each([
  [
    'am 7. bis 11. Dezember bin ich im Urlaub',
    ['> Mo., 7. Dez. 2026 bis Fr., 11. Dez. 2026 freinehmen: „Urlaub“.'],
  ],
  ['schieb alles von heute auf morgen', ['13 h 30 min geplant, mehr als die 6 h', 'auf Di., 24. Nov. 2026.']],
  [
    'book band is done, took me 45 min',
    ['status from Pending to Completed; time spent from none to 45 min.'],
  ],
  [
    'Neue Aufgabe bei Steuererklärung: Spendenquittungen suchen, Freitag, 1 Stunde, niedrige prio',
    [
      'Die Aufgabe „Spendenquittungen suchen“ zu „Steuererklärung 2025“ hinzufügen: fällig Fr., 27. Nov. 2026; Priorität niedrig; 1 h.',
    ],
  ],
  [
    'push the whole newsletter stuff to this friday',
    ['6 h 30 min planned, more than the 6 h', '“Send first issue”'],
  ],
  ['lösch mal die aufgabe mit den flashcards', ['Ich lösche nichts.']],
  [
    'rename newsletter relaunch to Newsletter 2.0 and set the end to 11 december',
    ['to “Newsletter 2.0”; due date from Fri, Nov 20, 2026 to Fri, Dec 11, 2026.'],
  ],
  [
    'verschieb cookie banner auf fr',
    [
      '> „Cookie banner“ in „Bakery Hoffmann website“ ändern: Termin von Do., 26. Nov. 2026 auf Fr., 27. Nov. 2026.',
    ],
  ],
  ['ugh im sick, wont do anything tomorrow', ['> Take Tue, Nov 24, 2026 off']],
  ["I'm sick for 3 days", ['> Take Mon, Nov 23, 2026 to Wed, Nov 25, 2026 off']],
  [
    'add “order string” to the bakery and mark the cookie banner as done',
    ['Add the task “order string”', 'Change “Cookie banner”'],
  ],
  ['I will be out Thursday afternoon', ['I can do this for you']],
  ['déplace cookie banner à vendredi', ['acceptez si c’est juste', 'ven. 27 nov. 2026']],
  [
    'ajoute appeler l’imprimeur à Bakery Hoffmann website demain',
    ['acceptez si c’est juste', 'appeler l’imprimeur'],
  ],
  ['añade llamar a la imprenta a Bakery Hoffmann website', ['«llamar a la imprenta»']],
  ['skip the contact form on Wednesday', ['due date from Wed, Nov 25, 2026 to Fri, Nov 27, 2026']],
  ['I’m ill tomorrow', ['> Take Tue, Nov 24, 2026 off: “Sick”.', '> Change “Order invitations”']],
  ['move everything of Thursday', ['> Change “Cookie banner”', '> Change “Review wrong answers”']],
])('%s', async (request, parts) => {
  const told = await answerTo(request);
  for (const part of parts) expect(told).toContain(part);
});

test.each([
  [
    [
      'I want to start a new project',
      'It is called Kitchen 2.0 at Grandma. We need new cupboards, a sink and lamps',
      'skip',
      'skip',
    ],
    'Kitchen 2.0 at Grandma',
  ],
  [['New project: Garden shed, March 1 to April 15', 'Base, walls, roof', '5 hours a week'], 'Garden shed'],
  [
    ['plan a craft fair in four weeks with 40 candles in four scents, labels, a price list', '6 hours', 'no'],
    'Craft fair',
  ],
  [
    [
      'Neues Projekt',
      'Das Projekt heißt „Umzug Berlin“. Kisten packen, Wagen mieten, Wände streichen',
      'weiter',
      'nein',
    ],
    'Umzug Berlin',
  ],
])('the talk about a project ends in one of the name that was given', async (said, name) => {
  expect(await answerTo(...said)).toMatch(
    new RegExp(`> (?:Create the project “${name}”:|Das Projekt „${name}“ anlegen:)`),
  );
});

test('what was named before is meant by what follows', async () => {
  const smaller = await answerTo('break down the cookie banner', 'smaller');
  expect(smaller).toContain('> Replace “Cookie banner”');
  expect(await answerTo('how is the bakery going?', 'how long will it take?')).toContain(
    '**18 h** of work left',
  );
});

test('a number is hours a week after the question for them', async () => {
  const told = await answerTo(
    ...['New project', 'A shed for my mother with a floor, walls and a roof', 'About 5', '20 December'],
  );
  expect(told).toContain(
    '> Create the project “Shed for my mother”: from Mon, Nov 23, 2026 to Sun, Dec 20, 2026',
  );
  const asked = await answerTo(
    'New project',
    'A shed for my mother with a floor, walls and a roof',
    'About 5',
  );
  expect(asked).not.toContain('hours a week');
});

test('a project that is given with its name and both days is offered at once', async () => {
  const told = await answerTo('Plan a new project called Autumn catalogue from 1 December to 15 January');
  expect(told).toContain(
    '> Create the project “Autumn catalogue”: from Tue, Dec 1, 2026 to Fri, Jan 15, 2027; priority Medium.',
  );
});
