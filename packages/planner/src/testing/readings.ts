import type { Effort, Lag, Pace, Parts } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import {
  type After,
  type AvailabilityFields,
  type DoneFields,
  type EventFields,
  type RepeatFields,
  type Statement,
  type StatementFields,
  type TaskFields,
  type TheirsFields,
  UNSAID,
  type WaitFields,
} from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import type { PlanRequest } from '../plan.ts';
import { requestFor } from './requests.ts';

/** The id of the statement with these words; every statement of a test has its own words. */
export const idOf = (text: string): string => statementIds([{ text }])[0] ?? '';

const stated = (text: string, fields: StatementFields): Statement => ({
  ...fields,
  id: idOf(text),
  words: { text, start: 0, end: text.length },
  sure: true,
  statedBy: 'reader',
});

export const task = (title: string, fields: Partial<TaskFields> = {}): Statement =>
  stated(title, { kind: 'task', title, ...UNSAID.task, ...fields });

export const repeat = (title: string, rule: string, fields: Partial<RepeatFields> = {}): Statement =>
  stated(title, { kind: 'repeat', title, rule, ...UNSAID.repeat, ...fields });

export const event = (title: string, on: Day, fields: Partial<EventFields> = {}): Statement =>
  stated(title, { kind: 'event', title, on, ...UNSAID.event, ...fields });

export const wait = (title: string, fields: Partial<WaitFields> = {}): Statement =>
  stated(title, { kind: 'wait', title, ...UNSAID.wait, ...fields });

export const theirs = (text: string, fields: Partial<TheirsFields> = {}): Statement =>
  stated(text, { kind: 'theirs', who: null, by: null, ...fields });

export const done = (text: string, of: DoneFields['of'] = null): Statement =>
  stated(text, { kind: 'done', of });

export const note = (text: string): Statement => stated(text, { kind: 'note' });

export const unsure = (text: string, question: string | null = null): Statement =>
  stated(text, { kind: 'unsure', kinds: ['task', 'note'], question });

/** Availability; its words only have to be unique. */
export const availability = (text: string, fields: Partial<AvailabilityFields>): Statement =>
  stated(text, { kind: 'availability', ...UNSAID.availability, ...fields });

/** A stated duration: of the whole, or of each part. */
export const minutes = (amount: number, per: Effort['per'] = 'whole'): Effort => ({
  ...{ amount, unit: 'minutes', per, said: true },
});
export const hours = (amount: number, per: Effort['per'] = 'whole'): Effort => minutes(amount * 60, per);
export const workdays = (amount: number, per: Effort['per'] = 'whole'): Effort => ({
  ...{ amount, unit: 'workdays', per, said: true },
});
/** The same effort as an estimate of the reader. */
export const guess = (effort: Effort): Effort => ({ ...effort, said: false });

export const parts = (count: number, first = 1): Parts => ({ count, unit: null, first });
export const pace = (count: number, per: Pace['per']): Pace => ({ parts: count, per });
export const days = (count: number): Lag => ({ days: count, unit: 'calendar' });
export const workingDays = (count: number): Lag => ({ days: count, unit: 'working' });

/** A dependency on the statement with these words. */
export const after = (text: string, { lag = null, each = false, previous }: Partial<After> = {}): After => ({
  ...{ statement: idOf(text), lag, each, ...(previous && { previous }) },
});

/** A brief made of the statements' words, one per line, and the statements with their positions. */
export function briefOfStatements(statements: readonly Statement[]): {
  description: string;
  statements: Statement[];
} {
  let start = 0;
  const placed = statements.map((one) => {
    const words = { text: one.words.text, start, end: start + one.words.text.length };
    start = words.end + 1;
    return { ...one, words };
  });
  return { description: statements.map(({ words }) => words.text).join('\n'), statements: placed };
}

/** A request to plan these statements; from 2026-11-23, a Monday, to 2026-12-18, six hours on weekdays. */
export function requestOf(statements: readonly Statement[], change: Partial<PlanRequest> = {}): PlanRequest {
  const { description, statements: placed } = briefOfStatements(statements);
  return requestFor({ description, reading: { statements: placed }, ...change });
}
