import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ now: '2026-11-23T08:00:00Z' }));
});
afterAll(() => close());

/** A planned project, and a chat with the built-in assistant about it. */
async function makePlanned() {
  const user = await makeUser(app);
  const { api } = user;
  const { project } = await makeProject(user, {
    ...{ name: 'Letters', description: 'Write 24 letters, 2 hours each.', startDate: '2026-11-23' },
    ...{ dueDate: '2026-12-18', projectKind: 'none', generateAISubtasks: true },
  });
  const { id } = (await api.chats.create({ body: { title: 'Away' } })).data.chat;
  const say = async (content: string) =>
    (await api.chats.send({ params: { id }, body: { content } })).data.assistantMessage.proposals;
  const accept = async (proposalId = '') =>
    (await api.chats.acceptProposal({ params: { id, proposalId } })).data.proposal;
  const days = async () =>
    (await api.subtasks.list({ params: { projectId: project.id } })).data.map(({ dueDate }) => dueDate);
  const daysOff = async () =>
    (await api.calendars.get()).data.daysOff.map(({ firstDay, lastDay }) => [firstDay, lastDay]);
  return { api, say, accept, days, daysOff };
}

test.each([
  ['I am on holiday from 7 to 11 December', [['2026-12-07', '2026-12-11']]],
  ["I'm away tomorrow", [['2026-11-24', '2026-11-24']]],
  ['ich bin vom 7. bis 11. Dezember im Urlaub', [['2026-12-07', '2026-12-11']]],
  [
    "I'm off on Tuesday and Thursday",
    [
      ['2026-11-24', '2026-11-24'],
      ['2026-11-26', '2026-11-26'],
    ],
  ],
])('“%s” is one proposal with what it moves, one accept and one undo', async (words, away) => {
  const { api, say, accept, days, daysOff } = await makePlanned();
  const before = await days();
  const isAway = (day: string | null) =>
    day !== null && away.some(([from, to]) => day >= (from ?? '') && day <= (to ?? ''));
  const [proposal, ...others] = await say(words);
  expect(others).toEqual([]);
  expect(proposal?.action.kind).toBe('add-day-off');
  expect(proposal?.effect).toMatch(
    / (?:Move \d+ tasks?|\d+ Aufgaben verschieben|Eine Aufgabe verschieben): /,
  );
  expect([await daysOff(), await days()]).toEqual([[], before]);

  const { result } = await accept(proposal?.id);
  expect(await daysOff()).toEqual(away);
  const after = await days();
  expect(before.filter(isAway).length).toBeGreaterThan(0);
  expect(after.filter(isAway)).toEqual([]);

  await api.planChanges.undo({ params: { id: result?.changeId ?? '' } });
  expect([await daysOff(), await days()]).toEqual([[], before]);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('who is away on days without work has only the days off proposed', async () => {
  const { say, accept, days, daysOff } = await makePlanned();
  const before = await days();
  const [proposal] = await say('I am on holiday from 21 to 23 December');
  expect(proposal?.effect).toBe('Take Mon, Dec 21, 2026 to Wed, Dec 23, 2026 off: “Holiday”.');
  expect((await accept(proposal?.id)).result?.text).toBe('Took Mon, Dec 21, 2026 to Wed, Dec 23, 2026 off.');
  expect([await daysOff(), await days()]).toEqual([[['2026-12-21', '2026-12-23']], before]);
});

test.each([
  ['half a day ill tomorrow', 3],
  ["I'm away tomorrow afternoon", 3],
  ['morgen halber Tag krank', 3],
  ["I'm off for three hours tomorrow", 3],
  ['ich nehme mir morgen 3,5 Stunden frei', 3.5],
])('“%s” is hours off of that day, with what no longer fits into the rest of it', async (words, hoursOff) => {
  const { api, say, accept, days } = await makePlanned();
  const before = await days();
  const [proposal, ...others] = await say(words);
  expect(others).toEqual([]);
  const day = { firstDay: '2026-11-24', lastDay: '2026-11-24' };
  expect(proposal?.action).toMatchObject({ kind: 'add-day-off', dayOff: { ...day, hoursOff } });

  const { result } = await accept(proposal?.id);
  expect((await api.calendars.get()).data.daysOff).toMatchObject([{ ...day, hoursOff }]);
  const left = (dates: readonly (string | null)[]) => dates.filter((date) => date === day.firstDay).length;
  const held = Math.floor((6 - hoursOff) / 2);
  expect(left(before)).toBeGreaterThan(held);
  expect(left(await days())).toBeLessThanOrEqual(held);

  await api.planChanges.undo({ params: { id: result?.changeId ?? '' } });
  expect([(await api.calendars.get()).data.daysOff, await days()]).toEqual([[], before]);
});
