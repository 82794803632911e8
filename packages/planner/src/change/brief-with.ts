import { type Reading, type Statement, type TaskFields, UNSAID, type Words } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { fieldsOf } from '@daymark/domain/statements';
import type { Ask } from './asks.ts';
import { asTitle } from './title.ts';

/** A brief with the asks of a mail, each as a line behind it. */
export interface ChangedBrief {
  description: string;
  /** For each line and each dropped statement what it is, as corrections of the new brief's Reading. */
  corrections: Statement[];
  /** The ids of the lines, by the ids of their asks' statements in the mail. */
  lines: ReadonlyMap<string, string>;
}

/** The words of an ask on one line. */
export const lineOf = ({ statement }: Pick<Ask, 'statement'>): string =>
  statement.words.text.replaceAll(/\s+/g, ' ').trim();

/** New work is a task, as the mail's Reading has it, and what others bring a wait; other lines are notes. */
function correctionOf({ kind, statement }: Ask, id: string, words: Words): Statement {
  const said = { id, words, sure: true, statedBy: 'person' } as const;
  const fields = [fieldsOf(statement), ...(statement.alternatives ?? [])];
  const wait = kind === 'wait' ? fields.find((one) => one.kind === 'wait') : undefined;
  if (wait) return { ...said, ...wait, after: [] };
  if (kind !== 'new') return { ...said, kind: 'note' };
  const task = fields.find((one) => one.kind === 'task') ?? {
    ...UNSAID.task,
    kind: 'task',
    title: asTitle(words.text),
  };
  // What it follows is in the mail, not in the brief.
  return { ...said, ...task, after: [] };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The days, number and hours that a change states for a task of the brief. */
function restatedTask(old: TaskFields, said: TaskFields): TaskFields {
  const hasDays = said.by !== null || said.on.length > 0;
  const { by, on } = hasDays ? said : old;
  const last = by ?? on[0] ?? null;
  const from = said.from ?? (old.from !== null && last !== null && old.from > last ? null : old.from);
  const { parts, effort } = said;
  if (parts === null || old.parts === null || old.windows.length > 0)
    return { ...old, by, on, from, effort: effort?.said && parts === null ? effort : old.effort };
  const title = old.title.replace(new RegExp(`\\b${old.parts.count}\\b`, 'u'), String(parts.count));
  return { ...old, by, on, from, title, parts: { ...old.parts, count: parts.count } };
}

/** The one statement of the brief that a change is about, with what the change states anew; undefined if that is nothing. */
function restated({ kind, about, due, statement }: Ask, { statements }: Reading): Statement | undefined {
  const old = statements.find(({ id }) => id === about[0]);
  if (kind !== 'changed' || about.length !== 1 || due !== null || !old) return undefined;
  const said = [fieldsOf(statement), ...(statement.alternatives ?? [])].find((one) => one.kind === 'task');
  if (!said) return undefined;
  const { id, words } = old;
  const by = { id, words, sure: true, statedBy: 'person' } as const;
  const before = fieldsOf(old);
  if (before.kind === 'task') {
    const now = restatedTask(before, said);
    return isSame(now, before) ? undefined : { ...by, ...now };
  }
  const [on] = said.on;
  if (before.kind !== 'event' || !on || on === before.on || before.until !== null) return undefined;
  return { ...by, ...before, on };
}

/** The tasks of the brief that need what is waited for, behind it. */
function waiting(
  { statements }: Reading,
  added: readonly { ask: Ask; id: string }[],
  corrections: readonly Statement[],
): Statement[] {
  const waits = added.filter(({ ask }) => ask.kind === 'wait');
  return statements.flatMap((one) => {
    const own = waits.filter(({ ask }) => ask.about.includes(one.id));
    const now = corrections.find(({ id }) => id === one.id) ?? one;
    if (own.length === 0 || now.kind !== 'task') return [];
    const after = own.map(({ id }) => ({ statement: id, lag: null, each: false }));
    return [{ ...now, sure: true, statedBy: 'person', after: [...now.after, ...after] } as const];
  });
}

/**
 * Adds the asks of a mail to a brief: new work as lines that are tasks, waits, changes as notes, with the days and numbers that they
 * state given to the statement that they are about; what is dropped is excluded.
 * An ask whose words the brief has already adds nothing.
 */
export function briefWith(
  { description, reading }: { description: string; reading: Reading },
  asks: readonly Ask[],
): ChangedBrief {
  const known = new Set(reading.statements.map(({ id }) => id));
  const quoted = asks.map((ask) => ({ ask, text: lineOf(ask) }));
  const ids = statementIds(quoted);
  const added = quoted.flatMap(({ ask, text }, at) => {
    const id = ids[at] ?? '';
    return known.has(id) ? [] : [{ ask, text, id }];
  });
  let changed = description.trimEnd();
  const corrections: Statement[] = [];
  const lines = new Map<string, string>();
  for (const [at, { ask, text, id }] of added.entries()) {
    changed += `${at === 0 && changed !== '' ? '\n\n' : at === 0 ? '' : '\n'}- `;
    const start = changed.length;
    changed += text;
    corrections.push(correctionOf(ask, id, { text, start, end: changed.length }));
    lines.set(ask.statement.id, id);
  }
  corrections.push(...added.flatMap(({ ask }) => restated(ask, reading) ?? []));
  corrections.push(...waiting(reading, added, corrections));
  const dropped = new Set(added.flatMap(({ ask }) => (ask.kind === 'dropped' ? ask.about : [])));
  for (const { id, words } of reading.statements)
    if (dropped.has(id)) corrections.push({ id, words, sure: true, statedBy: 'person', kind: 'excluded' });
  return { description: added.length > 0 ? changed : description, corrections, lines };
}
