// What the tests have done in threads.
import { getPriority } from 'node:os';
import { doTasks } from '../thread-tasks.ts';

doTasks({
  /** Says its word once the other side lets it: what waits takes no processor time. */
  answer: ({ word, held }: { word: string; held?: Int32Array }) => {
    if (held) Atomics.wait(held, 0, 0);
    return word;
  },
  endless: () => {
    for (;;);
  },
  hoard: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => at));
  },
  fail: () => {
    throw new Error('broken');
  },
  leave: () => process.exit(0),
  priority: () => getPriority(),
});
