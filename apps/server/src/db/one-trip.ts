import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');

/**
 * Carries out two statements in one transaction, the current one or one of their own. They are sent at once, which saves
 * up to three round trips. The second is sent without knowing the first one's answer: if it must not happen, the first
 * has to fail, and the whole transaction with it.
 */
export async function inOneTrip<First, Second>(
  db: Database,
  first: RawBuilder<First>,
  second: RawBuilder<Second>,
): Promise<[First[], Second[]]> {
  const statements = [first.compile(db), second.compile(db)];
  const sent = db.isTransaction ? statements : [BEGIN, ...statements, COMMIT];
  // All answers are awaited: until then the connection may not be lent again.
  const answers = await db
    .getExecutor()
    .provideConnection((connection) =>
      Promise.allSettled(sent.map((statement) => connection.executeQuery(statement))),
    );
  const [one, two] = answers
    .map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value.rows;
    })
    .slice(db.isTransaction ? 0 : 1);
  return [one as First[], two as Second[]];
}
