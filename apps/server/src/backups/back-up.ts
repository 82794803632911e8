import { stat } from 'node:fs/promises';
import { writeArchive } from './archive.ts';
import { BackupError, explainFile } from './errors.ts';
import { countsText, headText, tableFile } from './layout.ts';
import { type Connection, copyOut, inSnapshot, listMigrations, listTables } from './tables-store.ts';

const PIECE_BYTES = 1_048_576;

/** Joins small chunks into pieces of about a megabyte. */
async function* piecesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(gathered);
    [gathered, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}

export interface BackupMade {
  tables: number;
  rows: number;
  bytes: number;
}

/** Writes all data of one snapshot into a file, while the server runs. Throws `BackupError`. */
export async function backUp(client: Connection, file: string, now: Date): Promise<BackupMade> {
  const counts: Record<string, number> = {};
  try {
    await inSnapshot(client, async () => {
      const migrations = await listMigrations(client);
      if (!migrations)
        throw new BackupError('This database holds nothing of Daymark: there is nothing to back up.');
      const tables = await listTables(client);
      await writeArchive(file, async (add) => {
        await add(headText({ format: 1, madeAt: now.toISOString(), migrations, tables }));
        for (const table of tables)
          counts[table.name] = await copyOut(client, table, async (rows) => {
            let piece = 0;
            for await (const content of piecesOf(rows))
              await add({ name: tableFile(table.name, ++piece), content });
          });
        await add(countsText(counts));
      });
    });
  } catch (error) {
    throw explainFile(error, file);
  }
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { tables: Object.keys(counts).length, rows, bytes: (await stat(file)).size };
}
