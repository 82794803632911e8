import type { LogIn, SignUp } from '@daymark/contract/auth';
import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { api } from '../../platform/api.ts';
import { act, IncompleteAnswer, signIn } from '../../platform/session.ts';

interface CodeEntry {
  email: string;
  code: string;
}

/** The answer to a log-in has no user in it. */
export class NobodyLoggedIn extends IncompleteAnswer {}

export const signUp = (body: SignUp) => act(t`Signup failed`, () => api.auth.signUp({ body }));

export const logIn = (body: LogIn): Promise<User> =>
  act(t`Login failed`, async () => {
    const { data } = await api.auth.logIn({ body });
    if (!data?.user?.id) throw new NobodyLoggedIn();
    if (!data.token) throw new IncompleteAnswer();
    signIn(data.token, data.user);
    return data.user;
  });

export const verifyEmail = (body: CodeEntry) =>
  act(t`Verification failed`, () => api.auth.verifyEmail({ body }));

export const resendVerification = (email: string) =>
  act(t`Resend failed`, () => api.auth.resendVerification({ body: { email } }));

export const sendResetCode = (email: string) =>
  act(t`Request failed`, () => api.auth.forgotPassword({ body: { email } }));

/** Checks the code of a reset without using it up. */
export const checkResetCode = (body: CodeEntry) =>
  act(t`Reset failed`, () => api.auth.verifyResetCode({ body }));

export const resetPassword = (body: CodeEntry & { newPassword: string }) =>
  act(t`Reset failed`, () => api.auth.resetPassword({ body }));
