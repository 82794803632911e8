import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountExport } from '@daymark/contract/exports';
import type { DownloadedFile } from '@daymark/contract/route';
import { everyAiRequest } from '../ai/export.ts';
import { everyApiToken } from '../auth/api-tokens.ts';
import { countExport } from '../auth/service.ts';
import { listOfSessions } from '../auth/sessions.ts';
import { everyCalendar } from '../calendars/service.ts';
import { exportChats } from '../chats/export.ts';
import type { SessionContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { makeFairQueue } from '../http/fair-queue.ts';
import { jsonChunks, type Piecewise } from '../http/json-pieces.ts';
import { exportProjects } from '../projects/export.ts';
import { everyTimer } from '../timers/service.ts';
import { readProfile, readSettings } from '../users/service.ts';

const RETRY_SECONDS = 10;

const queue = makeFairQueue({
  atOnce: 2,
  eachAtOnce: 1,
  waitingMax: 20,
  eachWaitingMax: 3,
  refusal: () =>
    new AppError('overloaded', 'Too many exports are being made right now. Please try again in a moment.', {
      retryAfterSeconds: RETRY_SECONDS,
    }),
});

/** All data of a user. A new part needs a line here and one in the contract. */
async function everythingOf(context: SessionContext): Promise<Piecewise<AccountExport>> {
  return {
    exportedAt: context.now().toISOString(),
    user: await readProfile(context),
    settings: await readSettings(context),
    calendar: await everyCalendar(context),
    sessions: (await listOfSessions(context)).data,
    apiTokens: await everyApiToken(context),
    projects: exportProjects(context),
    chats: exportChats(context),
    aiRequests: everyAiRequest(context),
    timers: await everyTimer(context),
  };
}

/** An unlinked file: it disappears as soon as it is closed, also after a crash. */
async function openNameless(dataDir: string): Promise<FileHandle> {
  const path = join(dataDir, `export-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Written completely before it is sent, so that no transaction waits for a slow reader. */
async function writeSnapshot(context: SessionContext, file: FileHandle): Promise<void> {
  const snapshot = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await snapshot.execute(async (trx) => {
    await file.writeFile(jsonChunks(await everythingOf({ ...context, db: trx })));
  });
}

/** All data of a user as one file, from one snapshot. */
export async function exportAccount(context: SessionContext): Promise<DownloadedFile> {
  const work = async () => {
    // A request that the full queue refused is not counted.
    await countExport(context);
    const file = await openNameless(context.config.dataDir);
    try {
      await writeSnapshot(context, file);
    } catch (error) {
      await file.close();
      throw error;
    }
    return { filename: `daymark-${context.today}.json`, content: file.createReadStream({ start: 0 }) };
  };
  return queue.run(work, { person: context.userId, signal: context.signal });
}
