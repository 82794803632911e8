import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestApp } from '../harness.ts';

/** A published class of failure of comparable products, and its test. */
export interface PublishedFailure {
  /** The class in the Common Weakness Enumeration. */
  cwe: number;
  name: string;
  holds: (app: TestApp) => Promise<void>;
}

/** Sends a raw request, which no client would, and returns the answer. */
export async function sendRaw({ address }: TestApp, request: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(request);
  return text(socket);
}

export const post = (
  { address }: TestApp,
  path: string,
  body: string,
  headers: Record<string, string> = {},
) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

export const statusFor = async ({ address }: TestApp, path: string, token?: string): Promise<number> =>
  (await fetch(`${address}/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} }))
    .status;
