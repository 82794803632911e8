import type { Statement } from '@daymark/domain/reading';
import { readingFromModel } from '../model/reading.ts';
import { readStatement } from '../model/statement.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2026-12-19', today: '2026-11-23', locale: 'en-GB' };

/** The Reading of a brief from a model's statements with only the fields that a test is about. */
export function read(description: string, statements: object[]) {
  const said = statements.flatMap((one, at) => readStatement({ n: at + 1, title: 'Do it', ...one }) ?? []);
  return readingFromModel({ description, ...FRAME }, said);
}

/** The one statement that a brief of one sentence is. */
export const readOne = (quote: string, fields: object): Statement | undefined =>
  read(quote, [{ quote, ...fields }]).reading.statements[0];

/** Days as a model writes them. */
export const when = (words: string, rel: string, fields: object = {}) => ({ words, rel, ...fields });
