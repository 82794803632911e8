import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CalendarProblem } from '../reading/jcal.ts';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** The addresses of a name. Tests hand in their own. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

const resolveName: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/** The part of IPv6 that is handed out at all; what leads on to IPv4 or into a local network lies outside of it. */
const HANDED_OUT = ipaddr.parseCIDR('2000::/3');
/** Public by its number alone: documentation, and where a cloud's machines find their own secrets. */
const NOT_PUBLIC = ['3fff::/20', '168.63.129.16/32'].map((range) => ipaddr.parseCIDR(range));

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, [range, bits]: [ipaddr.IPv4 | ipaddr.IPv6, number]) =>
  address.kind() === range.kind() && address.match(range, bits);

/** Whether an address is one of the public internet: whatever is not plainly so is none. */
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

/** Whether the operator lets calendars be asked for at an address of their own network. */
export const isAllowed = (text: string, networks: readonly string[]): boolean =>
  isIP(text) > 0 && networks.some((range) => isIn(ipaddr.parse(text), rangeOf(range)));

/** A name in an address; that of an IPv6 address without its brackets. */
const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const PORTS = ['', '80', '443'];

/**
 * One answer for every server that is refused or cannot be reached: two would tell which names and machines there are in
 * the network of this server.
 */
export const notReached = () =>
  new CalendarProblem(
    'The server could not be reached. Only servers of the public internet are asked, on the ports 80 and 443.',
  );

/**
 * Where the server of an address can be asked. Every address of its name must be public, or in a network that the operator
 * named; then on any port. Throws `CalendarProblem`.
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
