import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './database.ts';
import { startEmbeddedDatabase } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { describeTables } from './table-types.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'daymark-tables-'));
const embedded = await startEmbeddedDatabase({ dataDir, log: () => {} });
const { db } = openDatabase(embedded.connection, () => {});
try {
  await migrate(db);
  writeFileSync(join(import.meta.dirname, 'tables.gen.ts'), await describeTables(db));
} finally {
  await db.destroy();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
