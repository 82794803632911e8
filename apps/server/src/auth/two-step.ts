import type { Proof } from '@daymark/contract/proofs';
import type { TwoStep, TwoStepSetUp } from '@daymark/contract/two-step';
import { TWO_STEP_SET_UP_MINUTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { RequestContext, SessionContext } from '../http/context.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { instantOrNull } from '../http/shapes.ts';
import { seal, unseal } from '../mail/seal.ts';
import {
  addressFor,
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  qrOf,
  stepOf,
} from './authenticator-codes.ts';
import { SECOND_STEP_FAILURES } from './limits.ts';
import { countEvents, uncountEvents } from './limits-store.ts';
import { proveOneself } from './proofs.ts';
import { tellOfChange } from './security-mails.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  insertRecoveryCodes,
  saveTwoStep,
  spendRecoveryCode,
  spendStep,
} from './two-step-store.ts';

export async function twoStepOf({ db, userId }: SessionContext): Promise<TwoStep> {
  const row = await findTwoStep(db, userId);
  return {
    turnedOnAt: instantOrNull(row?.turned_on_at ?? null),
    recoveryCodesLeft: row ? await countRecoveryCodes(db, userId) : 0,
  };
}

/** The encrypted secret that the browser keeps until the app has shown its first code. Nothing is stored before. */
const Ticket = z.object({ userId: z.string(), secret: z.string(), until: z.number() });

/** A secret for an authenticator app. */
export async function beginTwoStep(context: SessionContext, proof: Proof): Promise<TwoStepSetUp> {
  const { userId, secrets, now } = context;
  const { email } = await proveOneself(context, proof);
  const secret = newSecret();
  const address = addressFor(secret, email);
  const until = now().getTime() + TWO_STEP_SET_UP_MINUTES * 60_000;
  const ticket = seal(secrets.twoStepKey, JSON.stringify({ userId, secret, until }));
  return { secret, address, qr: qrOf(address), ticket };
}

function secretIn({ secrets, userId, now }: SessionContext, ticket: string): string {
  try {
    const held = Ticket.parse(JSON.parse(unseal(secrets.twoStepKey, ticket)));
    if (held.userId === userId && held.until > now().getTime()) return held.secret;
  } catch {
    // It is not one of ours.
  }
  throw new AppError('not_found', t`This was started too long ago. Please begin again.`);
}

async function replaceRecoveryCodes(trx: Database, userId: string): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  await deleteRecoveryCodes(trx, userId);
  await insertRecoveryCodes(trx, userId, recoveryCodes.map(hashOfRecoveryCode));
  return { recoveryCodes };
}

/** Turns it on with the first code of the app, or moves it to another app. A mail tells of it. */
export async function turnOnTwoStep(
  context: SessionContext,
  { ticket, code }: { ticket: string; code: string },
) {
  const { db, userId, secrets, now } = context;
  const secret = secretIn(context, ticket);
  const step = stepOf(secret, code, now());
  if (step === undefined)
    throw invalid(
      'code',
      t`This is not the code that the app shows now. Check that the clock of the device is right.`,
    );
  return db.transaction().execute(async (trx) => {
    const sealedSecret = seal(secrets.twoStepKey, secret);
    if (!(await saveTwoStep(trx, { userId, sealedSecret, step }, now())))
      throw invalid('code', t`This code was used already. Wait for the next one.`);
    await tellOfChange(context, trx, userId, 'two-step-on');
    return replaceRecoveryCodes(trx, userId);
  });
}

/** Removes the app and the recovery codes of a user. False if it was off. */
export async function removeTwoStep(trx: Database, userId: string): Promise<boolean> {
  await deleteRecoveryCodes(trx, userId);
  return deleteTwoStep(trx, userId);
}

/** Turns it off. A mail tells of it. */
export async function turnOffTwoStep(context: SessionContext, proof: Proof) {
  const { db, userId } = context;
  await proveOneself(context, proof);
  await db.transaction().execute(async (trx) => {
    if (!(await removeTwoStep(trx, userId))) throw notFound('Two-step log-in');
    await tellOfChange(context, trx, userId, 'two-step-off');
  });
  return { message: t`Two-step log-in is off` };
}

/** Replaces the recovery codes. A mail tells of it. */
export async function renewRecoveryCodes(context: SessionContext, proof: Proof) {
  const { db, userId } = context;
  await proveOneself(context, proof);
  return db.transaction().execute(async (trx) => {
    if (!(await findTwoStep(trx, userId))) throw notFound('Two-step log-in');
    await tellOfChange(context, trx, userId, 'recovery-codes-made');
    return replaceRecoveryCodes(trx, userId);
  });
}

/** A code that was counted as a guess before it is compared. */
export interface CountedCode {
  code: string | undefined;
  at: Date;
}

const guessOf = (userId: string) => [{ limit: SECOND_STEP_FAILURES, subject: userId }];

/** Counts the code of a log-in before it is compared, so that concurrent guesses cannot exceed the limit. */
export async function countCode(
  { db, now }: RequestContext,
  userId: string,
  code: string | undefined,
): Promise<CountedCode> {
  const at = now();
  if (code !== undefined) await db.transaction().execute((trx) => countEvents(trx, guessOf(userId), at));
  return { code, at };
}

/** Takes a guess back, after a log-in. */
export async function uncountCode(
  { db }: RequestContext,
  userId: string,
  { code, at }: CountedCode,
): Promise<void> {
  if (code !== undefined) await db.transaction().execute((trx) => uncountEvents(trx, guessOf(userId), at));
}

/** The secret of a user's app; undefined if it was encrypted with the key of another data folder. */
function openedSecret({ secrets, log }: RequestContext, sealed: string): string | undefined {
  try {
    return unseal(secrets.twoStepKey, sealed);
  } catch {
    log.warn(
      'the secret of an authenticator app was encrypted with another secret.key: recovery codes still work',
    );
    return undefined;
  }
}

/**
 * The second step of a log-in, in the transaction that begins the session: uses up the code of the app, or a recovery code.
 * Throws `code_needed` if there is none, and `invalid_code`. Does nothing for a user without it.
 */
export async function passSecondStep(
  context: RequestContext,
  trx: Database,
  userId: string,
  { code, at }: CountedCode,
): Promise<void> {
  const row = await findTwoStep(trx, userId);
  if (!row) return;
  if (code === undefined)
    throw new AppError('code_needed', t`Please enter the code from your authenticator app`);
  const secret = openedSecret(context, row.sealed_secret);
  const step = secret === undefined ? undefined : stepOf(secret, code, at);
  if (step !== undefined && (await spendStep(trx, userId, step))) return;
  if (!(await spendRecoveryCode(trx, userId, hashOfRecoveryCode(code))))
    throw new AppError(
      'invalid_code',
      t`This code is wrong or was used already. Each one works once; wait for the next one.`,
    );
  await tellOfChange(context, trx, userId, 'recovery-code-used');
}
