import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const newRequestId = (): string => randomUUID();

/** An error for the log. PostgreSQL's errors also contain rows and parameters, which are left out. */
export const serializeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack ?? '',
});

const GATHERED_MILLISECONDS = 100;
/** A pino line of level info or below. */
const INFORMS = /^\{"level":[123]0/;

/**
 * The destination of the log. Lines of level info are collected for a moment and written together, because one write
 * per answer costs as much as all other logging. A warning is written at once, and the rest at the end of the process.
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

/**
 * One line per answer, with the route instead of the address, so that the log has no ids, searches or mail addresses.
 */
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
