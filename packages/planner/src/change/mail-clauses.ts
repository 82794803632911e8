import { addDays, type Day } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';
import { languageOf } from '@daymark/language/detect';
import type { Language, Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import type { LibraryLanguage } from '../library/entries.ts';
import { contentOf } from '../library/stems.ts';
import { cuesOf } from './cues/cues.ts';
import type { About, MailClause } from './mail-clause.ts';
import { ruledKind } from './ruled-kind.ts';

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

/**
 * Of statements that share equally rare words, but different ones, those that the words name most fully: "the prices
 * page" is "Prices", and not "two designs for the home page".
 */
function mostNamed(ids: readonly string[], stems: ReadonlySet<string>, own: StemsById): string[] {
  const named = ids.map((id) => {
    const all = own.get(id) ?? new Set<string>();
    const shared = all.intersection(stems);
    return { id, shared, part: shared.size / Math.max(1, all.size) };
  });
  const [best] = named.toSorted((a, b) => b.part - a.part);
  return named.flatMap(({ id, shared }) => (best?.shared.symmetricDifference(shared).size === 0 ? [id] : []));
}

type StemsById = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the statements of the brief that share the rarest words of a clause. */
function finderIn({ brief, language }: Compared): (text: string) => About {
  const having = new Map<string, string[]>();
  const own = new Map<string, Set<string>>();
  for (const { id, kind, words } of brief.statements) {
    if (kind === 'note' || kind === 'availability') continue;
    own.set(id, stemsIn(words.text, language));
    for (const stem of stemsIn(words.text, language)) having.set(stem, [...(having.get(stem) ?? []), id]);
  }
  return (text) => {
    const stems = stemsIn(text, language);
    const shares = new Map<string, number>();
    let all = 0;
    for (const stem of stems) {
      const ids = having.get(stem) ?? [];
      const weight = 1 / Math.max(1, ids.length);
      all += weight;
      // A word of many statements tells none from another.
      for (const id of ids.slice(0, MOST_ALIKE)) shares.set(id, (shares.get(id) ?? 0) + weight);
    }
    const most = Math.max(0, ...shares.values());
    if (most === 0) return { ids: [], meant: [], share: 0 };
    const tied = [...shares].flatMap(([id, share]) => (share === most ? [id] : []));
    return { ids: tied, meant: mostNamed(tied, stems, own), share: most / all };
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
export const joined = (mail: string, { words: { start } }: Statement, one: Statement): Statement => ({
  id: one.id,
  statedBy: one.statedBy,
  sure: false,
  words: { text: mail.slice(start, one.words.end), start, end: one.words.end },
  kind: 'unsure',
  kinds: ['task', 'note'],
  question: null,
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

/** The statements of a mail, compared with the brief, and the language of the mail. */
export function mailClauses(given: MailToCompare): { clauses: MailClause[]; language: Language } {
  const { mail, reading, today, dueDate, locale } = given;
  const language = languageOf(mail);
  const tokens = tokensIn(mail, { today, from: today, to: dueDate, locale, language });
  const compared = { ...given, language, tokens };
  const { pointing } = cuesOf(language);
  const find = finderIn(compared);
  const statements = withoutBreaks(mail, reading.statements, language);
  const clauses = statements.map((statement, at): MailClause => {
    const said = statement.words.text.toLowerCase().replaceAll('’', "'");
    const stems = stemsIn(statement.words.text, language).size;
    const isPointing = stems <= MOST_POINTING_STEMS && pointing.test(said);
    const before = statements[at - 1];
    // "The door is hanging off, can you fix it?" names the work in the clause before.
    const about = find((isPointing && before ? joined(mail, before, statement) : statement).words.text);
    const compare = { statement, said, about, day: dayIn(statement.words, compared) };
    const ruled = stems === 0 && !isPointing ? null : ruledKind(compare, language);
    return { ...compare, ruled, isPointing, stems };
  });
  return { clauses, language };
}
