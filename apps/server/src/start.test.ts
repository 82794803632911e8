import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@daymark/contract/client';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { startDaymark } from './start.ts';
import { PERSON } from './testing/accounts.ts';
import { copyDatabase, lendDatabase, takeBack } from './testing/databases.ts';
import { eventually } from './testing/eventually.ts';
import { databaseSettings } from './testing/harness.ts';
import { longDescribe, longTest, sampled } from './testing/long-run.ts';
import { codeIn, mailTo } from './testing/mailbox.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

async function makeDatabase() {
  const lent = await lendDatabase();
  onTestFinished(() => takeBack(lent));
  return lent.database;
}

/** The error of a start with a database and a data folder, besides the given settings. */
async function refusal(environment: Record<string, string>, prepare: (dataDir: string) => void = () => {}) {
  const database = await makeDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  prepare(dataDir);
  const config = readConfig({
    ...environment,
    ...databaseSettings(database),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  const error: unknown = await startDaymark(config, () => {}).then(
    ({ stop }) => stop(),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConfigError);
  return error instanceof ConfigError ? error.message.replace(dataDir, 'DATA_DIR') : '';
}

async function takePort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return port;
}

longTest('whatever stands against a start is said at once, before a database is made', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await takePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'loud', AI_PROVIDER: 'openai' };

  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env: settings, encoding: 'utf8' });

  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^LOG_LEVEL is set to a value that Daymark cannot use/),
    expect.stringMatching(/^AI_PROVIDER=openai needs AI_API_KEY/),
    expect.stringMatching(/^AI_PROVIDER=openai needs AI_MODEL/),
    `Port ${port} is in use: stop what listens there, or set PORT to another.`,
  ]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a port that is taken during the start is named', async () => {
  const port = await takePort();

  expect(await refusal({ PORT: String(port) })).toBe(
    `Port ${port} is in use: stop what listens there, or set PORT to another.`,
  );
});

test.each(sampled(['fe80::1', '192.0.2.1', 'nowhere.invalid'], 1))(
  'a HOST that is not of this machine is named: %s',
  async (HOST) => {
    expect(await refusal({ PORT: '0', HOST })).toBe(
      `${HOST} is not an address of this machine: set HOST to one that is.`,
    );
  },
);

test('a secret that cannot be used is named, and is not taken for a port', async () => {
  expect(await refusal({ PORT: '0' }, (dataDir) => writeFileSync(join(dataDir, 'secret.key'), 'abc'))).toBe(
    'DATA_DIR/secret.key is damaged: restore it from a backup, or remove it to make a new one.',
  );
  expect(await refusal({ PORT: '0' }, (dataDir) => mkdirSync(join(dataDir, 'secret.key')))).toMatch(
    /^DATA_DIR\/secret\.key cannot be read or made \(EISDIR/,
  );
});

longDescribe('without a mail server, a log', () => {
  /** The output of a server into a pipe, like the log of a service, after a code was mailed. */
  async function printedFor(args: string[]) {
    const database = await copyDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'daymark-start-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { ...databaseSettings(database), PORT: '0', DATA_DIR: dataDir, AI_PROVIDER: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    });
    let printed = '';
    child.stdout.on('data', (words) => {
      printed += String(words);
    });
    const address = await eventually(() => {
      const ready = /Daymark is ready at (\S+)/.exec(printed)?.[1];
      if (!ready) throw new Error(`Not ready: ${printed}`);
      return ready;
    });
    await createClient({ baseUrl: `${address}/api`, token: () => null }).auth.signUp({ body: PERSON });
    const code = codeIn(await mailTo(dataDir, PERSON.email));
    return { dataDir, code, printed: () => printed };
  }

  test('holds neither addresses nor codes, and says where the outbox is', async () => {
    const { dataDir, code, printed } = await printedFor([]);
    await eventually(() => expect(printed()).toContain('answered'));
    expect(printed()).not.toContain(PERSON.email);
    expect(printed()).not.toContain(code);
    expect(printed()).toContain(`mails are files in ${join(dataDir, 'outbox')}`);
  });

  test('of development shows them', async () => {
    const { code, printed } = await printedFor(['--show-mails']);
    await eventually(() => expect(printed()).toContain(`Mail to ${PERSON.email}: code ${code}`));
  });
});

test.each([
  ['https://daymark.example', true],
  ['http://127.0.0.1:3999', false],
])('under %s the log recommends invitations: %s', async (PUBLIC_URL, isSaid) => {
  const database = await makeDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const config = readConfig({
    ...databaseSettings(database),
    ...{ PORT: '0', PUBLIC_URL, DATA_DIR: dataDir, LOG_LEVEL: 'silent', AI_PROVIDER: 'off' },
  });
  const { stop } = await startDaymark(config, (line) => void lines.push(line));
  await stop();
  expect(lines.some((line) => line.includes('We recommend "By invitation"'))).toBe(isSaid);
});
