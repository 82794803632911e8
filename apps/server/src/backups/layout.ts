import { z } from 'zod';
import { BackupError, notOurs } from './errors.ts';

// What stands in a backup: the head first, then the rows of each table in pieces, as COPY writes them, and the counts last.

const HEAD = 'daymark-backup.json';
const COUNTS = 'rows.json';
const TABLE_FILE = /^tables\/([^/]+)\/\d+\.copy$/;

const FORMAT = 1;

const Head = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** What made the schema of these rows, in order. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they are written: a row comes after what it points at. */
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

/** The table whose rows a file holds. */
export const tableIn = (name: string): string | undefined => TABLE_FILE.exec(name)?.[1];

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The head of a backup from the first file in it. Throws `BackupError`. */
export function readHead(entry: { name: string; content: Buffer } | undefined, file: string): Head {
  const value = entry?.name === HEAD ? parsed(entry.content) : undefined;
  const format = z.object({ format: z.number() }).safeParse(value);
  if (!format.success) throw new BackupError(`${file} is no backup of Daymark.`);
  if (format.data.format > FORMAT)
    throw new BackupError(
      `${file} was made by a newer Daymark: restore it with that version or a later one.`,
    );
  const head = Head.safeParse(value);
  if (!head.success) throw notOurs(file);
  return head.data;
}

/** How many rows each table had; undefined for any other file. */
export const readCounts = ({ name, content }: { name: string; content: Buffer }) =>
  name === COUNTS ? Counts.safeParse(parsed(content)).data : undefined;
