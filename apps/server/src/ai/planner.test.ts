import type { Worker } from 'node:worker_threads';
import type { PlanRequest } from '@daymark/planner/plan';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeProcessorCharges } from '../http/processor-charges.ts';
import { longTest } from '../testing/long-run.ts';
import type { Caller } from './engine.ts';
import { startPlanner } from './planner.ts';

const DESCRIPTION = 'Write 3 letters. Paint the door. Mow the lawn.';

const words = { text: 'Paint the door', start: 17, end: 31 };

const REQUEST: PlanRequest = {
  name: 'House',
  description: DESCRIPTION,
  reading: {
    statements: [
      {
        ...{ id: 's1', words, sure: true, statedBy: 'person', kind: 'task', title: 'Paint the door' },
        ...{ parts: null, effort: null, pace: null, apart: null, on: [], from: null, by: null },
        ...{ weekdays: [], except: [], exceptWeekdays: [], windows: [], after: [], optional: false },
      },
    ],
  },
  category: '',
  tags: [],
  priority: 'High',
  startDate: '2026-11-23',
  dueDate: '2026-12-04',
  today: '2026-11-20',
  milestones: [],
  calendar: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [], busyHours: {} },
  locale: 'en-GB',
  kept: [],
};

function planner(options: Parameters<typeof startPlanner>[0] = {}) {
  const started = startPlanner({ charges: makeProcessorCharges(), ...options });
  onTestFinished(() => started.stop());
  return started;
}

let kept: ReturnType<typeof startPlanner> | undefined;
afterAll(() => kept?.stop());

/** The planner of all tests that only plan with it, each for people of its own: a thread takes seconds to read the library. */
function shared() {
  kept ??= startPlanner({ charges: makeProcessorCharges() });
  return kept;
}

const asks = (userId: string, signal = new AbortController().signal): Caller => ({ userId, signal });

test('reads and plans in a thread and gives what the planner gives', async () => {
  const { read, plan } = shared();
  const reading = await read(REQUEST, asks('ana'));
  expect(reading.statements.map((one) => one.words.text)).toContain('Paint the door');
  const made = await plan(REQUEST, asks('ana'));
  expect(made).toMatchObject({ feasible: true, tasks: [{ title: 'Paint the door' }] });
});

longTest(
  'a planner that was prepared, or stopped while it was, reads and plans or ends as any other',
  async () => {
    const { prepare, plan } = planner();
    const preparing = prepare();
    expect((await plan(REQUEST, asks('ana'))).feasible).toBe(true);
    await preparing;
    const stopped = startPlanner();
    const begun = stopped.prepare();
    await stopped.stop();
    await begun;
  },
);

longTest(
  'visitors wait for each other in a thread of their own, however many they are, and users do not',
  async () => {
    const { read } = shared();
    await read(REQUEST, asks('ana'));
    const done: string[] = [];
    const byVisitor = Array.from({ length: 4 }, () =>
      read(REQUEST, { ...asks('visitor 203.0.113.9'), isVisitor: true }).then(() => done.push('visitor')),
    );
    await read(REQUEST, asks('ana')).then(() => done.push('ana'));
    await Promise.all(byVisitor);
    expect(done).toEqual(['ana', 'visitor', 'visitor', 'visitor', 'visitor']);
  },
);

longTest('an idle thread is replaced by a prepared one, once', async () => {
  const threads: unknown[] = [];
  const count = (thread: unknown) => threads.push(thread);
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  const { plan } = planner({ idleMilliseconds: 1 });
  await plan(REQUEST, asks('ana'));
  await expect.poll(() => threads).toHaveLength(2);
  expect((await plan(REQUEST, asks('ana'))).feasible).toBe(true);
  await expect.poll(() => threads).toHaveLength(3);
});

test('a plan that takes too long is given up, and says so', async () => {
  const { read } = planner({ deadlineMilliseconds: 1 });
  const long = Array.from({ length: 400 }, (_, at) => `Paint door ${at}, or wall, or roof`).join('. ');
  await expect(read({ ...REQUEST, description: long }, asks('ana'))).rejects.toMatchObject({
    code: 'ai_unavailable',
    message: 'The planner took too long over this brief. Please shorten it and try again.',
  });
});

longTest(
  'of what one person asks for at once some is refused, and the rest and what others ask for is planned',
  async () => {
    const { plan } = planner({ eachWaitingMax: 2 });
    const own = Array.from({ length: 8 }, () => plan(REQUEST, asks('ana')));
    const other = plan(REQUEST, asks('ben'));
    const results = await Promise.allSettled(own);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 5 } });
    expect((await other).feasible).toBe(true);
  },
);

test('others are planned between what one person asks for', async () => {
  const { plan } = shared();
  const done: string[] = [];
  const of = (userId: string) => plan(REQUEST, asks(userId)).then(() => done.push(userId));
  await Promise.all([of('dora'), of('dora'), of('dora'), of('emil'), of('fay')]);
  expect(done).toEqual(['dora', 'emil', 'fay', 'dora', 'dora']);
});

longTest(
  'work that nobody waits for any more is ended, also while it runs, and the next is planned',
  async () => {
    // Longer than the thread continues with abandoned work.
    const { read, plan } = planner();
    const gone = new AbortController();
    const endless = Array.from({ length: 400 }, (_, at) => `Paint door ${at}, or wall, or roof`).join('. ');
    const caller = asks('ana', gone.signal);
    const abandoned = Array.from({ length: 4 }, () => read({ ...REQUEST, description: endless }, caller));
    const settled = Promise.allSettled(abandoned);
    gone.abort(new Error('hung up'));
    expect((await plan(REQUEST, asks('ben'))).feasible).toBe(true);
    const waited = (await settled).slice(1);
    for (const one of waited)
      expect(one).toMatchObject({ status: 'rejected', reason: { message: 'hung up' } });
  },
);

const ENDLESS = Array.from({ length: 400 }, (_, at) => `Paint door ${at}, or wall, or roof`).join('. ');

const ANA_HAD_MUCH = { of: (person: string) => (person === 'ana' ? 60_000 : 0), charge: () => {} };

longTest('short work does not wait for long work, however much of it is queued', async () => {
  const { read, plan } = planner({ eachWaitingMax: 20, charges: ANA_HAD_MUCH });
  await plan(REQUEST, asks('cleo'));
  const over = new AbortController();
  const caller = asks('ana', over.signal);
  const done: string[] = [];
  const long = Array.from({ length: 11 }, () =>
    read({ ...REQUEST, description: ENDLESS }, caller).then(
      () => done.push('ana'),
      () => undefined,
    ),
  );
  await plan(REQUEST, asks('ben'));
  done.push('ben');
  over.abort();
  await Promise.all(long);
  expect(done[0]).toBe('ben');
});

longTest('long briefs of a single person are read by the thread that is ready', async () => {
  const { read, plan } = shared();
  await plan(REQUEST, asks('gil'));
  const threads: unknown[] = [];
  const count = (thread: unknown) => threads.push(thread);
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  await read({ ...REQUEST, description: ENDLESS.slice(0, 7_000) }, asks('gil'));
  expect(threads).toEqual([]);
});

longTest(
  'the thread for long work starts with it and ends when it is idle; that for short work stays',
  async () => {
    const threads = { started: 0, ended: 0 };
    const count = (thread: Worker) => {
      threads.started++;
      thread.once('exit', () => threads.ended++);
    };
    process.on('worker', count);
    onTestFinished(() => void process.off('worker', count));
    const { read, plan } = planner({ longIdleMilliseconds: 1, charges: ANA_HAD_MUCH });
    await plan(REQUEST, asks('ana'));
    expect(threads).toEqual({ started: 1, ended: 0 });
    await read({ ...REQUEST, description: ENDLESS }, asks('ana'));
    await expect.poll(() => threads).toEqual({ started: 2, ended: 1 });
    await plan(REQUEST, asks('ana'));
    expect(threads).toEqual({ started: 2, ended: 1 });
  },
);

longTest('of work in one lane, that of whoever had the planner for less time comes first', async () => {
  const { plan } = planner({ charges: ANA_HAD_MUCH });
  const done: string[] = [];
  const of = (userId: string) => plan(REQUEST, asks(userId)).then(() => done.push(userId));
  await Promise.all([of('ana'), of('ana'), of('ben'), of('ben')]);
  expect(done).toEqual(['ana', 'ben', 'ben', 'ana']);
});

longTest('after work that used up its processor time, the next is planned', async () => {
  const { read, plan } = planner({ deadlineMilliseconds: 250, shortMaxCharacters: 100_000 });
  const [first, second] = [
    read({ ...REQUEST, description: ENDLESS }, asks('ana')),
    plan(REQUEST, asks('ben')),
  ];
  await expect(first).rejects.toMatchObject({ code: 'ai_unavailable' });
  expect((await second).feasible).toBe(true);
});

longTest('a plan that waits for its turn has its whole time when it comes', async () => {
  const { plan } = shared();
  await plan(REQUEST, asks('ana'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [first, second] = [plan(REQUEST, asks('ana')), plan(REQUEST, asks('ben'))];
  vi.advanceTimersByTime(14_000);
  await first;
  vi.advanceTimersByTime(14_000);
  expect((await second).feasible).toBe(true);
});
