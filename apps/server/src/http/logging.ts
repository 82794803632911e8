import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const newRequestId = (): string => randomUUID();

/** An error for the log: PostgreSQL's own hold rows and parameters beside their message, which stay out. */
export const serializeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack ?? '',
});

const GATHERED_MILLISECONDS = 100;
/** A line of pino of the level info or below. */
const INFORMS = /^\{"level":[123]0/;

/**
 * Where the log goes: what merely informs is gathered for a moment and leaves in one write, since a write for each answer
 * costs as much as all else about the log. A warning leaves at once, and at the end of the process nothing stays.
 */
export function gatherLines(output: NodeJS.WritableStream): { write: (line: string) => void } {
  let gathered = '';
  let leaving: NodeJS.Timeout | undefined;
  const leave = () => {
    clearTimeout(leaving);
    leaving = undefined;
    if (gathered !== '') output.write(gathered);
    gathered = '';
  };
  process.on('exit', leave);
  return {
    write(line) {
      gathered += line;
      if (!INFORMS.test(line)) leave();
      else leaving ??= setTimeout(leave, GATHERED_MILLISECONDS).unref();
    },
  };
}

/** One line an answer: the route and not the address, so that no id, search or mail address gets into a log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
