import { t } from '@daymark/words/t';

/**
 * A backup that cannot be made or restored: one sentence for the operator, printed without a stack. On a screen, where the file
 * is named beside it, the shown sentence stands instead, which is without values so that it can be translated later.
 */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly shown: string;

  constructor(message: string, shown = message) {
    super(message);
    this.shown = shown;
  }
}

// Kept in English, and translated for who reads it.
export const DAMAGED = t`The file is damaged, or is no backup of Daymark. Use another backup.`;
export const MADE_BY_NEWER = t`The backup was made by a newer Daymark, or by another. Restore it with that version or a later one.`;
const UNFIT = t`The file is whole, but its rows do not fit the tables of Daymark. Use another backup.`;
const FILE_UNREADABLE = t`The file is not there, or this server may not read it. Check the folder of the backups.`;
const MAY_NOT_RESTORE = t`The database does not let its role do what a restore needs.`;

/** A whole file whose rows cannot be taken. */
export const unfit = (message: string): BackupError => new BackupError(message, UNFIT);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Turns an error of the file system into a sentence about the file; other errors are unchanged. */
export function explainFile(error: unknown, file: string): unknown {
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new BackupError(`${file} is not there, or its folder is not.`, FILE_UNREADABLE);
    case 'EISDIR':
      return new BackupError(`${file} is a folder: name a file.`, FILE_UNREADABLE);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(`${file} may not be read or written by this account.`, FILE_UNREADABLE);
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new BackupError(`The disk of ${file} is full: nothing was written.`);
    default:
      return error;
  }
}

/** A file with a valid checksum and unexpected content. */
export const notOurs = (file: string): BackupError =>
  new BackupError(
    `${file} is not written as a backup of Daymark is: nothing was changed. Use another backup.`,
    DAMAGED,
  );

// Invalid values, violated constraints and missing columns: PostgreSQL's classes 22, 23 and 42.
const OF_THE_ROWS = /^(22|23|42)[0-9A-Z]{3}$/;

/** Turns a database error during a restore into a sentence; other errors are unchanged. */
export function explainDatabase(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (code === '53100' || code === '53200')
    return new BackupError(t`The disk or memory of the database is full: nothing was changed.`);
  if (code === '42501')
    return new BackupError(
      `The database does not let this role do what a restore needs (${error instanceof Error ? error.message : ''}): nothing was changed.`,
      MAY_NOT_RESTORE,
    );
  if (error instanceof Error && OF_THE_ROWS.test(code))
    return unfit(`${file} does not fit its schema (${error.message}): nothing was changed.`);
  return error;
}
