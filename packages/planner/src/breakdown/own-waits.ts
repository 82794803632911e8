import type { Statement, StatementOf } from '@daymark/domain/reading';
import { isWait, type KindStep, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import { findStep } from '../library/find-step.ts';
import { libraryWords, plain } from '../library/words.ts';
import type { Line } from './line.ts';
import type { Settled } from './settled.ts';
import { wordsIn } from './words-in.ts';

/** A wait of the brief in the place of one of the kind, or of the work that somebody else does meanwhile. */
export type WaitPlaces = ReadonlyMap<number, string>;

interface Given {
  kind: ProjectKind;
  wanted: readonly KindStep[];
  statements: readonly Statement[];
  lines: readonly Line[];
  /** For each line that stands for a step the place of it. */
  placeOf: ReadonlyMap<string, number>;
  settled: Settled;
  description: string;
  language: LibraryLanguage;
}

const wordsOf = (text: string): string[] => (text.match(/[\p{L}'’-]+/gu) ?? []).map(plain);

/** The sentence that a wait is told in: "The supervisor reads the draft, needs 10 days". */
function sentenceAround(description: string, { text, start, end }: Statement['words']): string {
  const before = description.slice(0, start);
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => before.lastIndexOf(mark)));
  const sentence = description.slice(from + 1, end);
  return sentence.includes(text) ? sentence : text;
}

/** Whether a text speaks of the client: all words for one are equal. */
const isOfClient = (text: string, language: LibraryLanguage): boolean =>
  wordsOf(text).some((word) => libraryWords(language).client.has(word));

/** The wait of the kind that a wait of the brief is, by what or whom both are about. */
function sameWait(
  { who, title }: StatementOf<'wait'>,
  sentence: string,
  { kind, wanted, language }: Given,
): number | undefined {
  const ofKind = new Set([kind.name, ...kind.also].flatMap((name) => [...wordsIn(name, language).things]));
  const said = wordsIn(`${sentence} ${who ?? ''} ${title}`, language).things.difference(ofKind);
  const isClients = isOfClient(`${sentence} ${who ?? ''}`, language);
  const [best] = wanted
    .filter(isWait)
    .map((one) => {
      const own = wordsIn(`${one.wait} ${one.who ?? ''}`, language).things.difference(ofKind);
      const shared = own.intersection(said).size;
      return { place: one.place, shared: shared + Number(isClients && isOfClient(one.who ?? '', language)) };
    })
    .sort((one, other) => other.shared - one.shared);
  return best && best.shared > 0 ? best.place : undefined;
}

/** The work that the person whom a wait is for does: "My friend Tasha edits, she needs a week". */
function workOfOthers({ who }: StatementOf<'wait'>, { statements, settled }: Given): number | undefined {
  if (who === null) return undefined;
  const theirs = statements.find((one) => one.kind === 'theirs' && one.who === who && settled.by.has(one.id));
  return theirs && Math.min(...(settled.by.get(theirs.id) ?? []));
}

/** The wait of the kind that a wait of the brief names, or the one behind the work that it names: "Their lawyer needs a week". */
function namedWait(
  { title, words, lag }: StatementOf<'wait'>,
  { kind, wanted, language }: Given,
): number | undefined {
  const found = findStep(title, kind, language) ?? findStep(words.text, kind, language);
  const named = wanted
    .filter(isWait)
    .find(({ place, after }) => found && (place === found.step.place || after.includes(found.step.place)));
  // Whose work begins on a day has not done it then.
  const isBegun = lag === null && named?.phase === 'make' && named.who !== null;
  return isBegun ? undefined : named?.place;
}

/** The wait of the kind for what a line orders, if the brief says how long that takes: "order tiles, 2 weeks lead time". */
const waitOfLine = (one: StatementOf<'wait'>, { wanted, placeOf }: Given): number | undefined =>
  wanted.filter(isWait).find(({ after }) => one.after.some((line) => after.includes(placeOf.get(line) ?? 0)))
    ?.place;

/** For what is sent to somebody, the next wait for a person from the slot on, where such lines stand. */
function waitBehindSlot(one: StatementOf<'wait'>, { kind, wanted, lines }: Given): number | undefined {
  const isOfLine = lines.some(({ task }) => one.after.includes(task.id));
  const people = wanted.filter(isWait).filter(({ who }) => who !== null);
  return isOfLine ? people.find(({ place }) => place >= (kind.slot?.place ?? 0))?.place : undefined;
}

/**
 * The places of the kind's waits that the brief has too: "they need a week to come back with changes" is the wait for the client's
 * comments, which comes once and is as long as the brief says.
 */
export function ownWaits(given: Given): WaitPlaces {
  const places = new Map<number, string>();
  for (const one of given.statements) {
    if (one.kind !== 'wait') continue;
    const named = namedWait(one, given);
    if (one.lag === null && named === undefined) continue;
    const sentence = sentenceAround(given.description, one.words);
    const place =
      named ??
      waitOfLine(one, given) ??
      sameWait(one, sentence, given) ??
      workOfOthers(one, given) ??
      waitBehindSlot(one, given);
    if (place !== undefined && !places.has(place)) places.set(place, one.id);
  }
  return places;
}

/** The days of the brief's waits that stand for those of the kind. */
export const daysWaited = (waits: WaitPlaces, statements: readonly Statement[]): number => {
  const ids = new Set(waits.values());
  return statements.reduce(
    (days, one) => days + (one.kind === 'wait' && ids.has(one.id) ? (one.lag?.days ?? 0) : 0),
    0,
  );
};
