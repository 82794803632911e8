import type { Day } from '@daymark/domain/dates';
import type { Database } from '../db/database.ts';
import { promiseDay } from '../promises/service.ts';
import { type QuoteRow, updateAnswer } from './store.ts';

interface Answering {
  /** A transaction. */
  db: Database;
  userId: string;
  now: () => Date;
  today: Day;
  timezone: string;
}

/** Notes the answer to a quote; undefined if none is awaited. The finish of an accepted one is promised. */
export async function answerQuote(
  context: Answering,
  id: string,
  answer: { state: 'accepted' | 'declined'; name: string },
): Promise<QuoteRow | undefined> {
  const { db, userId, now, today } = context;
  const row = await updateAnswer(db, { userId, id }, answer, now());
  const day = row?.content.finishesOn;
  if (row && day && answer.state === 'accepted' && day >= today)
    await promiseDay(context, { projectId: row.project_id, day, toldBy: 'quote' });
  return row;
}
