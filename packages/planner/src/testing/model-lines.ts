import type { Statement } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';
import { brokenDown } from '../breakdown/broken-down.ts';
import { readingFromModel } from '../model/reading.ts';
import { readLine } from '../model/statement.ts';
import { planProject } from '../plan.ts';
import { requestFor } from './requests.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2026-12-19', today: '2026-11-23', locale: 'en-GB' };

/**
 * The Reading of a brief from a model's statements and rows, numbered in their order, of which a test only gives the fields that it
 * needs.
 */
export function read(description: string, lines: object[]) {
  const said = lines.flatMap((one, at) => readLine({ n: at + 1, title: 'Do it', ...one }) ?? []);
  return readingFromModel({ description, ...FRAME }, said);
}

/** The only statement of a brief of one sentence. */
export const readOne = (quote: string, fields: object): Statement | undefined =>
  read(quote, [{ quote, ...fields }]).reading.statements[0];

/** The plan of what a model says about a brief. */
export function planOf(description: string, statements: object[], depth: Depth = 'balanced') {
  const { reading: asRead } = read(description, statements);
  const request = requestFor({ ...FRAME, name: 'Website', description });
  const { reading } = brokenDown({ ...request, reading: asRead, depth, kind: null, corrections: [] });
  const plan = planProject({ ...request, reading });
  const rows = plan.tasks.map(({ title, estimatedHours, dueDate }) => ({
    title,
    hours: estimatedHours,
    dueDate,
  }));
  return { asRead, reading, plan, rows };
}

/** What is said about days, as a model writes it. */
export const when = (words: string, rel: string, from = '', until = '', weekdays: number[] = []) => ({
  ...{ words, rel, from, until, weekdays },
});

/** Days of each week. */
export const weekly = (words: string, rel: string, weekdays: number[]) => when(words, rel, '', '', weekdays);

/** A row of the plan, as a model writes it. */
export const row = (of: number, title: string, hours: number, fields: object = {}) => ({
  ...{ of, title, hours },
  ...fields,
});
