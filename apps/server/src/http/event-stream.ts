import { Readable } from 'node:stream';
import type { Failure } from '@daymark/contract/errors';
import { EVENT_LINES, type EventLine } from '@daymark/contract/event-lines';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is between us may take a silent answer for a dead one. */
const SIGN_OF_LIFE_MILLISECONDS = 10_000;

/** Within so long a revoked session ends what is still being answered to it. */
const SESSION_CHECK_MILLISECONDS = 3_000;

/** What a handler may do while it is at work. */
export interface AtWork<Event> {
  /** Tells a client that listens; nobody hears it when the client asked for one whole answer. */
  emit: (event: Event) => void;
  /** Aborted when nobody waits for the answer any more, or may see it. */
  signal: AbortSignal;
}

export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(EVENT_LINES) ?? false;

interface Work {
  /** Gives the whole body of the success. */
  carryOut: (atWork: AtWork<object>) => Promise<object>;
  /** Of a success that is told as a whole; a stream begins before it is known to be one. */
  status: number;
  failureOf: (error: unknown) => Failure;
  /** Aborted when the caller has gone, or the server stops. */
  signal: AbortSignal;
  /** Fails once the caller's session is over. */
  assertSession: () => Promise<unknown>;
}

/** Aborted when the caller has gone, or may no longer see the answer, or the server stops. */
function watchCaller({ assertSession, signal }: Pick<Work, 'assertSession' | 'signal'>) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  const check = setInterval(
    () => void assertSession().catch(() => controller.abort()),
    SESSION_CHECK_MILLISECONDS,
  );
  const stop = () => {
    clearInterval(check);
    signal.removeEventListener('abort', giveUp);
  };
  return { signal: controller.signal, stop };
}

/**
 * Carries out what may tell of itself while it is at work. The answer becomes a stream with the first event: whatever
 * comes before that, a refusal above all, is an answer like any other.
 */
export async function answerAtWork(
  request: FastifyRequest,
  reply: FastifyReply,
  { carryOut, status, failureOf, ...watched }: Work,
): Promise<FastifyReply> {
  const listens = wantsEvents(request);
  const caller = watchCaller(watched);
  const begun = Promise.withResolvers<Readable>();
  let stream: Readable | undefined;
  const send = (line: EventLine) => stream?.push(`${JSON.stringify(line)}\n`);
  const emit = (event: object) => {
    if (!listens || caller.signal.aborted) return;
    if (!stream) {
      stream = new Readable({ read: () => {} });
      begun.resolve(stream);
    }
    send({ event });
  };
  const life = setInterval(() => stream?.push('\n'), SIGN_OF_LIFE_MILLISECONDS);
  const work = carryOut({ emit, signal: caller.signal }).finally(() => {
    clearInterval(life);
    caller.stop();
  });
  const first = await Promise.race([work, begun.promise]);
  if (!(first instanceof Readable)) return reply.code(status).send(first);
  work
    .then(
      (answer) => send({ answer }),
      (error: unknown) => send({ failure: failureOf(error) }),
    )
    .finally(() => stream?.push(null));
  // A proxy that gathers answers would make the stream arrive in one piece.
  return reply.type(EVENT_LINES).header('x-accel-buffering', 'no').send(first);
}
