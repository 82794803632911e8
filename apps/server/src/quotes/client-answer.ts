import { QuoteName } from '@daymark/contract/quotes';
import { text } from '@daymark/contract/text';
import { Id } from '@daymark/contract/values';
import { CLIENT_NOTE_MAX_LENGTH } from '@daymark/domain/client-links';
import { t } from '@daymark/words/t';
import type { OpenedLink } from '../auth/client-links.ts';
import { clientNotesOf } from '../auth/limits.ts';
import { countEvents } from '../auth/limits-store.ts';
import { insertNote } from '../client-links/note-store.ts';
import { typedIn } from '../client-links/receive.ts';
import type { PageContext } from '../client-links/section.ts';
import { inTransaction } from '../db/database.ts';
import { AppError, invalid } from '../http/errors.ts';
import { dayIn } from '../http/today.ts';
import { findUser } from '../users/store.ts';
import { answerQuote } from './answering.ts';
import { findShownQuote } from './store.ts';

const gone = () =>
  new AppError('conflict', t`This quote can no longer be answered. Please look at what stands here now.`);

const REASON = text(CLIENT_NOTE_MAX_LENGTH);

interface ClientAnswer {
  state: 'accepted' | 'declined';
  name: string;
  /** Why it was declined; empty if nothing was said. */
  reason: string;
}

/** What a client entered in one of the two forms. */
function answerIn(fields: URLSearchParams): ClientAnswer {
  const name = QuoteName.safeParse(fields.get('name') ?? '');
  if (!name.success) throw invalid('name', name.error.issues[0]?.message ?? '');
  if (fields.get('answer') !== 'declined') return { state: 'accepted', name: name.data, reason: '' };
  const reason = REASON.safeParse(typedIn(fields));
  if (!reason.success) throw invalid('text', reason.error.issues[0]?.message ?? '');
  return { state: 'declined', name: name.data, reason: reason.data };
}

const thanks = ({ state }: ClientAnswer): string =>
  state === 'accepted'
    ? t`Thank you, the quote is accepted.`
    : t`Thank you, the quote is declined. Nothing else happens by itself.`;

/** The answer as a note, which the person is told of at once. */
const noteText = ({ state, name, reason }: ClientAnswer, number: number): string =>
  state === 'accepted'
    ? t`Quote ${number} accepted by ${name}`
    : [t`Quote ${number} declined by ${name}`, reason].filter(Boolean).join('\n');

/** Answers the quote that the page of a link shows, once. The person reads it as a note of the client. */
export async function answerAsClient(
  context: PageContext,
  link: OpenedLink,
  fields: URLSearchParams,
): Promise<string> {
  const { db, now } = context;
  const { userId, project_id: projectId } = link;
  const form = Id.safeParse(fields.get('id'));
  const id = Id.safeParse(fields.get('quote'));
  if (!form.success || !id.success) throw gone();
  const answer = answerIn(fields);
  await countEvents(db, [{ limit: clientNotesOf(link.id), subject: userId }], now());
  const quote = link.shows.includes('quote') ? await findShownQuote(db, { userId, projectId }) : undefined;
  const user = await findUser(db, userId);
  if (!quote || !user || quote.id !== id.data) throw gone();
  // The same form sent twice.
  if (quote.state === answer.state && quote.answered_by === answer.name) return thanks(answer);
  const { timezone } = user;
  const today = dayIn(timezone, now());
  if (quote.valid_until < today) throw gone();
  await inTransaction(db, async (trx) => {
    if (!(await answerQuote({ db: trx, userId, now, today, timezone }, quote.id, answer))) throw gone();
    const written = noteText(answer, quote.number);
    const note = { userId, id: form.data, projectId, linkId: link.id, text: written, answers: null };
    await insertNote(trx, note, now());
  });
  return thanks(answer);
}
