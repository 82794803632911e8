import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertInvitation } from '../auth/invitation-store.ts';
import { newToken } from '../auth/tokens.ts';
import type { TestNode } from './harness.ts';
import { makeUser } from './people.ts';

/** A job that failed in a queue, and was given up. */
export async function makeFailedJob(
  { db }: Pick<TestNode, 'db'>,
  queue: string,
  data: object = {},
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    values ('failed', ${JSON.stringify(data)}, ${queue}, gen_random_uuid(), now(), 3, '{"message": "It broke"}') returning id
  `.execute(db);
  return rows[0]?.id ?? '';
}

/** A folder of backups with one in it, of no use. */
export function folderWithBackup() {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-backups-'));
  writeFileSync(join(folder, 'daymark-2026-11-19T01-17-00Z.tar.zst'), 'not a backup');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** What the owner of the server can name: another person, an invitation and a job that failed. */
export async function makeServerThings(node: TestNode) {
  const { db, services } = node;
  const { userId: guestId } = await makeUser(node);
  const invitationId = randomUUIDv7();
  const { hash } = newToken(invitationId, 'daymark_invitation');
  const now = services.now();
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60 * 1_000);
  await insertInvitation(db, { id: invitationId, hash, email: null, expiresAt }, now);
  return { guestId, invitationId, failedJobId: await makeFailedJob(node, 'series') };
}
