import type { SignUpTerms } from '@daymark/contract/auth';
import { t } from '@daymark/words/t';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api.ts';

const STORAGE_KEY = 'invitation';

/** The invitation of the link that was opened in this tab: it outlives the way back from the code, and a provider. */
export const keptInvitation = (): string | undefined => sessionStorage.getItem(STORAGE_KEY) ?? undefined;

export const forgetInvitation = (): void => sessionStorage.removeItem(STORAGE_KEY);

/** The invitation in an address, `#invitation=…`, else the kept one. */
export function invitationAt(hash: string): string | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('invitation');
  if (given) sessionStorage.setItem(STORAGE_KEY, given);
  return keptInvitation();
}

/** Whether one can sign up here; undefined until it is known. The server decides in any case. */
export function useSignUpTerms(invitation: string | undefined): SignUpTerms | undefined {
  const [terms, setTerms] = useState<SignUpTerms>();
  useEffect(() => {
    const leaving = new AbortController();
    const body = invitation === undefined ? {} : { invitation };
    api.auth.signUpTerms({ body }, { signal: leaving.signal }).then(
      ({ data }) => setTerms(data),
      () => undefined,
    );
    return () => leaving.abort();
  }, [invitation]);
  return terms;
}

/** Why one cannot sign up, in the words of the server; null if one can. */
export function refusalOf({ signUps, isInvited }: SignUpTerms): string | null {
  if (signUps === 'closed')
    return t`Nobody can sign up on this server at the moment. Ask whoever runs it if you need an account.`;
  if (signUps === 'open' || isInvited) return null;
  return isInvited === null
    ? t`Signing up on this server needs an invitation. Ask whoever runs it for one.`
    : t`This invitation cannot be used: it was used already, was revoked or has expired. Ask whoever sent it for another.`;
}
