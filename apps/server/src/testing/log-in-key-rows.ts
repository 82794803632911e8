import { PERSON } from './accounts.ts';
import type { Row } from './authorization-row.ts';

const PROOF = { password: PERSON.password };

/** A call for each operation of passkeys and two-step log-in. */
export const LOG_IN_KEY_ROWS: Record<string, Row> = {
  'passkeys.list': { own: () => ({}), ofOneself: true },
  'passkeys.beginProof': { own: () => ({}), ofOneself: true },
  'passkeys.beginAdding': { own: () => ({ body: PROOF }), ofOneself: true },
  'passkeys.add': {
    own: (owner) => ({ body: { name: 'Phone', passkey: owner.madePasskey } }),
    mixed: (victim) => [{ body: { userId: victim.userId, name: 'Phone', passkey: victim.madePasskey } }],
  },
  'passkeys.remove': { own: (owner) => ({ params: { id: owner.passkeyId } }) },
  'twoStep.get': { own: () => ({}), ofOneself: true },
  'twoStep.begin': { own: () => ({ body: PROOF }), ofOneself: true },
  'twoStep.turnOn': {
    own: (owner) => ({ body: owner.twoStep }),
    mixed: (victim, attacker) => [
      { body: { ...attacker.twoStep, ticket: victim.twoStep.ticket, userId: victim.userId } },
    ],
  },
  'twoStep.turnOff': { own: () => ({ body: PROOF }) },
  'twoStep.renewRecoveryCodes': { own: () => ({ body: PROOF }) },
};
