import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type EmbeddedOptions, startEmbeddedDatabase } from './embedded.ts';
import { usualFolders } from './system-binaries.ts';
import { ask, makeFolder } from './testing/start.ts';

const isInstalled = usualFolders().some((folder) => existsSync(join(folder, 'initdb')));

// A real one, where the machine has any.
if (isInstalled)
  test('a real one makes a database that sorts and lowers letters as the bundled one, and finds it again', async () => {
    const lines: string[] = [];
    const options: EmbeddedOptions = {
      dataDir: makeFolder(),
      programs: 'system',
      log: (line) => void lines.push(line),
    };
    const first = await startEmbeddedDatabase(options);
    onTestFinished(() => first.stop());
    expect(lines[0]).toMatch(
      /^The database runs on the PostgreSQL \d+\.\d+ of this machine \(\/.*postgres\)\.$/,
    );
    const letters =
      "select lower('ÄÉИ') || (select string_agg(a, '' order by a) from unnest(array['é','Z','a']) a)";
    expect(await ask(first.connection, letters)).toEqual(['äéиZaé']);
    await ask(first.connection, 'create extension pg_trgm');
    await first.stop();

    const second = await startEmbeddedDatabase(options);
    onTestFinished(() => second.stop());
    expect(
      await ask(second.connection, 'select count(*) from pg_extension where extname = $$pg_trgm$$'),
    ).toEqual(['1']);
  });
