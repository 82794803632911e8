import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { inLanguage } from '@daymark/words/in-language';
import type { Language } from '@daymark/words/languages';

/** What a thread is started with. */
export interface ThreadData {
  /** It gives way to whatever else wants the processor. */
  isBackground: boolean;
}

/** What a thread is sent. */
export interface ThreadTask {
  name: string;
  material: unknown;
  language: Language;
}

/** What a thread answers. */
export type ThreadAnswer = {
  /** Processor time of the thread since its start. */
  processorMilliseconds: number;
} & ({ value: unknown } | { error: unknown });

type Tasks = Readonly<Record<string, (material: never) => unknown>>;

const MICROSECONDS_A_MILLISECOND = 1_000;

export const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number =>
  (user + system) / MICROSECONDS_A_MILLISECOND;

async function answerTo({ name, material, language }: ThreadTask, tasks: Tasks): Promise<void> {
  const post = (outcome: { value: unknown } | { error: unknown }) =>
    parentPort?.postMessage({ ...outcome, processorMilliseconds: millisecondsOf(process.threadCpuUsage()) });
  try {
    const task = tasks[name];
    if (!task) throw new Error(`This thread has no task "${name}"`);
    post({ value: await inLanguage(language, () => task(material as never)) });
  } catch (error) {
    post({ error });
  }
}

/** Only Linux has priorities of threads: elsewhere this would slow down the whole process. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it. The queues are fair without it.
  }
}

/** Does in this thread what `startThread` sends. Each task is done in the language of its request. */
export function doTasks(tasks: Tasks): void {
  if ((workerData as ThreadData).isBackground) giveWay();
  parentPort?.on('message', (task: ThreadTask) => void answerTo(task, tasks));
}
