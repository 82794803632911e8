import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { Language } from '@daymark/language/token';
import { lexiconOf } from '../read/tag.ts';
import type { AskKind } from './ask-kinds.ts';
import { cuesOf } from './cues/cues.ts';
import { askedKinds } from './learned-kind.ts';
import { joined, type MailToCompare, mailClauses } from './mail-clauses.ts';

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
    !NEW_SENTENCE.test(mail.slice(last.statement.words.end, start)) && !lexiconOf(language).joints.has(first);
  return isPointing || (isNext && (goesOn || ask.kind === 'unclear' || ask.kind === 'dropped'));
}

/** What a mail asks for, in the order of its words; none of its politeness, its news and others' work. */
export function asksOf(given: MailToCompare): Ask[] {
  const { mail } = given;
  const { clauses, language } = mailClauses(given);
  const { added, dropped } = cuesOf(language);
  const excluded = new Set(given.brief.statements.flatMap(({ id, kind }) => (kind === 'excluded' ? id : [])));
  const found: Placed[] = [];
  const kinds = askedKinds(clauses, language);
  for (const [at, clause] of clauses.entries()) {
    const { statement: one, about, day, isPointing } = clause;
    const said = kinds[at];
    if (!said) continue;
    // "Gift cards after all": what the brief leaves out, and the mail does not, cannot be changed or dropped.
    const isLeftOut = one.kind === 'excluded' || dropped.test(clause.said);
    const isKnownOut = about.ids.length > 0 && about.ids.every((id) => excluded.has(id));
    const isBack = (said === 'dropped' || said === 'changed') && isKnownOut && !isLeftOut;
    const kind = isBack ? 'new' : said;
    const last = found.at(-1);
    const before = clauses[at - 1];
    const statement = isPointing && before && last?.at !== at - 1 ? joined(mail, before.statement, one) : one;
    const wait = kind === 'wait' ? clause.wait : null;
    const ask: Ask =
      kind === 'due'
        ? { kind: 'changed', statement, about: [], due: day }
        : {
            kind,
            statement: wait ? { ...statement, ...wait } : statement,
            about: kind === 'new' ? [] : about.meant,
            due: null,
          };
    const next = { ask, at };
    const continues =
      last?.ask.due === null &&
      last.ask.kind !== 'wait' &&
      at - last.at <= 2 &&
      (at - last.at === 1 || !added.test(before?.said ?? ''));
    if (last && isSameAsk(last, next, isPointing && continues, language, mail)) {
      last.ask = { ...last.ask, statement: joined(mail, last.ask.statement, one) };
      last.at = at;
    } else found.push(next);
  }
  return found.map(({ ask }) => ask);
}
