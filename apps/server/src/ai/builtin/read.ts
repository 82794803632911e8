import { addDays, type Day } from '@daymark/domain/dates';
import { type TimeMention, timeMentionsIn } from '@daymark/language/time-mentions';
import { isOf, type Name, namesIn, type Thing, type Word, wordsIn } from './names.ts';
import { isParticiple } from './participles.ts';
import { keyOf, LEXICONS, type Lexicon, lexiconsFor, type Meaning, PHRASE_MAX_WORDS } from './vocabulary.ts';
import type { Language } from './words.ts';

export interface Moment {
  today: Day;
  locale: string;
  language: Language;
}

interface Span {
  start: number;
  end: number;
}

/** A word or phrase of a message with all its meanings; none for an unknown word. */
export interface Piece extends Span {
  text: string;
  meanings: ReadonlySet<Meaning>;
}

/** A part of a message. Every word in it is parsed or listed as unknown. */
export interface ParsedText {
  text: string;
  whens: TimeMention[];
  names: (Name & Span & { text: string })[];
  pieces: Piece[];
  /** As many as are asked for: "the next three tasks". */
  count: (Span & { number: number }) | undefined;
  /** A verb tells of what has been. */
  isPast: boolean;
  /** Whether it begins like a question, and does not only end with a question mark. */
  isHeaded: boolean;
  moment: Moment;
}

const YEAR_DAYS = 366;

/** A day of the month in the midst of a sentence ends there: "on the 14th already", "del 24 al 27 estoy fuera". */
const MONTHS =
  'jan|feb|fév|mar|mär|apr|avr|abr|ma[iyj]|jun|jui|jul|aug|ago|août|sep|oct|okt|nov|dec|dez|déc|dic|ene';
const DAY_ENDS = new RegExp(
  `((?<!\\p{L})(?:the|am|den|zum|bis|le|au|el|al)\\s+\\d{1,2}(?:st|nd|rd|th|\\.)?) (?=\\p{Ll})(?!${MONTHS}|(?:of|de|a[ul]|to|bis|und|and|y|et)(?!\\p{L}))`,
  'giu',
);

/** The days and lengths that a text names. */
export const whensIn = (text: string, { today, locale, language }: Moment): TimeMention[] =>
  timeMentionsIn(text.replaceAll(DAY_ENDS, '$1,'), {
    today,
    from: today,
    to: addDays(today, YEAR_DAYS),
    locale,
    language,
  });

const within = ({ start, end }: Span, spans: readonly Span[]) =>
  spans.some((span) => start < span.end && span.start < end);

/** The text with some ranges replaced by marks that nothing is parsed from. */
const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '§'.repeat(end - start) + rest.slice(end),
    text,
  );

export function piecesOf(words: readonly Word[], lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const next = words.slice(at, at + PHRASE_MAX_WORDS);
    const run = next.findIndex((word, index) => index > 0 && word.start - (next[index - 1]?.end ?? 0) > 3);
    const keys = (run < 0 ? next : next.slice(0, run)).map(({ key }) => key);
    const known = lexicon.at(keys);
    const some = words.slice(at, at + (known?.length ?? 1));
    const [first, last] = [some[0], some.at(-1)];
    if (first && last)
      pieces.push({
        ...{ text: some.map(({ text }) => text).join(' '), start: first.start, end: last.end },
        meanings: known?.meanings ?? new Set(),
      });
    at += some.length;
  }
  return pieces;
}

const ASKING = 'what when howMany howMuch howLong how where aux modal past'.split(' ');

/** Whether something is asked by its first word, or a verb before its subject. */
function isHeaded(words: readonly Word[], subjects: readonly Span[], lexicon: Lexicon): boolean {
  const isBefore = ({ key }: Word) =>
    lexicon.sections.get('into')?.includes(key) || lexicon.at([key])?.meanings.has('hello');
  const at = words.findIndex((word) => !isBefore(word));
  const first = words[at];
  if (!first || subjects.some(({ start }) => start < first.start)) return false;
  const keys = words.map(({ key }) => key);
  const meanings = lexicon.at(keys, at)?.meanings ?? new Set();
  const own = lexicon.at([first.key])?.meanings ?? new Set();
  return (
    !meanings.has('polite') && !own.has('start') && ASKING.some((one) => meanings.has(one) || own.has(one))
  );
}

/** A number says how many are asked for beside a word for what is counted, or for which of them. */
const COUNTED = 'task next first last high important most least'.split(' ');

function countIn(pieces: readonly Piece[], lexicon: Lexicon): ParsedText['count'] {
  const numbers = (lexicon.sections.get('numbers') ?? []).map(keyOf);
  for (const [at, { text, start, end, meanings }] of pieces.entries()) {
    const key = keyOf(text);
    const number = /^\d{1,2}$/.test(key) ? Number(key) : numbers.indexOf(key);
    const [before, behind] = [pieces[at - 1], pieces[at + 1]];
    const isCounted = [before, behind].some((one) => COUNTED.some((meaning) => one?.meanings.has(meaning)));
    const isFree = meanings.size === 0 || (meanings.size === 1 && meanings.has('fill') && number > 1);
    if (number > 0 && isFree && isCounted && !before?.meanings.has('than')) return { number, start, end };
  }
  return undefined;
}

const SIDE = /\s+(?:later|earlier|sooner|before|after|ago|früher|später|eher|vorher|davor|danach)$/i;

const WEEK_DAYS = 7;

/** "Friday of this week": the week only says which Friday. */
const withoutWeeks = (whens: readonly TimeMention[], text: string): TimeMention[] =>
  whens.filter((one, at) => {
    const before = whens[at - 1];
    const isWeek = one.type === 'days' && one.to === addDays(one.from, WEEK_DAYS - 1);
    if (!isWeek || (before?.type !== 'days' && before?.type !== 'weekdays')) return true;
    const [from, to] =
      before.type === 'days' ? [before.from, before.to] : [before.next[0] ?? '', before.next[0] ?? ''];
    const isBetween = /^\s*(?:of|in|dieser|der|de)?\s*$/i.test(text.slice(before.end, one.bare));
    return from < one.from || to > one.to || !isBetween;
  });

const KINDS: readonly Thing['kind'][] = ['project', 'milestone', 'task'];

/** "The Turner project": the word beside a name says which of the things of that name is meant, and is a part of it. */
function withoutNouns(pieces: readonly Piece[], names: ParsedText['names'], text: string): Piece[] {
  return pieces.filter((piece) => {
    const kind = KINDS.find((one) => piece.meanings.has(one));
    const beside = names.find(
      ({ start, end }) =>
        /^\s+$/.test(text.slice(end, piece.start)) || /^\s+$/.test(text.slice(piece.end, start)),
    );
    const meant = beside?.things.filter((one) => one.kind === kind) ?? [];
    if (!beside || kind === 'task' || meant.length === 0) return true;
    beside.things = meant;
    return false;
  });
}

/** "The tax forms": the project whose task is named beside it. */
const narrowed = ({ things }: Name, ...beside: (Name | undefined)[]): Thing[] => {
  const projects = things.filter(
    ({ kind, id }) =>
      kind === 'project' && beside.some((one) => one?.things.every((thing) => isOf(thing, id))),
  );
  return projects.length === 1 ? projects : things;
};

/** "Tiles ordered": what was done with a thing is no part of its name, where its title says it otherwise. */
function withoutParticiple(name: Name, words: readonly Word[], { language }: Moment): Name {
  const last = words[name.to - 1];
  const isSaid = name.things.some(({ name: title }) => wordsIn(title).some(({ key }) => key === last?.key));
  if (!last || isSaid || name.to - name.from < 2 || !isParticiple(last.text, language)) return name;
  // "Formulario de pedido"
  const isOfName = LEXICONS[language].sections.get('into')?.includes(words[name.to - 2]?.key ?? '');
  if (isOfName) return name;
  const isSmall = ({ key }: Word) => LEXICONS[language].at([key])?.meanings.isSubsetOf(SMALL) ?? false;
  const to = words.slice(name.from, name.to - 1).findLastIndex((word) => !isSmall(word));
  return { ...name, to: name.from + to + 1 };
}
const SMALL: ReadonlySet<Meaning> = new Set(['fill', 'aux']);

/** Reads a part of a message: days and lengths, names of the person's own, and words of the language. */
export function read(text: string, things: readonly Thing[], moment: Moment): ParsedText {
  const lexicon = LEXICONS[moment.language];
  const words = wordsIn(text);
  const dates = whensIn(text, moment).map(({ bare, end }) => ({ start: bare, end }));
  const phrases = (things.length > 0 ? piecesOf(words, lexicon) : []).filter(
    ({ text: said, meanings }) => said.includes(' ') && (meanings.has('fill') || meanings.has('polite')),
  );
  // "Another website" is none of one's own.
  const another = new RegExp(`(?<!\\p{L})(?:${lexicon.pattern('another')})\\s+$`, 'iu');
  // A date is no name by itself: "Friday" is not the "Friday demo".
  const isNone = (word: Word) => within(word, dates) || within(word, phrases);
  const names = namesIn(words, things, lexiconsFor(moment.language))
    .filter(({ from, to }) => words.slice(from, to).some((word) => !isNone(word)))
    .filter(({ from }) => !another.test(text.slice(0, words[from]?.start)))
    .map((name) => withoutParticiple(name, words, moment))
    .map((name, at, all) => {
      const [start, end] = [words[name.from]?.start ?? 0, words[name.to - 1]?.end ?? 0];
      return {
        ...name,
        things: narrowed(name, all[at - 1], all[at + 1]),
        start,
        end,
        text: text.slice(start, end),
      };
    });
  const whens = withoutWeeks(whensIn(without(text, names), moment), text).map((one) => {
    // "2 days earlier": the direction is a word of the request.
    const [side] = one.type === 'length' ? (SIDE.exec(text.slice(one.bare, one.end)) ?? []) : [];
    return side === undefined ? one : { ...one, end: one.end - side.length };
  });
  const spans = [...names, ...whens.map(({ bare, end }) => ({ start: bare, end }))];
  const left = words.filter((word) => !within(word, spans));
  const pieces = withoutNouns(piecesOf(left, lexicon), names, text);
  const count = countIn(pieces, lexicon);
  return {
    ...{ text, whens, names, count, moment },
    pieces: pieces.filter(({ start }) => start !== count?.start),
    isPast: new RegExp(`(?<!\\p{L})(?:${lexicon.pattern('was')})(?!\\p{L})`, 'iu').test(without(text, names)),
    isHeaded: isHeaded(words, spans, lexicon),
  };
}

export const unknownIn = ({ pieces }: ParsedText): Piece[] =>
  pieces.filter(({ meanings }) => meanings.size === 0);

export const hasMeaning = ({ pieces }: ParsedText, ...wanted: Meaning[]): boolean =>
  pieces.some(({ meanings }) => wanted.some((one) => meanings.has(one)));

const LEVELS = ['low', 'medium', 'high'] as const;

/** The priorities that are said. */
export const levelsIn = (parsed: ParsedText) => LEVELS.filter((one) => hasMeaning(parsed, one));
