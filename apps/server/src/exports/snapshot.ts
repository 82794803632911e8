import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { t } from '@daymark/words/t';
import type { Limit } from '../auth/limit.ts';
import { countUse } from '../auth/service.ts';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { makeFairQueue } from '../http/fair-queue.ts';

const RETRY_SECONDS = 10;

const queue = makeFairQueue({
  atOnce: 2,
  eachAtOnce: 1,
  waitingMax: 20,
  eachWaitingMax: 3,
  refusal: () =>
    new AppError('overloaded', t`Too many exports are being made right now. Please try again in a moment.`, {
      retryAfterSeconds: RETRY_SECONDS,
    }),
});

/** An unlinked file: it disappears as soon as it is closed, also after a crash. */
async function openNameless(dataDir: string): Promise<FileHandle> {
  const path = join(dataDir, `export-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

type Chunks<Context> = (context: Context) => AsyncIterable<string> | Promise<AsyncIterable<string>>;

/** Written completely before it is sent, so that no transaction waits for a slow reader. */
async function writeSnapshot<Context extends UserContext>(
  context: Context,
  file: FileHandle,
  chunks: Chunks<Context>,
): Promise<void> {
  const snapshot = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await snapshot.execute(async (trx) => {
    await file.writeFile(await chunks({ ...context, db: trx }));
  });
}

/** The content of a file, made in one snapshot when the user's turn has come. A refused request is not counted. */
export function contentOf<Context extends UserContext>(
  context: Context,
  { limit, chunks }: { limit: Limit; chunks: Chunks<Context> },
): Promise<AsyncIterable<Uint8Array>> {
  const work = async () => {
    await countUse(context, limit);
    const file = await openNameless(context.config.dataDir);
    try {
      await writeSnapshot(context, file, chunks);
    } catch (error) {
      await file.close();
      throw error;
    }
    return file.createReadStream({ start: 0 });
  };
  return queue.run(work, { person: context.userId, signal: context.signal });
}
