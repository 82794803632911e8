import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeApiToken } from '../testing/api-tokens.ts';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { longTest } from '../testing/long-run.ts';
import { connectMcp } from '../testing/mcp-client.ts';
import { makeProject, makeUser } from '../testing/people.ts';
import { holdTimers, lockTimers } from '../timers/store.ts';

const BRIEF =
  'Send the draft, 2 hours.\nThe client needs 5 days for it.\nRevise the proof, 3 hours.\nPrint it, 2 hours.';

/** A project whose brief has a wait behind its first task, and what its database refuses to write. */
async function makeWorld() {
  const app = await startTestApp({ now: '2026-11-16T09:00:00Z' });
  const user = await makeUser(app);
  const { api } = user;
  const dates = { startDate: '2026-11-16', dueDate: '2026-12-18' };
  const plan = { generateAISubtasks: true, depth: 'as-written' as const };
  const { project } = await makeProject(user, { name: 'Book', description: BRIEF, ...dates, ...plan });
  const params = { projectId: project.id };
  const [draft, proof] = (await api.subtasks.list({ params })).data;
  if (!draft || !proof) throw new Error('The brief has no tasks');
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$
  `.execute(app.db);
  const refuse = (what: RawBuilder<unknown>) =>
    sql`create trigger refused before ${what} for each row execute function refuse()`.execute(app.db);
  const allow = (table: string) => sql`drop trigger refused on ${sql.table(table)}`.execute(app.db);
  const start = (subtaskId: string) => api.timers.start({ body: { subtaskId } });
  const change = (id: string, status: 'Pending' | 'Completed') =>
    api.subtasks.change({ params: { id }, body: { status } });
  /** What completing and reopening work changes. */
  const state = async () => {
    const tasks = (await api.subtasks.list({ params })).data.slice(0, 2);
    const waits = (await api.waits.list({ params })).data;
    return {
      tasks: tasks.map(({ status, actualHours }) => [status, actualHours]),
      isTimed: (await api.timers.current()).data.timer !== null,
      waits: waits.map(({ ended }) => ended),
    };
  };
  return { app, user, api, params, draft, proof, refuse, allow, start, change, state };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

const BEFORE = {
  tasks: [
    ['In Progress', null],
    ['Pending', null],
  ],
  isTimed: true,
  waits: [],
};
const AFTER = {
  tasks: [
    ['Completed', 0.5],
    ['Pending', null],
  ],
  isTimed: false,
  waits: [null],
};

async function byChat({ api, draft }: World) {
  const { chat } = (await api.chats.create({ body: { title: 'New chat' } })).data;
  const body = { content: 'mark the draft as done' };
  const { assistantMessage } = (await api.chats.send({ params: { id: chat.id }, body })).data;
  const [proposal] = assistantMessage.proposals;
  expect(proposal?.action).toMatchObject({ kind: 'change-subtask', subtaskId: draft.id });
  const params = { id: chat.id, proposalId: proposal?.id ?? '' };
  return () => api.chats.acceptProposal({ params });
}

async function byAssistant({ app, user, draft }: World) {
  const client = await connectMcp(app, (await makeApiToken(app, user)).secret);
  return () => client.callTool({ name: 'complete', arguments: { taskId: draft.id } });
}

const WAYS: Record<string, (world: World) => Promise<() => Promise<unknown>>> = {
  'its own change':
    async ({ change, draft }) =>
    () =>
      change(draft.id, 'Completed'),
  'a change of many':
    async ({ api, params, draft }) =>
    () =>
      api.subtasks.changeMany({ params, body: { changes: [{ id: draft.id, status: 'Completed' }] } }),
  'a proposal of the chat': byChat,
  'an assistant': byAssistant,
};

test.each(Object.keys(WAYS))(
  'completed by %s, a task is measured no longer and its wait runs: everything or nothing',
  async (way) => {
    const world = await makeWorld();
    const { app, draft, start, refuse, allow, state } = world;
    await start(draft.id);
    app.clock.advance({ minutes: 30 });
    const complete = await WAYS[way]?.(world);
    expect(await state()).toEqual(BEFORE);

    for (const [table, step] of [
      ['timers', sql`update on timers`],
      ['waits', sql`insert on waits`],
    ] as const) {
      await refuse(step);
      await Promise.allSettled([complete?.()]);
      expect(await state()).toEqual(BEFORE);
      await allow(table);
    }
    await complete?.();
    expect(await state()).toEqual(AFTER);
    expect(await brokenInvariants(app)).toEqual([]);
  },
);

longTest('opened again, a task takes its wait back: everything or nothing', async () => {
  const { app, draft, start, change, refuse, allow, state } = await makeWorld();
  await start(draft.id);
  app.clock.advance({ minutes: 30 });
  await change(draft.id, 'Completed');
  await refuse(sql`delete on waits`);
  expect(await failure(change(draft.id, 'Pending'))).toMatchObject({ status: 500 });
  expect(await state()).toEqual(AFTER);
  await allow('waits');
  await change(draft.id, 'Pending');
  expect(await state()).toEqual({
    tasks: [
      ['Pending', 0.5],
      ['Pending', null],
    ],
    isTimed: false,
    waits: [],
  });
});

longTest(
  'work that a timer begins ends the wait before it, and a discarded timer lets it run again',
  async () => {
    const { api, draft, proof, start, change, refuse, allow, state } = await makeWorld();
    await change(draft.id, 'Completed');
    const waiting = await state();
    expect(waiting.waits).toEqual([null]);

    await refuse(sql`update on waits`);
    expect(await failure(start(proof.id))).toMatchObject({ status: 500 });
    expect(await state()).toEqual(waiting);

    await allow('waits');
    await start(proof.id);
    expect(await state()).toMatchObject({ isTimed: true, waits: ['begun'] });
    await api.timers.discard();
    expect(await state()).toEqual(waiting);
  },
);

longTest('tasks are completed beside each other, but not while a timer is started', async () => {
  const { app, user, draft, change, state } = await makeWorld();
  await app.db.transaction().execute(async (trx) => {
    await holdTimers(trx, user.userId);
    await change(draft.id, 'Completed');
  });
  await change(draft.id, 'Pending');
  const completing = await app.db.transaction().execute(async (trx) => {
    await lockTimers(trx, user.userId);
    const answer = change(draft.id, 'Completed');
    await expect.poll(() => isAnybodyHeldUp(app.db)).toBe(true);
    expect((await state()).tasks[0]).toEqual(['Pending', null]);
    return { answer };
  });
  expect((await completing.answer).data.subtask.status).toBe('Completed');
});

longTest(
  'completed while its timer is stopped and its wait is answered, a task waits for no lock in a circle',
  async () => {
    const { app, api, params, draft, start, change, state } = await makeWorld();
    const body = { title: 'Paper samples', subtaskId: draft.id };
    for (let round = 0; round < 10; round++) {
      await start(draft.id);
      app.clock.advance({ minutes: 6 });
      const { wait } = (await api.waits.start({ params, body })).data;
      const of = { params: { id: wait.id } };
      const both = await Promise.allSettled([
        change(draft.id, 'Completed'),
        api.timers.stop({ body: {} }),
        api.waits.answer({ ...of, body: {} }),
        api.waits.reminded(of),
      ]);
      const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []));
      // The timer may have been stopped by the completion. A deadlock would be 503.
      expect(refused.filter((status) => status !== 404)).toEqual([]);
      await change(draft.id, 'Pending');
    }
    expect((await state()).tasks[0]).toEqual(['Pending', 1]);
    expect(await brokenInvariants(app)).toEqual([]);
  },
);
