import { ApiError } from '@daymark/contract/client';
import { emailProblem } from '@daymark/domain/people';
import { t } from '@daymark/words/t';

/** The problem of a required field, or null. */
export const required = (value: string): string | null =>
  value.trim() === '' ? t`This field is required` : null;

export const requiredEmail = (value: string): string | null => required(value) ?? emailProblem(value);

/** Whether the log-in was right except that the address is not verified yet. */
export const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.failure?.code === 'email_not_verified';
