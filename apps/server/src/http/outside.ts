import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

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

/** Whether the operator allows this address in their own network. */
export const isAllowed = (text: string, networks: readonly string[]): boolean =>
  isIP(text) > 0 && networks.some((range) => isIn(ipaddr.parse(text), rangeOf(range)));

/** The host of an address; for IPv6 without the brackets. */
const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const PORTS = ['', '80', '443'];

/** How servers outside are found. */
export interface Outside {
  /** Resolves names; by default with the system's resolver. */
  resolve?: Resolve | undefined;
  /** Networks of the operator that may be asked as well. */
  networks: readonly string[];
}

/**
 * The addresses to contact for a URL; none if it may not be contacted. Every address of its name must be public, or in a
 * network that the operator named; then any port is allowed.
 */
export async function addressesOf(
  url: URL,
  { resolve = resolveName, networks }: Outside,
): Promise<ResolvedAddress[]> {
  const name = nameOf(url);
  const family = isIP(name);
  const literal = { address: name, family: family === 6 ? 6 : 4 } as const;
  const addresses = family > 0 ? [literal] : await resolve(name).catch(() => []);
  if (addresses.every(({ address }) => isAllowed(address, networks))) return addresses;
  const isOutside = addresses.every(({ address }) => isPublic(address)) && PORTS.includes(url.port);
  return isOutside ? addresses : [];
}

/** Connects to the addresses that were checked, even if the name resolves to another one by now. */
export const pinnedTo =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_name, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
