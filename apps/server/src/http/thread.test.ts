import { getPriority } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { longTest } from '../testing/long-run.ts';
import { makeFairQueue } from './fair-queue.ts';
import { makeProcessorCharges, processorCharges } from './processor-charges.ts';
import { answerOfThread, startThread, ThreadGaveUp } from './thread.ts';

const FILE = new URL('./testing/thread-work.ts', import.meta.url);
const PATIENT_MILLISECONDS = 60_000;
const SHORT_MILLISECONDS = 100;

function start(settings: Partial<Parameters<typeof startThread>[1]> = {}) {
  const thread = startThread(FILE, { memoryMegabytes: 64, ...settings });
  onTestFinished(() => thread.end());
  const charged: number[] = [];
  const run = (name: string, material: unknown = null, deadlineMilliseconds = PATIENT_MILLISECONDS) =>
    thread.run({
      ...{ name, material, deadlineMilliseconds },
      charge: (milliseconds) => void charged.push(milliseconds),
    });
  return { thread, run, charged };
}

const held = () => new Int32Array(new SharedArrayBuffer(4));
function letGo(lock: Int32Array) {
  Atomics.store(lock, 0, 1);
  Atomics.notify(lock, 0);
}

test('a thread does one task after the other, and the processor time of each is charged', async () => {
  const { run, charged, thread } = start();
  expect(await run('answer', { word: 'one' })).toBe('one');
  expect(await run('answer', { word: 'two' })).toBe('two');
  expect(charged).toHaveLength(2);
  // The first one has the start of the thread.
  expect(charged[0]).toBeGreaterThan(charged[1] ?? Number.POSITIVE_INFINITY);
  expect(thread.hasEnded()).toBe(false);
});

test('work that uses up its processor time is ended with its thread, and charged', async () => {
  const { run, charged, thread } = start();
  await expect(run('endless', null, SHORT_MILLISECONDS)).rejects.toBeInstanceOf(ThreadGaveUp);
  expect(charged[0]).toBeGreaterThanOrEqual(SHORT_MILLISECONDS);
  expect(thread.hasEnded()).toBe(true);
});

longTest('time in which a thread waits does not count', async () => {
  const { run } = start();
  await run('answer', { word: 'ready' });
  const lock = held();
  const waiting = run('answer', { word: 'late', held: lock }, SHORT_MILLISECONDS);
  await new Promise((resolve) => setTimeout(resolve, 5 * SHORT_MILLISECONDS));
  letGo(lock);
  expect(await waiting).toBe('late');
});

longTest('work that takes too much memory, or ends its thread, is given up', async () => {
  for (const name of ['hoard', 'leave']) {
    const { run, thread } = start({ memoryMegabytes: 16 });
    await expect(run(name)).rejects.toBeInstanceOf(ThreadGaveUp);
    expect(thread.hasEnded()).toBe(true);
  }
});

test('work that fails says why, and its thread does the next', async () => {
  const { run } = start();
  await expect(run('fail')).rejects.toThrow('broken');
  await expect(run('unheard of')).rejects.toThrow('no task "unheard of"');
  expect(await run('answer', { word: 'next' })).toBe('next');
});

test('work that is called off is ended with its thread', async () => {
  const { thread } = start();
  const gone = new AbortController();
  const work = { name: 'endless', material: null, deadlineMilliseconds: PATIENT_MILLISECONDS };
  const running = thread.run({ ...work, signal: gone.signal, charge: () => {} });
  gone.abort(new Error('hung up'));
  await expect(running).rejects.toThrow('hung up');
  expect(thread.hasEnded()).toBe(true);
});

longTest('a thread in the background gives way, where threads have priorities of their own', async () => {
  const before = getPriority();
  const lower = process.platform === 'linux' ? before + 10 : before;
  expect(await start({ isBackground: true }).run('priority')).toBe(lower);
  expect(await start().run('priority')).toBe(before);
  expect(getPriority()).toBe(before);
});

longTest(
  'with endless work of one running and more queued, others come first, and each of it is ended',
  async () => {
    const charges = makeProcessorCharges();
    const queue = makeFairQueue({
      ...{ atOnce: 1, eachAtOnce: 1, waitingMax: 20, eachWaitingMax: 20, charges },
      refusal: () => new Error('refused'),
    });
    const ended: string[] = [];
    const ask = (person: string, name: string) =>
      queue
        .run(
          () => {
            const { thread } = start();
            const charge = (milliseconds: number) => charges.charge(person, milliseconds);
            return thread.run({ name, material: { word: person }, deadlineMilliseconds: 1_000, charge });
          },
          { person },
        )
        .catch((error: unknown) => expect(error).toBeInstanceOf(ThreadGaveUp))
        .finally(() => ended.push(person));

    const all = ['endless', 'endless', 'endless'].map((name) => ask('ana', name));
    all.push(...['answer', 'answer', 'answer'].map((name) => ask('ben', name)));
    await Promise.all(all);

    // Turns alone would alternate between the two.
    expect(ended).toEqual(['ana', 'ben', 'ben', 'ben', 'ana', 'ana']);
  },
);

test('the thread of one answer is charged to its person', async () => {
  const limits = { memoryMegabytes: 64, deadlineMilliseconds: PATIENT_MILLISECONDS };
  expect(await answerOfThread(FILE, { word: 'yes' }, { ...limits, person: 'cleo' })).toBe('yes');
  expect(processorCharges.of('cleo')).toBeGreaterThan(0);
});

test('the charge of a person is halved again and again, until it is forgotten', () => {
  let now = 0;
  const charges = makeProcessorCharges(() => now);
  charges.charge('ana', 800);
  charges.charge('ana', 200);
  expect(charges.of('ana')).toBe(1_000);
  now += 20_000;
  expect(charges.of('ana')).toBe(500);
  charges.charge('ana', 100);
  now += 20_000;
  expect(charges.of('ana')).toBe(300);
  now += 3_600_000;
  expect(charges.of('ana')).toBeLessThan(0.01);
  expect(charges.of('ben')).toBe(0);
});
