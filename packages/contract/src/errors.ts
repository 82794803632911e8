import { z } from 'zod';
import { shape } from './shape.ts';

/** Every error code of the API. Clients decide by the code; people read the message. */
export const ERROR_CODES = [
  'invalid_input',
  'not_found',
  'unauthenticated',
  'wrong_credentials',
  'email_not_verified',
  'code_needed',
  'insufficient_scope',
  'owner_only',
  'sign_up_refused',
  'account_disabled',
  'invalid_code',
  'too_many_attempts',
  'resend_too_soon',
  'conflict',
  'stale_version',
  'idempotency_key_reused',
  'body_too_large',
  'unsupported_media_type',
  'overloaded',
  'unavailable',
  'ai_unavailable',
  'ai_limit_reached',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export const FieldError = z.object({
  /** The dotted path of the input field: `milestones.0.name`. */
  path: z.string(),
  message: z.string(),
});
export type FieldError = z.output<typeof FieldError>;

export const Failure = shape('Failure', {
  success: z.literal(false),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  errors: z.array(FieldError).optional(),
  requestId: z.string(),
});
export type Failure = z.output<typeof Failure>;
