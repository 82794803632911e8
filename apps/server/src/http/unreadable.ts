import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@daymark/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-answers.ts';
import { newRequestId } from './logging.ts';
import { API_POLICY } from './security.ts';

// A connection without a valid request does not reach the app's hooks, so these headers are set here again.
export const headersOf = (requestId: string) => ({
  'content-security-policy': API_POLICY,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'x-request-id': requestId,
});

/** An address that cannot be decoded, or has a segment longer than any id: not found. */
export const answerUnreadableAddress = (
  _error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  reply.headers(headersOf(request.id));
  answerNotFound(request, reply);
};

const REFUSALS: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
};

const NO_HTTP = { status: 400, message: 'The request could not be read' };

/** If the client does not close the connection after such an answer, the server does. */
const ENDED_AFTER_MILLISECONDS = 3_000;

/** Answers input that is no HTTP, too slow or has endless headers, and closes its connection. */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, message } = REFUSALS[error.code ?? ''] ?? NO_HTTP;
  const requestId = newRequestId();
  const failure: Failure = { success: false, message, code: 'invalid_input', requestId };
  const body = JSON.stringify(failure);
  const headers = {
    ...headersOf(requestId),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const timer = setTimeout(() => socket.destroy(), ENDED_AFTER_MILLISECONDS);
  socket.once('close', () => clearTimeout(timer));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
