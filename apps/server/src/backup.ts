// `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, on the configured database.
import { parseArgs } from 'node:util';
import { BackupError } from './backups/errors.ts';
import { makeBackup, restoreBackup } from './backups/service.ts';
import { ConfigError, prepareDataDir, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/errors.ts';

const USAGE = `npm run backup -- FILE
npm run restore -- FILE [--replace]`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const isForThePerson = (error: unknown): error is Error =>
  error instanceof BackupError || error instanceof ConfigError || error instanceof EmbeddedDatabaseError;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [command, file, ...rest] = positionals;
  const replace = values.replace === true;
  if (!file || rest.length > 0 || !['backup', 'restore'].includes(command ?? ''))
    throw new BackupError(USAGE);
  return { command, file, replace };
}

try {
  const { command, file, replace } = readArguments();
  const config = readConfig();
  if (command === 'backup') {
    const { tables, rows, bytes } = await makeBackup(config, file, say);
    say(`Backed up ${rows} rows of ${tables} tables in ${bytes} bytes: ${file}`);
    say('Whoever has this file has all that people wrote here: keep it where only you can read it.');
  } else {
    prepareDataDir(config.dataDir);
    const { rows, madeAt, migrated } = await restoreBackup(config, file, { replace, say });
    const brought = migrated.length > 0 ? `, and brought forward by ${migrated.length} migrations` : '';
    say(`Restored ${rows} rows, as they were at ${madeAt}${brought}.`);
  }
} catch (error) {
  if (!isForThePerson(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
