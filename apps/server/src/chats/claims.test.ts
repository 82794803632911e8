import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeChat } from '../testing/chats.ts';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { type FaultServer, startFaultServer } from '../testing/model/fault-server.ts';
import { wellSaid } from '../testing/model/sayings.ts';
import { BRIEF, makeProject, makeUser } from '../testing/people.ts';

let model: FaultServer;
let app: TestApp;
beforeAll(async () => {
  model = await startFaultServer(wellSaid);
  const config = {
    aiProvider: 'openai-compatible',
    aiModel: 'some-model',
    aiBaseUrl: model.baseUrl,
    aiTimeoutSeconds: 280,
  } as const;
  const opened = await openTestApp({ config });
  app = opened.app;
  return async () => {
    await opened.close();
    await model.stop();
  };
});

/** A user whose model stops responding in the middle of its work. */
async function makeWaiting() {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { description: BRIEF });
  const { chatId, proposalId } = await makeChat(app, user, [{ kind: 'break-down', projectId: project.id }]);
  const params = { id: chatId };
  const say = (content: string, signal = new AbortController().signal) =>
    user.api.chats.send({ params, body: { content } }, { signal, onEvent: () => {} });
  const accept = (signal = new AbortController().signal) =>
    user.api.chats.acceptProposal({ params: { ...params, proposalId } }, { signal });
  const claimsUntil = async () => {
    const { rows } = await sql<{ chat: Date | null; proposal: Date | null }>`
      select c.answering_until as chat, p.carrying_until as proposal
      from chats c join chat_proposals p on p.user_id = c.user_id and p.chat_id = c.id
      where c.user_id = ${user.userId} and c.id = ${chatId}
    `.execute(app.db);
    return rows[0] ?? { chat: null, proposal: null };
  };
  return { ...user, params, chatId, proposalId, say, accept, claimsUntil };
}

function silentModel() {
  model.mode = 'silent midway';
  onTestFinished(() => {
    model.mode = 'fine';
  });
}

const inAMinute = () => new Date(app.clock.now().getTime() + 60_000);

test('an answer and a plan that take long keep their claims as long as they take', async () => {
  const { say, accept, claimsUntil } = await makeWaiting();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  silentModel();
  const stop = new AbortController();
  const working = Promise.allSettled([say('What is due today?', stop.signal), accept(stop.signal)]);
  await expect.poll(claimsUntil).toEqual({ chat: inAMinute(), proposal: inAMinute() });
  for (let renewed = 0; renewed < 6; renewed++) {
    app.clock.advance({ seconds: 15 });
    const renewedUntil = () => {
      vi.advanceTimersByTime(15_000);
      return claimsUntil();
    };
    await expect.poll(renewedUntil).toEqual({ chat: inAMinute(), proposal: inAMinute() });
  }
  stop.abort();
  expect(await working).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
});

longTest(
  'when the server that was at it has crashed, a chat and a proposal are free after a minute',
  async () => {
    const { say, accept, userId, chatId } = await makeWaiting();
    await sql`update chats set answering_claim = gen_random_uuid(), answering_until = ${inAMinute()}
    where user_id = ${userId} and id = ${chatId}`.execute(app.db);
    await sql`update chat_proposals set carrying_claim = gen_random_uuid(), carrying_until = ${inAMinute()}
    where user_id = ${userId} and chat_id = ${chatId}`.execute(app.db);
    expect(await failure(say('What is due today?'))).toMatchObject({ status: 409 });
    app.clock.advance({ seconds: 61 });
    await say('What is due today?');
    expect((await accept()).data.proposal.status).toBe('accepted');
  },
);
