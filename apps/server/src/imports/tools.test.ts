import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeUser } from '../testing/people.ts';
import { everything, importOf, preview, sample } from './testing/sample.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());
beforeEach(() => app.clock.set('2026-11-23T09:00:00Z'));

type Imported = Awaited<ReturnType<typeof everything>>;

/** What was imported, a line for each project and task; of a recurring task only its first days. */
const inLines = (projects: Imported): string[] =>
  projects.flatMap(({ name, dates, description, milestones, tasks }) => [
    [name, dates, ...milestones, description].filter(Boolean).join(' | '),
    ...tasks
      .filter(({ recurs, due }) => !recurs || due < '2026-12-01')
      .map((task) =>
        [
          `- ${task.title}`,
          ...[task.status, task.completedOn, task.priority, task.due, task.hours && `${task.hours} h`],
          ...[
            task.spent && `${task.spent} h spent`,
            task.tags.join(' '),
            task.milestone,
            task.recurs && 'recurs',
          ],
          ...[task.after.length > 0 && `after ${task.after.join(', ')}`, task.description],
        ]
          .filter(Boolean)
          .join(' | '),
      ),
  ]);

async function imported(name: string, locale = 'en-GB') {
  const user = await makeUser(app, { timezone: 'Europe/Lisbon' });
  await user.api.users.changeSettings({ body: { locale } });
  const { tool, lost } = await preview(user, sample(name));
  await importOf(user, sample(name));
  const lines = inLines(await everything(user));
  return { tool, lines, lost: lost.map(({ field, count, note }) => `${field} ${count}: ${note}`) };
}

describe('what each tool exports is read', () => {
  test('a synchronisation file of Todoist', async () => {
    expect(await imported('todoist.json')).toMatchInlineSnapshot(`
      {
        "lines": [
          "Errands | 2026-11-23 2027-11-23 | Town 2026-11-26",
          "- Water the plants | Pending | Medium | 2026-11-24 18:00 | recurs",
          "- Find the slip | Completed | 2026-11-20 | Medium | 2026-11-25 | Town | Part of “Collect the parcel”",
          "- Collect the parcel | Pending | High | 2026-11-26 | 0.5 h | town | Town | Bring the slip

      Open until six",
          "- Water the plants | Pending | Medium | 2026-11-27 18:00 | recurs",
          "- Water the plants | Pending | Medium | 2026-11-30 18:00 | recurs",
        ],
        "lost": [
          "task.responsible_uid 1: Daymark has no such field",
          "reminders 1: Daymark has no such field",
        ],
        "tool": "todoist",
      }
    `);
  });
  test('a board of Trello', async () => {
    expect(await imported('board.json')).toMatchInlineSnapshot(`
      {
        "lines": [
          "Website relaunch | 2026-11-23 2026-12-18 | Launch 2026-12-18 | For the bakery",
          "- Draw the start page | In Progress | Medium | 2026-12-04 16:00 | design | Two **variants**

      [x] Header
      [ ] Opening hours

      https://trello.com/1/cards/x/sketch.png

      The owner likes blue",
          "- Write to the press | Pending | Medium | 2026-12-18 11:00 | Launch",
          "- Choose a host | Completed | 2026-11-12 | Medium | red",
        ],
        "lost": [
          "card.isTemplate 1: Templates are not taken",
          "card.attachments 1: Files are not taken; their addresses are kept in the description",
          "checkItem.due 1: A line in the description has no date of its own",
          "card.idMembers 1: Daymark has no such field",
          "card.start 1: Daymark has no such field",
          "card.customFieldItems 1: Daymark has no such field",
          "board.members 1: Daymark has no such field",
          "board.customFields 1: Daymark has no such field",
        ],
        "tool": "trello",
      }
    `);
  });
  longTest('a table of Asana', async () => {
    expect(await imported('asana.csv')).toMatchInlineSnapshot(`
      {
        "lines": [
          "Launch | 2026-11-23 2026-12-23 | Preparation 2026-12-01 | Printing 2026-12-09",
          "- Write the brief | Pending | High | 2026-12-01 | 2 h | urgent client | Preparation | Two pages
      at most",
          "- Print the flyer | Pending | Low | 2026-12-09 | 0.75 h | marketing | Printing | after Write the brief",
          "- Send invoices | Completed | 2026-11-03 | Medium | Preparation",
          "- Draft outline | Pending | Medium | Part of “Write the brief”",
        ],
        "lost": [
          "Assignee 1: Daymark has no such field",
          "Start Date 1: Daymark has no such field",
          "Stage 1: Daymark has no such field",
          "Projects 1: A task is in one project, so the others become tags",
        ],
        "tool": "asana",
      }
    `);
  });
  longTest('an export of Vikunja', async () => {
    expect(await imported('vikunja.zip')).toMatchInlineSnapshot(`
      {
        "lines": [
          "Home / Garden | 2026-11-23 2027-11-23 | Spring 2026-12-05 | South side & terrace",
          "- Water the pots | Pending | Low | 2026-11-25 08:00 | recurs",
          "- Dig the pond | In Progress | High | 2026-12-05 12:00 | outdoor | Spring | One metre deep

      [x] mark it

      - dig

      Ask the neighbour",
          "- Buy a liner | Pending | Medium | Part of “Dig the pond”",
          "- Order bulbs | Completed | 2026-10-20 | Medium | after Buy a liner",
        ],
        "lost": [
          "Files 1: Files and pictures are not taken",
          "task.reminders 1: Daymark has no such field",
          "task.attachments 1: Daymark has no such field",
          "Projects 1: Empty projects are not taken",
        ],
        "tool": "vikunja",
      }
    `);
  });
  longTest('a backup of tududi', async () => {
    expect(await imported('tududi.json')).toMatchInlineSnapshot(`
      {
        "lines": [
          "Inbox | 2026-11-23 2026-12-23",
          "- Learn knots | Completed | 2026-11-23 | Low",
          "- Ask about parking | Pending | Medium",
          "Move to Porto | 2026-11-23 2027-01-29 | By the end of January

      Landlord

      Has the spare key",
          "- Call the agency | Pending | Medium | 2026-11-24 | recurs",
          "- Call the agency | Pending | Medium | 2026-11-27 | recurs",
          "- Book the van | In Progress | High | 2026-12-10 | moving | Two axles",
          "- Measure the lift | Pending | Low | Part of “Book the van”",
          "- Give notice | Completed | 2026-11-02 | Medium",
        ],
        "lost": [
          "task.attachments 1: Daymark has no such field",
          "task.reminder_at 1: Daymark has no such field",
          "task.defer_until 1: Daymark has no such field",
          "task.recurring_parent_id 1: Its recurring task makes it again",
          "task.status 1: Cancelled tasks become completed ones",
          "inbox_items 1: What was processed already is not taken",
          "notes 1: Notes without a project are not taken",
          "views 1: Daymark has no such field",
        ],
        "tool": "tududi",
      }
    `);
  });
  longTest('a backup of Super Productivity', async () => {
    expect(await imported('super-productivity.json')).toMatchInlineSnapshot(`
      {
        "lines": [
          "Inbox | 2026-11-23 2026-11-27",
          "- Renew the card | Pending | Medium | 2026-11-27 10:00",
          "Thesis | 2026-11-02 2027-11-23 | Supervisor: Tuesdays only",
          "- Stand-up | Pending | Medium | 2026-11-23 09:30 | 0.25 h | recurs",
          "- Stand-up | Pending | Medium | 2026-11-26 09:30 | 0.25 h | recurs",
          "- Stand-up | Pending | Medium | 2026-11-30 09:30 | 0.25 h | recurs",
          "- Read the corpus | In Progress | Medium | 2026-12-03 | 4 h | 1.5 h spent | library | Begin with Pires

      https://example.com/corpus",
          "- Index of names | Pending | Medium | 1 h | Part of “Read the corpus”",
          "- Write the proposal | Completed | 2026-11-12 | Medium | 1 h | 2 h spent",
        ],
        "lost": [
          "task.repeatCfgId 1: Its recurring task makes it again",
          "task.issueId 1: Daymark has no such field",
          "simpleCounter 1: Daymark has no such field",
        ],
        "tool": "super-productivity",
      }
    `);
  });
  test('any table, with German names, by semicolons', async () => {
    expect(await imported('My list.csv', 'de-DE')).toMatchInlineSnapshot(`
      {
        "lines": [
          "Büro | 2026-11-23 2027-01-31",
          "- Steuererklärung | Pending | High | 2027-01-31 | 3.5 h",
          "- Brief an Müller | Completed | 2026-11-23 | Medium | irgendwann",
          "Zuhause | 2026-11-23 2027-11-23",
          "- Blumen gießen | Pending | Medium | 2026-11-23 | 0.33 h | recurs",
          "- Blumen gießen | Pending | Medium | 2026-11-30 | 0.33 h | recurs",
        ],
        "lost": [
          "Due date 1: The date was not understood, so it is kept in the notes",
          "Priority 1: The priority was not understood, so it is Medium",
          "Farbe 1: The column is not assigned to a field",
        ],
        "tool": "spreadsheet",
      }
    `);
  });
});

test('the columns of a table are guessed, and then as the person chooses', async () => {
  const user = await makeUser(app);
  const file = new File(['Thing,When,Who\nBuy paint,2026-12-01,Ana\nCall Rui,,Ana\n'], 'Studio.csv');

  const guess = await preview(user, file);
  expect(guess.table).toEqual({
    columns: [
      { name: 'Thing', values: ['Buy paint', 'Call Rui'] },
      { name: 'When', values: ['2026-12-01'] },
      { name: 'Who', values: ['Ana'] },
    ],
    chosen: { title: 0 },
  });
  expect(guess.lost.map(({ field, count }) => [field, count])).toEqual([
    ['Who', 2],
    ['When', 1],
  ]);

  const chosen = await preview(user, file, { title: 0, dueDate: 1, tags: 2 });
  expect(chosen.lost).toEqual([]);
  expect(chosen.projects).toMatchObject([
    {
      name: 'Studio',
      sample: [
        { title: 'Buy paint', dueDate: '2026-12-01', tags: ['ana'] },
        { title: 'Call Rui', dueDate: null },
      ],
    },
  ]);
});
