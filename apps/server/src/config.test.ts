import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      aiProvider: 'builtin',
      trustProxy: false,
    });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test.each([
    ['off', false],
    ['on', true],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('trusts the proxies of TRUST_PROXY=%s', (value, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trusted);
  });

  test.each([
    [{ PORT: 'http' }, /^PORT .*a port number from 0 to 65535/],
    [{ PORT: '70000' }, /^PORT /],
    [{ DATABASE_URL: 'mysql://localhost/daymark' }, /^DATABASE_URL .*postgres:\/\//],
    [{ PUBLIC_URL: 'daymark.example.com' }, /^PUBLIC_URL .*https:\/\//],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL .*smtp:\/\//],
    [{ AI_PROVIDER: 'magic' }, /^AI_PROVIDER .*builtin or off/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
  ])('%j is refused by name, with what is expected', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  test('a refusal never repeats the value: it may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/daymark' })).toThrow(/^(?!.*hunter2)/s);
  });
});
