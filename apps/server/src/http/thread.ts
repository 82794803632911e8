import { Worker } from 'node:worker_threads';

/** The work took too long or too much memory. */
export class ThreadGaveUp extends Error {}

interface Limits {
  deadlineMilliseconds: number;
  memoryMegabytes: number;
}

/**
 * Runs a file in its own thread and returns the message that it posts. The thread ends with its work: untrusted input
 * cannot block the server, and its memory is released. Throws `ThreadGaveUp`.
 */
export function answerOfThread(
  file: URL,
  material: unknown,
  { deadlineMilliseconds, memoryMegabytes }: Limits,
): Promise<unknown> {
  const thread = new Worker(file, {
    workerData: material,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  return new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ThreadGaveUp('It took too long')), deadlineMilliseconds);
    thread.once('message', resolve);
    thread.once('error', (error: Error) =>
      reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadGaveUp() : error),
    );
    thread.once('exit', () => reject(new ThreadGaveUp('It ended without an answer')));
    thread.once('exit', () => clearTimeout(timer));
  }).finally(() => thread.terminate());
}
