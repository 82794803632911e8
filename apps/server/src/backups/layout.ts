import { z } from 'zod';
import { BackupError, DAMAGED, MADE_BY_NEWER, notOurs } from './errors.ts';

// The contents of a backup: the head first, then the rows of each table in pieces, in the format of COPY, and the
// counts last.

const HEAD = 'daymark-backup.json';
const COUNTS = 'rows.json';
const TABLE_FILE = /^tables\/([^/]+)\/\d+\.copy$/;

const FORMAT = 1;

const Head = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The migrations that made the schema of these rows, in order. */
  migrations: z.array(z.string()).min(1),
  /** In the order of writing: referenced rows come first. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type Head = z.infer<typeof Head>;

const Counts = z.record(z.string(), z.number().int().min(0));

const jsonFile = (name: string, value: unknown) => ({
  name,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

export const headText = (head: Head) => jsonFile(HEAD, head);

export const countsText = (counts: Record<string, number>) => jsonFile(COUNTS, counts);

export const tableFile = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}.copy`;

/** The table whose rows a file has. */
export const tableIn = (name: string): string | undefined => TABLE_FILE.exec(name)?.[1];

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Parses the head of a backup from its first file. Throws `BackupError`. */
export function readHead(entry: { name: string; content: Buffer } | undefined, file: string): Head {
  const value = entry?.name === HEAD ? parsed(entry.content) : undefined;
  const format = z.object({ format: z.number() }).safeParse(value);
  if (!format.success) throw new BackupError(`${file} is no backup of Daymark.`, DAMAGED);
  if (format.data.format > FORMAT)
    throw new BackupError(
      `${file} was made by a newer Daymark: restore it with that version or a later one.`,
      MADE_BY_NEWER,
    );
  const head = Head.safeParse(value);
  if (!head.success) throw notOurs(file);
  return head.data;
}

/** The number of rows of each table; undefined for any other file. */
export const readCounts = ({ name, content }: { name: string; content: Buffer }) =>
  name === COUNTS ? Counts.safeParse(parsed(content)).data : undefined;
