import type { Day } from '@daymark/domain/dates';
import { fieldsOf, type Reading, type Statement, type WaitFields } from '@daymark/domain/reading';
import { languageOf } from '@daymark/language/detect';
import type { Language, Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import { LIBRARY_LANGUAGES } from '../library/entries.ts';
import { contentOf } from '../library/stems.ts';
import { askedDay } from './asked-day.ts';
import { cuesOf } from './cues/cues.ts';
import type { About, MailClause } from './mail-clause.ts';
import { ruledKind } from './ruled-kind.ts';
import { waitUntil } from './wait-until.ts';

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

const stemsIn = (text: string, language: Language): Set<string> => {
  const known = LIBRARY_LANGUAGES.find((one) => one === language) ?? 'en';
  return new Set(contentOf(text, known).flatMap(({ stem, force }) => (force === 'light' ? [] : [stem])));
};

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
    if (most === 0) return { ids: [], meant: [], share: 0, isWhole: false };
    const tied = [...shares].flatMap(([id, share]) => (share === most ? [id] : []));
    const meant = mostNamed(tied, stems, own);
    const isWhole = meant.some((id) => own.get(id)?.isSubsetOf(stems));
    return { ids: tied, meant, share: most / all, isWhole };
  };
}

/** Tells whether a clause counts something otherwise than the brief does: "we are 75 guests now" where it has 60. */
function recounterIn({
  brief,
  tokens,
  language,
  ...setting
}: Compared): (words: Statement['words']) => boolean {
  const counts = (some: readonly Token[]) =>
    some.flatMap((one) =>
      one.type === 'count' && one.noun && one.first === null
        ? [...stemsIn(one.noun.text, language)].map((stem) => [stem, one.count] as const)
        : [],
    );
  const { today, dueDate: to, locale } = setting;
  const known = new Map(
    brief.statements.flatMap(({ words: { text } }) =>
      /\d|\p{L}{3} \p{L}/u.test(text)
        ? counts(tokensIn(text, { today, from: today, to, locale, language }))
        : [],
    ),
  );
  return ({ start, end }) =>
    counts(tokens.filter((one) => one.start >= start && one.end <= end)).some(
      ([stem, count]) => known.has(stem) && known.get(stem) !== count,
    );
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

/**
 * Clauses that are one: without a mark between them, of which one names nothing, as "can you make it" and "pop a bit
 * more"; or what it is not behind what it is, as in "one roof window, not two".
 */
function withoutBreaks(mail: string, statements: readonly Statement[], language: Language): Statement[] {
  const { contrast } = cuesOf(language);
  const all: Statement[] = [];
  for (const one of statements) {
    const last = all.at(-1);
    const isSplit =
      last && mail.slice(last.words.end, one.words.start).trim() === '' && !/[.!?:;]$/.test(last.words.text);
    const isContrast =
      last &&
      /^\s*,?\s*$/u.test(mail.slice(last.words.end, one.words.start)) &&
      contrast.exec(one.words.text.toLowerCase())?.index === 0;
    if (isContrast || (isSplit && stemsIn(last.words.text, language).size === 0))
      all.splice(-1, 1, joined(mail, last, one));
    else all.push(one);
  }
  return all;
}

/** What somebody else does by a day to come, as a clause says it or may mean it. */
function waitIn(statement: Statement, { day, today }: { day: Day | null; today: Day }): WaitFields | null {
  for (const one of [fieldsOf(statement), ...(statement.alternatives ?? [])]) {
    if (one.kind !== 'theirs' && one.kind !== 'wait') continue;
    const by = (one.kind === 'theirs' ? one.by : one.until) ?? day;
    if (by !== null && by > today) return waitUntil(by, statement.words.text, one.who);
  }
  return null;
}

/** The statements of a mail, compared with the brief, and the language of the mail. */
export function mailClauses(given: MailToCompare): { clauses: MailClause[]; language: Language } {
  const { mail, reading, today, dueDate, locale } = given;
  const language = languageOf(mail);
  const tokens = tokensIn(mail, { today, from: today, to: dueDate, locale, language });
  const compared = { ...given, language, tokens };
  const { pointing, dropped } = cuesOf(language);
  const find = finderIn(compared);
  const isRecounted = recounterIn(compared);
  const statements = withoutBreaks(mail, reading.statements, language);
  const clauses = statements.map((statement, at): MailClause => {
    const said = statement.words.text.toLowerCase().replaceAll('’', "'");
    const stems = stemsIn(statement.words.text, language).size;
    const own = find(statement.words.text);
    // "The newsletter, we can drop": what is not wanted is named in the clause before, too.
    const gap = mail.slice(statements[at - 1]?.words.end ?? 0, statement.words.start);
    const isBare = own.ids.length === 0 && dropped.test(said) && !/[.!?\n]/.test(gap);
    const isPointing = stems <= MOST_POINTING_STEMS && (pointing.test(said) || isBare) && !own.isWhole;
    const before = statements[at - 1];
    // "The door is hanging off, can you fix it?" names the work in the clause before.
    const about = isPointing && before ? find(joined(mail, before, statement).words.text) : own;
    const day = askedDay(statement.words, compared);
    const compare = {
      statement,
      said,
      about,
      day,
      wait: waitIn(statement, { day, today }),
      isRecount: isRecounted(statement.words),
    };
    const byRules = ruledKind(compare, language);
    // "Can we be ready by 18 December?" names no work, but a day for all of it.
    const ruled = stems === 0 && !isPointing && byRules !== 'due' ? null : byRules;
    return { ...compare, ruled, isPointing, stems };
  });
  return { clauses, language };
}
