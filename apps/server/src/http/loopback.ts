import { isIPv4 } from 'node:net';

/** Whether a host, as in an address or to listen on, can only be reached from this machine. */
export const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
};
