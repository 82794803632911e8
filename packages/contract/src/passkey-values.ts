import { t } from '@daymark/words/t';
import { z } from 'zod';

/** Bytes in base64url. A device answers with at most a few hundred of them. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, t`This is not what a passkey answers`);

const CREDENTIAL_ID_MAX = 1_400;

const credential = {
  id: bytes(CREDENTIAL_ID_MAX),
  rawId: bytes(CREDENTIAL_ID_MAX),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What a device answers when it has signed a question with a passkey: WebAuthn's `AuthenticationResponseJSON`. */
export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

/** What a device answers when it has made a passkey: WebAuthn's `RegistrationResponseJSON`. */
export const MadePasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4_000), attestationObject: bytes(20_000) }),
});
export type MadePasskey = z.output<typeof MadePasskey>;

const known = z.array(z.object({ id: z.string(), type: z.literal('public-key') }));

/** What a device is to sign: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty at a log-in: the device knows whose passkeys it has. */
  allowCredentials: known,
});
export type PasskeyQuestion = z.output<typeof PasskeyQuestion>;

/** How a device is to make a passkey: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyWish = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyWish = z.output<typeof PasskeyWish>;
