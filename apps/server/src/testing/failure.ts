import { ApiError } from '@daymark/contract/client';

/** The error of a call; undefined if it succeeded. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? { status: error.status, ...error.failure } : error),
  );

/** The status with which a call was refused; undefined if it succeeded. Any other error fails the test. */
export const refusal = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status;
      throw error;
    },
  );
