import { expect, test } from 'vitest';
import { appPolicy, newNonce, PAGE_POLICY } from './security.ts';

const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')] as const;
    }),
  );

test('a file may make no Trusted Types policy, the app one, for the address of its service worker', () => {
  const nonce = newNonce();
  const [page, app] = [directivesOf(PAGE_POLICY), directivesOf(appPolicy(nonce))];
  for (const policy of [page, app]) {
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('worker-src')).toBe("'self'");
    expect(policy.get('manifest-src')).toBe("'self'");
  }
  expect(page.get('trusted-types')).toBe("'none'");
  expect(app.get('trusted-types')).toBe('daymark-service-worker');
  expect(page.get('script-src')).toBe("'self'");
  expect(app.get('script-src')).toBe(`'self' 'nonce-${nonce}'`);
});
