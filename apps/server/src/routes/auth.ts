import type { authRoutes } from '@daymark/contract/auth';
import { logIn, logOut } from '../auth/log-in.ts';
import { beginPasskeyLogIn, finishPasskeyLogIn } from '../auth/passkeys.ts';
import { forgotPassword, resetPassword, verifyResetCode } from '../auth/password-reset.ts';
import { beginProviderLogIn, finishProviderLogIn } from '../auth/provider.ts';
import { listOfSessions, signOutEverywhere, signOutOf } from '../auth/sessions.ts';
import { resendVerification, signUp, verifyEmail } from '../auth/sign-up.ts';
import { signUpTerms } from '../auth/sign-up-policy.ts';
import { assumeHolidays } from '../calendars/public-holidays.ts';
import { readProfile } from '../users/service.ts';
import type { Handlers } from './mount.ts';

export const authHandlers: Handlers<typeof authRoutes> = {
  signUpTerms: ({ body }, context) => signUpTerms(context, body),
  signUp: ({ body }, context) => signUp(context, body),
  verifyEmail: async ({ body }, context) => {
    const { message, userId } = await verifyEmail(context, body);
    await assumeHolidays(context, userId);
    return { message };
  },
  resendVerification: ({ body }, context) => resendVerification(context, body),
  logIn: ({ body }, context) => logIn(context, body),
  beginProviderLogIn: ({ body }, context) => beginProviderLogIn(context, body),
  finishProviderLogIn: async ({ body }, context) => {
    const { logIn: data, newUserId } = await finishProviderLogIn(context, body);
    if (newUserId !== null) await assumeHolidays(context, newUserId);
    return data;
  },
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
