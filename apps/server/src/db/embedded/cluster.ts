import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Account, makePrivateFolder } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError, explain } from './errors.ts';
import { isAlive } from './processes.ts';

/** Daymark's role: it owns its database, may create others (tests do), and is no superuser. */
export const ROLE = 'daymark';

/** Only Daymark's role can connect, not even the superuser. */
const HBA = `local all ${ROLE} scram-sha-256\n`;

interface Making {
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  password: string;
}

/** Creates the cluster if there is none, and refuses one of another major version. */
export async function prepareCluster(making: Making, log: (message: string) => void): Promise<void> {
  const { cluster, binaries } = making;
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    log('Making the database (once, about a second).');
    await makeCluster(making);
  }
  const version = readMajor(cluster);
  if (version !== binaries.major)
    throw new EmbeddedDatabaseError(
      `${cluster} was made by PostgreSQL ${version}, and this Daymark brings ${binaries.major}: start it with the Daymark that made it, set EMBEDDED_POSTGRES=system where PostgreSQL ${version} is installed, or set DATA_DIR to a new folder.`,
    );
}

/** The version of PostgreSQL that made a cluster; undefined if there is none. */
export function readMajor(cluster: string): string | undefined {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Characters of every script, in the order of their code points. PostgreSQL has that built in since 17. */
const localeFor = (major: string): string[] =>
  Number(major) >= 17
    ? ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--encoding=UTF8', '--locale=C.UTF-8'];

/**
 * It is created in a draft folder and renamed, so that a cluster is complete or absent. Of two concurrent processes,
 * the second finds the name taken and deletes its draft.
 */
async function makeCluster({ cluster, binaries, account, password }: Making): Promise<void> {
  removeAbandonedDrafts(cluster);
  const draft = draftOf(cluster, process.pid);
  try {
    makePrivateFolder(draft, account);
    const locale = localeFor(binaries.major);
    await run(
      binaries.initdb,
      ['-D', draft, '-U', 'postgres', '--auth=peer', '--no-instructions', ...locale],
      account,
    );
    const output = await run(
      binaries.postgres,
      ['--single', '-D', draft, 'postgres'],
      account,
      rolesSql(password, binaries.major),
    );
    if (/ERROR|FATAL|PANIC/.test(output)) throw new Error(output);
    writeFileSync(join(draft, 'pg_hba.conf'), HBA);
    renameSync(draft, cluster);
    // A start that was killed leaves a program behind that may have gone on with its draft meanwhile.
    removeAbandonedDrafts(cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw explain(error, cluster);
  }
}

/** The password has 256 random bits, so key stretching would only slow down every connection. */
function rolesSql(password: string, major: string): string {
  return [
    // PostgreSQL 15 always takes 4096.
    ...(Number(major) >= 16 ? ['set scram_iterations = 1;'] : []),
    `create role ${ROLE} login createdb password '${password}';`,
    `create database ${ROLE} owner ${ROLE};`,
    '',
  ].join('\n');
}

const draftOf = (cluster: string, pid: number) => `${cluster}.draft-${pid}`;

function removeAbandonedDrafts(cluster: string): void {
  const prefix = basename(draftOf(cluster, 0)).slice(0, -1);
  for (const name of readdirSync(dirname(cluster))) {
    const pid = Number(name.slice(prefix.length));
    const abandoned = name.startsWith(prefix) && (pid === process.pid || !isAlive(pid));
    if (abandoned)
      rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** The role's password, created on first use; only Daymark's own account can read it. */
export function readOrMakePassword(file: string, cluster: string): string {
  if (!existsSync(file)) {
    if (existsSync(cluster))
      throw new EmbeddedDatabaseError(
        `${file}, the password of the database beside it, is missing: put it back from a backup of the data folder.`,
      );
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    chmodSync(draft, 0o600);
    linkIfFree(draft, file);
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

/** A link instead of a rename: of two processes that start at once, both must use the first one's password. */
function linkIfFree(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}

/** Runs one of PostgreSQL's programs and returns its output. */
function run(program: string, args: string[], account: Account | undefined, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    // Without our environment: PGPORT, PGOPTIONS and others would change what the programs do.
    const child = spawn(program, args, { ...account, env: { LC_ALL: 'C', TZ: 'UTC' }, cwd: '/' });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(output || `exit code ${code}`)),
    );
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
