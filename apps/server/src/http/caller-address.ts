import { isIP } from 'node:net';

// Some proxies append the port of the caller.
const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/**
 * The address that a request comes from. A trusted proxy may pass on a value of its client: if it is no address, the
 * address of the connection is used.
 */
export function callerAddress(forwarded: string, connected: string | undefined): string {
  const [, bracketed, plain] = WITH_PORT.exec(forwarded) ?? [];
  const [address = ''] = (bracketed ?? plain ?? forwarded).split('%');
  return isIP(address) ? address : (connected ?? '');
}
