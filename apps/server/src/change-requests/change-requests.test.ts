import { CORRECTIONS_MAX_COUNT } from '@daymark/contract/readings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { makePlan } from '../testing/people.ts';

const MAIL = `Hi Ana,

thanks so much for the drafts, Mara loves them!

Just one small thing: could we also have a page about the studio? We don't need the contact form after all. And the launch would have to be on the 9th. Can you make the colours a bit warmer somehow?

I'll send you the photos on Monday.

Best wishes
Joe

> please sign up for our newsletter`;

async function makeAsked() {
  const made = await makePlan();
  const { user, project } = made;
  const params = { projectId: project.id };
  await user.api.subtasks.generate({ params, body: {} });
  const before = (await user.api.projects.get({ params: { id: project.id } })).data.project;
  const read = async (body = {}) =>
    (await user.api.changeRequests.read({ params, body: { mail: MAIL, ...body } })).data;
  const now = async () => (await user.api.projects.get({ params: { id: project.id } })).data.project;
  return { ...made, params, before, read, now };
}

const kinds = ({ asks }: { asks: readonly { kind: string; words: string }[] }) =>
  asks.map(({ kind, words }) => `${kind}: ${words}`);

test('a mail is read beside the brief and planned, and nothing is written', async () => {
  const { before, read, now } = await makeAsked();

  const shown = await read();

  expect(kinds(shown)).toEqual([
    'new: could we also have a page about the studio?',
    "dropped: We don't need the contact form after all",
    'changed: And the launch would have to be on the 9th',
    'unclear: Can you make the colours a bit warmer somehow?',
    "wait: I'll send you the photos on Monday",
  ]);
  expect(shown.asks.map(({ isTaken }) => isTaken)).toEqual([true, true, true, false, true]);
  expect(shown.before).toMatchObject({ dueDate: '2026-12-11' });
  expect(shown.after).toMatchObject({ dueDate: '2026-12-09', feasible: true });
  expect(shown.asks[0]?.hours).toBeGreaterThan(0);
  expect(shown.asks[2]?.dueDate).toBe('2026-12-09');
  expect(shown.reply).toContain('- “could we also have a page about the studio?”');
  expect(shown.reply).toContain('Please tell me more about:');
  expect(await now()).toEqual(before);
});

test('one click takes it on, another takes all of it back', async () => {
  const { app, user, params, before, read, now } = await makeAsked();
  const { madeFrom, after } = await read();
  const rows = async () => (await user.api.subtasks.list({ params })).data;
  const known = new Set((await rows()).map(({ id }) => id));

  const { changeId, data } = await user.api.changeRequests.accept({ params, body: { mail: MAIL, madeFrom } });

  // The preview counts what is added: the page, and what no longer fits into one sitting.
  expect((await rows()).filter(({ id }) => !known.has(id))).toHaveLength(after?.added ?? -1);

  const changed = await now();
  expect(changed.dueDate).toBe('2026-12-09');
  expect(changed.description).toBe(
    `${before.description}\n\n- could we also have a page about the studio?\n- We don't need the contact form after all\n- And the launch would have to be on the 9th\n- I'll send you the photos on Monday`,
  );
  const titles = data.map(({ title }) => title);
  expect(titles.filter((title) => /page about the studio/i.test(title))).toHaveLength(1);
  expect(titles.filter((title) => /contact form/i.test(title))).toEqual([]);
  expect(data.every(({ dueDate }) => (dueDate ?? '') <= '2026-12-09')).toBe(true);
  expect(await brokenInvariants(app)).toEqual([]);
  const reading = (await user.api.readings.get({ params })).data.reading;
  expect(reading?.statements.find(({ words }) => words.text.includes('studio'))?.kind).toBe('task');

  await user.api.planChanges.undo({ params: { id: changeId ?? '' } });

  const undone = await now();
  expect(undone).toMatchObject({ description: before.description, dueDate: before.dueDate });
  const rowOf = ({ title, dueDate, status }: (typeof undone.subtasks)[number]) => ({
    title,
    dueDate,
    status,
  });
  expect(undone.subtasks.map(rowOf)).toEqual(before.subtasks.map(rowOf));
  const again = (await user.api.readings.get({ params })).data.reading;
  expect(again?.statements.some(({ statedBy }) => statedBy === 'person')).toBe(false);
  expect(await brokenInvariants(app)).toEqual([]);
});

longTest('the same mail twice adds nothing', async () => {
  const { user, params, read, now } = await makeAsked();
  const { madeFrom } = await read();
  await user.api.changeRequests.accept({ params, body: { mail: MAIL, madeFrom } });
  const first = await now();

  const again = await read();

  expect(again.asks.slice(0, 3).every(({ isKnown, isTaken }) => isKnown && !isTaken)).toBe(true);
  const refused = failure(
    user.api.changeRequests.accept({ params, body: { mail: MAIL, madeFrom: again.madeFrom } }),
  );
  expect(await refused).toMatchObject({ message: expect.stringMatching(/^Nothing is left of this mail/) });
  expect(await now()).toEqual(first);
});

longTest('the person decides: another kind, another date, or not at all', async () => {
  const { read } = await makeAsked();
  const first = await read();
  const [page, form, launch, colours, photos] = first.asks;

  const decided = await read({
    asRead: first.asRead,
    asks: [
      { key: page?.key, kind: 'new', isTaken: false },
      { key: form?.key, kind: 'dropped', isTaken: false },
      { key: launch?.key, kind: 'changed', isTaken: false },
      { key: colours?.key, kind: 'new', isTaken: true },
      { key: photos?.key, kind: 'wait', isTaken: false },
    ],
    dueDate: '2026-12-18',
  });

  expect(decided.asks.map(({ kind, isTaken }) => [kind, isTaken])).toEqual([
    ['new', false],
    ['dropped', false],
    ['changed', false],
    ['new', true],
    ['wait', false],
  ]);
  expect(decided.after).toMatchObject({ dueDate: '2026-12-18', added: 1, removed: 0 });
});

longTest('a project that was changed meanwhile is not written over', async () => {
  const { user, params, read, now } = await makeAsked();
  const { madeFrom } = await read();
  await user.api.projects.change({ params: { id: params.projectId }, body: { priority: 'Low' } });
  const changed = await now();

  const refused = failure(user.api.changeRequests.accept({ params, body: { mail: MAIL, madeFrom } }));

  expect(await refused).toMatchObject({ code: 'conflict' });
  expect(await now()).toEqual(changed);
});

longTest('a change that cannot fit says so, with ways out that were tried', async () => {
  const { read } = await makeAsked();

  const shown = await read({ mail: 'Could you also write a handbook (300 hours)? Thanks, Joe' });

  expect(shown.after.feasible).toBe(false);
  expect(shown.reply).toMatch(/I cannot promise .* with all of this/);
  expect(shown.reply).not.toMatch(/The date stays/);
  expect(shown.plan.remedies.length).toBeGreaterThanOrEqual(2);
});

test('an empty mail, and one that asks for nothing', async () => {
  const { user, params, read } = await makeAsked();
  expect(await failure(read({ mail: ' \n ' }))).toMatchObject({
    message: expect.stringMatching(/paste the mail/),
  });
  const thanks = 'Thanks for everything, it looks lovely! Nothing to change. Best wishes, Joe';
  const { asks, madeFrom, after, before } = await read({ mail: thanks });
  expect(asks).toEqual([]);
  expect(after.lastDay).toBe(before.lastDay);
  await expect(
    failure(user.api.changeRequests.accept({ params, body: { mail: thanks, madeFrom } })),
  ).resolves.toMatchObject({ code: 'invalid_input' });
});

longTest('a date before a milestone is a question, and refused with its reason if chosen', async () => {
  const { user, params, read } = await makeAsked();
  await user.api.milestones.create({ params, body: { name: 'Open day', dueDate: '2026-12-10' } });

  const shown = await read();

  expect(shown.after.dueDate).toBe('2026-12-11');
  expect(shown.asks.every(({ dueDate }) => dueDate === null)).toBe(true);
  expect(shown.asks[2]).toMatchObject({ kind: 'unclear', isTaken: false });
  expect(shown.reply).not.toMatch(/I will change/);
  const { changeId } = await user.api.changeRequests.accept({
    params,
    body: { mail: MAIL, madeFrom: shown.madeFrom },
  });
  expect(changeId).not.toBeNull();
  expect(await failure(read({ dueDate: '2026-12-09' }))).toMatchObject({
    code: 'invalid_input',
    message:
      'A milestone would lie outside of these dates: "Open day" (2026-12-10). Move or delete it first, or choose dates that hold it.',
  });
});

test('more corrections than a brief may have are refused', async () => {
  const { app, params, read } = await makeAsked();
  await sql`
    update projects set corrections = (
      select jsonb_object_agg('s' || n, jsonb_build_object(
        'id', 's' || n, 'kind', 'note', 'sure', true, 'statedBy', 'person',
        'words', jsonb_build_object('text', 'Hi', 'start', 0, 'end', 2)))
      from generate_series(1, ${CORRECTIONS_MAX_COUNT - 1}::int) n)
    where id = ${params.projectId}`.execute(app.db);
  expect(await failure(read())).toMatchObject({ message: expect.stringMatching(/Take fewer of them/) });
});
