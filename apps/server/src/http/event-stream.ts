import { Readable } from 'node:stream';
import type { Failure } from '@daymark/contract/errors';
import { EVENT_LINES, type EventLine } from '@daymark/contract/event-lines';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A proxy may close a connection that is silent for longer. */
const SIGN_OF_LIFE_MILLISECONDS = 10_000;

/** A revoked session ends its running answers within this time. */
const SESSION_CHECK_MILLISECONDS = 3_000;

/** What a handler of a route with events can use. */
export interface AtWork<Event> {
  /** Sends an event; ignored if the client asked for one whole answer. */
  emit: (event: Event) => void;
  /** Aborted when the caller is gone or its session has ended. */
  signal: AbortSignal;
}

export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(EVENT_LINES) ?? false;

interface Work {
  /** Returns the whole body of the success. */
  carryOut: (atWork: AtWork<object>) => Promise<object>;
  /** The status of a whole answer; a stream begins before its success is known. */
  status: number;
  failureOf: (error: unknown) => Failure;
  /** Aborted when the caller is gone, or the server stops. */
  signal: AbortSignal;
  /** Throws once the caller's session has ended. */
  assertSession: () => Promise<unknown>;
}

/** Aborted when the caller is gone, its session has ended, or the server stops. */
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
 * Runs a handler with events. The answer becomes a stream with the first event. Whatever comes before it, above all an
 * error, is an ordinary answer.
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
  // Otherwise a proxy may buffer the stream and deliver it in one piece.
  return reply.type(EVENT_LINES).header('x-accel-buffering', 'no').send(first);
}
