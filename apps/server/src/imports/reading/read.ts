import { t } from '@daymark/words/t';
import { AppError } from '../../http/errors.ts';
import { makeFairQueue, type Requester } from '../../http/fair-queue.ts';
import { processorCharges } from '../../http/processor-charges.ts';
import { answerOfThread, ThreadGaveUp } from '../../http/thread.ts';
import type { Answer } from './read-thread.ts';
import { ImportProblem, type ReadFile, type Setting, tooMuch } from './shape.ts';

/** Processor time. */
const DEADLINE_MILLISECONDS = 10_000;
/** A file of the largest size takes up to a few times its size as objects. */
const MEMORY_MEGABYTES = 384;
const RETRY_SECONDS = 5;
const FILE = new URL('./read-thread.ts', import.meta.url);

const queue = makeFairQueue({
  atOnce: 2,
  eachAtOnce: 1,
  waitingMax: 20,
  eachWaitingMax: 4,
  charges: processorCharges,
  refusal: () =>
    new AppError('overloaded', t`Many files are being imported right now. Please try again in a moment.`, {
      retryAfterSeconds: RETRY_SECONDS,
    }),
});

/**
 * Reads the file of another tool in its own thread, when the user's turn has come; until then the file is not received.
 * Throws `ImportProblem` with a message for the user, and `overloaded` if too many wait.
 */
export const readImport = (
  receive: () => Promise<Uint8Array>,
  setting: Setting,
  requester: Requester,
): Promise<ReadFile> =>
  queue.run(async () => {
    const material = { file: await receive(), setting };
    const limits = {
      deadlineMilliseconds: DEADLINE_MILLISECONDS,
      memoryMegabytes: MEMORY_MEGABYTES,
      isBackground: true,
      person: requester.person,
    };
    const answer = (await answerOfThread(FILE, material, limits).catch((error: unknown) => {
      throw error instanceof ThreadGaveUp ? tooMuch() : error;
    })) as Answer;
    if ('problem' in answer) throw new ImportProblem(answer.problem);
    return answer;
  }, requester);
