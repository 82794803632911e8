import { isIP } from 'node:net';
import { z } from 'zod';

// Values of the environment that need more than a schema of their own.

export const HOST_NAME = /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?$/i;

/** An address, with or without a name before it. A name with a comma must be quoted, or it would be a list. */
export const SENDER =
  /^(?:(?:"[^"<>\p{Cc}]*"|[^"<>,;:@\p{Cc}]*) *<[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/u;

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a range such as 10.0.0.0/8, or one of the names that Fastify knows. */
function isProxy(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // The prefix of a mapped IPv4 address would be counted differently; it has to be written as IPv4.
  const most = version === 4 ? 32 : address.includes('.') ? 0 : 128;
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= most;
}

const listed = (value: string): string[] => value.split(',').map((part) => part.trim());

export const SOCIAL_LINKS_MAX = 6;

/** Undefined if it is not a list of addresses. */
export function linksFrom(value: string): string[] | undefined {
  const links = listed(value);
  const areLinks = links.every((link) => URL.canParse(link) && /^https?:$/.test(new URL(link).protocol));
  return areLinks && links.length <= SOCIAL_LINKS_MAX ? links : undefined;
}

/** Undefined if it cannot be parsed. */
export function proxiesFrom(value: string): boolean | number | string | undefined {
  const word = value.trim().toLowerCase();
  if (['off', 'false', '0', ''].includes(word)) return false;
  if (['on', 'true'].includes(word)) return true;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return listed(word).every(isProxy) ? listed(word).join(',') : undefined;
}

export const isOrigin = (value: string): boolean => {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && !search && !hash && !username && !password && !/[?#]/.test(value);
};

export const Networks = z
  .string()
  .default('')
  .transform((value) => (value === '' ? [] : listed(value)))
  .refine((networks) => networks.every((network) => isProxy(network) && !PROXY_NAMES.includes(network)));
