import { isIP } from 'node:net';

// Some proxies add the port from which the caller came.
const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/**
 * The address that a request comes from. A trusted proxy may pass on what its client made up: what is no address is not
 * taken for one, and the address of the connection stands in its place.
 */
export function callerAddress(forwarded: string, connected: string | undefined): string {
  const [, bracketed, plain] = WITH_PORT.exec(forwarded) ?? [];
  const [address = ''] = (bracketed ?? plain ?? forwarded).split('%');
  return isIP(address) ? address : (connected ?? '');
}
