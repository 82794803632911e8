import type { AvailabilityFields, SaidFields, Statement, StatementFields } from './reading.ts';

/** The fields of a statement's kind, without its words and its source. */
export function fieldsOf(statement: Statement): StatementFields {
  const { id: _id, words: _words, sure: _sure, statedBy: _by, alternatives: _others, ...fields } = statement;
  return fields;
}

/** Whether a user can choose the kind for a line. */
export const isSayable = (fields: StatementFields): fields is SaidFields =>
  !['unsure', 'library', 'suggestion'].includes(fields.kind);

/** Whether the user should confirm how a statement was understood. */
export const isUnsure = ({ kind, sure }: Statement): boolean => kind === 'unsure' || !sure;

/** Whether it is time off; otherwise it is working time. */
export const isTimeOff = ({ rule, off, minutes }: AvailabilityFields): boolean =>
  rule === 'never' || (rule === null && off.length > 0 && minutes === null);
