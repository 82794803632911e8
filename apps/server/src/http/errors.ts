import type { ErrorCode, FieldError } from '@daymark/contract/errors';

/** The status of each error. */
export const STATUS_OF: Record<ErrorCode, number> = {
  invalid_input: 400,
  not_found: 404,
  unauthenticated: 401,
  wrong_credentials: 401,
  email_not_verified: 403,
  insufficient_scope: 403,
  invalid_code: 400,
  too_many_attempts: 429,
  resend_too_soon: 429,
  conflict: 409,
  stale_version: 412,
  idempotency_key_reused: 422,
  body_too_large: 413,
  unsupported_media_type: 415,
  overloaded: 503,
  unavailable: 503,
  ai_unavailable: 503,
  ai_limit_reached: 429,
  internal: 500,
};

export interface ErrorDetails {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error for the caller. Services throw it; `error-answers.ts` turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = STATUS_OF[code];
    this.details = details;
  }
}

/** Also for other users' rows, so that their existence is not revealed. */
export const notFound = (what: string) => new AppError('not_found', `${what} not found`);

/** A change that is based on an old version: it would overwrite somebody's work. */
export const stale = (what: string) =>
  new AppError(
    'stale_version',
    `This ${what} was changed elsewhere since you opened it. Load it again, then make your change.`,
  );

export const invalid = (path: string, message: string) =>
  new AppError('invalid_input', message, { errors: [{ path, message }] });
