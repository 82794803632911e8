import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is still sent of so small a body is awaited, and its connection then serves the next request. */
const AWAITED_BYTES = 1_048_576;
const LINGERING_BYTES_MAX = 16_777_216;
const LINGERING_MILLISECONDS_MAX = 10_000;

/** How much a request says to bring; of one that comes in chunks nobody knows. */
const bodyBytesOf = ({ headers }: IncomingMessage): number =>
  'transfer-encoding' in headers ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);

/**
 * Ends a connection after its answer while the client still sends. Closed at once, the system would reset it, and the
 * answer would be lost with it before the client has read it. So our side says that it is done, and what still comes is
 * read and forgotten, up to a bound of bytes and of time.
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
 * Sees to it that the answer to a request is heard though not all of its body has come; true when its connection cannot
 * serve another.
 */
export function lingerUnlessRead(request: IncomingMessage): boolean {
  const bytes = bodyBytesOf(request);
  if (request.complete || bytes === 0) return false;
  const { socket } = request;
  // It is by this that Node ends a connection whose last answer is out.
  socket.destroySoon = () => (request.complete ? Socket.prototype.destroySoon.call(socket) : linger(request));
  return bytes > AWAITED_BYTES;
}

/** Gives every request that was answered before its body was read the time to hear the answer. */
export function lingerAfterRefusals(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (lingerUnlessRead(request.raw)) reply.header('connection', 'close');
    done();
  });
}
