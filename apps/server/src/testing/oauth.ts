import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { ASSISTANT_RETURN } from './connections.ts';
import type { TestNode } from './harness.ts';

/** The address of a server with OAuth, which its proxy has. */
export const OAUTH_URL = 'https://daymark.example';

export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

export const wishOf = (client_id: string, challenge: string) => ({
  client_id,
  redirect_uri: ASSISTANT_RETURN,
  response_type: 'code',
  code_challenge: challenge,
  code_challenge_method: 'S256',
});

/** Requests to a server as the proxy before it passes them on. */
export function throughProxy(node: () => Pick<TestNode, 'address'>) {
  const ask = (path: string | URL, init?: RequestInit) =>
    fetch(String(path).replace(OAUTH_URL, '').replace(/^/, node().address), { redirect: 'manual', ...init });

  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await ask(path, { method: 'POST', body: new URLSearchParams(fields) });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };

  const register = async (redirect_uris: string[], client_name = 'Cloud assistant') => {
    const answer = await ask('/oauth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris, client_name }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };

  /** Where a request to connect leads. */
  async function leadsTo(fields: Record<string, string>): Promise<URL> {
    const answer = await ask(`/oauth/authorize?${new URLSearchParams(fields)}`);
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '', OAUTH_URL);
  }

  return { ask, send, register, leadsTo };
}
