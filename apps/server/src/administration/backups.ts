import type { Backups } from '@daymark/contract/server';
import { translated } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { lastDrill } from '../backups/restore-drill.ts';
import { listBackups } from '../backups/service.ts';
import type { SessionContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';

export async function readBackups({ db, jobs, config }: SessionContext): Promise<Backups> {
  const { backupDir: folder, backupKeep: keep } = config;
  const kept = folder === undefined ? [] : await listBackups(folder);
  const failures = (await jobs.failures()).filter(({ queue }) => queue === 'backup');
  const drill = await lastDrill(db);
  return {
    folder: folder ?? null,
    keep,
    backups: kept.map(({ name, finishedAt, bytes }) => ({ name, finishedAt: instant(finishedAt), bytes })),
    failures: failures.map(({ failed_at, reason }) => ({ failedAt: instant(failed_at), reason })),
    isBackingUp: await jobs.isUnderWay('backup'),
    isDrilling: await jobs.isUnderWay('restore-drill'),
    drill: drill ? { ...drill, problem: drill.problem && translated(drill.problem) } : null,
  };
}

/** Begins a backup, unless one is under way. */
export async function beginBackup(context: SessionContext): Promise<Backups> {
  assertFolder(context);
  await context.jobs.begin('backup');
  return readBackups(context);
}

/** Begins a restore drill of the newest backup, unless one is under way. */
export async function beginDrill(context: SessionContext): Promise<Backups> {
  const folder = assertFolder(context);
  if ((await listBackups(folder)).length === 0)
    throw new AppError('conflict', t`There is no backup yet: make one first.`);
  await context.jobs.begin('restore-drill');
  return readBackups(context);
}

function assertFolder({ config: { backupDir } }: SessionContext): string {
  if (backupDir === undefined)
    throw new AppError(
      'conflict',
      t`There is no folder for backups: set BACKUP_DIR and start the server again.`,
    );
  return backupDir;
}
