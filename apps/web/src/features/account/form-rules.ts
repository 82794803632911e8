import { ApiError } from '@daymark/contract/client';
import { emailProblem } from '@daymark/domain/people';

/** What is wrong with a field that only has to be filled, or null. */
export const required = (value: string): string | null =>
  value.trim() === '' ? 'This field is required' : null;

export const requiredEmail = (value: string): string | null => required(value) ?? emailProblem(value);

/** Whether the log-in was right in all but that the address still waits for its code. */
export const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.failure?.code === 'email_not_verified';
