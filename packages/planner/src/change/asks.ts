import { addDays, type Day } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';
import { languageOf } from '@daymark/language/detect';
import type { Language, Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import type { LibraryLanguage } from '../library/kind.ts';
import { contentOf } from '../library/stems.ts';
import { lexiconOf } from '../read/tag.ts';
import { cuesOf } from './cues.ts';

export const ASK_KINDS = ['new', 'changed', 'dropped', 'unclear'] as const;
export type AskKind = (typeof ASK_KINDS)[number];

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

/** A mail with its Reading, and the Reading of the project's brief. */
export interface MailToCompare {
  /** As `ownWords` leaves it. */
  mail: string;
  today: Day;
  /** Of the project. */
  dueDate: Day;
  /** BCP 47. */
  locale: string;
  reading: Reading;
  brief: Reading;
}

interface Compared extends MailToCompare {
  language: Language;
  tokens: readonly Token[];
}

/** From this share of its words on, weighed by how few statements have them, an ask is about known work. */
const SAME_SHARE = 0.4;
/** From this share on, what is not wanted is work of the brief. */
const DROPPED_SHARE = 0.2;
/** Statements with the same word that are compared. */
const MOST_ALIKE = 50;
/** Words of a clause that names its work by a pronoun. */
const MOST_POINTING_STEMS = 2;

const stemsIn = (text: string, language: Language): Set<string> =>
  new Set(
    contentOf(text, (language === 'de' ? 'de' : 'en') satisfies LibraryLanguage).flatMap(({ stem, force }) =>
      force === 'light' ? [] : [stem],
    ),
  );

/** Statements of the brief that share words with a clause, and how much of the clause they share. */
interface About {
  ids: string[];
  share: number;
}

/** Finds the statements of the brief that share the rarest words of a clause. */
function finderIn({ brief, language }: Compared): (text: string) => About {
  const having = new Map<string, string[]>();
  for (const { id, kind, words } of brief.statements) {
    if (kind === 'note' || kind === 'availability') continue;
    for (const stem of stemsIn(words.text, language)) having.set(stem, [...(having.get(stem) ?? []), id]);
  }
  return (text) => {
    const shares = new Map<string, number>();
    let all = 0;
    for (const stem of stemsIn(text, language)) {
      const ids = having.get(stem) ?? [];
      const weight = 1 / Math.max(1, ids.length);
      all += weight;
      // A word of many statements tells none from another.
      for (const id of ids.slice(0, MOST_ALIKE)) shares.set(id, (shares.get(id) ?? 0) + weight);
    }
    const most = Math.max(0, ...shares.values());
    if (most === 0) return { ids: [], share: 0 };
    return { ids: [...shares].flatMap(([id, share]) => (share === most ? [id] : [])), share: most / all };
  };
}

/** The last exact day among the tokens of a range. "The 19th" without a month is the one nearest to the due date. */
function dayIn({ start, end }: Statement['words'], { tokens, dueDate }: Compared): Day | null {
  const token = tokens.findLast((one) => one.start >= start && one.end <= end && one.type === 'day');
  if (token?.type !== 'day') return null;
  return token.guessed.month ? nearestWithNumber(token.day, dueDate) : token.day;
}

const LONGEST_MONTH = 31;
const numberOf = (day: Day): string => day.slice(-2);

function nearestWithNumber(day: Day, to: Day): Day {
  for (let away = 0; away <= LONGEST_MONTH; away++)
    for (const near of [addDays(to, -away), addDays(to, away)])
      if (numberOf(near) === numberOf(day)) return near;
  return day;
}

/** A clause and the one before it, as one range. It has no fields: those of one clause do not say what it is. */
const joined = (mail: string, { words: { start } }: Statement, one: Statement): Statement => ({
  ...{ id: one.id, statedBy: one.statedBy, sure: false },
  words: { text: mail.slice(start, one.words.end), start, end: one.words.end },
  ...{ kind: 'unsure', kinds: ['task', 'note'], question: null },
});

/** Clauses without a mark between them, of which one names nothing, as one: "can you make it" and "pop a bit more". */
function withoutBreaks(mail: string, statements: readonly Statement[], language: Language): Statement[] {
  const all: Statement[] = [];
  for (const one of statements) {
    const last = all.at(-1);
    const isSplit =
      last && mail.slice(last.words.end, one.words.start).trim() === '' && !/[.!?:;]$/.test(last.words.text);
    if (isSplit && stemsIn(last.words.text, language).size === 0) all.splice(-1, 1, joined(mail, last, one));
    else all.push(one);
  }
  return all;
}

interface Clause {
  statement: Statement;
  /** In lower case, with straight apostrophes. */
  said: string;
  about: About;
  day: Day | null;
}

/** Whether a statement is an order, as a model says, or by its first word. */
function isOrder({ kind, statedBy }: Statement, said: string, language: Language): boolean {
  if (kind !== 'task') return false;
  if (statedBy !== 'reader') return true;
  const [first = ''] = said
    .replace(/^(?:(?:and|also|plus|then|oh|so|please|und|bitte)[\s,]+)*/u, '')
    .split(/[^\p{L}'-]/u);
  return lexiconOf(language).verbs.has(first);
}

/** What a clause asks for, or null if it asks for nothing. `due`: another date for all of the work. */
function kindOf({ statement, said, about, day }: Clause, language: Language): AskKind | 'due' | null {
  const cues = cuesOf(language);
  const asks = cues.asked.test(said);
  const isAbout = about.ids.length > 0;
  const isDropped = statement.kind === 'excluded' || cues.dropped.test(said);
  const isWork = about.share >= DROPPED_SHARE || (isAbout && statement.kind === 'excluded' && statement.sure);
  if (isDropped && isWork && !cues.kept.test(said)) return 'dropped';
  const contrasts = cues.contrast.test(said);
  if (!asks && !contrasts && (cues.polite.test(said) || cues.others.test(said))) return null;
  const changes = contrasts || cues.changed.test(said);
  if (day && cues.whole.test(said) && (asks || changes || cues.moved.test(said))) return 'due';
  if (statement.kind === 'excluded' || cues.kept.test(said)) return null;
  if (cues.vague.test(said)) return 'unclear';
  if (contrasts && (asks || isAbout)) return 'changed';
  if (
    !asks &&
    !isOrder(statement, said, language) &&
    !(isAbout && (changes || cues.moved.test(said)) && statement.kind === 'unsure')
  )
    return null;
  if (isAbout && changes) return 'changed';
  return about.share >= SAME_SHARE && !cues.added.test(said) ? 'changed' : 'new';
}

/** An ask with the place of its statement in the Reading. */
interface Placed {
  ask: Ask;
  at: number;
}

/** The next ask as more words of the one before: "I'm not sure about the cover. Something is missing." */
function isSameAsk(before: Placed | undefined, { ask, at }: Placed, isPointing: boolean): boolean {
  if (!before) return false;
  const isNext = at - before.at === 1;
  const isSame = ask.kind === before.ask.kind && (ask.kind === 'unclear' || ask.kind === 'dropped');
  return (isNext && isSame) || isPointing;
}

/** What a mail asks for, in the order of its words; none of its politeness, its news and others' work. */
export function asksOf(given: MailToCompare): Ask[] {
  const { mail, reading, today, dueDate, locale } = given;
  const language = languageOf(mail);
  const tokens = tokensIn(mail, { today, from: today, to: dueDate, locale, language });
  const compared = { ...given, language, tokens };
  const { added, pointing } = cuesOf(language);
  const find = finderIn(compared);
  const found: Placed[] = [];
  const statements = withoutBreaks(mail, reading.statements, language);
  for (const [at, one] of statements.entries()) {
    const said = one.words.text.toLowerCase().replaceAll('’', "'");
    const stems = stemsIn(one.words.text, language).size;
    const isPointing = stems <= MOST_POINTING_STEMS && pointing.test(said);
    if (stems === 0 && !isPointing) continue;
    const last = found.at(-1);
    const before = statements[at - 1];
    // "The door is hanging off, can you fix it?" names the work in the clause before.
    const statement = isPointing && before && last?.at !== at - 1 ? joined(mail, before, one) : one;
    const about = find(statement.words.text);
    const day = dayIn(one.words, compared);
    const kind = kindOf({ statement: one, said, about, day }, language);
    if (!kind) continue;
    const ask: Ask =
      kind === 'due'
        ? { kind: 'changed', statement, about: [], due: day }
        : { kind, statement, about: kind === 'new' ? [] : about.ids, due: null };
    const next = { ask, at };
    const beforeSaid = before?.words.text.toLowerCase() ?? '';
    const continues =
      last?.ask.due === null && at - last.at <= 2 && (at - last.at === 1 || !added.test(beforeSaid));
    if (last && isSameAsk(last, next, isPointing && continues)) {
      last.ask = { ...last.ask, statement: joined(mail, last.ask.statement, one) };
      last.at = at;
    } else found.push(next);
  }
  return found.map(({ ask }) => ask);
}
