/**
 * The embedded database cannot be used. The message is one sentence for the operator: what is wrong and what to do. It
 * is printed without a stack.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** Errors of PostgreSQL or Node and their meaning; the first match counts. */
const MEANINGS: { sign: RegExp; meaning: (place: string) => string }[] = [
  {
    // PostgreSQL's log is terse: "wrote only" comes without its hint that the disk is full.
    sign: /No space left on device|wrote only \d+ of \d+ bytes|ENOSPC|Disk quota exceeded|EDQUOT|File too large|EFBIG/,
    meaning: (place) =>
      `The disk or quota under ${place} is full: free about 100 MB there, or set DATA_DIR to a folder on another disk, and start again.`,
  },
  {
    sign: /Read-only file system|EROFS/,
    meaning: (place) => `${place} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  },
  {
    sign: /ENOTDIR|EEXIST/,
    meaning: (place) =>
      `${place} is not a folder, or lies in something that is none: set DATA_DIR to a folder.`,
  },
  {
    sign: /Permission denied|EACCES|EPERM|Operation not permitted|has wrong ownership/,
    meaning: (place) =>
      `${place} belongs to another user: start Daymark as that user, or set DATA_DIR to a folder of your own.`,
  },
  {
    sign: /database files are incompatible with server/,
    meaning: (place) =>
      `${place} was made by another build of PostgreSQL: start it with the Daymark that made it, or set DATA_DIR to a new folder.`,
  },
  {
    sign: /could not map anonymous shared memory|could not create shared memory segment|Cannot allocate memory/,
    meaning: () =>
      'PostgreSQL found too little memory to start: end other programs or give this machine at least 512 MB, and start again.',
  },
  {
    sign: /error while loading shared libraries|ENOENT.*(initdb|postgres)|GLIBC_|Exec format error/,
    meaning: () =>
      'The bundled PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL 15 or later of your own.',
  },
];

/**
 * Translates an error of Node or the output of a PostgreSQL program into a sentence. `place` is the folder concerned;
 * `log` is the file with the whole output.
 */
export function explain(trouble: unknown, place: string, log?: string): EmbeddedDatabaseError {
  if (trouble instanceof EmbeddedDatabaseError) return trouble;
  const text = trouble instanceof Error ? trouble.message : String(trouble);
  const known = MEANINGS.find(({ sign }) => sign.test(text));
  if (known) return new EmbeddedDatabaseError(known.meaning(place), { cause: trouble });
  return new EmbeddedDatabaseError(
    `PostgreSQL did not start in ${place} (${firstComplaint(text)})${log ? `: see ${log}` : ''}.`,
    { cause: trouble },
  );
}

function firstComplaint(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const complaint =
    lines.find((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return complaint.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').trim();
}
