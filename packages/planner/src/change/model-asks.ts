import type { Day } from '@daymark/domain/dates';
import { type Reading, type Statement, type TaskFields, UNSAID, type Words } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { fieldsOf } from '@daymark/domain/statements';
import { effortOf } from '../model/lengths.ts';
import { quoteFinder } from '../model/quote.ts';
import type { AskKind } from './ask-kinds.ts';
import type { Ask } from './asks.ts';
import { asTitle } from './title.ts';
import { waitUntil } from './wait-until.ts';

/** An ask as a language model states it. */
export interface ModelAsk {
  /** Words of the mail. */
  quote: string;
  kind: AskKind;
  /** The statements of the brief that it is about, counted from 1. */
  lines: number[];
  /** What new work is called; may be empty. */
  title: string;
  /** The model's estimate for new work in hours; 0 if there is none. */
  hours: number;
  /** The new due date, if it moves that of the project; of a wait, its last day. */
  due: Day | null;
}

/** What an ask is beside its statement, which has its id. */
export type AskSaid = Omit<Ask, 'statement'> & { statement: string };

/** A mail as a language model read it: a statement for each ask, and what is asked. */
export interface MailReading extends Reading {
  /** Undefined if the built-in reader read the mail: then the planner's rules tell the asks. */
  asks?: AskSaid[] | undefined;
}

/** Most asks of a mail, and most statements that one is about: as many as the API takes back. */
const MOST = 200;

interface Placed {
  ask: ModelAsk;
  words: Words;
}

const sharedBy = (one: Words, other: Words): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

/** What the built-in reader reads in the words: numbers, days and hours. The model says what it is called and how long it takes. */
function taskOf({ ask, words }: Placed, { statements }: Reading): TaskFields {
  const lengthOf = ({ start, end }: Words): number => end - start;
  const [read] = statements
    .flatMap((one) => {
      const shared = sharedBy(one.words, words);
      const task = [fieldsOf(one), ...(one.alternatives ?? [])].find(({ kind }) => kind === 'task');
      const isOf = shared * 2 > Math.min(lengthOf(one.words), lengthOf(words));
      return task?.kind === 'task' && isOf ? [{ task, shared }] : [];
    })
    .toSorted((one, other) => other.shared - one.shared);
  const task: TaskFields = read?.task ?? { ...UNSAID.task, kind: 'task', title: '' };
  const guess = ask.hours > 0 ? effortOf({ n: ask.hours, unit: 'hour' }, 'whole', false) : null;
  return {
    ...task,
    title: asTitle(ask.title || words.text),
    effort: task.effort?.said ? task.effort : (guess ?? task.effort),
  };
}

/** The asks that a model found in a mail, in the order of their words. One whose words are not in the mail is left out. */
export function mailReadingOf(
  { mail, reading, brief }: { mail: string; reading: Reading; brief: Reading },
  asks: readonly ModelAsk[],
): MailReading {
  const find = quoteFinder(mail);
  const found = asks.flatMap((ask): Placed[] => {
    const words = find(ask.quote);
    return words ? [{ ask, words }] : [];
  });
  const placed = found
    .slice(0, MOST)
    .toSorted((one, other) => one.words.start - other.words.start)
    .filter(
      ({ words }, at, all) =>
        !all.slice(0, at).some((one) => one.words.start === words.start && one.words.end === words.end),
    );
  const ids = statementIds(placed.map(({ words }) => words));
  const statements = placed.map((one, at): Statement => {
    const said = { id: ids[at] ?? '', words: one.words, sure: true, statedBy: 'model' } as const;
    const { kind, due } = one.ask;
    return kind === 'wait'
      ? { ...said, ...waitUntil(due, one.words.text) }
      : { ...said, ...taskOf(one, reading) };
  });
  return {
    statements,
    asks: placed.map(({ ask: { kind, lines, due } }, at) => ({
      statement: ids[at] ?? '',
      kind,
      due: kind === 'wait' ? null : due,
      about:
        kind === 'new'
          ? []
          : [...new Set(lines)].slice(0, MOST).flatMap((n) => brief.statements[n - 1]?.id ?? []),
    })),
  };
}

/** The asks of a Reading by a model, about statements that the brief still has; undefined if it has none of a model. */
export function asksIn({ asks, statements }: MailReading, brief: Reading): Ask[] | undefined {
  const known = new Set(brief.statements.map(({ id }) => id));
  return asks?.flatMap(({ statement: id, kind, about, due }) => {
    const statement = statements.find((one) => one.id === id);
    return statement ? [{ kind, statement, about: about.filter((one) => known.has(one)), due }] : [];
  });
}
