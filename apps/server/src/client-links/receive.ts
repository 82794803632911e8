import { text } from '@daymark/contract/text';
import { Id } from '@daymark/contract/values';
import { CLIENT_NOTE_MAX_LENGTH } from '@daymark/domain/client-links';
import { t } from '@daymark/words/t';
import type { OpenedLink } from '../auth/client-links.ts';
import { clientNotesOf } from '../auth/limits.ts';
import { countEvents } from '../auth/limits-store.ts';
import { AppError, invalid } from '../http/errors.ts';
import { answerWait } from '../waits/service.ts';
import { contentOf } from './content.ts';
import { insertNote, isNotePresent } from './note-store.ts';
import type { PageContext } from './section.ts';

const NoteText = text(CLIENT_NOTE_MAX_LENGTH);

/** What was typed, with the line ends of this server: browsers send those of mails. */
export const typedIn = (fields: URLSearchParams): string =>
  (fields.get('text') ?? '').replaceAll('\r\n', '\n').trim();

/** The wait that a form answers, if its page still shows it to the client. */
async function answeredWait(context: PageContext, link: OpenedLink, fields: URLSearchParams) {
  const page = await contentOf(context, link);
  const wait = page?.waits?.find(({ id, isForClient }) => isForClient && id === fields.get('wait'));
  return page && wait && { ...wait, today: page.today };
}

/** Writes what a client sent, as text: it makes no task. A wait that they answered ends. Sent twice it is written once. */
export async function receiveNote(
  context: PageContext,
  link: OpenedLink,
  fields: URLSearchParams,
): Promise<void> {
  const { db, now } = context;
  const { userId, project_id: projectId, id: linkId } = link;
  const isAnswer = fields.get('form') === 'answer';
  const id = Id.safeParse(fields.get('id'));
  const read = NoteText.safeParse(typedIn(fields));
  if (!id.success) throw new AppError('invalid_input', t`The form could not be read. Please send it again.`);
  if (!read.success) throw invalid('text', read.error.issues[0]?.message ?? '');
  if (await isNotePresent(db, userId, id.data)) return;
  const wait = isAnswer ? await answeredWait(context, link, fields) : undefined;
  if (read.data === '' && !wait)
    throw invalid(
      'text',
      isAnswer ? t`This is no longer waited for. Thank you!` : t`Please write something first.`,
    );
  await countEvents(db, [{ limit: clientNotesOf(linkId), subject: userId }], now());
  const note = { userId, id: id.data, projectId, linkId, text: read.data, answers: wait?.title ?? null };
  await db.transaction().execute(async (trx) => {
    const isNew = await insertNote(trx, note, now());
    if (!isNew || !wait) return;
    const answering = { ...context, db: trx, userId, today: wait.today };
    await answerWait(answering, wait.id, { note: read.data });
  });
}
