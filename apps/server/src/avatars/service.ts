import { randomBytes } from 'node:crypto';
import type { Avatar } from '@daymark/contract/avatars';
import { avatarProblem } from '@daymark/domain/avatars';
import { t } from '@daymark/words/t';
import { UPLOADS } from '../auth/limits.ts';
import { countUse } from '../auth/service.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { makeFairQueue } from '../http/fair-queue.ts';
import { avatarAt } from '../users/service.ts';
import { updateAvatarSecret } from '../users/store.ts';
import { tooManyUploads } from './busy.ts';
import { drawAvatar } from './picture.ts';
import { deleteAvatar, findAvatar, saveAvatar } from './store.ts';

const SECRET_BYTES = 24;

/** Each running upload takes up to 5 MB. Uploads in the queue are not read yet. */
const uploads = makeFairQueue({
  atOnce: 6,
  eachAtOnce: 1,
  waitingMax: 60,
  eachWaitingMax: 30,
  refusal: tooManyUploads,
});

/** The whole file. Reading stops if it is too large. */
async function readFile(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    const problem = avatarProblem({ isImage: true, size });
    if (problem)
      throw new AppError('body_too_large', problem, { errors: [{ path: 'avatar', message: problem }] });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Draws the picture anew and stores the result; the file itself is not stored. */
export async function uploadAvatar(
  context: UserContext,
  file: AsyncIterable<Uint8Array>,
): Promise<{ avatar: Avatar }> {
  const { db, userId, signal, now } = context;
  await countUse(context, UPLOADS);
  const requester = { person: userId, signal };
  const image = await uploads.run(async () => drawAvatar(await readFile(file), requester), requester);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db.transaction().execute(async (trx) => {
    if (!(await updateAvatarSecret(trx, userId, secret, now())))
      throw new AppError('unauthenticated', t`Please log in to continue`);
    await saveAvatar(trx, userId, image);
  });
  return { avatar: avatarAt(userId, secret) };
}

export async function removeAvatar({ db, userId, now }: UserContext): Promise<{ message: string }> {
  await db.transaction().execute(async (trx) => {
    if (await updateAvatarSecret(trx, userId, null, now())) await deleteAvatar(trx, userId);
  });
  return { message: t`Avatar removed successfully!` };
}

export async function showAvatar(
  { db }: RequestContext,
  address: { userId: string; secret: string },
): Promise<Buffer> {
  const image = await findAvatar(db, address);
  if (!image) throw notFound('Avatar');
  return image;
}
