import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { LibraryLanguage } from './entries.ts';

// Reads files: the texts of the library, which belong to the planner as its code does, and what is computed of them.

/** The text of a file of a language. */
export const textOf = (language: LibraryLanguage, name: string): string =>
  readFileSync(join(import.meta.dirname, language, name), 'utf8');

/** The texts of a folder by their domains, which are their names. */
export const textsIn = (language: LibraryLanguage, folder: 'kinds' | 'deliverables') =>
  readdirSync(join(import.meta.dirname, language, folder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ domain: basename(name, '.txt'), text: textOf(language, join(folder, name)) }));

export const compressed = (text: string): Uint8Array => deflateRawSync(text);
export const decompressed = (bytes: Uint8Array): string => inflateRawSync(bytes).toString();

const ROOT = join(import.meta.dirname, '../../../..');
const KEPT = join(ROOT, 'node_modules/.cache/daymark/library');

const DIGEST_LENGTH = 64;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a language is computed from: its texts, those in English, and the code. */
function stampOf(language: LibraryLanguage): string {
  const folders = [...new Set([language, 'en'])].map((one) => join(import.meta.dirname, one, '**/*.txt'));
  const files = globSync([
    ...folders,
    join(import.meta.dirname, '*.ts'),
    join(ROOT, 'packages/domain/src/steps.ts'),
  ]);
  const hash = createHash('sha256').update(process.versions.v8);
  for (const file of files.filter((one) => !one.endsWith('.test.ts')).sort())
    hash.update(`${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Undefined if there is none, or it is not whole. */
function readKept(path: string): unknown {
  try {
    const file = readFileSync(path);
    const [digest, bytes] = [file.subarray(0, DIGEST_LENGTH), file.subarray(DIGEST_LENGTH)];
    return sha256(bytes) === digest.toString() ? deserialize(bytes) : undefined;
  } catch {
    return undefined;
  }
}

/** Where nothing can be written it is computed each time. */
function keep(path: string, language: LibraryLanguage, value: unknown): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    mkdirSync(KEPT, { recursive: true });
    const bytes = serialize(value);
    writeFileSync(draft, Buffer.concat([Buffer.from(sha256(bytes)), bytes]));
    for (const old of readdirSync(KEPT))
      if (old.startsWith(`${language}-`) && join(KEPT, old) !== draft)
        rmSync(join(KEPT, old), { force: true });
    renameSync(draft, path);
  } catch {
    rmSync(draft, { force: true });
  }
}

/** What was computed of the texts of a language by this code, from the disk if it is kept there. */
export function keptOr<T>(language: LibraryLanguage, compute: () => T): T {
  const path = join(KEPT, `${language}-${stampOf(language)}`);
  const kept = readKept(path) as T | undefined;
  if (kept !== undefined) return kept;
  const value = compute();
  keep(path, language, value);
  return value;
}
