import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTICE_KINDS, type NoticeKind } from '@daymark/domain/reminders';

// The prefix lets secret scanners find it. The user's id routes the change to one shard.
const TOKEN = /^daymark_mail_([0-9a-f]{32})_([a-z]+)_([\w-]{43})$/;

const signatureOf = (key: Buffer, userId: string, kind: NoticeKind): string =>
  createHmac('sha256', key).update(`${userId} ${kind}`).digest('base64url');

const withDashes = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A token that ends one kind of mail of one user and does nothing else. It is signed, so nothing is stored. */
export const unsubscribeToken = (key: Buffer, userId: string, kind: NoticeKind): string =>
  `daymark_mail_${userId.replaceAll('-', '')}_${kind}_${signatureOf(key, userId, kind)}`;

/** Whose mail of which kind a token ends; undefined if it is not signed by this server. */
export function readUnsubscribeToken(
  key: Buffer,
  token: string,
): { userId: string; kind: NoticeKind } | undefined {
  const [, hex = '', name, signature = ''] = TOKEN.exec(token) ?? [];
  const kind = NOTICE_KINDS.find((one) => one === name);
  if (!kind) return undefined;
  const userId = withDashes(hex);
  const expected = signatureOf(key, userId, kind);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? { userId, kind } : undefined;
}
