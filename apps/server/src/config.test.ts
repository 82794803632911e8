import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

type Refused = [environment: Record<string, string>, message: RegExp];

const REFUSED: Refused[] = [
  [{ PORT: 'http' }, /^PORT .*a port number from 0 to 65535/],
  ...['70000', ' ', '0x50', '1e3', '3000.0', '-1', '3000\r'].map(
    (port): Refused => [{ PORT: port }, /^PORT .*a port number/],
  ),
  ...[' ', '[::1]', 'localhost:3000', 'http://localhost', 'a b', '-x', '999.1.1.1'].map(
    (host): Refused => [{ HOST: host }, /^HOST .*without a port/],
  ),
  ...['banana', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1,', '-1', '1.5', '10.0.0.0/8/8', 'fe80::1%eth0'].map(
    (proxy): Refused => [{ TRUST_PROXY: proxy }, /^TRUST_PROXY .*a number of proxies/],
  ),
  ...['/app', '?a=1', '#a', '/?', '/#'].map((rest) => [
    { PUBLIC_URL: `https://daymark.example.com${rest}` },
    /^PUBLIC_URL .*without a path/,
  ]),
  [{ PUBLIC_URL: 'https://ana:secret@daymark.example.com' }, /^PUBLIC_URL /],
  [{ PUBLIC_URL: 'ftp://daymark.example.com' }, /^PUBLIC_URL /],
  ...['abc', 'a@', 'a@b, c@d', 'A, B <a@b>', 'Daymark <a@b> x', 'a@b\r\nBcc: c@d', '<a@b', 'Daymark'].map(
    (from): Refused => [{ MAIL_FROM: from }, /^MAIL_FROM .*Daymark <daymark@example.com>/],
  ),
  [{ SMTP_URL: 'smtp:///' }, /^SMTP_URL .*smtp:\/\//],
  [{ DATABASE_URL: 'mysql://localhost/daymark' }, /^DATABASE_URL .*postgres:\/\//],
  [{ PUBLIC_URL: 'daymark.example.com' }, /^PUBLIC_URL .*https:\/\//],
  [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL .*smtp:\/\//],
  [{ AI_PROVIDER: 'magic' }, /^AI_PROVIDER .*builtin or off/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
];

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
    ['loopback, 192.168.1.1 ,fd00::/8', 'loopback,192.168.1.1,fd00::/8'],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
  ])('trusts the proxies of TRUST_PROXY=%s', (value, trusted) => {
    const { trustProxy } = readConfig({ TRUST_PROXY: value });
    expect(trustProxy).toBe(trusted);
    // Fastify refuses at once what it cannot read.
    if (typeof trustProxy === 'string') Fastify({ trustProxy });
  });

  test.each([
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: 'fe80::1%eth0' }, 'http://[fe80::1]:3000'],
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: 'my-server.local' }, 'http://my-server.local:3000'],
    [{ PUBLIC_URL: 'https://daymark.example.com/' }, 'https://daymark.example.com'],
    [{ PUBLIC_URL: 'HTTPS://Daymark.example.com:443' }, 'https://daymark.example.com'],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, 'http://[::1]:8080'],
  ])('%j is reached at %s', (environment, url) => {
    const { publicUrl } = readConfig(environment);
    expect(publicUrl).toBe(url);
    expect(URL.canParse(`${publicUrl}/login`)).toBe(true);
  });

  test.each([
    'daymark@localhost',
    'Daymark <a@b.example>',
    '"Daymark, Inc." <a@b.example>',
    'Jörg <a@b.example>',
  ])('takes the sender %s', (from) => {
    expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
  });

  test.each(REFUSED)('%j is refused by name, with what is expected', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  test('a refusal never repeats the value: it may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/daymark' })).toThrow(/^(?!.*hunter2)/s);
  });
});
