import { ApiError } from '@daymark/contract/client';

/** What a call was refused with; undefined when it was not. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? { status: error.status, ...error.failure } : error),
  );
