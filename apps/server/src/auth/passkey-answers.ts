import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MadePasskey, PasskeyAnswer, PasskeyQuestion } from '@daymark/contract/passkey-values';
import { PASSKEY_CHALLENGE_MINUTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { RequestContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { findPasskey, insertUsedChallenge, type PasskeyRow } from './passkey-store.ts';
import { needRelyingParty } from './relying-party.ts';

/** What a challenge is for. It is part of the seal, so that an answer works for this alone. */
export type Purpose = 'log-in' | `prove ${string}` | `add ${string}`;

export const PASSKEY_TIMEOUT_MILLISECONDS = PASSKEY_CHALLENGE_MINUTES * 60_000;

const RANDOM_BYTES = 32;
const TIME_BYTES = 6;
const STATED_BYTES = RANDOM_BYTES + TIME_BYTES;

const sealOf = ({ secrets }: Pick<RequestContext, 'secrets'>, purpose: Purpose, stated: Buffer): Buffer =>
  createHmac('sha256', secrets.passkeyKey).update(stated).update(purpose).digest();

/**
 * 256 random bits, the time at which they expire, and a seal over both and the purpose, in base64url. Nothing is stored before
 * it is answered, so that an opened log-in page costs nothing. Any node can check it.
 */
export function newChallenge(context: Pick<RequestContext, 'secrets' | 'now'>, purpose: Purpose): string {
  const stated = Buffer.alloc(STATED_BYTES);
  randomBytes(RANDOM_BYTES).copy(stated);
  stated.writeUIntBE(context.now().getTime() + PASSKEY_TIMEOUT_MILLISECONDS, RANDOM_BYTES, TIME_BYTES);
  return Buffer.concat([stated, sealOf(context, purpose, stated)]).toString('base64url');
}

/** When a challenge of ours for this purpose expires; undefined if it is none. */
function expiryOf(context: RequestContext, purpose: Purpose, challenge: string): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  // Each challenge has one spelling, so that it is used up in all of them.
  if (bytes.toString('base64url') !== challenge || bytes.length < STATED_BYTES) return undefined;
  const stated = bytes.subarray(0, STATED_BYTES);
  const seal = sealOf(context, purpose, stated);
  const given = bytes.subarray(STATED_BYTES);
  if (given.length !== seal.length || !timingSafeEqual(given, seal)) return undefined;
  return new Date(stated.readUIntBE(RANDOM_BYTES, TIME_BYTES));
}

/** Uses a challenge up. Of concurrent calls only one gets true, and none if it has expired or is not ours. */
async function useUp(context: RequestContext, purpose: Purpose, challenge: string): Promise<boolean> {
  const expiresAt = expiryOf(context, purpose, challenge);
  if (!expiresAt || expiresAt <= context.now()) return false;
  return insertUsedChallenge(context.db, hash('sha256', challenge, 'buffer'), expiresAt);
}

export function askForPasskey(
  context: RequestContext,
  purpose: Purpose,
  known: readonly PasskeyRow[],
): PasskeyQuestion {
  const { id: rpId } = needRelyingParty(context.config);
  return {
    challenge: newChallenge(context, purpose),
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
 * Runs a check with the function that uses the challenge up, whatever comes of it. Undefined if the answer is not right; throws
 * `not_found` if nobody was asked for it.
 */
async function checked<T extends { verified: boolean }>(
  context: RequestContext,
  purpose: Purpose,
  check: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
): Promise<T | undefined> {
  let wasAsked: boolean | undefined;
  const expectedChallenge = async (challenge: string) => {
    wasAsked = await useUp(context, purpose, challenge);
    return wasAsked;
  };
  const result = await check(expectedChallenge).catch((error: unknown) => {
    context.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'a passkey was refused');
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
