import type { Statement } from '@daymark/domain/reading';
import { readingFromModel } from '../model/reading.ts';
import { readStatement } from '../model/statement.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2026-12-19', today: '2026-11-23', locale: 'en-GB' };

/** The Reading of a brief from a model's statements, of which a test only gives the fields that it needs. */
export function read(description: string, statements: object[]) {
  const said = statements.flatMap((one, at) => readStatement({ n: at + 1, title: 'Do it', ...one }) ?? []);
  return readingFromModel({ description, ...FRAME }, said);
}

/** The only statement of a brief of one sentence. */
export const readOne = (quote: string, fields: object): Statement | undefined =>
  read(quote, [{ quote, ...fields }]).reading.statements[0];

/** A date as a model writes it. */
export const when = (words: string, rel: string, fields: object = {}) => ({ words, rel, ...fields });
