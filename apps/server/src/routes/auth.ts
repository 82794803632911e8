import type { authRoutes } from '@daymark/contract/auth';
import { logIn, logOut } from '../auth/log-in.ts';
import { beginPasskeyLogIn, finishPasskeyLogIn } from '../auth/passkeys.ts';
import { forgotPassword, resetPassword, verifyResetCode } from '../auth/password-reset.ts';
import { beginProviderLogIn, finishProviderLogIn } from '../auth/provider.ts';
import { listOfSessions, signOutEverywhere, signOutOf } from '../auth/sessions.ts';
import { resendVerification, signUp, verifyEmail } from '../auth/sign-up.ts';
import { readProfile } from '../users/service.ts';
import type { Handlers } from './mount.ts';

export const authHandlers: Handlers<typeof authRoutes> = {
  signUp: ({ body }, context) => signUp(context, body),
  verifyEmail: ({ body }, context) => verifyEmail(context, body),
  resendVerification: ({ body }, context) => resendVerification(context, body),
  logIn: ({ body }, context) => logIn(context, body),
  beginProviderLogIn: ({ body }, context) => beginProviderLogIn(context, body),
  finishProviderLogIn: ({ body }, context) => finishProviderLogIn(context, body),
  beginPasskeyLogIn: (_, context) => beginPasskeyLogIn(context),
  finishPasskeyLogIn: ({ body }, context) => finishPasskeyLogIn(context, body.passkey),
  logOut: (_, context) => logOut(context),
  profile: (_, context) => readProfile(context),
  forgotPassword: ({ body }, context) => forgotPassword(context, body),
  verifyResetCode: ({ body }, context) => verifyResetCode(context, body),
  sessions: (_, context) => listOfSessions(context),
  endSessions: ({ query }, context) => signOutEverywhere(context, query),
  endSession: ({ params }, context) => signOutOf(context, params.id),
  resetPassword: ({ body }, context) => resetPassword(context, body),
};
