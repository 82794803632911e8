import { randomUUIDv7 } from 'node:crypto';
import type {
  MadePasskey,
  PasskeyAnswer,
  PasskeyQuestion,
  PasskeyWish,
} from '@daymark/contract/passkey-values';
import type { Passkey } from '@daymark/contract/passkeys';
import type { Proof } from '@daymark/contract/proofs';
import type { User } from '@daymark/contract/users';
import { withAlias } from '@daymark/contract/values';
import { PASSKEYS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { RequestContext, SessionContext } from '../http/context.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { shownUser } from '../users/service.ts';
import { findUser } from '../users/store.ts';
import { PASSKEY_LOG_INS } from './limits.ts';
import { countEvents } from './limits-store.ts';
import { networkOf } from './networks.ts';
import {
  askForPasskey,
  checkAnswer,
  checkMade,
  newChallenge,
  PASSKEY_TIMEOUT_MILLISECONDS,
} from './passkey-answers.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  updatePasskeyUse,
} from './passkey-store.ts';
import { proveOneself } from './proofs.ts';
import { needRelyingParty, relyingPartyOf } from './relying-party.ts';
import { tellOfChange } from './security-mails.ts';
import { beginSession, refuseDisabled } from './sessions.ts';

const toPasskey = (row: PasskeyRow): Passkey =>
  withAlias({
    id: row.id,
    name: row.name,
    createdAt: instant(row.created_at),
    lastUsedAt: instantOrNull(row.last_used_at),
  });

export async function passkeysOf({ db, userId, config }: SessionContext) {
  const data = (await listPasskeys(db, userId)).map(toPasskey);
  return { data, count: data.length, worksAt: relyingPartyOf(config)?.origin ?? null };
}

/** The user's id in base64url, which a device keeps and answers with. */
const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

const userOf = (handle: string | undefined): string | undefined => {
  const hex = Buffer.from(handle ?? '', 'base64url').toString('hex');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined;
};

/** ES256, Ed25519 and RS256: what devices have. */
const ALGORITHMS = [-7, -8, -257];

/** What a device needs to make a passkey. The answer to it is taken from this user alone, within some minutes. */
export async function beginAddingPasskey(context: SessionContext, proof: Proof): Promise<PasskeyWish> {
  const { db, userId, config } = context;
  const { id } = needRelyingParty(config);
  const user = await proveOneself(context, proof);
  const known = await listPasskeys(db, userId);
  if (known.length >= PASSKEYS_MAX_COUNT) throw tooMany();
  return {
    challenge: newChallenge(context, `add ${userId}`),
    rp: { id, name: 'Daymark' },
    user: { id: handleOf(userId), name: user.email, displayName: `${user.firstname} ${user.lastname}` },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_TIMEOUT_MILLISECONDS,
    attestation: 'none',
    excludeCredentials: known.map((row) => ({ id: row.credential_id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

const tooMany = () =>
  new AppError(
    'conflict',
    t`You can have at most ${PASSKEYS_MAX_COUNT} passkeys, each once. Please remove one first.`,
  );

/** Adds a passkey. A mail tells of it. */
export async function addPasskey(
  context: SessionContext,
  { name, passkey: made }: { name: string; passkey: MadePasskey },
) {
  const { db, userId, now } = context;
  const right = await checkMade(context, { userId, made });
  if (!right)
    throw invalid('passkey', t`Your device did not give a passkey that can be used here. Please try again.`);
  const row = await db.transaction().execute(async (trx) => {
    const inserted = await insertPasskey(trx, { userId, id: randomUUIDv7(), name, ...right }, now());
    if (inserted) await tellOfChange(context, trx, userId, 'passkey-added');
    return inserted;
  });
  if (!row) throw tooMany();
  return { passkey: toPasskey(row) };
}

/** Removes a passkey. A mail tells of it. */
export async function removePasskey(context: SessionContext, id: string) {
  const { db, userId } = context;
  await db.transaction().execute(async (trx) => {
    if (!(await deletePasskey(trx, userId, id))) throw notFound('Passkey');
    await tellOfChange(context, trx, userId, 'passkey-removed');
  });
  return { message: t`Passkey removed`, data: { id } };
}

/** What a device is to sign to prove who is signed in. */
export async function beginProof(context: SessionContext): Promise<PasskeyQuestion> {
  const { db, userId } = context;
  return askForPasskey(context, `prove ${userId}`, await listPasskeys(db, userId));
}

/** What a device is to sign to log in. Whose passkey it will be is not known yet. */
export const beginPasskeyLogIn = async (context: RequestContext): Promise<PasskeyQuestion> =>
  askForPasskey(context, 'log-in', []);

const unknownPasskey = () =>
  new AppError(
    'wrong_credentials',
    t`This passkey does not open an account here. It may have been removed; log in with your password.`,
  );

/** Logs in with a passkey: the device has verified its person, so no code is asked for. */
export async function finishPasskeyLogIn(
  context: RequestContext,
  answer: PasskeyAnswer,
): Promise<{ token: string; user: User }> {
  const { db, ip, now } = context;
  needRelyingParty(context.config);
  await countEvents(db, [{ limit: PASSKEY_LOG_INS, subject: networkOf(ip) }], now());
  const userId = userOf(answer.response.userHandle);
  const right =
    userId === undefined ? undefined : await checkAnswer(context, { purpose: 'log-in', userId, answer });
  if (!right) throw unknownPasskey();
  return db.transaction().execute(async (trx) => {
    const user = await findUser(trx, right.userId);
    if (!user || !(await updatePasskeyUse(trx, right, now()))) throw unknownPasskey();
    refuseDisabled(user);
    return { token: await beginSession(trx, user.id, context), user: await shownUser(trx, user) };
  });
}
