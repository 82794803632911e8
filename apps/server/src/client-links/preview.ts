import { createHmac, timingSafeEqual } from 'node:crypto';
import { ClientPageWish } from '@daymark/contract/client-links';
import { Id } from '@daymark/contract/values';
import { CLIENT_PREVIEW_MINUTES } from '@daymark/domain/client-links';
import { z } from 'zod';
import { assertOwnProject } from '../auth/client-links.ts';
import { isSessionAlive } from '../auth/sessions.ts';
import type { RequestContext, SessionContext } from '../http/context.ts';
import { instant } from '../http/shapes.ts';
import type { ShownLink } from './content.ts';

// The prefix lets secret scanners find it.
const TOKEN = /^daymark_preview_([\w-]{1,1000})\.([\w-]{43})$/;

const signatureOf = (key: Buffer, content: string): string =>
  createHmac('sha256', key).update(content).digest('base64url');

const Previewed = ClientPageWish.extend({ userId: Id, sessionId: Id, projectId: Id, until: z.int() });

/**
 * An address that shows a page for half an hour, and no longer than the session in which it was asked for. All that it
 * shows is signed in it, so nothing is stored.
 */
export async function previewClientPage(
  context: SessionContext,
  projectId: string,
  wish: z.output<typeof ClientPageWish>,
): Promise<{ address: string; expiresAt: string }> {
  const { userId, sessionId, now, secrets, config } = context;
  await assertOwnProject(context, projectId);
  const until = now().getTime() + CLIENT_PREVIEW_MINUTES * 60_000;
  const previewed = { ...wish, userId, sessionId, projectId, until } satisfies z.output<typeof Previewed>;
  const content = Buffer.from(JSON.stringify(previewed)).toString('base64url');
  const token = `daymark_preview_${content}.${signatureOf(secrets.previewKey, content)}`;
  return { address: `${config.publicUrl}/c/${token}`, expiresAt: instant(new Date(until)) };
}

/** What a preview shows; undefined if it was not signed by this server or is over. */
export async function readPreview(
  { db, secrets, now }: Pick<RequestContext, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<ShownLink | undefined> {
  const [, content = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (content === '') return undefined;
  const expected = signatureOf(secrets.previewKey, content);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  const read = Previewed.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  if (!read.success || read.data.until <= now().getTime()) return undefined;
  const { userId, sessionId, projectId: project_id, shows, language, until } = read.data;
  if (!(await isSessionAlive(db, { userId, sessionId }, now()))) return undefined;
  return { userId, id: null, project_id, shows, language, expires_at: new Date(until) };
}
