import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from './build.mjs';
import { ROOT, runScript } from './run.mjs';

const STAMP = join(ROOT, 'node_modules/.cache/daymark/library.sha256');

/**
 * Computes what the planner looks up in the library, which takes seconds, unless its files are as they were. Whether what is
 * kept fits them is asked again by their contents: here a change that does not show only makes the first plan late.
 */
export async function keepLibraryIfStale(node) {
  const hash = createHash('sha256');
  for (const file of filesUnder(join(ROOT, 'packages/planner/src/library'))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\0`);
  }
  const files = hash.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === files) return;
  await runScript(node, ['packages/planner/src/library/keep.ts']);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, files);
}
