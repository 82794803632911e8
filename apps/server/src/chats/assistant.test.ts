import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

/** A user with a bakery in progress and a fair without a plan, in a chat with the built-in assistant. */
async function makeTalker() {
  const user = await makeUser(app);
  const dates = { startDate: '2026-11-02', dueDate: '2026-12-04', description: '' };
  const { project } = await makeProject(user, { ...dates, name: 'Bakery website' });
  const fair = (await makeProject(user, { ...dates, name: 'Summer fair', startDate: '2026-11-19' })).project;
  const add = (title: string, dueDate: string) =>
    addSubtask(user, project.id, { title, dueDate, estimatedHours: 2 });
  await add('Send the invoice', '2026-11-18');
  await add('Photo shoot', '2026-11-20');
  await add('Write the imprint', '2026-11-24');
  await add('Write 4 articles', '2026-11-25');
  return { user, project, fair, say: await makeSay(user) };
}

async function makeSay({ api }: TestUser) {
  const { chat } = (await api.chats.create({ body: { title: 'New chat' } })).data;
  return async (content: string) => {
    const { assistantMessage } = (await api.chats.send({ params: { id: chat.id }, body: { content } })).data;
    return {
      text: assistantMessage.content,
      effects: assistantMessage.proposals.map(({ effect }) => effect),
    };
  };
}

test('it answers from the person’s own data, with links, in the language it is asked in', async () => {
  const { say, project } = await makeTalker();
  const link = (title: string) => `[${title}](/project/${project.id}/details)`;
  expect((await say('What is on my plate today?')).text).toBe(
    `**1 task** is due today, 2 h:\n\n- ${link('Photo shoot')} · Bakery website · 2 h\n\n1 task has passed the due date.`,
  );
  expect((await say('waht is ovedue')).text).toContain(
    `${link('Send the invoice')} · Bakery website · due Wed, Nov 18`,
  );
  expect((await say('Was ist heute fällig?')).text).toContain('**1 Aufgabe** ist heute fällig, 2 h:');
  expect((await say('What should I do next?')).text).toContain('Your next step is [Send the invoice]');
  expect((await say('How is the bakery going?')).text).toContain('It is due Fri, Dec 4: 14 days left.');
  expect((await say('When is the photo shoot due?')).text).toContain('is pending, due Fri, Nov 20.');
  expect((await say('When do I have free time?')).text).toContain('**Fri, Nov 20**: 4 h free (2 h planned)');
  const free = async (words: string) => (await say(words)).text.split('\n')[0];
  expect(await free('Do I have time this week?')).toBe('This week you have **4 h** free:');
  expect(await free('Habe ich diese Woche Zeit?')).toBe('Diese Woche hast du **4 h** frei:');
  expect(await free('Do I have time next week?')).toBe('Next week you have **26 h** free:');
  expect(await free('Habe ich morgen Zeit?')).toContain('0 h frei');
  expect((await say('And next week?')).text).toContain('Next week: **2 tasks** open, 4 h.');
  expect((await say('How many tasks do I have?')).text).toContain('**4 tasks** of 4 open, 0 done, 8 h.');
  expect((await say('Welche Projekte habe ich?')).text).toContain('[Summer fair]');
  expect((await say('Am I behind?')).text).toContain('**1 project** is behind');
  expect((await say('And tomorrow?')).text).toBe('Nothing is due tomorrow.');
});

test('it says when a day holds more than is worked on it', async () => {
  const { user, project, say } = await makeTalker();
  await addSubtask(user, project.id, { title: 'Pay the bills', dueDate: '2026-11-20', estimatedHours: 5 });
  const over = '7 h planned, more than the 6 h you work';
  expect((await say('What is on my plate today?')).text).toContain(over);
});

test('it tells what was done, with the days that it means', async () => {
  const { user, project, say } = await makeTalker();
  const { data } = await user.api.subtasks.list({ params: { projectId: project.id } });
  const complete = (title: string) =>
    user.api.subtasks.change({
      params: { id: data.find((subtask) => subtask.title === title)?.id ?? '' },
      body: { status: 'Completed' },
    });
  await complete('Photo shoot');
  await complete('Send the invoice');
  const link = (title: string) => `- [${title}](/project/${project.id}/details) · Bakery website`;
  const { text } = await say('What did I do this week?');
  expect(text).toMatch(
    /^This week \(Mon, Nov 16 to Fri, Nov 20\): \*\*2 tasks\*\* completed, estimated at 4 h\.\n\n/,
  );
  for (const title of ['Photo shoot', 'Send the invoice'])
    expect(text).toContain(`${link(title)} · Fri, Nov 20`);
  expect((await say('And what did I do last week?')).text).toBe(
    'Last week (Mon, Nov 9 to Sun, Nov 15): no task was completed.',
  );
  expect((await say('Was habe ich heute geschafft?')).text).toContain(
    'Heute (Fr., 20. Nov.): **2 Aufgaben** erledigt',
  );
});

test('what it does not understand it says in a sentence, with the nearest things that can be asked', async () => {
  const { say } = await makeTalker();
  const { text } = await say('Blurb the quux');
  expect(text).toMatch(/^I did not understand that \(“Blurb”, “quux”\); the nearest that I can do:\n\n- /);
  expect(text.match(/^- \[[^\]]+\]\(\/chats\?say=[^)]+\)$/gm)?.length).toBeGreaterThan(1);
  expect((await say('What can you do?')).text).toContain('Nothing is changed before you accept it.');
});

test('between two requests that are near it asks, and each can be asked with a click', async () => {
  const { say } = await makeTalker();
  const { text, effects } = await say('should I move the photo shoot to Friday?');
  expect(effects).toEqual([]);
  expect(text).toMatch(
    /^Which do you mean\?\n\n- \[Move photo shoot to Friday\]\(\/chats\?say=Move%20photo%20shoot/,
  );
});

test('it greets with the day, and answers small talk with what it can do', async () => {
  const { say, user } = await makeTalker();
  const hello = (await say('Hello there!')).text;
  expect(hello).toMatch(/^Hello!\n\n\*\*1 task\*\* is due today, 2 h:\n\n- \[Photo shoot\]/);
  expect(hello).toContain('Ask me about your week or a project');
  expect((await user.api.chats.list()).data[0]?.title).toBe('New chat');
  expect((await say('how are you?')).text).toContain('I am a program');
  expect((await user.api.chats.list()).data[0]?.title).toBe('how are you?');
  expect((await say('ok')).text).toContain('There is nothing to confirm.');
  expect((await say('what is the weather tomorrow?')).text).toContain('I cannot help with that');
  expect((await say('How do I change my password?')).text).toContain('[Settings](/settings)');
  expect((await say('what about Tuesday?')).text).toContain('[Write the imprint]');
  expect((await say('mark write as done')).text).toContain('Which one do you mean?');
  expect((await say('Write the imprint')).effects).toHaveLength(1);
  // A reference such as "the first one" is asked about, and never taken for a word of a title.
  const asked = await say('mark the first one as done');
  expect(asked.text).toMatch(/^Which one do you mean\?\n\n- \[Send the invoice\]/);
  expect((await say('the photo shoot')).effects).toEqual([
    'Change “Photo shoot” in “Bakery website”: status from Pending to Completed.',
  ]);
  expect((await say('Can you plan my wedding?')).text).toContain('Let’s plan it.');
  const anew = await makeSay(user);
  expect((await anew('mark write as done')).text).toContain('Which one do you mean?');
  expect((await anew('I want to plan a spring fair with 12 stands')).text).toContain('Let’s plan it.');
  const newcomer = await makeSay(await makeUser(app));
  expect((await newcomer('Hallo')).text).toMatch(/^Hallo!\n\nDu hast noch keine Projekte\. Sag mir/);
});

test.each([
  [
    'mark the invoice done',
    'Change “Send the invoice” in “Bakery website”: status from Pending to Completed.',
  ],
  [
    'move the photo shoot to Friday',
    'Change “Photo shoot” in “Bakery website”: due date from Fri, Nov 20, 2026 to Fri, Nov 27, 2026.',
  ],
  [
    "add 'call Ana' to the bakery project tomorrow",
    'Add the task “call Ana” to “Bakery website”: due Sat, Nov 21, 2026; priority Medium.',
  ],
  [
    'Verschiebe das Photo shoot um zwei Tage',
    '„Photo shoot“ in „Bakery website“ ändern: Termin von Fr., 20. Nov. 2026 auf So., 22. Nov. 2026.',
  ],
  [
    'set the priority of the invoce to high',
    'Change “Send the invoice” in “Bakery website”: priority from Medium to High.',
  ],
  ['break down the fair project', 'Break “Summer fair” down into dated tasks.'],
  [
    'mark the bakery project as completed',
    'Change the project “Bakery website”: status from Pending to Completed.',
  ],
  [
    'move the deadline of the bakery project to 11 December',
    'Change the project “Bakery website”: due date from Fri, Dec 4, 2026 to Fri, Dec 11, 2026.',
  ],
])('%s is proposed', async (message, effect) => {
  const { say } = await makeTalker();
  expect((await say(message)).effects).toEqual([effect]);
});

test('it asks which one is meant, and to where, and then goes on with it', async () => {
  const { say } = await makeTalker();
  const asked = await say('mark write as done');
  expect(asked.text).toContain('Which one do you mean?');
  expect(asked.text).toContain('Write the imprint');
  expect(asked.text).toContain('Write 4 articles');
  expect(asked.effects).toEqual([]);
  expect((await say('the imprint')).effects).toEqual([
    'Change “Write the imprint” in “Bakery website”: status from Pending to Completed.',
  ]);
  expect((await say('move the invoice')).text).toContain('To which day should I move');
  expect((await say('to 30 November')).effects).toEqual([
    'Change “Send the invoice” in “Bakery website”: due date from Wed, Nov 18, 2026 to Mon, Nov 30, 2026.',
  ]);
  expect((await say('remind me to buy flour tomorrow')).text).toContain(
    'To which project should I add “buy flour”?',
  );
  expect((await say('the bakery')).effects).toEqual([
    'Add the task “buy flour” to “Bakery website”: due Sat, Nov 21, 2026; priority Medium.',
  ]);
  expect((await say('mark the zebra as done')).text).toContain(
    'I found no task or project called “the zebra”.',
  );
  expect((await say('delete the invoice')).text).toContain('I do not delete anything.');
});

test('it asks for what a project needs, a round at a time, and offers to make it', async () => {
  const { say } = await makeTalker();
  const first = await say('I want to start a new project');
  expect(first.text).toContain('What is the goal');
  expect(first.text).toContain('List what has to be delivered');
  const second = await say('A podcast about pottery for beginners. 6 episodes, a trailer and cover art');
  expect(second.text).not.toContain('What is the goal');
  expect(second.text).toContain('How many hours a week can you give it?\nWhen is it due?');
  expect((await say('mid December, 5 hours a week')).text).toContain('Is anything fixed already');
  const ready = await say('The studio is booked for 3 December');
  expect(ready.effects).toHaveLength(1);
  expect(ready.effects[0]).toMatch(
    /^Create the project “.*podcast about pottery.*”: from Fri, Nov 20, 2026 to Tue, Dec 15, 2026/i,
  );
  expect((await say('actually make it 20 December')).effects[0]).toContain('to Sun, Dec 20, 2026');
  expect((await say('no')).text).toBe('What should be different?');
  // In between, a clear request is answered as such.
  expect((await say('What is overdue?')).text).toContain('Send the invoice');
});

test('it asks nothing that was said already', async () => {
  const { say } = await makeTalker();
  const { text } = await say(
    'I want to build a website for my choir with a home page, 12 concert dates and recordings by 15 March, I have 4 hours a week',
  );
  expect(text).toContain('Is anything fixed already');
  expect(text).not.toMatch(/goal|delivered|due\?|hours a week/);
});

test('what is suggested follows from how the projects stand', async () => {
  const { user } = await makeTalker();
  const titlesOf = async ({ api }: TestUser) =>
    (await api.chats.suggestions()).data.suggestions.map(({ title }) => title);
  expect(await titlesOf(user)).toEqual([
    'What is overdue?',
    'Go through today (1 task)',
    'Break down Summer fair',
    'Plan a new project',
  ]);
  expect(await titlesOf(await makeUser(app))).toEqual(['Plan my first project', 'What can you do?']);
});

test('every suggestion is understood by the built-in assistant', async () => {
  const { user, say } = await makeTalker();
  const fresh = await makeUser(app);
  const sayFresh = await makeSay(fresh);
  for (const [ask, { api }] of [
    [say, user],
    [sayFresh, fresh],
  ] as const)
    for (const { prompt } of (await api.chats.suggestions()).data.suggestions)
      expect((await ask(prompt)).text).not.toContain('I did not understand');
});
