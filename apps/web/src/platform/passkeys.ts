import type {
  MadePasskey,
  PasskeyAnswer,
  PasskeyQuestion,
  PasskeyWish,
} from '@daymark/contract/passkey-values';
import { t } from '@daymark/words/t';
import { reasonOf } from './error-message.ts';

/** Whether this browser can use passkeys here: they need HTTPS, or this machine itself. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/**
 * Whether this browser can suggest passkeys in a field (conditional mediation), and has some for this address: none has any for
 * an IP address.
 */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** The device or the browser gave no passkey. */
export class NoPasskey extends Error {}

const SAYINGS: Record<string, string> = {
  NotAllowedError: t`No passkey was given: it was cancelled, or took too long. Please try again.`,
  InvalidStateError: t`This device has a passkey for this account already.`,
  SecurityError: t`Passkeys do not work at this address. Open Daymark at the address that whoever runs it has set.`,
};

const explained = (error: unknown): never => {
  const saying = error instanceof Error ? SAYINGS[error.name] : undefined;
  throw new NoPasskey(saying ?? t`Your browser or device did not give a passkey. Please try again.`, {
    cause: error,
  });
};

const library = () => import('@simplewebauthn/browser');

/**
 * Has the device sign a question with one of its passkeys, or waits until the person chooses one among the suggestions of a field
 * that has `webauthn` in its `autocomplete`. Only one waits at a time: a later call ends an earlier one. Throws `NoPasskey`.
 */
export async function signWithPasskey(
  question: PasskeyQuestion,
  { inField }: { inField: boolean } = { inField: false },
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON: question, useBrowserAutofill: inField }).catch(
    explained,
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
  const response = { clientDataJSON, authenticatorData, signature };
  return {
    id: answer.id,
    rawId: answer.rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: userHandle === undefined ? response : { ...response, userHandle },
  };
}

/** Ends what `signWithPasskey` waits for. */
export const stopWaitingForPasskey = async (): Promise<void> =>
  (await library()).WebAuthnAbortService.cancelCeremony();

/** Has the device make a passkey. Throws `NoPasskey`. */
export async function makePasskey(wish: PasskeyWish): Promise<MadePasskey> {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: wish }).catch(explained);
  const { clientDataJSON, attestationObject } = made.response;
  return {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  };
}

/** Why something with a passkey failed. */
export const passkeyWords = (error: unknown, kept: string): string =>
  error instanceof NoPasskey ? error.message : reasonOf(error, kept);
