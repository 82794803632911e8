import { text } from '@daymark/contract/text';
import { Id } from '@daymark/contract/values';
import { CLIENT_NOTE_MAX_LENGTH } from '@daymark/domain/client-links';
import { t } from '@daymark/words/t';
import type { OpenedLink } from '../auth/client-links.ts';
import { clientNotesOf } from '../auth/limits.ts';
import { countEvents } from '../auth/limits-store.ts';
import { AppError, invalid } from '../http/errors.ts';
import { contentOf } from './content.ts';
import { insertNote, isNotePresent } from './note-store.ts';
import type { PageContext } from './section.ts';

const NoteText = text(CLIENT_NOTE_MAX_LENGTH);

/** What was typed, with the line ends of this server: browsers send those of mails. */
export const typedIn = (fields: URLSearchParams): string =>
  (fields.get('text') ?? '').replaceAll('\r\n', '\n').trim();

/** The title of a wait that the page of a link shows. */
async function titleOfWait(context: PageContext, link: OpenedLink, key: string): Promise<string | undefined> {
  const page = await contentOf(context, link);
  return page?.waits?.find((wait) => wait.key === key)?.title;
}

/** Writes what a client sent, as text: it changes no task. Sent twice it is written once. */
export async function receiveNote(
  context: PageContext,
  link: OpenedLink,
  fields: URLSearchParams,
): Promise<void> {
  const { db, now } = context;
  const { userId } = link;
  const key = fields.get('form') === 'answer' ? (fields.get('wait') ?? '') : null;
  const id = Id.safeParse(fields.get('id'));
  const read = NoteText.safeParse(typedIn(fields));
  if (!id.success) throw new AppError('invalid_input', t`The form could not be read. Please send it again.`);
  if (!read.success) throw invalid('text', read.error.issues[0]?.message ?? '');
  if (await isNotePresent(db, userId, id.data)) return;
  const answers = key === null ? null : ((await titleOfWait(context, link, key)) ?? null);
  if (read.data === '' && answers === null)
    throw invalid(
      'text',
      key === null ? t`Please write something first.` : t`This is no longer waited for. Thank you!`,
    );
  await countEvents(db, [{ limit: clientNotesOf(link.id), subject: userId }], now());
  await insertNote(
    db,
    { userId, id: id.data, projectId: link.project_id, linkId: link.id, text: read.data, answers },
    now(),
  );
}
