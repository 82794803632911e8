import type { Statement } from '@daymark/domain/reading';
import type { Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import {
  isRepeat,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
  type WorkStep,
} from '../library/entries.ts';
import { placesBefore } from '../library/steps-around.ts';
import { libraryWords } from '../library/words.ts';
import { hasWordOf } from './how-far.ts';
import type { BreakdownRequest } from './request.ts';

/** How far a project is that somebody has begun: "at 31,000 words, aiming for 80k", "about 40% through the question bank". */
export interface Begun {
  /** The share of the whole that is there, between 0 and 1. */
  share: number;
  /** How much the whole is, in what the kind counts; null for a share. */
  whole: number | null;
  /** The places of the steps that are over. */
  places: ReadonlySet<number>;
  /** The statements that say so and were read as lines: "j'en suis à 40 000 mots", "aiming for 90k". */
  lines: ReadonlySet<string>;
}

type Told = Pick<BreakdownRequest, 'name' | 'description' | 'startDate' | 'dueDate' | 'locale'>;

const TELLING = new Set<Statement['kind']>(['note', 'done', 'unsure']);
/** Whether a sentence may tell it: also a line that begins so, "j'en suis à 40 000 mots". */
const mayTell = (one: Statement, language: LibraryLanguage): boolean =>
  TELLING.has(one.kind) ||
  (one.kind === 'task' &&
    one.by === null &&
    hasWordOf(wordsOf(one.words.text).slice(0, REACH.opening).join(' '), libraryWords(language).begun));
/** A smaller share is no sign that it is begun, and with a larger one there is nothing left to plan. */
const LEAST = 0.03;
const MOST = 0.97;
/** Forms of a share, with what each means; null for the percentage that it names. */
const SHARES: readonly (readonly [form: RegExp, share: number | null])[] = [
  [/\b(\d{1,2})\s?(?:%|percent|prozent|pour cent|por ciento)/iu, null],
  [/\bhalf\s?way\b|\bzur hälfte\b|\bà moitié\b|\ba la mitad\b/iu, 1 / 2],
];
/** "31k", "40 000 mots". */
const THOUSANDS = /\b(\d{1,3})(?:k\b|[\s\u202f](?=\d{3}\b))/giu;
const inFull = (text: string): string =>
  text.replaceAll(THOUSANDS, (said, digits: string) => (/k$/iu.test(said) ? `${digits}000` : digits));
/** So many words behind an amount, or at the beginning of a line, say of it that it is there. */
const REACH = { opening: 3, behind: 2 };
/** "At about 31,000 words". */
const HEDGES =
  /(?:(?<=^|[\s,.])(?:about|around|roughly|approx|ca|circa|rund|etwa|ungefähr|environ|à|unos|unas|sobre|el|la)[\s.]*)+$/iu;
/** A number of people or of days says how large such a project is, and not how far. */
const BY_SIZE = new Set(['event', 'family', 'travel']);

const wordsOf = (text: string): string[] => text.match(/[\p{L}'’]+/gu) ?? [];
const lastWord = (text: string): string => wordsOf(text.replace(HEDGES, '')).at(-1) ?? '';

/** Whether the words beside an amount say that it is there already, and not that it is left: "at 31,000 words", "12 pages are written". */
function isThere(text: string, from: number, to: number, language: LibraryLanguage): boolean {
  const { begun, remaining } = libraryWords(language);
  const [before, behind] = [text.slice(0, from), wordsOf(text.slice(to)).slice(0, REACH.behind).join(' ')];
  const isSaid = hasWordOf(lastWord(before), begun) || hasWordOf(behind, begun);
  return isSaid && !hasWordOf(`${wordsOf(before).slice(-REACH.behind).join(' ')} ${behind}`, remaining);
}

/** The same of a share, which may be that of anything: "40% through", "bin bei 40 %", but not "30% deposit already paid". */
function isShareThere(text: string, from: number, to: number, language: LibraryLanguage): boolean {
  const { begun } = libraryWords(language);
  const [next] = wordsOf(text.slice(to));
  return hasWordOf(next ?? lastWord(text.slice(0, from)), begun);
}

const OF = /^\s*(?:\p{L}+\s){0,2}(?:of|von|sur|de|\/)\s*$/u;
type Count = Extract<Token, { type: 'count' }>;

const countsIn = (text: string, { startDate: from, dueDate: to, locale }: Told, language: LibraryLanguage) =>
  tokensIn(inFull(text), { today: from, from, to, locale, language }).filter(
    (token): token is Count => token.type === 'count',
  );

/** The share that a sentence tells, or the amount that is there. */
function toldIn(
  sentence: string,
  whole: string,
  { per }: ProjectKind,
  told: Told,
  language: LibraryLanguage,
): Pick<Begun, 'share' | 'whole'> | null {
  const text = inFull(sentence);
  for (const [form, part] of SHARES) {
    const found = form.exec(text);
    if (found && isShareThere(text, found.index, found.index + found[0].length, language))
      return { share: part ?? Number(found[1]) / 100, whole: null };
  }
  const counts = countsIn(text, told, language);
  for (const [nth, count] of counts.entries()) {
    const noun = ` ${count.noun?.text.toLowerCase() ?? ''} `;
    const way = per.find(({ units }) => units.some((unit) => noun.includes(` ${unit.toLowerCase()} `)));
    if (!way || count.first !== null) continue;
    // "12 of 30 pages done", "40 páginas de 80".
    const [part, all] = [counts[nth - 1], counts[nth + 1]];
    const isOf = (one: Count | undefined, other: Count | undefined): boolean =>
      one !== undefined && other !== undefined && OF.test(text.slice(one.end, other.start));
    const have = part && isOf(part, count) ? part : count;
    if (!isThere(text, have.start, count.end, language)) continue;
    const aim =
      have === part
        ? count
        : isOf(count, all)
          ? all
          : countsIn(whole, told, language).find((other) => other.noun === null && other.count > have.count);
    const most = aim?.count ?? way.usual;
    return { share: have.count / most, whole: most };
  }
  return null;
}

/** The steps in which the thing itself is made: the first whose hours grow with it, and those that make the same. */
function making(steps: readonly KindStep[]): WorkStep[] {
  const made = steps.filter(isWork).filter(({ phase, scaled }) => phase === 'make' && scaled);
  const own = new Set(made[0]?.covers);
  return made.filter((step) => step === made[0] || step.covers.some((id) => own.has(id)));
}

/** The places that are over when such a share of a kind is there: what makes it, and what is done before the rest can be made. */
function placesOver({ steps }: ProjectKind, share: number): Set<number> {
  const practice = steps.find((step) => isRepeat(step) && step.topics.length > 0);
  if (practice) return new Set(placesBefore(steps, practice.place));
  const makes = making(steps);
  const all = makes.reduce((sum, { minutes }) => sum + minutes.usual, 0);
  const over = new Set<number>();
  let sum = 0;
  for (const { place, minutes } of makes) {
    sum += minutes.usual;
    if (sum <= all * share) over.add(place);
  }
  const next = makes.find(({ place }) => !over.has(place));
  return next && share > 0 ? over.union(new Set(placesBefore(steps, next.place))) : over;
}

/** How far the brief says that a project of this kind is; null if it says nothing of it. */
export function begunIn(
  kind: ProjectKind,
  statements: readonly Statement[],
  told: Told,
  language: LibraryLanguage,
): Begun | null {
  if (BY_SIZE.has(kind.domain)) return null;
  const text = `${told.name}. ${told.description}`;
  const linesOf = ({ kind: what, id }: Statement): string[] => (what === 'task' ? [id] : []);
  const aims = (whole: number | null): string[] =>
    statements.flatMap((one) => {
      const [aim, ...others] = countsIn(one.words.text, told, language);
      return aim?.count === whole && aim?.noun === null && others.length === 0 ? linesOf(one) : [];
    });
  for (const one of statements) {
    const found = mayTell(one, language) ? toldIn(one.words.text, text, kind, told, language) : null;
    if (found && found.share >= LEAST && found.share <= MOST)
      return {
        ...found,
        places: placesOver(kind, found.share),
        lines: new Set([...linesOf(one), ...aims(found.whole)]),
      };
  }
  return null;
}

/** The steps with the topics of their practice that are left. */
export const withTopicsLeft = (steps: readonly KindStep[], begun: Begun | null): KindStep[] =>
  begun === null
    ? [...steps]
    : steps.map((step) =>
        isRepeat(step) && step.topics.length > 1
          ? { ...step, topics: step.topics.slice(Math.floor(step.topics.length * begun.share)) }
          : step,
      );
