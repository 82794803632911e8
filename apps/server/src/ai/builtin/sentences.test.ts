import { expect, test } from 'vitest';
import type { TaskFact } from '../facts.ts';
import { languageOf } from './message-language.ts';
import type { Thing } from './names.ts';
import { understandMessage } from './understanding.ts';
import { writtenOut } from './vocabulary.ts';

const project = (id: string, name: string): Thing => ({
  ...{ kind: 'project', id, name },
  project: { id, name, status: 'In Progress', dueDate: '2026-12-18' },
});
const task = (id: string, name: string): Thing => ({
  ...{ kind: 'task', id, name },
  task: { id, title: name, projectId: 'bakery', status: 'Pending', priority: 'Medium' } as TaskFact,
});
const THINGS = [
  project('bakery', 'Bakery website'),
  project('fair', 'Spring fair'),
  project('messe', 'Messe Leipzig'),
  project('hochzeit', 'Hochzeit'),
  task('invoice', 'Send the invoice'),
  task('shoot', 'Photo shoot'),
  task('ana', 'Call with Ana'),
  task('rechnung', 'Rechnung schreiben'),
  task('foto', 'Fotoshooting'),
];

/** The parsed request of a message, in its own language, with the ids of the named things. */
function understood(message: string): string {
  const language = languageOf([{ sender: 'user', content: message }], 'en-US');
  const moment = { today: '2026-11-20', locale: 'en-GB', language };
  return understandMessage(writtenOut(message, language), THINGS, moment)
    .map((one) =>
      [
        'is' in one ? one.is : one.kind,
        ...one.parsed.names.map(({ things }) => things.map(({ id }) => id).join('/')),
      ].join(' '),
    )
    .join(' + ');
}

test.each([
  [
    'due',
    `What's on my plate today?
    |What do I have to do today?
    |what is due today
    |Anything due tomorrow?
    |whats due tommorow
    |Show me today's tasks
    |my todo list
    |What do I have on Friday?
    |tasks for today
    |How does this week look?
    |What's coming up this week
    |my week
    |the week ahead
    |rest of the week
    |what am I working on?`,
  ],
  [
    'due',
    `Was steht heute an?
    |Was muss ich heute machen?
    |Was ist morgen fällig?
    |was steht morgn an
    |Was habe ich heute zu tun
    |Wie sieht diese Woche aus?
    |Was steht nächste Woche an?`,
  ],
  [
    'overdue',
    `What is overdue?
    |Anything overdue
    |what's ovedue
    |Which tasks are late?
    |What did I miss? Missed anything?
    |What is past due?
    |what should already have been done`,
  ],
  ['overdue', `Was ist überfällig?|was ist ueberfallig|Ist etwas überfällig?|Was ist liegen geblieben?`],
  [
    'done',
    `What did I do last week?
    |What did I do yesterday?
    |what have I done this month
    |What did I get done today?
    |what was completed last week
    |Which tasks did I finish this week?
    |what did i acomplish last month
    |Show completed tasks
    |my completed tasks
    |How many tasks did I finish last week?
    |what tasks have I completed in October
    |what got done on Monday
    |What have I finished in the last 10 days?
    |list the tasks that were done this week`,
  ],
  [
    'done',
    `Was habe ich letzte Woche gemacht?
    |Was hab ich gestern geschafft?
    |Was wurde diesen Monat erledigt?
    |Welche Aufgaben habe ich diese Woche erledigt?
    |Wie viele Aufgaben habe ich letzten Monat erledigt?`,
  ],
  [
    'behind',
    `Am I behind?
    |Which projects are behind?
    |Am I on track?
    |Is anything behind schedule?
    |what's slipping
    |is anything at risk
    |am I falling behind
    |Anything I should worry about?`,
  ],
  ['behind', `Liege ich im Plan?|Welche Projekte sind im Verzug?|Bin ich hinterher?`],
  [
    'free',
    `When do I have free time?
    |When can I fit in a call?
    |Am I free on Thursday?
    |any spare capacity next week?
    |Do I have time on Wednesday?`,
  ],
  ['planWeek', `Plan for next week?|plan my week|Plane meine Woche|Wochenplan`],
  ['takeOn', `Do I have time for another project?|Can I take on a logo in December?`],
  ['busy', `How busy am I?`],
  [
    'free',
    `Wann habe ich Zeit?
    |Wann habe ich freie Zeit?
    |Habe ich noch Luft?
    |Wann kann ich etwas einschieben?`,
  ],
  ['busy', `wie voll ist mein Kalender`],
  ['dayOff', `Can I take Thursday off?`],
  [
    'next',
    `What should I do next?
    |What's next?
    |What is my next step?
    |Where do I start?
    |what should I work on now`,
  ],
  ['due', `What is most important?`],
  [
    'next',
    `Was soll ich als Nächstes tun?
    |Was ist der nächste Schritt?
    |Womit soll ich anfangen?
    |Was muss als Erstes gemacht werden?`,
  ],
  ['due', `Was ist das Wichtigste?`],
  [
    'totals',
    `How many tasks do I have?
    |Give me an overview
    |Totals please
    |some statistics
    |summary
    |how much work is left?`,
  ],
  [
    'projects',
    `How many projects are open?
    |List my projects
    |Which projects do I have?
    |Show all projects
    |show me my projcts`,
  ],
  ['deadlines', `next deadline?|Which deadlines are coming up?`],
  [
    'totals',
    `Wie viele Aufgaben habe ich?
    |Gib mir einen Überblick
    |Wie viele Projekte habe ich insgesamt?
    |Wie viel Arbeit habe ich noch?`,
  ],
  ['projects', `Welche Projekte habe ich?|Zeig mir meine Projekte`],
  ['help', `What can you do?|help|Who are you?|Are you an AI?`],
  ['help', `Was kannst du?|Wer bist du?|Hilfe`],
  ['hello', `Hi|Hello!|hey there|good morning`],
  ['hello', `Hallo|Guten Morgen`],
  ['thanks', `Thanks!|thank you so much|ok, thanks`],
  ['thanks', `Danke`],
  ['yes', `yes|ok|do it|go ahead`],
  ['yes', `ja|ja bitte`],
  ['bye', `bye|See you!|ok, bye`],
  ['bye', `Tschüss|Gute Nacht`],
  ['wellbeing', `How are you?`],
  ['wellbeing', `Wie geht es dir?`],
  ['praise', `cool|Great!|haha|very good`],
  ['praise', `alles klar`],
  ['no', `no|never mind|not now`],
  ['no', `Nein.`],
  ['setting', `How do I change my password?|Where can I set my working hours?`],
  ['setting', `Wie ändere ich mein Passwort?`],
  ['worked', `How many hours did I work yesterday?|How many hours did I work this week?`],
  ['worked', `Wie viele Stunden habe ich gestern gearbeitet?`],
  ['adding', `How do I add a task?|How can I create a project?`],
  ['adding', `Wie lege ich eine Aufgabe an?`],
  [
    'complete invoice',
    `mark the invoice done
    |Please mark "Send the invoice" as completed.
    |Can you mark the invoice as done?
    |complete the invoice
    |I finished the invoice
    |the invoice is done
    |tick off the invoice please`,
  ],
  ['complete shoot', `I've completed the photo shoot!|photo shoot done`],
  ['start invoice', `mark the invoice as in progress|start working on the invoice`],
  ['reopen invoice', `reopen the invoice|mark the invoice as not done`],
  [
    'move shoot',
    `move the photo shoot to Friday
    |Move the photo shoot to tomorrow
    |move the photo shoot to next week`,
  ],
  ['move ana', `postpone the call with Ana by two days`],
  [
    'move invoice',
    `push the invoice until 12 December|reschedule the invoice to 2026-12-01|move the invoice`,
  ],
  ['deadline invoice', `set the due date of the invoice to 1 December`],
  ['deadline bakery', `move the deadline of the bakery project to 11 December`],
  ['priority invoice', `set the priority of the invoice to high|make the invoice low priority`],
  [
    'breakDown fair',
    `break down the fair project|break the fair project down|generate subtasks for the fair`,
  ],
  ['priority bakery', `set bakery priority low`],
  ['estimate shoot', `the photo shoot takes 2.5 hours`],
  ['breakDown bakery', `plan the bakery project`],
  ['remove invoice', `delete the invoice`],
  [
    'complete rechnung',
    `Markiere die Rechnung als erledigt
    |Hake die Rechnung ab
    |Die Rechnung ist fertig
    |Kannst du die Rechnung abhaken?`,
  ],
  ['move foto', `Verschiebe das Fotoshooting auf Freitag|Verschieb das Fotoshooting auf übermorgen`],
  ['move rechnung', `Leg die Rechnung auf Montag`],
  [
    'move rechnung',
    `Verschiebe die Rechnung um zwei Tage
    |Verschiebe die Rechnung auf den 12. Dezember
    |Bitte verschiebe die Rechnung auf nächste Woche`,
  ],
  ['priority rechnung', `Setze die Rechnung auf hohe Priorität|Setze die Priorität der Rechnung auf niedrig`],
  [
    'breakDown shoot',
    `break the photo shoot down
    |Break down the photo shoot
    |split the photo shoot into steps
    |smaller steps for the photo shoot
    |Can you make smaller steps for the photo shoot?
    |I want more steps for the photo shoot
    |fewer steps for the photo shoot
    |make the photo shoot smaller`,
  ],
  ['breakDown bakery', `smaller steps for the bakery project|more detail for the bakery project`],
  [
    'breakDown foto',
    `Teile das Fotoshooting in Schritte auf
    |Brich das Fotoshooting herunter
    |Zerlege das Fotoshooting
    |Zerlege das Fotoshooting in kleinere Schritte
    |kleinere Schritte für das Fotoshooting
    |Weniger Schritte für das Fotoshooting bitte`,
  ],
  ['breakDown messe', `Zerlege das Projekt Messe|Teile die Messe in Aufgaben auf`],
])('%s', (expected, messages) => {
  for (const message of messages.split('|').map((one) => one.trim()))
    expect([message, understood(message)]).toEqual([message, expected]);
});
