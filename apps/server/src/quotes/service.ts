import { randomUUIDv7 } from 'node:crypto';
import type { Quote, QuoteWish } from '@daymark/contract/quotes';
import { withAlias } from '@daymark/contract/values';
import { QUOTES_MAX_COUNT } from '@daymark/domain/quotes';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { inTransaction } from '../db/database.ts';
import { findProjectName } from '../db/own-project.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound, stale } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { answerQuote } from './answering.ts';
import { contentOf } from './content.ts';
import {
  deleteDraft,
  findQuote,
  insertQuote,
  listQuotes,
  type QuoteRow,
  updateDraft,
  updateReplaced,
  updateSent,
} from './store.ts';

type Wish = z.output<typeof QuoteWish>;

const toQuote = (row: QuoteRow): Quote =>
  withAlias({
    id: row.id,
    projectId: row.project_id,
    number: row.number,
    state: row.state,
    validUntil: row.valid_until,
    content: row.content,
    answeredBy: row.answered_by,
    version: row.version,
    createdAt: instant(row.created_at),
    sentAt: instantOrNull(row.sent_at),
    answeredAt: instantOrNull(row.answered_at),
  });

async function ownQuote({ db, userId }: UserContext, id: string): Promise<QuoteRow> {
  const row = await findQuote(db, { userId, id });
  if (!row) throw notFound('Quote');
  return row;
}

export async function quotesOf({ db, userId }: UserContext, projectId: string) {
  if ((await findProjectName(db, userId, projectId)) === undefined) throw notFound('Project');
  const data = (await listQuotes(db, { userId, projectId })).map(toQuote);
  return { data, count: data.length };
}

/** The quotes of all projects, for an export. */
export const everyQuote = async ({ db, userId }: UserContext): Promise<Quote[]> =>
  (await listQuotes(db, { userId, projectId: null })).map(toQuote);

function assertAhead({ today }: UserContext, { validUntil }: Wish): void {
  if (validUntil < today) throw invalid('validUntil', t`Please choose a day that is not past`);
}

export async function draftQuote(context: UserContext, projectId: string, wish: Wish) {
  assertAhead(context, wish);
  const content = await contentOf(context, projectId, wish);
  const { userId, now, once } = context;
  return once(async (trx) => {
    const of = { userId, id: randomUUIDv7(), projectId };
    const row = await insertQuote(trx, of, { valid_until: wish.validUntil, content }, now());
    if (!row)
      throw new AppError(
        'conflict',
        t`This project has a draft already, or ${QUOTES_MAX_COUNT} quotes. Change or delete the draft.`,
      );
    return { quote: toQuote(row) };
  });
}

const notDraft = () => new AppError('conflict', t`This quote was sent. Make a new version to change it.`);

/** Why a draft of this version could not be changed. */
const whyNot = ({ state }: QuoteRow): AppError => (state === 'draft' ? stale('quote') : notDraft());

/** Makes a draft again from the present plan. */
export async function changeQuote(
  context: UserContext,
  id: string,
  wish: Wish,
  ifVersion: number | undefined,
) {
  assertAhead(context, wish);
  const { db, userId } = context;
  const before = await ownQuote(context, id);
  if (before.state !== 'draft') throw notDraft();
  const content = await contentOf(context, before.project_id, wish);
  const row = await updateDraft(db, { userId, id }, { valid_until: wish.validUntil, content }, ifVersion);
  if (!row) throw whyNot(await ownQuote(context, id));
  return { quote: toQuote(row) };
}

export async function sendQuote(context: UserContext, id: string, ifVersion: number | undefined) {
  const { db, userId, now } = context;
  const draft = await ownQuote(context, id);
  if (draft.content.price === null)
    throw new AppError('conflict', t`Enter a rate first, then update the draft.`);
  if (draft.content.hours === 0)
    throw new AppError('conflict', t`No task of the plan has hours. Estimate them, then update the draft.`);
  return db.transaction().execute(async (trx) => {
    const row = await updateSent(trx, { userId, id }, ifVersion, now());
    if (!row) throw whyNot(await ownQuote({ ...context, db: trx }, id));
    await updateReplaced(trx, { userId, id, projectId: row.project_id });
    return { quote: toQuote(row) };
  });
}

/** Notes the answer that the client gave in another way than by their link. */
export async function noteAnswer(
  context: UserContext,
  id: string,
  { isAccepted, name }: { isAccepted: boolean; name: string },
) {
  await ownQuote(context, id);
  const state = isAccepted ? 'accepted' : 'declined';
  const row = await inTransaction(context.db, (trx) =>
    answerQuote({ ...context, db: trx }, id, { state, name }),
  );
  if (!row) throw new AppError('conflict', t`Only the quote that was sent last can be answered, once.`);
  return { quote: toQuote(row) };
}

export async function removeDraft(context: UserContext, id: string) {
  const { db, userId } = context;
  await ownQuote(context, id);
  if (!(await deleteDraft(db, { userId, id }))) throw notDraft();
  return { message: t`Draft deleted`, data: { id } };
}
