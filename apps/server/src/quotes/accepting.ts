import { QuoteName } from '@daymark/contract/quotes';
import { Id } from '@daymark/contract/values';
import { t } from '@daymark/words/t';
import type { OpenedLink } from '../auth/client-links.ts';
import { clientNotesOf } from '../auth/limits.ts';
import { countEvents } from '../auth/limits-store.ts';
import { insertNote } from '../client-links/note-store.ts';
import type { PageContext } from '../client-links/section.ts';
import { inTransaction } from '../db/database.ts';
import { AppError, invalid } from '../http/errors.ts';
import { dayIn } from '../http/today.ts';
import { findUser } from '../users/store.ts';
import { answerQuote } from './answering.ts';
import { findShownQuote } from './store.ts';

const gone = () =>
  new AppError('conflict', t`This quote can no longer be accepted. Please look at what stands here now.`);

/** Accepts the quote that the page of a link shows. The person reads it as a note of the client. */
export async function acceptAsClient(
  context: PageContext,
  link: OpenedLink,
  fields: URLSearchParams,
): Promise<string> {
  const { db, now } = context;
  const { userId, project_id: projectId } = link;
  const form = Id.safeParse(fields.get('id'));
  const id = Id.safeParse(fields.get('quote'));
  const name = QuoteName.safeParse(fields.get('name') ?? '');
  if (!form.success || !id.success) throw gone();
  if (!name.success) throw invalid('name', name.error.issues[0]?.message ?? '');
  await countEvents(db, [{ limit: clientNotesOf(link.id), subject: userId }], now());
  const quote = link.shows.includes('quote') ? await findShownQuote(db, { userId, projectId }) : undefined;
  const user = await findUser(db, userId);
  if (!quote || !user || quote.id !== id.data) throw gone();
  // The same form sent twice.
  if (quote.state === 'accepted' && quote.answered_by === name.data)
    return t`Thank you, the quote is accepted.`;
  const { timezone } = user;
  const today = dayIn(timezone, now());
  if (quote.valid_until < today) throw gone();
  await inTransaction(db, async (trx) => {
    const answer = { state: 'accepted' as const, name: name.data };
    if (!(await answerQuote({ db: trx, userId, now, today, timezone }, quote.id, answer))) throw gone();
    const text = t`Quote ${quote.number} accepted by ${name.data}`;
    const note = { userId, id: form.data, projectId, linkId: link.id, text, answers: null };
    await insertNote(trx, note, now());
  });
  return t`Thank you, the quote is accepted.`;
}
