import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Reading, Statement, WaitFields } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { fieldsOf } from '@daymark/domain/statements';
import { languageOf } from '@daymark/language/detect';
import type { Language, Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import { lexiconOf } from '../read/tag.ts';
import { agreedDays } from './agreed-days.ts';
import { askedDays, type NamedDay } from './asked-day.ts';
import { cuesOf } from './cues/cues.ts';
import type { About, MailClause } from './mail-clause.ts';
import { ruledKind } from './ruled-kind.ts';
import { inFull } from './shorthand.ts';
import { stemsIn } from './stems-in.ts';
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

/** A mark that ends a sentence or begins another item. */
const NEW_SENTENCE = /[.!?;:\n]/;

/** What may join two requests. */
const JOINT = /,?\s+(?:and|but|plus|also|und|aber|et|mais|y|pero)\s+/gu;

/** What stands before the words of an item of a list. */
const ITEM = /^\s*(?:[-–•*+·]|\d{1,2}[.)])\s*$/u;

/** How words are joined to those before them. */
const AND = /^(?:(?:and|also|plus|then|or|und|auch|sowie|oder|dann|et|ou|puis|y|e|o)[\s,]+)+/u;

/** Statements with the same word that are compared. */
const MOST_ALIKE = 50;
/** Words of a clause that names its work by a pronoun. */
const MOST_POINTING_STEMS = 2;

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

/** Other words than a statement was read in. It has no fields: those of a clause do not say what they are. */
const unsure = ({ id, statedBy }: Statement, words: Statement['words']): Statement => ({
  ...{ id, statedBy, words },
  sure: false,
  kind: 'unsure',
  kinds: ['task', 'note'],
  question: null,
});

/** A clause and the one before it, as one range. */
export const joined = (mail: string, { words: { start } }: Statement, one: Statement): Statement =>
  unsure(one, { text: mail.slice(start, one.words.end), start, end: one.words.end });

/** A request has at least so many words. */
const LEAST_WORDS = 3;

/** Clauses with two requests, in two: "the patio has to be ready for the party and we'd need a ramp". */
function withBreaks(mail: string, statements: readonly Statement[], language: Language): Statement[] {
  const { asked, dropped } = cuesOf(language);
  const isRequest = (text: string) => asked.test(text) || dropped.test(text);
  const parts = statements.map((one) => {
    const { text, start, end } = one.words;
    const said = text.toLowerCase().replaceAll('’', "'");
    const [cut] = [...said.matchAll(JOINT)].filter(({ index, 0: joint }) => {
      const [before, behind] = [said.slice(0, index), said.slice(index + joint.length)];
      const begins = Math.min(...[asked, dropped].map((cue) => cue.exec(behind)?.index ?? behind.length));
      const isLong = [before, behind].every((half) => (half.match(/\p{L}+/gu)?.length ?? 0) >= LEAST_WORDS);
      return isLong && isRequest(before) && begins === 0;
    });
    if (!cut) return [one];
    const middle = start + cut.index + cut[0].search(/\p{L}/u);
    const halves = [mail.slice(start, middle).trimEnd(), mail.slice(middle, end)];
    const words = halves.map((half, at) => {
      const from = at === 0 ? start : middle;
      return { text: half, start: from, end: from + half.length };
    });
    return words.map((each) => unsure(one, each));
  });
  const all = parts.flat();
  if (all.length === statements.length) return all;
  const ids = statementIds(all.map(({ words }) => words));
  return all.map((one, at) => ({ ...one, id: ids[at] ?? one.id }));
}

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
    const by = day ?? (one.kind === 'theirs' ? one.by : one.until);
    if (by !== null && by > today) return waitUntil(by, statement.words.text, one.who);
  }
  return null;
}

/** Words beside the day of a clause that names its work by a pronoun: "that one I'd need by the 8th". */
const MOST_STEMS_BESIDE = 2;

/** Whether a clause says a day and names nothing: "the end of January will do". */
function isOnlyTime(
  { words }: Statement,
  isPointing: boolean,
  { mail, tokens, language }: Compared,
): boolean {
  const own = tokens.filter(
    ({ type, start, end }) =>
      (type === 'day' || type === 'range') && start >= words.start && end <= words.end,
  );
  let rest = '';
  let at = words.start;
  for (const { start, end } of own) {
    rest += `${mail.slice(at, start)} `;
    at = end;
  }
  rest += mail.slice(at, words.end);
  return own.length > 0 && stemsIn(rest, language).size <= (isPointing ? MOST_STEMS_BESIDE : 0);
}

/** Days between the day of what the work is for and the due date. */
const NEAR_THE_END = 7;

/** The new due date, if a clause moves the day of what the work is for; as far from it as the agreed one is. */
function movedEnd(on: Day | null, day: Day | null, dueDate: Day): Day | null {
  if (on === null || day === null || Math.abs(daysBetween(on, dueDate)) > NEAR_THE_END) return null;
  return day === on ? null : addDays(dueDate, daysBetween(on, day));
}

/** "Could you take it down, put it up there and send me a link?": the words behind a request go on with it. */
function continues({ words: { text } }: Statement, language: Language): boolean {
  const said = text.toLowerCase();
  const [first = ''] = said.replace(AND, '').split(/[^\p{L}'-]/u);
  const isMore = AND.test(said) && cuesOf(language).more.test(said.replace(AND, ''));
  return isMore || lexiconOf(language).verbs.has(first);
}

/** The statements of a mail, compared with the brief, and the language of the mail. */
export function mailClauses(given: MailToCompare): { clauses: MailClause[]; language: Language } {
  const { mail, reading, brief, today, dueDate, locale } = given;
  const language = languageOf(mail);
  const tokens = tokensIn(mail, { today, from: today, to: dueDate, locale, language });
  const agreed = agreedDays(brief, language);
  const compared = { ...given, language, tokens, agreed };
  const { pointing, dropped, asked, whole } = cuesOf(language);
  const find = finderIn(compared);
  const isRecounted = recounterIn(compared);
  const statements = withoutBreaks(mail, withBreaks(mail, reading.statements, language), language);
  const clauses: MailClause[] = [];
  let named = null as NamedDay | null;
  // Whether the sentence asked for something.
  let isOpen = false;
  for (const [at, statement] of statements.entries()) {
    const before = statements[at - 1];
    const said = inFull(statement.words.text, language);
    const stems = stemsIn(statement.words.text, language).size;
    const alone = find(statement.words.text);
    const gap = mail.slice(before ? before.words.end - 1 : 0, statement.words.start);
    if (named && NEW_SENTENCE.test(gap)) named = { ...named, isNear: false };
    // "The newsletter, we can drop": what is not wanted is named in the clause before, too.
    const isBare = alone.ids.length === 0 && dropped.test(said) && !/[.!?\n]/.test(gap);
    const isDayAlone =
      alone.ids.length === 0 && !whole.test(said) && isOnlyTime(statement, pointing.test(said), compared);
    const isPointing =
      isDayAlone || (stems <= MOST_POINTING_STEMS && (pointing.test(said) || isBare) && !alone.isWhole);
    // "The door is hanging off, can you fix it?" names the work in the clause before.
    const about = isPointing && before ? find(joined(mail, before, statement).words.text) : alone;
    const days = askedDays({ statement, about: about.meant[0], before: named }, compared);
    const end = movedEnd(agreed.ofHappening(about.meant[0]), days.named, dueDate);
    isOpen &&= !NEW_SENTENCE.test(gap);
    const asks: boolean = asked.test(said) || (isOpen && continues(statement, language));
    isOpen ||= asks;
    const compare = {
      ...{ statement, said, asks, about, own: days.own, isEndMoved: end !== null, isDayAlone },
      isItem: ITEM.test(
        mail.slice(mail.lastIndexOf('\n', statement.words.start - 1) + 1, statement.words.start),
      ),
      day: end ?? days.day,
      wait: waitIn(statement, { day: days.isTimed ? (days.own?.day ?? null) : null, today }),
      isRecount: isRecounted(statement.words),
    };
    if (days.named) named = { day: days.named, isNear: true };
    const byRules = ruledKind(compare, language);
    // "Can we be ready by 18 December?" names no work, but a day for all of it.
    const ruled = stems === 0 && !isPointing && byRules !== 'due' ? null : byRules;
    clauses.push({ ...compare, ruled, isPointing, stems });
  }
  return { clauses, language };
}
