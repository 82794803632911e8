import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { t } from '@daymark/words/t';
import ipaddr from 'ipaddr.js';
import { CalendarProblem } from '../reading/jcal.ts';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** The addresses of a name. Tests pass their own. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

const resolveName: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/** The allocated part of IPv6. Addresses that map to IPv4 or to a local network are outside of it. */
const HANDED_OUT = ipaddr.parseCIDR('2000::/3');
/** Not public although the range looks so: documentation, and the metadata service of a cloud. */
const NOT_PUBLIC = ['3fff::/20', '168.63.129.16/32'].map((range) => ipaddr.parseCIDR(range));

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, [range, bits]: [ipaddr.IPv4 | ipaddr.IPv6, number]) =>
  address.kind() === range.kind() && address.match(range, bits);

/** Whether an address is on the public internet. In doubt it is not. */
export function isPublic(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || NOT_PUBLIC.some((range) => isIn(address, range))) return false;
  return address.kind() === 'ipv4' || isIn(address, HANDED_OUT);
}

const rangeOf = (text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
};

/** Whether the operator allows calendars to be fetched from this address in their own network. */
export const isAllowed = (text: string, networks: readonly string[]): boolean =>
  isIP(text) > 0 && networks.some((range) => isIn(ipaddr.parse(text), rangeOf(range)));

/** The host of an address; for IPv6 without the brackets. */
const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const PORTS = ['', '80', '443'];

/**
 * The same message for every server that is refused or cannot be reached: different ones would reveal which names and
 * machines exist in this server's network.
 */
export const notReached = () =>
  new CalendarProblem(
    t`The server could not be reached. Only servers of the public internet are asked, on the ports 80 and 443.`,
  );

/**
 * The addresses to contact for a URL. Every address of its name must be public, or in a network that the operator
 * named; then any port is allowed. Throws `CalendarProblem`.
 */
export async function addressesOf(
  url: URL,
  { resolve = resolveName, networks }: { resolve?: Resolve | undefined; networks: readonly string[] },
): Promise<ResolvedAddress[]> {
  const name = nameOf(url);
  const family = isIP(name);
  const literal = { address: name, family: family === 6 ? 6 : 4 } as const;
  const addresses = family > 0 ? [literal] : await resolve(name).catch(() => []);
  if (addresses.length === 0) throw notReached();
  if (addresses.every(({ address }) => isAllowed(address, networks))) return addresses;
  if (!addresses.every(({ address }) => isPublic(address)) || !PORTS.includes(url.port)) throw notReached();
  return addresses;
}
