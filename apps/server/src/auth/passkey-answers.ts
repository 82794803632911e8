import { hash, randomBytes } from 'node:crypto';
import type { MadePasskey, PasskeyAnswer, PasskeyQuestion } from '@daymark/contract/passkey-values';
import { PASSKEY_CHALLENGE_MINUTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { RequestContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { findPasskey, insertChallenge, type PasskeyRow, takeChallenge } from './passkey-store.ts';
import { needRelyingParty } from './relying-party.ts';

/** What a challenge is for. It is part of what is stored, so that an answer works for this alone. */
export type Purpose = 'log-in' | `prove ${string}` | `add ${string}`;

export const PASSKEY_TIMEOUT_MILLISECONDS = PASSKEY_CHALLENGE_MINUTES * 60_000;

const hashOf = (purpose: Purpose, challenge: string): Buffer =>
  hash('sha256', `${purpose} ${challenge}`, 'buffer');

/** 256 random bits in base64url, for one answer within some minutes on any node. */
export async function newChallenge(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  purpose: Purpose,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + PASSKEY_TIMEOUT_MILLISECONDS);
  await insertChallenge(db, hashOf(purpose, challenge), expiresAt);
  return challenge;
}

export async function askForPasskey(
  context: RequestContext,
  purpose: Purpose,
  known: readonly PasskeyRow[],
): Promise<PasskeyQuestion> {
  const { id: rpId } = needRelyingParty(context.config);
  return {
    challenge: await newChallenge(context, purpose),
    rpId,
    timeout: PASSKEY_TIMEOUT_MILLISECONDS,
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' })),
  };
}

const notAsked = () =>
  new AppError('not_found', t`This was started too long ago, or was used already. Please begin again.`);

// Loaded with the first passkey: it takes 30 MB.
const webAuthn = () => import('@simplewebauthn/server');

/**
 * Runs a check with the function that takes the challenge away, whatever comes of it. Undefined if the answer is not right; throws
 * `not_found` if nobody was asked for it.
 */
async function checked<T extends { verified: boolean }>(
  { db, now, log }: RequestContext,
  purpose: Purpose,
  check: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
): Promise<T | undefined> {
  let wasAsked: boolean | undefined;
  const expectedChallenge = async (challenge: string) => {
    wasAsked = await takeChallenge(db, hashOf(purpose, challenge), now());
    return wasAsked;
  };
  const result = await check(expectedChallenge).catch((error: unknown) => {
    log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'a passkey was refused');
    return undefined;
  });
  if (wasAsked === false) throw notAsked();
  return result?.verified ? result : undefined;
}

/** A right answer, which has not been noted yet. */
export interface RightAnswer {
  userId: string;
  id: string;
  from: number;
  to: number;
}

/** Checks what a device signed: the key, the challenge, our origin, that the person was verified, and the counter. */
export async function checkAnswer(
  context: RequestContext,
  { purpose, userId, answer }: { purpose: Purpose; userId: string; answer: PasskeyAnswer },
): Promise<RightAnswer | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = needRelyingParty(context.config);
  const passkey = await findPasskey(context.db, userId, answer.id);
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { userHandle, ...signed } = answer.response;
  const right = await checked(context, purpose, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...answer, response: userHandle === undefined ? signed : { ...signed, userHandle } },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  return right && { userId, id: passkey.id, from: passkey.counter, to: right.authenticationInfo.newCounter };
}

/**
 * The attestation of a device, without its statement. We do not ask who made the device, and a statement may name addresses that
 * the check would load.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const authData = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get(
    'authData',
  );
  const bare = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return Buffer.from(isoCBOR.encode(bare as Parameters<typeof isoCBOR.encode>[0])).toString('base64url');
}

/** The key of a passkey that a device just made for this user. */
export async function checkMade(
  context: RequestContext,
  { userId, made }: { userId: string; made: MadePasskey },
): Promise<{ credentialId: string; publicKey: Uint8Array; counter: number } | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = needRelyingParty(context.config);
  const { verifyRegistrationResponse } = await webAuthn();
  const right = await checked(context, `add ${userId}`, async (expectedChallenge) =>
    verifyRegistrationResponse({
      response: {
        ...made,
        response: {
          ...made.response,
          attestationObject: await withoutStatement(made.response.attestationObject),
        },
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    }),
  );
  const credential = right?.registrationInfo?.credential;
  return (
    credential && {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
    }
  );
}
