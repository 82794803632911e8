import type { Day } from '@daymark/domain/dates';
import { type Statement, UNSAID } from '@daymark/domain/reading';
import { fieldsOf } from '@daymark/domain/statements';
import type { Language } from '@daymark/language/token';
import { lexiconOf } from '../read/tag.ts';
import type { AskKind } from './ask-kinds.ts';
import type { OwnDay } from './asked-day.ts';
import { cuesOf } from './cues/cues.ts';
import { askedKinds } from './learned-kind.ts';
import type { Ruled } from './mail-clause.ts';
import { joined, type MailToCompare, mailClauses } from './mail-clauses.ts';
import { asTitle } from './title.ts';

/** Something that a mail asks for, beside the brief that it is about. */
export interface Ask {
  kind: AskKind;
  /** The statement of the mail's Reading. */
  statement: Statement;
  /** Ids of the statements of the brief that it is about; empty for new work. */
  about: string[];
  /** The new due date, if it moves the date of all work. */
  due: Day | null;
}

/** An ask with the place of its statement in the Reading. */
interface Placed {
  ask: Ask;
  at: number;
  own: OwnDay | null;
  /** Its words ask by themselves: "plant a tree and send us the bill" is not one ask. */
  asks: boolean;
}

/** A statement with the day of what it asks for, as its clause gives it: the reader may have seen another one, or none. */
function dated(statement: Statement, kind: AskKind, own: OwnDay | null): Statement {
  if (own === null || (kind !== 'new' && kind !== 'changed')) return statement;
  const { day, isFirst } = own;
  const alternatives = statement.alternatives ?? [];
  const task = [fieldsOf(statement), ...alternatives].find((one) => one.kind === 'task') ?? {
    ...{ ...UNSAID.task, kind: 'task' as const, title: asTitle(statement.words.text) },
  };
  if (isFirst ? task.from === day : task.by === day || task.on.includes(day)) return statement;
  const limits = isFirst ? { from: day, by: null, on: [] } : { from: null, by: day, on: [] };
  if (statement.kind === 'task') return { ...statement, ...limits };
  return {
    ...statement,
    alternatives: [{ ...task, ...limits }, ...alternatives.filter((one) => one.kind !== 'task')],
  };
}

/** A mark that ends a sentence or begins another item. */
const NEW_SENTENCE = /[.!?;:\n]/;

/**
 * The next ask as more words of the one before: "I'm not sure about the cover. Something is missing.", "the report in
 * May, instead of July".
 */
function isSameAsk(
  before: Placed | undefined,
  next: Placed,
  isPointing: boolean,
  language: Language,
  mail: string,
): boolean {
  if (!before || next.ask.due !== null || next.ask.kind === 'wait') return false;
  const [{ ask, at }, { ask: last, at: lastAt }] = [next, before];
  const isNext = at - lastAt === 1 && ask.kind === last.kind;
  const { start } = ask.statement.words;
  const [first = ''] = mail
    .slice(start)
    .toLowerCase()
    .split(/[^\p{L}]/u);
  const goesOn =
    !next.asks &&
    !NEW_SENTENCE.test(mail.slice(last.statement.words.end, start)) &&
    !lexiconOf(language).joints.has(first);
  return isPointing || (isNext && (goesOn || ask.kind === 'unclear' || ask.kind === 'dropped'));
}

/** An ask and more of its words are at most so many clauses apart. */
const MOST_BETWEEN = 3;

/** Whether a clause that says nothing but a day says it of the last ask. */
function isDayOf(last: Placed, next: { kind: Ruled; at: number; asks: boolean }): boolean {
  const { kind, due } = last.ask;
  const isAsked = next.kind === null ? next.asks : next.kind !== 'due' && next.kind !== 'wait';
  return (
    (kind === 'new' || kind === 'changed') && due === null && isAsked && next.at - last.at <= MOST_BETWEEN
  );
}

/** What a mail asks for, in the order of its words; none of its politeness, its news and others' work. */
export function asksOf(given: MailToCompare): Ask[] {
  const { mail } = given;
  const { clauses, language } = mailClauses(given);
  const { added, dropped } = cuesOf(language);
  const excluded = new Set(given.brief.statements.flatMap(({ id, kind }) => (kind === 'excluded' ? id : [])));
  const found: Placed[] = [];
  const kinds = askedKinds(clauses, language);
  const extend = (last: Placed, one: Statement, own: OwnDay | null): void => {
    const both = joined(mail, last.ask.statement, one);
    last.own = own ?? last.own;
    last.ask = { ...last.ask, statement: dated(both, last.ask.kind, last.own) };
  };
  for (const [at, clause] of clauses.entries()) {
    const { statement: one, about, day, isPointing } = clause;
    const last = found.at(-1);
    // "Could you translate the leaflet too? That one we would need by the 8th."
    if (last && clause.isDayAlone && isDayOf(last, { kind: kinds[at] ?? null, at, asks: clause.asks })) {
      extend(last, one, clause.own);
      continue;
    }
    const said = kinds[at];
    if (!said) continue;
    // "Gift cards after all": what the brief leaves out, and the mail does not, cannot be changed or dropped.
    const isLeftOut = one.kind === 'excluded' || dropped.test(clause.said);
    const isKnownOut = about.ids.length > 0 && about.ids.every((id) => excluded.has(id));
    const isBack = (said === 'dropped' || said === 'changed') && isKnownOut && !isLeftOut;
    const kind = isBack ? 'new' : said;
    const before = clauses[at - 1];
    const statement = isPointing && before && last?.at !== at - 1 ? joined(mail, before.statement, one) : one;
    const wait = kind === 'wait' ? clause.wait : null;
    const ask: Ask =
      kind === 'due'
        ? { kind: 'changed', statement, about: [], due: day }
        : {
            kind,
            statement: wait ? { ...statement, ...wait } : dated(statement, kind, clause.own),
            about: kind === 'new' ? [] : about.meant,
            due: null,
          };
    const next = { ask, at, own: clause.own, asks: clause.asks };
    const continues =
      last?.ask.due === null &&
      last.ask.kind !== 'wait' &&
      at - last.at <= MOST_BETWEEN &&
      (at - last.at === 1 || !added.test(before?.said ?? ''));
    if (last && isSameAsk(last, next, isPointing && continues, language, mail)) {
      extend(last, one, clause.own);
      last.at = at;
    } else found.push(next);
  }
  return found.map(({ ask }) => ask);
}
