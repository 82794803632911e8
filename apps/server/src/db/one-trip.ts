import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');

/** The rows of each statement. */
type Answers<Statements> = {
  [K in keyof Statements]: Statements[K] extends RawBuilder<infer Row> ? Row[] : never;
};

/**
 * Carries out statements in one transaction, the current one or one of their own. They are sent at once, which saves
 * round trips. The others are sent without knowing the first one's answer: if they must not happen, the first has to
 * fail, and the whole transaction with it.
 */
export async function inOneTrip<Statements extends readonly RawBuilder<unknown>[]>(
  db: Database,
  ...parts: Statements
): Promise<Answers<Statements>> {
  const statements = parts.map((part) => part.compile(db));
  const sent = db.isTransaction ? statements : [BEGIN, ...statements, COMMIT];
  // All answers are awaited: until then the connection may not be lent again.
  const answers = await db
    .getExecutor()
    .provideConnection((connection) =>
      Promise.allSettled(sent.map((statement) => connection.executeQuery(statement))),
    );
  const rows = answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value.rows;
  });
  const from = db.isTransaction ? 0 : 1;
  return rows.slice(from, from + parts.length) as Answers<Statements>;
}
