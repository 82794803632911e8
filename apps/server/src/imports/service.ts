import type { ImportPreview } from '@daymark/contract/imports';
import type { Columns } from '@daymark/domain/imports';
import { IMPORT_MAX_BYTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { IMPORTS } from '../auth/limits.ts';
import { countUse } from '../auth/service.ts';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid } from '../http/errors.ts';
import { readSettings } from '../users/service.ts';
import { arrange } from './arrange.ts';
import { readImport } from './reading/read.ts';
import { ImportProblem, type ReadFile } from './reading/shape.ts';
import { toImport, toListedImport, toPreviewedProject } from './shape.ts';
import { listImports, listKnown, lockImports } from './store.ts';
import { writeImport } from './writing.ts';

interface Given {
  file: AsyncIterable<Uint8Array>;
  name: string;
  columns: Columns | undefined;
}

const TOO_LARGE = t`A file can be at most ${IMPORT_MAX_BYTES / 1_048_576} MB large. Please export fewer projects at once.`;

/** The whole file. Reading stops if it is too large. */
async function bytesOf(file: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > IMPORT_MAX_BYTES)
      throw new AppError('body_too_large', TOO_LARGE, { errors: [{ path: 'file', message: TOO_LARGE }] });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readGiven(context: UserContext, { file, name, columns }: Given): Promise<ReadFile> {
  const { userId, today, timezone, signal } = context;
  await countUse(context, IMPORTS);
  const { locale } = await readSettings(context);
  const setting = { fileName: name, today, timezone, locale, columns };
  return readImport(() => bytesOf(file), setting, { person: userId, signal }).catch((error: unknown) => {
    throw error instanceof ImportProblem ? invalid('file', error.message) : error;
  });
}

/** What of a file is new to the user. */
async function arranged(db: Database, { userId, today }: UserContext, read: ReadFile) {
  const keys = read.projects.flatMap(({ key, tasks }) => [key, ...tasks.map((task) => task.key)]);
  const known = await listKnown(db, { userId, tool: read.tool }, keys);
  return { known, ...arrange(read, known, today) };
}

export async function previewImport(context: UserContext, given: Given): Promise<ImportPreview> {
  const read = await readGiven(context, given);
  const { projects, lost } = await arranged(context.db, context, read);
  const { tool, becomes, table } = read;
  return { tool, becomes, projects: projects.map(toPreviewedProject), lost, table };
}

/** Writes everything in a file that is new, or nothing. */
export async function importFile(context: UserContext, given: Given) {
  const { userId, today, now, once } = context;
  const read = await readGiven(context, given);
  return once(async (db) => {
    await lockImports(db, userId);
    const { known, projects } = await arranged(db, context, read);
    const writing = { db, userId, today, now };
    const written = await writeImport(writing, { tool: read.tool, name: given.name, projects, known });
    if (!written) return { import: null, projects: [], undated: 0 };
    const undated = projects.reduce((sum, one) => sum + toPreviewedProject(one).undated, 0);
    return { import: toImport(written.made), projects: written.projects, undated };
  });
}

export async function importsOf({ db, userId }: UserContext) {
  const data = (await listImports(db, userId)).map(toListedImport);
  return { data, count: data.length };
}

/** All imports of a user, for an export. */
export const everyImport = async ({ db, userId }: UserContext) =>
  (await listImports(db, userId, null)).map(({ undated_in: _, ...row }) => toImport(row));
