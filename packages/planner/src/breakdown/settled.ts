import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import {
  isRepeat,
  isTheDay,
  isWait,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
} from '../library/entries.ts';
import { findDeliverable, placeOfKind } from '../library/find-deliverable.ts';
import { findStep, stepsOfThings } from '../library/find-step.ts';
import type { Library } from '../library/library.ts';
import { contentOf } from '../library/stems.ts';
import { placesBefore } from '../library/steps-around.ts';
import {
  isApproved,
  isBookedFor,
  isEarly,
  isLeftOf,
  isLeftOfNamed,
  isMaking,
  isProcuring,
  isSentBy,
  overBefore,
  reachedIn,
} from './how-far.ts';
import type { Line } from './line.ts';
import { asksForThing, isBareThing } from './line-titles.ts';
import { doneIn, isAbout, SAME_SHARE, type Words, wordsIn } from './words-in.ts';

/** What a brief says is done, not wanted or somebody else's, so that nobody has to plan it. */
export interface Settled {
  /** The deliverables that are settled. */
  deliverables: ReadonlySet<string>;
  /** The places of the kind's steps that are. */
  steps: ReadonlySet<number>;
  /** The statements of lines that another sentence settles: "a snack bar … my wife takes care of the snack bar". */
  lines: ReadonlySet<string>;
  /** The places of the steps that each statement settles. */
  by: ReadonlyMap<string, ReadonlySet<number>>;
  /** Whether the title of a step says what is settled. */
  isSettled: (title: string) => boolean;
}

export const NOTHING_SETTLED: Settled = {
  deliverables: new Set(),
  steps: new Set(),
  lines: new Set(),
  by: new Map(),
  isSettled: () => false,
};

const SETTLING = new Set<Statement['kind']>(['done', 'excluded', 'later', 'theirs']);

const NAMED_SHARE = 0.3;
/** From this score on a sentence surely means its deliverable. */
const SURE_SCORE = 2;

/** From so near on a sentence surely names a step. */
const NAMING = 0.8;

/** So few characters before it a sentence is about the line there. */
const NEAR = 4;

/** The largest share of a kind's steps that one sentence settles, unless it tells that the day itself is over. */
const MOST_SETTLED = 0.6;

const isOfDay = (places: ReadonlySet<number>, steps: readonly KindStep[]): boolean =>
  steps.some((step) => places.has(step.place) && isTheDay(step));

/** The parts of "the texts and the photos" that each name a thing. */
function thingsIn(text: string, language: LibraryLanguage): string[] {
  const parts = text.split(JOINTS);
  return parts.length > 1 ? parts.filter((part) => wordsIn(part, language).things.size > 0) : [];
}
const JOINTS = /,|&|\s(?:and|und|et|y)\s/u;

/** The steps that are over by their things: those of "script is picked and licence paid". */
const stepsOver = (text: string, kind: ProjectKind, language: LibraryLanguage): KindStep[] => {
  const parts = thingsIn(text, language);
  return (parts.length > 0 ? parts : [text]).flatMap((part) => {
    const reached = reachedIn(part, language);
    return stepsOfThings(part, kind, language).filter(
      // Who has booked for a day is still to be there.
      (step) => !isTheDay(step) && !isLeftOfNamed(reached, step, language),
    );
  });
};

/** Whether a step gets what is said, as the first of its things, or waits for it: "Order tiles, adhesive and grout". */
function isGetting(said: Words, step: KindStep, language: LibraryLanguage): boolean {
  const isOrder = isWork(step) && isProcuring(step.title, language);
  const text = isOrder ? step.title : isWait(step) ? step.wait : '';
  const first = contentOf(text, language).find(({ force }) => force === 'full');
  return first !== undefined && said.things.has(first.stem);
}

/** The places of the steps that lines ask for, by their names or by what they make. */
const askedBy = (lines: readonly Line[], kind: ProjectKind, language: LibraryLanguage): Set<number> =>
  new Set(
    lines.flatMap((line) => {
      const { step, deliverable, isFound } = line;
      if (step) return step.place;
      if (!isFound || !deliverable || !asksForThing(line, language)) return [];
      return kind.steps.flatMap(({ place, covers }) => (covers.includes(deliverable.id) ? place : []));
    }),
  );

/**
 * The places of what is learned and tried by practising: all that is not done before it. Nobody who took a practice test or a course before
 * the project has practised for it.
 */
function practisedFrom({ steps }: ProjectKind, language: LibraryLanguage): Set<number> {
  const practices = steps.filter((step) => isRepeat(step) && step.topics.length > 0);
  if (practices.length === 0) return new Set();
  const before = new Set(practices.flatMap(({ place }) => [...placesBefore(steps, place)]));
  // An exam can be booked before anything is learned.
  const isBooking = (step: KindStep) => isWork(step) && isProcuring(step.title, language);
  return new Set(
    steps.flatMap((step) =>
      before.has(step.place) || isEarly(step.phase) || isBooking(step) ? [] : step.place,
    ),
  );
}

interface Known {
  kind: ProjectKind;
  library: Library;
  asked: ReadonlySet<number>;
  startDate: Day;
}

/** What one sentence settles. */
interface SettledBy {
  said: Words;
  /** Whether a thing is got, chosen or there and still to be worked with. */
  isReached: boolean;
  deliverables: readonly string[];
  places: ReadonlySet<number>;
  /** Those that it names itself, without what comes before them. */
  told?: ReadonlySet<number>;
}

/** "6 of 15 interviews done", and what is told in front of it: "I have finished reading and …". */
const BEGUN =
  /^(?<before>.*(?:,|\s(?:and|und|et|y)\s))?.*?\b(?<some>\d+)(?:\s\p{L}+){0,3}?\s?(?:\bof|\bvon|\baus|\bsur|\bde|\/)\s?(?<all>\d+)\b/su;

/** What a sentence settles. Of what is begun, what comes before it is over, and it is not. */
function settledBy(one: Statement, known: Known): SettledBy {
  const { before = '', some, all } = BEGUN.exec(one.words.text)?.groups ?? {};
  const isBegun = one.kind === 'done' && Number(some) < Number(all);
  if (!isBegun) return settledByWhole(one, known);
  const partOf = (text: string): Statement => ({ ...one, words: { ...one.words, text } });
  const { places, told = places } = settledByWhole(partOf(one.words.text.slice(before.length)), known);
  const front = settledByWhole(partOf(before), known);
  return { ...front, places: front.places.union(places.difference(told)) };
}

function settledByWhole(one: Statement, { kind, library, asked, startDate }: Known): SettledBy {
  const { language } = library;
  const place = placeOfKind(kind);
  const who = one.kind === 'theirs' || one.kind === 'wait' ? (one.who ?? '') : '';
  const text = who === '' ? one.words.text : one.words.text.replaceAll(who, ' ');
  const found = findDeliverable(text, library, place);
  const said = one.kind === 'done' ? doneIn(text, language) : wordsIn(text, language);
  const others = thingsIn(text, language).flatMap((part) => findDeliverable(part, library, place) ?? []);
  const ids = new Set([found, ...others].flatMap((one) => one?.deliverable.id ?? []));
  // Who has got a thing or a person has not worked with it, unless getting it is all.
  const isAllToGet = isProcuring(found?.deliverable.verb ?? '', language);
  const isTold = one.kind === 'done' || isBookedFor(one, kind, language);
  const come = isTold ? reachedIn(text, language) : 'done';
  const reached = come === 'got' && isAllToGet ? 'done' : come;
  const isReached = reached !== 'done';
  // Whose customer buys the tiles lays them; whose mother buys the cake bakes none.
  const isBought = one.kind === 'theirs' && isProcuring(text, language);
  const isLeft = (step: KindStep): boolean => {
    // What others do is waited for.
    if (one.kind === 'theirs' && isWait(step) && step.who !== null && step.phase === 'make') return true;
    // What others send is looked through.
    if (one.kind === 'wait' && (isWait(step) || step.phase === 'check' || step.phase === 'finish'))
      return true;
    if (isReached) return isLeftOf(reached, step, language);
    return isBought && isWork(step) && !isProcuring(step.title, language) && !isMaking(step.title, language);
  };
  const isAsked = ({ place }: KindStep) => isTold && asked.has(place);
  // A word of a thing's name is no sign that it is made: who has access to ELSTER has filled in no form.
  const isNear = !isTold || !found || found.isNamed || found.score >= SURE_SCORE;
  const covering = (isNear ? [...ids] : []).map((id) =>
    // What a line asks for is not over: "Insulation … van is empty and rust free".
    kind.steps.filter((step) => step.covers.includes(id) && !isLeft(step) && !isAsked(step)),
  );
  // A part of many is no whole: "three of the chapters are written".
  const isWhole = one.kind === 'done' && !/\d/.test(text) && (found?.score ?? 0) >= SURE_SCORE;
  // "My friend edits" is all that mostly makes an edited film, also of several parts.
  const isMain = ({ covers: [main = ''] }: KindStep) => one.kind === 'theirs' && ids.has(main);
  const step = findStep(text, kind, language);
  const named = isTold ? stepsOver(text, kind, language) : [];
  const told = new Set([
    ...(step && step.close >= NAMING && !isLeft(step.step) ? [step.step.place] : []),
    ...named.map((known) => known.place),
    ...covering.flatMap((steps) =>
      steps.flatMap((step) =>
        isWhole || steps.length === 1 || step.covers.length === 1 || isMain(step) ? step.place : [],
      ),
    ),
    ...kind.steps.flatMap((step) =>
      (isWork(step) && one.kind !== 'wait' && isAbout(said, wordsIn(step.title, language))) ||
      (reached === 'got' && isGetting(said, step, language))
        ? step.place
        : [],
    ),
  ]);
  const deliverables = isReached ? [] : [...ids];
  if (!isTold) return { said, isReached, deliverables, places: told };
  const isAhead = one.alternatives?.some((other) => other.kind === 'event' && other.on >= startDate) ?? false;
  // A day to come is not over: "moving day is 20 February, notice is given".
  const ofDay = new Set(kind.steps.flatMap((step) => (isTheDay(step) ? step.place : [])));
  const before = told.difference(isAhead ? ofDay : new Set<number>());
  const places = before.difference(isOfDay(before, kind.steps) ? new Set() : practisedFrom(kind, language));
  // One sentence that settles nearly everything says less: "The logo is done" of a brochure.
  const upTo = [...places].flatMap((one) => [one, ...placesBefore(kind.steps, one)]);
  const isTooMuch = new Set(upTo).size > kind.steps.length * MOST_SETTLED && !isOfDay(places, kind.steps);
  const over = isTooMuch ? new Set<number>() : overBefore(places, asked, kind, language);
  const all = places.union(over);
  const replies = repliesOver(all, text, kind, language);
  return { said, isReached, deliverables, places: all.union(replies), told: places };
}

/**
 * The waits for others behind steps that are over: nobody waits for what they say of a thing that they have approved, or before what is
 * over, as for offers before the booking.
 */
function repliesOver(
  over: ReadonlySet<number>,
  text: string,
  { steps }: ProjectKind,
  language: LibraryLanguage,
): Set<number> {
  const isOverBehind = (place: number) =>
    steps.some((step) => over.has(step.place) && step.after.includes(place));
  return new Set(
    steps.flatMap((step) => {
      if (!isWait(step) || step.after.length === 0 || !step.after.every((at) => over.has(at))) return [];
      const isReply = step.who !== null && isApproved(text, language);
      return isReply || isOverBehind(step.place) ? step.place : [];
    }),
  );
}

/** What the statements of a brief settle of a kind of project and of the other lines. */
export function settledIn(
  statements: readonly Statement[],
  lines: readonly Line[],
  kind: ProjectKind,
  library: Library,
  startDate: Day,
): Settled {
  const { language } = library;
  const known = { kind, library, asked: askedBy(lines, kind, language), startDate };
  const deliverables = new Set<string>();
  const settled = new Set<number>();
  const settledLines = new Set<string>();
  const by = new Map<string, ReadonlySet<number>>();
  const saidOf: Words[] = [];
  for (const one of statements) {
    if (!SETTLING.has(one.kind) && !isBookedFor(one, kind, language) && !isSentBy(one, language)) continue;
    const { said, isReached, places, ...found } = settledBy(one, known);
    saidOf.push(said);
    for (const id of found.deliverables) deliverables.add(id);
    if (places.size > 0) by.set(one.id, places);
    for (const place of places) settled.add(place);
    // "Order nucs (already ordered from Hadley)".
    const line = lines.find(
      ({ task }) => task.words.end <= one.words.start && one.words.start - task.words.end < NEAR,
    );
    if (one.kind === 'done' && line && !said.verbs.isDisjointFrom(wordsIn(line.task.title, language).verbs))
      settledLines.add(line.task.id);
    for (const other of isReached ? [] : lines) {
      const { things } = wordsIn(other.task.title, language);
      if (things.size > 0 && things.isSubsetOf(said.things) && isBareThing(other, language))
        settledLines.add(other.task.id);
    }
  }
  return {
    deliverables,
    steps: settled,
    lines: settledLines,
    by,
    isSettled: (title) => {
      const step = wordsIn(title, language);
      // With the verb said a smaller share is sure: "Tiles are ordered", "Choose the tiles and order a tenth extra".
      return saidOf.some((said) => isAbout(said, step, said.verbs.size > 0 ? NAMED_SHARE : SAME_SHARE));
    },
  };
}
