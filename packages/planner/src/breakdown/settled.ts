import type { Statement } from '@daymark/domain/reading';
import { isWait, isWork, type KindStep, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import { findDeliverable, placeOfKind } from '../library/find-deliverable.ts';
import { findStep, stepsOfThings } from '../library/find-step.ts';
import type { Library } from '../library/library.ts';
import { contentOf } from '../library/stems.ts';
import { libraryWords, plain } from '../library/words.ts';
import type { Line } from './line.ts';
import { isBareThing } from './line-titles.ts';
import { placesBefore } from './steps-around.ts';
import { isTheDay } from './turning-day.ts';

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

/** The share of a step's things that a sentence must name to settle it. */
const SAME_SHARE = 0.5;
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

interface Words {
  things: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
}

/** Each step is compared with each line of a brief, at several depths. */
const known = new Map<string, Words>();
const KNOWN_MAX_COUNT = 2_000;

/** The things and the verbs in a text, by their stems. */
export function wordsIn(text: string, language: LibraryLanguage): Words {
  const key = `${language} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const words = contentOf(text, language);
  const of = (wanted: string) => new Set(words.flatMap(({ stem, force }) => (force === wanted ? stem : [])));
  const found = { things: of('full'), verbs: of('verb') };
  if (known.size >= KNOWN_MAX_COUNT) known.clear();
  known.set(key, found);
  return found;
}

/**
 * Whether what is said is at least half of what a step is about, and does the same with it: songs that are written are still
 * to be recorded. Words without a thing are about its verb: "the printing".
 */
export function isAbout(said: Words, step: Words, share = SAME_SHARE): boolean {
  const isSameWork = said.verbs.size === 0 || !said.verbs.isDisjointFrom(step.verbs);
  if (said.things.size === 0) return said.verbs.size > 0 && said.verbs.isSubsetOf(step.verbs);
  const isSameThing = said.things.isSubsetOf(step.things) && said.things.size >= step.things.size * share;
  return isSameThing && isSameWork;
}

/** All steps that come before some: who has shot the pictures has met the couple. */
const withAllBefore = (places: ReadonlySet<number>, steps: readonly KindStep[]): Set<number> =>
  new Set([...places].flatMap((place) => [place, ...placesBefore(steps, place)]));

const hasWordOf = (text: string, words: ReadonlySet<string>): boolean =>
  (text.match(/[\p{L}'’-]+/gu) ?? []).some((word) => words.has(plain(word)));

/** Whether a text is about getting a thing or a person: "the second shooter is booked". */
export const isProcuring = (text: string, language: LibraryLanguage): boolean =>
  hasWordOf(text, libraryWords(language).procuring);

/** Whether a step begins with a verb of making a thing. */
const isMaking = (title: string, language: LibraryLanguage): boolean =>
  libraryWords(language).making.has(plain(title.split(/\s/u, 1)[0] ?? ''));

/** The parts of "the texts and the photos" that each name a thing. */
function thingsIn(text: string, language: LibraryLanguage): string[] {
  const parts = text.split(JOINTS);
  return parts.length > 1 ? parts.filter((part) => wordsIn(part, language).things.size > 0) : [];
}
const JOINTS = /,|&|\s(?:and|und|et|y)\s/u;

/** The steps that are over by their things: those of "script is picked and licence paid". */
const stepsOver = (text: string, kind: ProjectKind, language: LibraryLanguage): KindStep[] => {
  const parts = thingsIn(text, language);
  return (parts.length > 0 ? parts : [text]).flatMap((part) =>
    stepsOfThings(part, kind, language).filter((step) => {
      // Who has got a thing has not worked with it: "tiles bought" lays none. Who has booked for a day is still to be there.
      const isOnlyGot = isProcuring(part, language) && isWork(step) && !isProcuring(step.title, language);
      return !isTheDay(step) && !(isOnlyGot && isMaking(step.title, language));
    }),
  );
};

/** Whether a text is about a thing that comes or is there: "the tiles are here". */
export const isArriving = (text: string, language: LibraryLanguage): boolean =>
  hasWordOf(text, libraryWords(language).arriving);

/** Whether a step gets what is said, as the first of its things, or waits for it: "Order tiles, adhesive and grout". */
function isGetting(said: Words, step: KindStep, language: LibraryLanguage): boolean {
  const isOrder = isWork(step) && isProcuring(step.title, language);
  const text = isOrder ? step.title : isWait(step) ? step.wait : '';
  const first = contentOf(text, language).find(({ force }) => force === 'full');
  return first !== undefined && said.things.has(first.stem);
}

/** What the statements of a brief settle of a kind of project and of the other lines. */
export function settledIn(
  statements: readonly Statement[],
  lines: readonly Line[],
  kind: ProjectKind,
  library: Library,
): Settled {
  const { language } = library;
  const place = placeOfKind(kind);
  const deliverables = new Set<string>();
  const settled = new Set<number>();
  const settledLines = new Set<string>();
  const by = new Map<string, ReadonlySet<number>>();
  const saidOf: Words[] = [];
  for (const one of statements) {
    if (!SETTLING.has(one.kind)) continue;
    const who = one.kind === 'theirs' ? (one.who ?? '') : '';
    const text = who === '' ? one.words.text : one.words.text.replaceAll(who, ' ');
    const found = findDeliverable(text, library, place);
    const said = wordsIn(text, language);
    saidOf.push(said);
    const others = thingsIn(text, language).flatMap((part) => findDeliverable(part, library, place) ?? []);
    const ids = new Set([found, ...others].flatMap((one) => one?.deliverable.id ?? []));
    // Who has got a thing or a person has not worked with it: only the step of getting it is settled, unless that is all.
    const isAllToGet = isProcuring(found?.deliverable.verb ?? '', language);
    const isThere = one.kind === 'done' && isArriving(text, language);
    const isGot = one.kind === 'done' && !isAllToGet && (isThere || isProcuring(text, language));
    // Whose customer buys the tiles lays them; whose mother buys the cake bakes none.
    const isBought = one.kind === 'theirs' && isProcuring(text, language);
    const isLeft = (step: KindStep): boolean => {
      const isOrder = isWork(step) && isProcuring(step.title, language);
      if (isGot) return !isOrder;
      return isBought && isWork(step) && !isOrder && !isMaking(step.title, language);
    };
    if (!isGot) for (const id of ids) deliverables.add(id);
    const covering = [...ids].map((id) =>
      kind.steps.filter((step) => step.covers.includes(id) && !isLeft(step)),
    );
    // A part of many is no whole: "three of the chapters are written".
    const isWhole = one.kind === 'done' && !/\d/.test(text) && (found?.score ?? 0) >= SURE_SCORE;
    // "My friend edits" is all that mostly makes an edited film, also of several parts.
    const isMain = ({ covers: [main = ''] }: KindStep) => one.kind === 'theirs' && ids.has(main);
    const step = findStep(text, kind, language);
    const told = one.kind === 'done' ? stepsOver(text, kind, language) : [];
    const named = [
      ...(step && step.close >= NAMING && !isLeft(step.step) ? [step.step.place] : []),
      ...told.map((known) => known.place),
    ];
    const places = new Set([
      ...named,
      ...covering.flatMap((steps) =>
        steps.flatMap((step) =>
          isWhole || steps.length === 1 || step.covers.length === 1 || isMain(step) ? step.place : [],
        ),
      ),
      ...kind.steps.flatMap((step) =>
        (isWork(step) && isAbout(said, wordsIn(step.title, language))) ||
        (isGot && isGetting(said, step, language))
          ? step.place
          : [],
      ),
    ]);
    const all = one.kind === 'done' ? withAllBefore(places, kind.steps) : places;
    // One sentence that settles nearly everything says less: "The logo is done" of a brochure.
    const isTooMuch = all.size > kind.steps.length * MOST_SETTLED && !isOfDay(places, kind.steps);
    if (all.size > 0) by.set(one.id, isTooMuch ? places : all);
    for (const at of isTooMuch ? places : all) settled.add(at);
    // "Order nucs (already ordered from Hadley)".
    const line = lines.find(
      ({ task }) => task.words.end <= one.words.start && one.words.start - task.words.end < NEAR,
    );
    if (one.kind === 'done' && line && !said.verbs.isDisjointFrom(wordsIn(line.task.title, language).verbs))
      settledLines.add(line.task.id);
    for (const other of isGot ? [] : lines) {
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
