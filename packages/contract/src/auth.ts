import { EMAIL_MAX_LENGTH } from '@daymark/domain/limits';
import { codeProblem } from '@daymark/domain/people';
import { z } from 'zod';
import { KnownPassword, NewPassword } from './passwords.ts';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { Session } from './sessions.ts';
import { Email, line, PersonName, ruled } from './text.ts';
import { User } from './users.ts';
import { ById, Timezone } from './values.ts';

export const Code = ruled(20, codeProblem, 'Verification code is required').overwrite((code) => code.trim());

const message = envelope({ message: z.string() });

export const SignUp = z.object({
  firstname: PersonName,
  lastname: PersonName,
  email: Email,
  password: NewPassword,
  timezone: Timezone.optional(),
});
export type SignUp = z.input<typeof SignUp>;

export const LogIn = z.object({
  // Not the rules of sign-up: an address that cannot exist gets the same answer as one that does not.
  email: line(EMAIL_MAX_LENGTH),
  password: KnownPassword,
});
export type LogIn = z.input<typeof LogIn>;

export const authRoutes = {
  signUp: route({
    endpoint: paths.auth.signUp,
    access: 'public',
    summary: 'Create an account and send its verification code',
    status: 201,
    body: SignUp,
    refusals: ['resend_too_soon', 'too_many_attempts', 'overloaded'],
    answer: message,
  }),
  verifyEmail: route({
    endpoint: paths.auth.verifyEmail,
    access: 'public',
    summary: 'Verify an e-mail address with the code that was sent to it',
    body: z.object({ email: Email, code: Code }),
    refusals: ['invalid_code', 'too_many_attempts'],
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
    refusals: ['wrong_credentials', 'email_not_verified', 'too_many_attempts', 'overloaded'],
    answer: data(z.object({ token: z.string(), user: User })),
  }),
  logOut: route({
    endpoint: paths.auth.logOut,
    access: 'user',
    summary: 'End the session of the token',
    answer: message,
  }),
  profile: route({
    endpoint: paths.auth.profile,
    access: 'user',
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
    refusals: ['invalid_code', 'too_many_attempts', 'overloaded'],
    answer: message,
  }),
  sessions: route({
    endpoint: paths.auth.sessions,
    access: 'user',
    summary: 'Where the user is logged in: this session, then the others, last used first, at most 100',
    answer: envelope({ data: z.array(Session), count: z.int() }),
  }),
  endSessions: route({
    endpoint: paths.auth.endSessions,
    access: 'user',
    summary: 'Sign out everywhere; with `others=true` everywhere but here',
    query: z.object({ others: z.stringbool({ error: 'Please say true or false' }).default(false) }),
    answer: message,
  }),
  endSession: route({
    endpoint: paths.auth.endSession,
    access: 'user',
    summary: 'End one session',
    params: ById,
    answer: message,
  }),
} as const;
