import type { ErrorCode, Failure, FieldError } from '@daymark/contract/errors';
import { inLanguage, translated } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorDetails } from './errors.ts';
import { languageOf } from './language.ts';

interface Answered {
  status: number;
  code: ErrorCode;
  message: string;
  details?: ErrorDetails;
}

const NOT_FOUND: Answered = { status: 404, code: 'not_found', message: t`There is nothing at this address` };

const UNREADABLE: Answered = {
  status: 400,
  code: 'invalid_input',
  message: t`The request could not be read`,
};

const BY_CODE: Record<string, Answered> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: { ...UNREADABLE, message: t`The request says that it is JSON, but is empty` },
  FST_ERR_CTP_INVALID_JSON_BODY: { ...UNREADABLE, message: t`The request is not valid JSON` },
};

const BY_STATUS: Record<number, Answered> = {
  400: UNREADABLE,
  404: NOT_FOUND,
  413: { status: 413, code: 'body_too_large', message: t`The request is too large` },
  415: { status: 415, code: 'unsupported_media_type', message: t`The request must be JSON` },
};

const INTERNAL: Answered = {
  status: 500,
  code: 'internal',
  message: t`Something went wrong on our side. Nothing was changed. Please try again.`,
};

const UNAVAILABLE: Answered = {
  status: 503,
  code: 'unavailable',
  message: t`The database cannot be reached. Nothing was changed. Please try again in a moment.`,
  details: { retryAfterSeconds: 2 },
};

const DISK_FULL: Answered = {
  status: 503,
  code: 'unavailable',
  message: t`The disk of the database is full. Nothing was changed. Please try again later, or tell whoever runs this Daymark.`,
  details: { retryAfterSeconds: 30 },
};

const UNANSWERED: Answered = {
  status: 503,
  code: 'unavailable',
  message: t`The database did not answer in time. Please look whether it was done before you try again.`,
  details: { retryAfterSeconds: 5 },
};

const INTERRUPTION: Answered = {
  status: 503,
  code: 'unavailable',
  message: t`Too much happened at once. Nothing was changed. Please try again.`,
  details: { retryAfterSeconds: 1 },
};

// Connection refused, reset, lost, or shutting down: PostgreSQL's classes 08 and 57P, and the socket's own codes.
const CONNECTION_LOST = /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

/**
 * The client disconnected before the end of its request or answer. It is no failure of the server, although it has the
 * code of a lost database connection.
 */
const isCallerGone = ({ code, message, name }: FastifyError): boolean =>
  (code === 'ECONNRESET' && message === 'aborted') || name === 'AbortError';

// A deadlock or a cancelled statement: it had no effect, and a retry may succeed. Also 0A000: inside a transaction, a
// prepared statement was outdated by the migration of a newer node.
const INTERRUPTED = /^(40P01|40001|57014|55P03|0A000)$/;
const CONNECTION_WORDS =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end/;

/** PostgreSQL's disk is full. */
const NO_ROOM = '53100';

// NUL in text, a value out of range, a missing foreign key: input that a schema failed to refuse.
const BAD_VALUE = /^(22\w{3}|23503)$/;

function fieldErrorsOf(error: FastifyError & { validation?: unknown }): FieldError[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return [];
  return error.validation.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? t`This value is not valid`,
  }));
}

function answerTo(error: FastifyError): Answered {
  if (error instanceof AppError)
    return { status: error.status, code: error.code, message: error.message, details: error.details };
  // An invalid address is answered like an unknown one.
  if (error.validation && error.validationContext === 'params') return NOT_FOUND;
  if (error.validation) {
    const errors = fieldErrorsOf(error);
    return {
      status: 400,
      code: 'invalid_input',
      message: errors[0]?.message ?? t`Please check what you entered`,
      details: { errors },
    };
  }
  if (isCallerGone(error)) return UNREADABLE;
  const code = String(error.code ?? '');
  if (CONNECTION_LOST.test(code) || CONNECTION_WORDS.test(error.message)) return UNAVAILABLE;
  if (error.message === 'Query read timeout') return UNANSWERED;
  if (code === NO_ROOM) return DISK_FULL;
  if (INTERRUPTED.test(code)) return INTERRUPTION;
  if (BAD_VALUE.test(code))
    return { status: 400, code: 'invalid_input', message: t`A value in the request cannot be stored` };
  const status = error.statusCode ?? 500;
  return status < 500 ? (BY_CODE[code] ?? BY_STATUS[status] ?? { ...UNREADABLE, status }) : INTERNAL;
}

/** The messages of constants, here and in the contract, are in English until now. */
function bodyOf({ message, code, details }: Answered, request: FastifyRequest): Failure {
  const inTheirs = (text: string) => inLanguage(languageOf(request), () => translated(text));
  const errors = details?.errors?.map((error) => ({ ...error, message: inTheirs(error.message) }));
  const said = { success: false, message: inTheirs(message), code } as const;
  return { ...said, ...(errors?.length ? { errors } : {}), requestId: request.id };
}

function send(reply: FastifyReply, request: FastifyRequest, answered: Answered) {
  const { retryAfterSeconds } = answered.details ?? {};
  if (retryAfterSeconds) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
  const body = bodyOf(answered, request);
  return reply.code(answered.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function answerAndLog(error: FastifyError, request: FastifyRequest): Answered {
  const answered = answerTo(error);
  if (answered.status >= 500) request.log.error({ err: error }, 'request failed');
  return answered;
}

/**
 * Turns errors into answers; no other code does. Unexpected errors are logged with their stack and answered with 500.
 */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    send(reply, request, answerAndLog(error, request)),
  );
}

/** The same for an answer that has already begun as a success. */
export const failureFor = (error: unknown, request: FastifyRequest): Failure =>
  bodyOf(answerAndLog(error as FastifyError, request), request);

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(reply, request, NOT_FOUND);
