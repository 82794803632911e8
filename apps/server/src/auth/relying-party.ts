import { isIP } from 'node:net';
import { t } from '@daymark/words/t';
import type { Config } from '../config.ts';
import { AppError } from '../http/errors.ts';

/** What passkeys are bound to: a host name, and the origin of the page that uses them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const LOOPBACK = /^(?:127\.|\[::1\])/;

/**
 * From the configured address, never from a header. Browsers know no passkeys of an address without a name; this machine has the
 * name localhost.
 */
export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | undefined {
  const url = new URL(publicUrl);
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost';
  const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  return isNamed ? { id: url.hostname, origin: url.origin } : undefined;
}

/** Throws `conflict` if passkeys cannot be used. */
export function needRelyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(config);
  if (party) return party;
  throw new AppError(
    'conflict',
    t`Passkeys need an address with a name, and this server has ${config.publicUrl}. Whoever runs it can set PUBLIC_URL.`,
  );
}
