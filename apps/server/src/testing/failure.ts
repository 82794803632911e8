import { ApiError } from '@daymark/contract/client';

/** What a call was refused with; undefined when it was not. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? { status: error.status, ...error.failure } : error),
  );

/** The status that a call was refused with; undefined when it was not. Anything but a refusal fails the test. */
export const refusal = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status;
      throw error;
    },
  );
