import { EMAIL_MAX_LENGTH } from '@daymark/domain/limits';
import { codeProblem } from '@daymark/domain/people';
import { SIGN_UP_POLICIES } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { PasskeyAnswer, PasskeyQuestion } from './passkey-values.ts';
import { KnownPassword, NewPassword } from './passwords.ts';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { Session } from './sessions.ts';
import { shape } from './shape.ts';
import { Email, line, PersonName, ruled, text } from './text.ts';
import { User } from './users.ts';
import { ById, Locale, Timezone } from './values.ts';

export const Code = ruled(20, codeProblem, t`Verification code is required`).overwrite((code) => code.trim());

const message = envelope({ message: z.string() });

/** The secret of an invitation, from its link. Any other text is an invitation that cannot be used. */
const Invitation = line(200);

export const SignUp = z.object({
  firstname: PersonName,
  lastname: PersonName,
  email: Email,
  password: NewPassword,
  timezone: Timezone.optional(),
  /** The browser's locale: decides whether 3/4 is in March or in April. */
  locale: Locale.optional(),
  /** Needed where one signs up by invitation. */
  invitation: Invitation.optional(),
});
export type SignUp = z.input<typeof SignUp>;

/** Data that the server encrypted for itself, in base64. */
const SEALED = /^[A-Za-z0-9+/=]+$/;

export const LogIn = z.object({
  // Without the rules of sign-up: an impossible address gets the same answer as an unknown one.
  email: line(EMAIL_MAX_LENGTH),
  password: KnownPassword,
  /** From a log-in at the provider, to connect that person with this account. */
  ticket: z.string().max(2_000).regex(SEALED).optional(),
  /** From the authenticator app, or a recovery code; asked for with `code_needed` after the right password. */
  code: text(60).optional(),
});
export type LogIn = z.input<typeof LogIn>;

/** The digest of a secret that stays in the browser. A log-in can only be finished in the browser that began it. */
export const BeginProviderLogIn = z.object({ binding: z.string().regex(/^[\w-]{43}$/) });
export type BeginProviderLogIn = z.output<typeof BeginProviderLogIn>;

export const FinishProviderLogIn = z.object({
  secret: z.string().regex(/^[\w-]{43}$/),
  /** The `state` with which the provider redirected the browser back. */
  state: z.string().max(2_000).regex(SEALED),
  code: z
    .string()
    .max(4_000)
    .regex(/^[\x21-\x7e]+$/),
  iss: z
    .string()
    .max(500)
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  timezone: Timezone.optional(),
  /** The browser's locale: decides whether 3/4 is in March or in April. */
  locale: Locale.optional(),
  /** For a new person, where one signs up by invitation. */
  invitation: Invitation.optional(),
});
export type FinishProviderLogIn = z.output<typeof FinishProviderLogIn>;

export const ProviderLogIn = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('logged-in'), token: z.string(), user: User }),
  /** The address has an account. Its owner connects the two by logging in with the password and the ticket. */
  z.object({ outcome: z.literal('password-needed'), email: z.string(), ticket: z.string() }),
]);
export type ProviderLogIn = z.input<typeof ProviderLogIn>;

/** Whether one can sign up here. */
export const SignUpTerms = shape('SignUpTerms', {
  signUps: z.enum(SIGN_UP_POLICIES),
  /** Whether the given invitation can be used; null without one. */
  isInvited: z.boolean().nullable(),
});
export type SignUpTerms = z.output<typeof SignUpTerms>;

export const authRoutes = {
  signUpTerms: route({
    endpoint: paths.auth.signUpTerms,
    access: 'public',
    summary: 'Who may sign up, and whether an invitation can be used',
    body: z.object({ invitation: Invitation.optional() }),
    answer: data(SignUpTerms),
  }),
  signUp: route({
    endpoint: paths.auth.signUp,
    access: 'public',
    summary: 'Create an account and send its verification code',
    status: 201,
    body: SignUp,
    refusals: ['sign_up_refused', 'resend_too_soon', 'too_many_attempts', 'overloaded'],
    answer: message,
  }),
  verifyEmail: route({
    endpoint: paths.auth.verifyEmail,
    access: 'public',
    summary: 'Verify an e-mail address with the code that was sent to it',
    body: z.object({ email: Email, code: Code }),
    refusals: ['invalid_code', 'sign_up_refused', 'too_many_attempts'],
    answer: message,
  }),
  resendVerification: route({
    endpoint: paths.auth.resendVerification,
    access: 'public',
    summary: 'Send another verification code',
    body: z.object({ email: Email }),
    refusals: ['resend_too_soon', 'too_many_attempts'],
    answer: message,
  }),
  logIn: route({
    endpoint: paths.auth.logIn,
    access: 'public',
    summary: 'Log in with e-mail and password',
    body: LogIn,
    refusals: [
      'wrong_credentials',
      'email_not_verified',
      'code_needed',
      'account_disabled',
      'invalid_code',
      'conflict',
      'too_many_attempts',
      'overloaded',
    ],
    answer: data(z.object({ token: z.string(), user: User })),
  }),
  beginProviderLogIn: route({
    endpoint: paths.auth.beginProviderLogIn,
    access: 'public',
    summary: 'Where to log in at the sign-in provider of this server',
    body: BeginProviderLogIn,
    refusals: ['not_found', 'invalid_code', 'unavailable'],
    answer: data(z.object({ address: z.string() })),
  }),
  finishProviderLogIn: route({
    endpoint: paths.auth.finishProviderLogIn,
    access: 'public',
    summary: 'Log in as whom the sign-in provider confirmed',
    body: FinishProviderLogIn,
    refusals: [
      'not_found',
      'invalid_code',
      'email_not_verified',
      'account_disabled',
      'sign_up_refused',
      'too_many_attempts',
      'unavailable',
      'overloaded',
    ],
    answer: data(ProviderLogIn),
  }),
  beginPasskeyLogIn: route({
    endpoint: paths.auth.beginPasskeyLogIn,
    access: 'public',
    summary: 'What a device signs to log in with a passkey',
    refusals: ['conflict'],
    answer: data(PasskeyQuestion),
  }),
  finishPasskeyLogIn: route({
    endpoint: paths.auth.finishPasskeyLogIn,
    access: 'public',
    summary: 'Log in with what a device signed with a passkey',
    body: z.object({ passkey: PasskeyAnswer }),
    refusals: ['conflict', 'wrong_credentials', 'account_disabled', 'not_found', 'too_many_attempts'],
    answer: data(z.object({ token: z.string(), user: User })),
  }),
  logOut: route({
    endpoint: paths.auth.logOut,
    access: 'session',
    summary: 'End the session of the token',
    answer: message,
  }),
  profile: route({
    endpoint: paths.auth.profile,
    access: 'session',
    summary: 'The signed-in user',
    answer: data(User),
  }),
  forgotPassword: route({
    endpoint: paths.auth.forgotPassword,
    access: 'public',
    summary: 'Send a code with which the password can be replaced',
    body: z.object({ email: Email }),
    refusals: ['resend_too_soon', 'too_many_attempts'],
    answer: message,
  }),
  verifyResetCode: route({
    endpoint: paths.auth.verifyResetCode,
    access: 'public',
    summary: 'Check the code of a reset without using it up',
    body: z.object({ email: Email, code: Code }),
    refusals: ['invalid_code', 'too_many_attempts'],
    answer: message,
  }),
  resetPassword: route({
    endpoint: paths.auth.resetPassword,
    access: 'public',
    summary: 'Replace a forgotten password and end all sessions',
    body: z.object({ email: Email, code: Code, newPassword: NewPassword }),
    refusals: ['invalid_code', 'sign_up_refused', 'too_many_attempts', 'overloaded'],
    answer: message,
  }),
  sessions: route({
    endpoint: paths.auth.sessions,
    access: 'session',
    summary: 'Where the user is logged in: this session, then the others, last used first, at most 100',
    answer: envelope({ data: z.array(Session), count: z.int() }),
  }),
  endSessions: route({
    endpoint: paths.auth.endSessions,
    access: 'session',
    summary: 'Sign out everywhere; with `others=true` everywhere but here',
    query: z.object({ others: z.stringbool({ error: t`Please say true or false` }).default(false) }),
    answer: message,
  }),
  endSession: route({
    endpoint: paths.auth.endSession,
    access: 'session',
    summary: 'End one session',
    params: ById,
    answer: message,
  }),
} as const;
