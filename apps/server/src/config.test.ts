import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { examineEnvironment, readConfig } from './config.ts';

/** What each variable expects, and invalid values. */
const REFUSED: Record<string, [expected: string, ...values: string[]]> = {
  PORT: ['a port number', 'http', '70000', ' ', '0x50', '1e3', '3000.0', '-1', '3000\r'],
  HOST: ['an address or name', ' ', '[::1]', 'localhost:3000', 'http://localhost', 'a b', '-x', '999.1.1.1'],
  DATA_DIR: ['a folder', ' '],
  DATABASE_URL: ['an address such as postgres://', 'mysql://localhost/daymark'],
  DATABASE_DIRECT_URL: ['the address of the database itself', 'pooler'],
  DATABASE_POOL_MODE: ['session, or transaction', 'statement'],
  EMBEDDED_POSTGRES: ['bundled, or system', 'yes', '/usr/lib/postgresql/18/bin'],
  PUBLIC_URL: [
    'an address such as https://daymark.example.com, without a path',
    'daymark.example.com',
    'ftp://daymark.example.com',
    'https://ana:secret@daymark.example.com',
    ...['/app', '?a=1', '#a', '/?', '/#'].map((rest) => `https://daymark.example.com${rest}`),
  ],
  SMTP_URL: ['an address such as smtp://', 'mail.example.com', 'smtp:///'],
  MAIL_FROM: [
    'a sender such as Daymark <daymark@example.com>',
    ...['abc', 'a@', 'a@b, c@d', 'A, B <a@b>', 'Daymark <a@b> x', 'a@b\r\nBcc: c@d', '<a@b', 'Daymark'],
  ],
  AI_PROVIDER: ['builtin, openai, anthropic, openai-compatible or off', 'magic', 'OpenAI'],
  AI_MODEL: ['the name of a model', ' ', 'x'.repeat(201), 'a\nb'],
  AI_API_KEY: ['visible ASCII', 'a b', 'käse', 'a\r\nx: y'],
  AI_BASE_URL: [
    'an address such as http://localhost:11434/v1',
    ...[
      'localhost:11434',
      'file:///etc/passwd',
      'http://ana:secret@host/v1',
      'http://host/v1?a=1',
      'http://host/#a',
    ],
  ],
  OLLAMA_URL: [
    'an address such as http://ollama:11434',
    ...['ollama:11434', 'http://ollama:11434/v1', 'http://ana:secret@ollama', 'http://ollama?a=1'],
  ],
  AI_TIMEOUT_SECONDS: ['a whole number of seconds', '0', '281', '1.5', '-1'],
  AI_MAX_OUTPUT_TOKENS: ['a whole number from 200', '199', '200001', '8k'],
  AI_DAILY_LIMIT: ['a whole number from 1', '0', '-1', '1.5', 'many', '100001'],
  OPERATOR_NAME: ['a name of at most 120', ' ', 'x'.repeat(121), 'Ana\r\nSilva'],
  OPERATOR_EMAIL: ['an e-mail address', 'ana', 'ana@', '"><b>@example.com'],
  SOCIAL_LINKS: [
    'at most 6 addresses such as https://',
    ...['github', 'javascript:alert(1)', 'https://a.example,', 'ftp://a.example'],
    Array.from({ length: 7 }, () => 'https://a.example').join(','),
  ],
  TRUST_PROXY: [
    'off, on, a number of proxies',
    ...['banana', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1,', '-1', '1.5', '10.0.0.0/8/8', 'fe80::1%eth0'],
  ],
  CALENDAR_NETWORKS: [
    'addresses or networks such as',
    ...['loopback', 'nas.local', '10.0.0.0/33', '0.0.0.0/0', '192.168.1.1,'],
  ],
  WEBHOOK_NETWORKS: [
    'addresses or networks such as',
    ...['loopback', 'nas.local', '10.0.0.0/33', '0.0.0.0/0', '192.168.1.1,'],
  ],
  METRICS_TOKEN: ['at least 16 visible ASCII', 'short', 'sixteen letters and spaces'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['an address such as http://localhost:4318', 'localhost:4318', 'grpc://a'],
  OTEL_TRACES_SAMPLER_ARG: ['the part of the requests', '2', '-1', '10%', '1.5'],
  OIDC_ISSUER: [
    'the address of the provider',
    'accounts.example.com',
    'http://accounts.example.com',
    'https://a.example/?b',
    'ftp://a',
  ],
  OIDC_CLIENT_ID: ['the id under which', ' ', 'a b'],
  OIDC_CLIENT_SECRET: ['the secret that belongs', 'a b'],
  OIDC_NAME: ['a name of at most 40', ' ', 'x'.repeat(41)],
  BACKUP_DIR: ['a folder for a backup', ' '],
  BACKUP_KEEP: ['a whole number of backups', '0', '1001', 'all'],
  LOG_LEVEL: ['trace, debug', 'loud'],
};

const refused = Object.entries(REFUSED).flatMap(([name, [expected, ...values]]) =>
  values.map((value) => ({ name, value, expected })),
);

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      aiProvider: undefined,
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
    // Fastify itself refuses an invalid value.
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

  test.each(refused)('refuses $name=$value by name, with what is expected', ({ name, value, expected }) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name} is set to a value that Daymark cannot use: it expects ${expected}`,
    );
  });

  test.each([
    [{ AI_PROVIDER: 'openai' }, 'AI_PROVIDER=openai needs AI_API_KEY, which is not set'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'sk-1' }, 'AI_PROVIDER=openai needs AI_MODEL'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'a-model' }, 'AI_PROVIDER=anthropic needs AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_PROVIDER=openai-compatible needs AI_BASE_URL'],
    [{ OIDC_ISSUER: 'https://a.example' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://a.example', OIDC_CLIENT_ID: 'a' }, 'OIDC_ISSUER needs OIDC_CLIENT_SECRET'],
    [{ OIDC_CLIENT_ID: 'a' }, 'OIDC_CLIENT_ID needs OIDC_ISSUER'],
  ])('%j lacks something, and is told what', (environment, problem) => {
    expect(() => readConfig(environment)).toThrow(problem);
  });

  test('says everything that is wrong at once, and calls nothing missing that is only wrong', () => {
    const environment = { LOG_LEVEL: 'loud', BACKUP_KEEP: 'all', AI_PROVIDER: 'openai', AI_MODEL: ' ' };
    const { config, problems } = examineEnvironment({ ...environment, OIDC_ISSUER: 'https://a.example' });
    expect(problems.map(({ variable, text }) => [variable, text.includes('is not set')])).toEqual([
      ['AI_MODEL', false],
      ['BACKUP_KEEP', false],
      ['LOG_LEVEL', false],
      ['AI_API_KEY', true],
      ['OIDC_CLIENT_ID', true],
      ['OIDC_CLIENT_SECRET', true],
    ]);
    expect(config.logLevel).toBe('info');
    expect(() => readConfig({ LOG_LEVEL: 'loud', PORT: 'http' })).toThrow(/^PORT is .*\nLOG_LEVEL is .*$/);
  });

  test('a server that speaks the protocol of OpenAI needs no key', () => {
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama',
      AI_BASE_URL: 'http://host:1/v1/',
    };
    expect(readConfig(environment)).toMatchObject({
      aiProvider: 'openai-compatible',
      aiBaseUrl: 'http://host:1/v1',
      aiApiKey: undefined,
      aiDailyLimit: 50,
      aiTimeoutSeconds: 90,
      aiMaxOutputTokens: 8_000,
    });
  });

  test('a refusal never repeats the value: it may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/daymark' })).toThrow(/^(?!.*hunter2)/s);
  });
});
