import { briefParts, missedIn } from './brief-spans.ts';
import type { Day } from './dates.ts';
import { lineOf } from './library.ts';
import type { Statement, Words } from './reading.ts';
import type { Status } from './statuses.ts';

/** A task of a project, with the words or the statement of the brief that it carries out. */
export interface PhraseWork {
  statement: string | null;
  source: Words | null;
  status: Status;
  dueDate: Day | null;
}

/** Who a running wait is for, by its statement. */
export type RunningWaits = ReadonlyMap<string, string | null>;

/** What became of a phrase of a brief. */
export type PhraseState =
  | { kind: 'done' }
  /** The last day of its open tasks; null if one of them has none. */
  | { kind: 'planned'; day: Day | null; done: number; total: number }
  | { kind: 'waiting'; who: string | null }
  /** Somebody else does it. */
  | { kind: 'theirs'; who: string | null; by: Day | null }
  | { kind: 'excluded' }
  | { kind: 'unclear' };

export interface Phrase {
  text: string;
  /** Null for words that ask for nothing. */
  state: PhraseState | null;
}

interface Mark {
  words: Words;
  work: readonly PhraseWork[];
  /** The state if there is no work. */
  state: PhraseState | null;
}

/** The state of a statement that no task carries out. */
function stateAlone(statement: Statement, isPlanned: boolean): PhraseState | null {
  switch (statement.kind) {
    case 'done':
      return { kind: 'done' };
    case 'excluded':
    case 'later':
      return { kind: 'excluded' };
    case 'unsure':
      return { kind: 'unclear' };
    case 'wait':
      return statement.who === null ? null : { kind: 'theirs', who: statement.who, by: statement.until };
    case 'theirs':
      return { kind: 'theirs', who: statement.who, by: statement.by };
    case 'event':
      return { kind: 'planned', day: statement.until ?? statement.on, done: 0, total: 1 };
    case 'task':
    case 'repeat':
    case 'library':
      return isPlanned ? { kind: 'excluded' } : { kind: 'planned', day: null, done: 0, total: 1 };
    default:
      return null;
  }
}

function stateOfWork(work: readonly PhraseWork[]): PhraseState {
  const open = work.filter(({ status }) => status !== 'Completed');
  if (open.length === 0) return { kind: 'done' };
  const days = open.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  const day = days.length === open.length ? (days.at(-1) ?? null) : null;
  return { kind: 'planned', day, done: work.length - open.length, total: work.length };
}

/** The state of words with these marks: what is waited for goes before the tasks, and those before the statement. */
function stateOf(marks: readonly Mark[]): PhraseState | null {
  const waiting = marks.find(({ state }) => state?.kind === 'waiting');
  if (waiting) return waiting.state;
  const work = [...new Set(marks.flatMap((mark) => mark.work))];
  if (work.length > 0) return stateOfWork(work);
  return marks.find(({ state }) => state !== null)?.state ?? null;
}

function marksOf(statements: readonly Statement[], work: readonly PhraseWork[], waits: RunningWaits): Mark[] {
  const known = new Set(statements.map(({ id }) => id));
  const lineOfWork = ({ statement }: PhraseWork) => (statement === null ? null : lineOf(statement));
  const byLine = Map.groupBy(work, lineOfWork);
  const isPlanned = work.some((one) => known.has(lineOfWork(one) ?? ''));
  const ofStatements = statements.map((statement): Mark => {
    const who = waits.get(statement.id);
    const state: PhraseState | null =
      who === undefined ? stateAlone(statement, isPlanned) : { kind: 'waiting', who };
    return { words: statement.words, work: byLine.get(statement.id) ?? [], state };
  });
  const ofWork = work.flatMap((one): Mark[] =>
    one.source && !known.has(lineOfWork(one) ?? '') ? [{ words: one.source, work: [one], state: null }] : [],
  );
  return [...ofStatements, ...ofWork];
}

const PUNCTUATION = /^[.,;:!?)\]”’"]+/u;

/** Adds words behind the last phrase. Punctuation belongs to the words before it. */
function addTo(phrases: Phrase[], { text, state }: Phrase): void {
  const last = phrases.at(-1);
  if (last && JSON.stringify(last.state) === JSON.stringify(state)) {
    last.text += text;
    return;
  }
  const [marks = ''] = (last && PUNCTUATION.exec(text)) ?? [];
  if (last) last.text += marks;
  if (text.length > marks.length) phrases.push({ text: text.slice(marks.length), state });
}

/**
 * A brief in phrases with what became of each; joined they are the brief. Statements have the user's corrections. A
 * sentence that asks for work without a task is not included.
 */
export function phrasesOf(
  brief: string,
  statements: readonly Statement[],
  work: readonly PhraseWork[],
  waits: RunningWaits,
): Phrase[] {
  const marks = marksOf(statements, work, waits);
  const citing = marks.map(({ words }, index) => ({ id: String(index), source: words }));
  const phrases: Phrase[] = [];
  for (const { text, subtaskIds, isMissed } of briefParts(brief, citing, missedIn(brief, citing))) {
    const here = [...subtaskIds].flatMap((id) => marks[Number(id)] ?? []);
    addTo(phrases, { text, state: isMissed ? { kind: 'excluded' } : stateOf(here) });
  }
  return phrases;
}
