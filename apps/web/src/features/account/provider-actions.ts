import type { ProviderLogIn } from '@daymark/contract/auth';
import { t } from '@daymark/words/t';
import { api } from '../../platform/api.ts';
import { browserPlace } from '../../platform/browser-place.ts';
import { act, signIn } from '../../platform/session.ts';
import { forgetInvitation, keptInvitation } from './invitation.ts';
import type { WayBack } from './way-back.ts';

const STORAGE_KEY = 'daymark-provider-log-in';

/** Stored in this tab until the return: the secret proves that this browser began the log-in. */
type Begun = { secret: string; wayBack: WayBack };

const asText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const digestOf = async (text: string): Promise<string> =>
  asText(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** Redirects to the provider. */
export const beginAtProvider = ({ from, fromUser, isTypedKept }: WayBack): Promise<void> =>
  act(t`Login failed`, async () => {
    const secret = asText(crypto.getRandomValues(new Uint8Array(32)));
    const { data } = await api.auth.beginProviderLogIn({ body: { binding: await digestOf(secret) } });
    const wayBack = {
      ...(from && { from }),
      ...(fromUser && { fromUser }),
      ...(isTypedKept && { isTypedKept }),
    };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ secret, wayBack } satisfies Begun));
    location.assign(data.address);
  });

/** The log-in that was begun in this tab. It can be taken once. */
export function takeBegun(): Begun | undefined {
  const kept = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Begun);
}

/** Finishes with the parameters of the provider's redirect. */
export const finishAtProvider = (secret: string, returned: URLSearchParams): Promise<ProviderLogIn> =>
  act(t`Login failed`, async () => {
    const iss = returned.get('iss');
    const invitation = keptInvitation();
    const body = {
      secret,
      state: returned.get('state') ?? '',
      code: returned.get('code') ?? '',
      ...(iss === null ? {} : { iss }),
      ...browserPlace(),
      ...(invitation && { invitation }),
    };
    const { data } = await api.auth.finishProviderLogIn({ body });
    if (data.outcome === 'logged-in') {
      forgetInvitation();
      signIn(data.token, data.user);
    }
    return data;
  });
