import type { ErrorCode, FieldError } from '@daymark/contract/errors';
import { t } from '@daymark/words/t';

/** The status of each error. */
export const STATUS_OF: Record<ErrorCode, number> = {
  invalid_input: 400,
  not_found: 404,
  unauthenticated: 401,
  wrong_credentials: 401,
  email_not_verified: 403,
  code_needed: 403,
  insufficient_scope: 403,
  owner_only: 403,
  sign_up_refused: 403,
  account_disabled: 403,
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

const NOT_FOUND = {
  'API token': t`API token not found`,
  Avatar: t`Avatar not found`,
  Calendar: t`Calendar not found`,
  'Calendar feed': t`Calendar feed not found`,
  Change: t`Change not found`,
  Chat: t`Chat not found`,
  Client: t`Client not found`,
  Correction: t`Correction not found`,
  'Day off': t`Day off not found`,
  Delivery: t`Delivery not found`,
  Invitation: t`Invitation not found`,
  Job: t`Job not found`,
  Import: t`Import not found`,
  Device: t`Device not found`,
  Line: t`Line not found`,
  'Mail subscription': t`Mail subscription not found`,
  Link: t`Link not found`,
  Message: t`Message not found`,
  Milestone: t`Milestone not found`,
  Note: t`Note not found`,
  Notification: t`Notification not found`,
  Passkey: t`Passkey not found`,
  Person: t`Person not found`,
  Project: t`Project not found`,
  Promise: t`Promise not found`,
  Proposal: t`Proposal not found`,
  'Running timer': t`Running timer not found`,
  Series: t`Series not found`,
  Session: t`Session not found`,
  'Sign-in provider': t`Sign-in provider not found`,
  'Stopped timer': t`Stopped timer not found`,
  Subtask: t`Subtask not found`,
  Template: t`Template not found`,
  'Two-step log-in': t`Two-step log-in is not on`,
  User: t`User not found`,
  'Time entry': t`Time entry not found`,
  Wait: t`Wait not found`,
  'Way out': t`Way out not found`,
  Webhook: t`Webhook not found`,
};

/** Also for other users' rows, so that their existence is not revealed. */
export const notFound = (what: keyof typeof NOT_FOUND) => new AppError('not_found', NOT_FOUND[what]);

const STALE = {
  client: t`This client was changed elsewhere since you opened it. Load it again, then make your change.`,
  milestone: t`This milestone was changed elsewhere since you opened it. Load it again, then make your change.`,
  project: t`This project was changed elsewhere since you opened it. Load it again, then make your change.`,
  wait: t`This wait was changed elsewhere since you opened it. Load it again, then make your change.`,
  subtask: t`This subtask was changed elsewhere since you opened it. Load it again, then make your change.`,
};

/** A change that is based on an old version: it would overwrite somebody's work. */
export const stale = (what: keyof typeof STALE) => new AppError('stale_version', STALE[what]);

export const invalid = (path: string, message: string) =>
  new AppError('invalid_input', message, { errors: [{ path, message }] });
