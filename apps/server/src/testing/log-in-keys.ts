import { randomUUIDv7 } from 'node:crypto';
import { hashOfRecoveryCode } from '../auth/authenticator-codes.ts';
import { newChallenge } from '../auth/passkey-answers.ts';
import { insertPasskey } from '../auth/passkey-store.ts';
import { needRelyingParty } from '../auth/relying-party.ts';
import { insertRecoveryCodes, saveTwoStep } from '../auth/two-step-store.ts';
import { seal } from '../mail/seal.ts';
import { makeAuthenticator } from './authenticator.ts';
import { codeOf } from './authenticator-app.ts';
import type { TestNode } from './harness.ts';

/** A device that is ready to make a passkey here. */
export function deviceOf({ services }: Pick<TestNode, 'services'>, userId: string) {
  const { id: rpId, origin } = needRelyingParty(services.config);
  return makeAuthenticator({ rpId, origin }, userId);
}

/** A passkey of a user, written without the API, with its device. */
export async function givePasskey(node: TestNode, userId: string, name = 'Owner’s secret passkey') {
  const device = deviceOf(node, userId);
  const passkey = { userId, id: randomUUIDv7(), name, credentialId: device.id, publicKey: device.publicKey };
  await insertPasskey(node.db, { ...passkey, counter: 0 }, node.services.now());
  return { device, passkeyId: passkey.id };
}

/** The recovery code of each user with two-step log-in here. */
export const RECOVERY_CODE = 'abcd-efgh-jkmn-pqrs';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Turns on two-step log-in without the API. No code was used yet. */
export async function giveTwoStep({ db, services }: TestNode, userId: string) {
  const sealedSecret = seal(services.secrets.twoStepKey, SECRET);
  await saveTwoStep(db, { userId, sealedSecret, step: 0 }, services.now());
  await insertRecoveryCodes(db, userId, [hashOfRecoveryCode(RECOVERY_CODE)]);
  return { secret: SECRET, recoveryCode: RECOVERY_CODE };
}

/** A passkey, two-step log-in, and what another of each begins with. */
export async function makeLogInKeys(node: TestNode, userId: string) {
  const { services } = node;
  const { passkeyId } = await givePasskey(node, userId);
  const { secret } = await giveTwoStep(node, userId);
  const madePasskey = deviceOf(node, userId).make({
    challenge: await newChallenge(services, `add ${userId}`),
  });
  const until = services.now().getTime() + 60_000;
  const twoStep = {
    ticket: seal(services.secrets.twoStepKey, JSON.stringify({ userId, secret, until })),
    code: codeOf(secret, services.now()),
  };
  return { passkeyId, madePasskey, twoStep };
}
