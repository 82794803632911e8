import { RECOVERY_CODES_COUNT, TWO_STEP_SET_UP_MINUTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { Proof } from './proofs.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { text } from './text.ts';
import { Instant } from './values.ts';

/** Whether a log-in with the password also needs a code of an authenticator app. */
export const TwoStep = shape('TwoStep', {
  /** Null if it is off. */
  turnedOnAt: Instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type TwoStep = z.output<typeof TwoStep>;

/** What an authenticator app needs. */
export const TwoStepSetUp = z.object({
  /** To type in, in base32. */
  secret: z.string(),
  /** `otpauth://…`: the same for an app on this device. */
  address: z.string(),
  /** The address as a QR code: the dark modules as an SVG path in a square of this side. */
  qr: z.object({ side: z.int(), path: z.string() }),
  /** To send back with the first code. */
  ticket: z.string(),
});
export type TwoStepSetUp = z.output<typeof TwoStepSetUp>;

const recoveryCodes = data(z.object({ recoveryCodes: z.array(z.string()) }));

export const twoStepRoutes = {
  get: route({
    endpoint: paths.twoStep.get,
    access: 'session',
    summary: 'Whether logging in needs a code of an authenticator app, and how many recovery codes are left',
    answer: data(TwoStep),
  }),
  begin: route({
    endpoint: paths.twoStep.begin,
    access: 'session',
    summary: `A secret for an authenticator app, to be confirmed within ${TWO_STEP_SET_UP_MINUTES} minutes`,
    body: Proof,
    refusals: ['not_found', 'conflict', 'too_many_attempts', 'overloaded'],
    answer: data(TwoStepSetUp),
  }),
  // Not `creates`: the answer stored for an Idempotency-Key would hold the codes.
  turnOn: route({
    endpoint: paths.twoStep.turnOn,
    access: 'session',
    summary: `Turn on two-step log-in, or move it to another app; ${RECOVERY_CODES_COUNT} recovery codes are in this answer only`,
    status: 201,
    body: z.object({
      ticket: z
        .string()
        .max(2_000)
        .regex(/^[A-Za-z0-9+/=]+$/),
      code: text(60, t`Please enter the code from the app`),
    }),
    refusals: ['not_found'],
    answer: recoveryCodes,
  }),
  turnOff: route({
    endpoint: paths.twoStep.turnOff,
    access: 'session',
    summary: 'Turn off two-step log-in; the recovery codes end with it',
    body: Proof,
    refusals: ['not_found', 'conflict', 'too_many_attempts', 'overloaded'],
    answer: envelope({ message: z.string() }),
  }),
  renewRecoveryCodes: route({
    endpoint: paths.twoStep.renewRecoveryCodes,
    access: 'session',
    summary: 'Replace all recovery codes; the new ones are in this answer only',
    status: 201,
    body: Proof,
    refusals: ['not_found', 'conflict', 'too_many_attempts', 'overloaded'],
    answer: recoveryCodes,
  }),
} as const;
