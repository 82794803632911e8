import type { ClientNote } from '@daymark/contract/client-links';
import { withAlias } from '@daymark/contract/values';
import { assertOwnProject } from '../auth/client-links.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { type ClientNoteRow, listEveryNote, listNotes, updateSeen } from './note-store.ts';

const toNote = (row: ClientNoteRow): ClientNote =>
  withAlias({
    id: row.id,
    projectId: row.project_id,
    text: row.text,
    answers: row.answers,
    createdAt: instant(row.created_at),
    seenAt: instantOrNull(row.seen_at),
  });

export async function clientNotesOf(context: UserContext, projectId: string) {
  await assertOwnProject(context, projectId);
  const data = (await listNotes(context.db, { userId: context.userId, projectId })).map(toNote);
  return { data, count: data.length };
}

export async function seeClientNote(
  { db, userId, now }: UserContext,
  id: string,
  { isSeen }: { isSeen: boolean },
): Promise<{ note: ClientNote }> {
  const row = await updateSeen(db, { userId, id }, isSeen ? now() : null);
  if (!row) throw notFound('Note');
  return { note: toNote(row) };
}

export const everyClientNote = async ({ db, userId }: UserContext): Promise<ClientNote[]> =>
  (await listEveryNote(db, userId)).map(toNote);
