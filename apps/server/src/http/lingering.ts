import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The rest of a body up to this size is read, and the connection then serves the next request. */
const AWAITED_BYTES = 1_048_576;
const LINGERING_BYTES_MAX = 16_777_216;
const LINGERING_MILLISECONDS_MAX = 10_000;

/** The announced size of a body; infinite for a chunked one. */
const bodyBytesOf = ({ headers }: IncomingMessage): number =>
  'transfer-encoding' in headers ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);

/**
 * Closes a connection after its answer while the client still sends. If it were closed at once, the system would reset
 * it and the client could lose the answer. So our side is half-closed, and the rest of the body is discarded up to a
 * limit of bytes and time.
 */
function linger(request: IncomingMessage): void {
  const { socket } = request;
  const end = () => {
    clearTimeout(timer);
    socket.destroy();
  };
  const timer = setTimeout(end, LINGERING_MILLISECONDS_MAX);
  let taken = 0;
  request.unpipe();
  request.removeAllListeners('data');
  request.on('data', ({ length }: Buffer) => {
    taken += length;
    if (taken > LINGERING_BYTES_MAX) end();
  });
  request.once('end', end);
  socket.once('close', end);
  request.resume();
  socket.end();
}

/**
 * Makes sure that the client can read an answer that was sent before its whole body arrived; true if the connection
 * cannot serve another request.
 */
export function lingerUnlessRead(request: IncomingMessage): boolean {
  const bytes = bodyBytesOf(request);
  if (request.complete || bytes === 0) return false;
  const { socket } = request;
  // Node calls this to end a connection after its last answer.
  socket.destroySoon = () => (request.complete ? Socket.prototype.destroySoon.call(socket) : linger(request));
  return bytes > AWAITED_BYTES;
}

/** Gives clients of early answers the time to read them. */
export function lingerAfterRefusals(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (lingerUnlessRead(request.raw)) reply.header('connection', 'close');
    done();
  });
}
