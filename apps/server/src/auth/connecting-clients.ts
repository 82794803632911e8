import {
  API_TOKEN_NAME_MAX_LENGTH,
  REDIRECT_ADDRESS_MAX_LENGTH,
  REDIRECT_ADDRESSES_MAX_COUNT,
} from '@daymark/domain/limits';
import { withoutBidiControls } from '@daymark/domain/text';
import { z } from 'zod';
import { isLoopback } from '../http/loopback.ts';
import { seal, unseal } from '../mail/seal.ts';
import type { Secrets } from '../secrets.ts';
import { OauthRefusal } from './oauth-refusal.ts';

type Sealing = { secrets: Pick<Secrets, 'connectionKey'> };

export const sealed = ({ secrets }: Sealing, value: object): string =>
  Buffer.from(seal(secrets.connectionKey, JSON.stringify(value)), 'base64').toString('base64url');

/** What this server sealed in this form; undefined for anything else. */
export function unsealed<T>({ secrets }: Sealing, schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(unseal(secrets.connectionKey, text))).data;
  } catch {
    return undefined;
  }
}

/** An address of a web server, or of a program on the person's own machine. */
function isReturnAddress(address: string): boolean {
  const url = URL.parse(address);
  const isPlain = url?.username === '' && url.password === '' && !address.includes('#');
  if (!isPlain) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

const Registration = z.object({
  redirect_uris: z
    .array(z.string().max(REDIRECT_ADDRESS_MAX_LENGTH))
    .min(1)
    .max(REDIRECT_ADDRESSES_MAX_COUNT),
  client_name: z.string().optional(),
});

const Client = z.object({ kind: z.literal('client'), name: z.string(), redirectUris: z.array(z.string()) });
export type ConnectingClient = z.output<typeof Client>;

const nameOf = (name: string): string =>
  [
    ...withoutBidiControls(name.toWellFormed())
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, API_TOKEN_NAME_MAX_LENGTH)
    .join('')
    .trim();

/**
 * Registers a client (RFC 7591). Its name and addresses are sealed in its id, so nothing is stored: whoever registers a
 * million takes no room, and none has to be cleared away.
 */
export function registerClient(context: Sealing, asked: unknown) {
  const given = Registration.safeParse(asked);
  if (!given.success)
    throw new OauthRefusal(
      'invalid_client_metadata',
      `redirect_uris must be 1 to ${REDIRECT_ADDRESSES_MAX_COUNT} addresses of at most ${REDIRECT_ADDRESS_MAX_LENGTH} characters, and client_name text`,
    );
  const { redirect_uris: redirectUris, client_name: said = '' } = given.data;
  if (!redirectUris.every(isReturnAddress))
    throw new OauthRefusal(
      'invalid_redirect_uri',
      'Each redirect URI must begin with https://, or be http:// on localhost, without a fragment or a password',
    );
  const name = nameOf(said) || new URL(redirectUris[0] ?? '').host.slice(0, API_TOKEN_NAME_MAX_LENGTH);
  const client: ConnectingClient = { kind: 'client', name, redirectUris };
  return { id: sealed(context, client), name, redirectUris };
}

export const readClient = (context: Sealing, id: string): ConnectingClient | undefined =>
  unsealed(context, Client, id);

const withoutPort = (address: string): string => {
  const url = new URL(address);
  url.port = '';
  return url.href;
};

/** Whether a client registered an address. A program listens on a port that it gets at the moment (RFC 8252, 7.3). */
export const returnsTo = ({ redirectUris }: ConnectingClient, address: string): boolean =>
  redirectUris.includes(address) ||
  (isReturnAddress(address) &&
    new URL(address).protocol === 'http:' &&
    redirectUris.some((one) => withoutPort(one) === withoutPort(address)));
