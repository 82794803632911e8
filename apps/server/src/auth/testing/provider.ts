import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ProviderPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

export const CLIENT = { clientId: 'daymark', clientSecret: 'a-secret-between-both' };

/** A real provider in its own process, with these people. */
export async function startProvider(people: readonly ProviderPerson[]) {
  const script = join(import.meta.dirname, 'provider-process.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(people)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { issuer }: { issuer: string } = JSON.parse(String(line));
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return { issuer, settings: { issuer, ...CLIENT, name: 'Acme' }, stop, [Symbol.asyncDispose]: stop };
}

/**
 * Follows the redirects of a browser through the provider's log-in as one of its people, and returns the final
 * redirect.
 */
export async function logInAt(address: string, sub: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  let form: string | undefined;
  for (let step = 0; step < 12; step++) {
    const response = await fetch(url, {
      redirect: 'manual',
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    form = next === null ? `sub=${encodeURIComponent(sub)}` : undefined;
    if (next !== null) url = new URL(next, url);
    if (url.pathname === '/login-return') return url;
  }
  throw new Error(`The provider leads nowhere: ${url.href}`);
}
