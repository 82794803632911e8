import type { BriefsBy, ModelProvider } from '@daymark/domain/language-models';
import type { Config } from '../../config.ts';
import { makeFairQueue } from '../../http/fair-queue.ts';
import type { Caller, Engine } from '../engine.ts';
import { answerByModel } from './answer.ts';
import type { Asking } from './ask.ts';
import { breakOneByModel } from './break-one.ts';
import { longestSeconds } from './deadline.ts';
import { overloaded, tookTooLong } from './failure.ts';
import { farEnd } from './far-end.ts';
import { newAbilities, newLadder } from './ladder.ts';
import { openModel } from './open-model.ts';
import type { StatementReader } from './read-brief.ts';
import { readMailByModel } from './read-mail.ts';
import { readProjectByModel } from './read-project.ts';
import { newReads } from './reads.ts';

/** Streams at once for one server. A provider enforces its own limits. */
const QUEUE = { atOnce: 250, eachAtOnce: 8, waitingMax: 250, eachWaitingMax: 16 };
const RETRY_AFTER_SECONDS = 30;

/**
 * Each token comes in its own event with the protocol's overhead. Some models do not count the tokens of their
 * reasoning.
 */
const BYTES_PER_TOKEN = 1_000;
const BYTES_BESIDE = 1_000_000;

const REACHING_MILLISECONDS = 3_000;

/** Whether the server responds and accepts the key. Some have the protocol without this listing. */
const takesRequests = ({ status }: Response): boolean => status < 500 && status !== 401 && status !== 403;

/** A language model as an engine. Questions and answers are neither stored nor logged. */
export function openModelEngine(
  config: Config,
  provider: ModelProvider,
  { planner, briefs = 'whole' }: { planner: StatementReader; briefs?: BriefsBy },
): Engine {
  const seconds = config.aiTimeoutSeconds;
  const longest = longestSeconds(seconds);
  const { aiMaxOutputTokens: maxOutputTokens, aiModel: name = '' } = config;
  // Long answers are allowed and silence is not: a local model writes a long plan slowly.
  const fetch = farEnd({
    silenceMilliseconds: seconds * 1_000,
    bytesMax: BYTES_BESIDE + maxOutputTokens * BYTES_PER_TOKEN,
  });
  const open = openModel(config, provider, fetch);
  const queue = makeFairQueue({ ...QUEUE, refusal: () => overloaded(RETRY_AFTER_SECONDS) });
  const ladder = newLadder();
  const abilities = newAbilities();
  const reads = newReads(briefs);

  /** Queues work, limits its time, and translates its errors. Work that the caller aborts ends at once. */
  const ending = <T>({ userId, signal }: Caller, work: (asking: Asking) => Promise<T>): Promise<T> => {
    const asked = async () => {
      const deadline = AbortSignal.timeout(longest * 1_000);
      const over = new AbortController();
      const all = AbortSignal.any([signal, deadline, over.signal]);
      try {
        return await work({ model: open.model, maxOutputTokens, signal: all });
      } catch (error) {
        signal.throwIfAborted();
        throw deadline.aborted ? tookTooLong(longest) : error;
      } finally {
        // Aborts the request, because tokens that nobody reads would still cost money.
        over.abort();
      }
    };
    return queue.run(asked, { person: userId, signal });
  };

  return {
    name,
    plannerName: name,
    isMetered: true,
    answer: (request, { onPiece, ...caller }) =>
      ending(caller, (asking) => answerByModel(asking, request, { onPiece, abilities })),
    read: (request, { onPiece, ...caller }) =>
      ending(caller, (asking) =>
        reads.read(asking, request, {
          planner,
          ladder,
          onPiece,
          // What the model has answered is never lost to a full queue of the planner.
          caller: { ...caller, signal: asking.signal, isLetIn: true },
        }),
      ),
    readMail: (request, caller) => ending(caller, (asking) => readMailByModel(asking, request, ladder)),
    readSteps: (request, caller) => ending(caller, (asking) => breakOneByModel(asking, request, ladder)),
    readProject: (request, caller) => ending(caller, (asking) => readProjectByModel(asking, request, ladder)),
    async isReachable(signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(REACHING_MILLISECONDS)]);
      const fetchListing = farEnd({ silenceMilliseconds: REACHING_MILLISECONDS, bytesMax: 1_000_000 });
      try {
        const response = await fetchListing(open.listing.address, {
          headers: open.listing.headers,
          signal: within,
        });
        await response.body?.cancel();
        return takesRequests(response);
      } catch {
        return false;
      }
    },
  };
}
