import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@daymark/contract/client';
import { expect } from 'vitest';
import type { TestApp, TestNode } from './harness.ts';
import { codeIn, mailTo } from './mailbox.ts';

interface Person {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  timezone?: string;
  locale?: string;
  invitation?: string;
}

export const PERSON: Person = {
  firstname: 'Ana',
  lastname: 'Silva',
  email: 'ana@example.com',
  password: 'Kettle-orbit-42!',
};

/** Signs up through the API, and reads the code in the mail. */
export async function signUp(app: TestApp, person: Partial<Person> = {}) {
  const body = { ...PERSON, ...person };
  await app.client().auth.signUp({ body });
  return { ...body, code: codeIn(await mailTo(app.dataDir, body.email)) };
}

/** Signs up and verifies. */
export async function makeAccount(app: TestApp, person: Partial<Person> = {}) {
  const { email, password, code } = await signUp(app, person);
  await app.client().auth.verifyEmail({ body: { email, code } });
  return { email, password };
}

/** The failure of a call: its status, code and message, and when to retry. */
export async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  if (!(error instanceof ApiError)) throw error;
  const { status, failure, retryAfterSeconds } = error;
  return {
    status,
    code: failure?.code,
    message: failure?.message,
    errors: failure?.errors,
    retryAfterSeconds,
  };
}

/** The error of a call with an ended session. */
export const ENDED = {
  status: 401,
  code: 'unauthenticated',
  message: 'Your session has ended. Please log in again.',
};

/** Longer than the second for which another node caches a session. */
const A_SECOND_MILLISECONDS = 1_010;

export async function isEndedWithinASecond(node: TestNode, token: string): Promise<void> {
  await delay(A_SECOND_MILLISECONDS);
  expect(await failureOf(node.client(token).auth.profile())).toMatchObject(ENDED);
}
