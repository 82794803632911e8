// A separate process that uses the embedded database, for the tests to kill: `node process.ts DATA_DIR` prints one line
// of JSON, an Announcement, and stops at SIGTERM.
import { startEmbeddedDatabase } from '../embedded.ts';
import { EmbeddedDatabaseError } from '../errors.ts';
import type { Announcement } from './start.ts';

const announce = (what: Announcement) => process.stdout.write(`${JSON.stringify(what)}\n`);

try {
  const database = await startEmbeddedDatabase({
    dataDir: process.argv[2] ?? '',
    log: (message) => process.stderr.write(`${message}\n`),
  });
  process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
  const { connection, owned, pid } = database;
  announce({ connection, owned, pid });
} catch (error) {
  if (!(error instanceof EmbeddedDatabaseError)) throw error;
  announce({ refusal: error.message });
}
