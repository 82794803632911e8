import type { ModelProvider } from '../../ai-environment.ts';
import type { Config } from '../../config.ts';
import type { Engine } from '../engine.ts';
import type { Planner } from '../planner.ts';
import { answerByModel } from './answer.ts';
import type { Asking } from './ask.ts';
import { breakDownByModel } from './break-down.ts';
import { tookTooLong } from './failure.ts';
import { farEnd } from './far-end.ts';
import { openModel } from './open-model.ts';
import { openQueue, type QueueLimits } from './queue.ts';
import { readProjectByModel } from './read-project.ts';
import { newLadder } from './structured.ts';

/** A server of this many streams is asked enough; what a provider allows is its own affair. */
const QUEUE: QueueLimits = { atOnceMax: 250, waitingMax: 250 };

/** Of the whole time, nothing may come for so long: a local model reads for a while before it says its first word. */
const SILENCE_SHARE = 2 / 3;

/** Each token comes in an event of its own, with what the protocol puts around it; thoughts are not counted by all. */
const BYTES_PER_TOKEN = 1_000;
const BYTES_BESIDE = 1_000_000;

const REACHING_MILLISECONDS = 3_000;

/** Whether the other side is there and takes the key: some speak the protocol without this listing. */
const takesRequests = ({ status }: Response): boolean => status < 500 && status !== 401 && status !== 403;

/** A language model as an engine. Nothing that was asked or answered is kept or logged. */
export function openModelEngine(
  config: Config,
  provider: ModelProvider,
  { planner, queue = QUEUE }: { planner: Planner; queue?: QueueLimits | undefined },
): Engine {
  const seconds = config.aiTimeoutSeconds;
  const { aiMaxOutputTokens: maxOutputTokens, aiModel: name = '' } = config;
  const fetch = farEnd({
    silenceMilliseconds: seconds * SILENCE_SHARE * 1_000,
    bytesMax: BYTES_BESIDE + maxOutputTokens * BYTES_PER_TOKEN,
  });
  const open = openModel(config, provider, fetch);
  const inTurn = openQueue(queue);
  const ladder = newLadder();
  const abilities = { takesTools: true };

  /** Gives a piece of work its turn and its deadline, and explains how it fails. What the caller calls off ends at once. */
  async function ending<T>(signal: AbortSignal, work: (asking: Asking) => Promise<T>): Promise<T> {
    const deadline = AbortSignal.timeout(seconds * 1_000);
    const over = new AbortController();
    const all = AbortSignal.any([signal, deadline, over.signal]);
    const asking = { model: open.model, maxOutputTokens, signal: all };
    try {
      return await inTurn(all, () => work(asking));
    } catch (error) {
      signal.throwIfAborted();
      throw deadline.aborted ? tookTooLong(seconds) : error;
    } finally {
      // What is no longer read is no longer paid for.
      over.abort();
    }
  }

  return {
    name,
    plannerName: name,
    isMetered: true,
    answer: (request, { onPiece, signal }) =>
      ending(signal, (asking) => answerByModel(asking, request, { onPiece, abilities })),
    breakDown: (request, { onPiece, signal }) =>
      ending(signal, (asking) =>
        breakDownByModel(asking, request, { planner, ladder, onPiece, engine: name }),
      ),
    readProject: (request, signal) =>
      ending(signal, (asking) => readProjectByModel(asking, request, { planner, ladder })),
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
