/** A backup that cannot be made or restored: one sentence for the person who asked for it, printed without a stack. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What the file system says, as a sentence about the file; anything else as it is. */
export function explainFile(error: unknown, file: string): unknown {
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new BackupError(`${file} is not there, or its folder is not.`);
    case 'EISDIR':
      return new BackupError(`${file} is a folder: name a file.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(`${file} may not be read or written by this account.`);
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new BackupError(`The disk of ${file} is full: nothing was written.`);
    default:
      return error;
  }
}

/** What the database says while rows are written, as a sentence; anything else as it is. */
export function explainDatabase(error: unknown): unknown {
  const code = codeOf(error);
  if (code === '53100' || code === '53200')
    return new BackupError('The disk or memory of the database is full: nothing was changed.');
  if (code === '42501')
    return new BackupError(
      `The database does not let this role do what a restore needs (${error instanceof Error ? error.message : ''}): nothing was changed.`,
    );
  return error;
}
