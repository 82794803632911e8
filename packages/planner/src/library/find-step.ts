import { isWait, type KindStep, type LibraryLanguage, type ProjectKind } from './entries.ts';
import { BEHIND } from './find-act.ts';
import { namesIn, type SimilarityIndex, similarityIndex, weightOfWord, wordsOf } from './similarity.ts';
import { type ContentWord, stemOf } from './stems.ts';
import { libraryWords } from './words.ts';

/** A step of a kind that a text names, with how near their words are: 1 if they are those of a name of the step. */
export interface FoundStep {
  step: KindStep;
  close: number;
}

/** The names of the steps of a kind, prepared for comparison. */
interface StepNames extends SimilarityIndex {
  /** By step. */
  entries: readonly { names: readonly { words: readonly ContentWord[] }[] }[];
  /** Words that say little elsewhere, and are a name by themselves here: "sorting". */
  telling: ReadonlySet<string>;
}

const indexes = new Map<ProjectKind, StepNames>();
const KEPT_MAX_COUNT = 64;

const titleOf = (step: KindStep): string => (isWait(step) ? step.wait : step.title);

/** The title of a step comes first among its names. */
const namesOf = (step: KindStep) => ({
  names: [titleOf(step), ...step.also],
  not: [],
  text: '',
});

/** Words of which those that say little also are without their endings: "sort" and "sorting". */
const withStems = (words: readonly ContentWord[], language: LibraryLanguage): ContentWord[] =>
  words.map((word) => (word.force === 'light' ? { ...word, stem: stemOf(word.stem, language) } : word));

function stepNames(kind: ProjectKind, language: LibraryLanguage): StepNames {
  const index = similarityIndex(kind.steps.map(namesOf), language, 'texts', false);
  const entries = kind.steps.map((_, at) => ({
    names: namesIn(index, at).map(({ words }) => ({ words: withStems(words, language) })),
  }));
  const isLight = ({ force }: ContentWord) => force === 'light';
  const telling = entries.flatMap(({ names }) =>
    names.flatMap(({ words }) => (words.every(isLight) ? words.map(({ stem }) => stem) : [])),
  );
  return { ...index, entries, telling: new Set(telling) };
}

/** The names of a kind's steps; kept for the kinds that were asked for last. */
function indexOf(kind: ProjectKind, language: LibraryLanguage): StepNames {
  const index = indexes.get(kind) ?? stepNames(kind, language);
  indexes.delete(kind);
  indexes.set(kind, index);
  const [oldest] = indexes.keys();
  if (oldest && indexes.size > KEPT_MAX_COUNT) indexes.delete(oldest);
  return index;
}

/** What share of a name a text has at least, and how near both are. */
const LEAST = { named: 0.6, close: 0.62 };
/** How near a text is whose words are all in the title of a step, and its main thing among them: "Pitches from the council". */
const MAIN_THING = 0.7;

/** How near a text is whose things only this step has among its words. */
const ALONE = 0.65;

const isThing = ({ force }: ContentWord): boolean => force === 'full';

/** "Half a page on each piece", "six to ten pieces": what is counted only tells how much. */
const COUNTED = /\b(?:half an?|two|three|four|five|six|seven|eight|nine|ten|\d+)\s+(\p{L}+)/giu;

/** The stems of what a title counts. */
const countedIn = (step: KindStep, { language }: StepNames): Set<string> =>
  new Set([...titleOf(step).matchAll(COUNTED)].map(([, word = '']) => stemOf(word.toLowerCase(), language)));

/** The thing of a title stands among its first words. */
const FIRST_WORDS = 2;

/** Whether a text names the main thing of a title, and besides only what the title has, too. */
function namesMainThing(
  said: readonly ContentWord[],
  title: readonly ContentWord[],
  counted: ReadonlySet<string>,
): boolean {
  const things = said.filter((word) => isThing(word) && !word.isDetail).map(({ stem }) => stem);
  const words = title.filter(({ force }) => force !== 'light');
  const main = words.slice(0, FIRST_WORDS).filter((word) => isThing(word) && !counted.has(word.stem));
  const all = new Set(words.map(({ stem }) => stem));
  return main.some(({ stem }) => things.includes(stem)) && things.every((stem) => all.has(stem));
}

const TELLING_SHARE = 0.7;

/** How much a word of a text or a name tells among the steps of a kind. */
const weightIn = (word: ContentWord, { weigh, telling }: StepNames): number =>
  word.force === 'light' && telling.has(word.stem)
    ? weigh(word.stem) * TELLING_SHARE
    : weightOfWord(word, weigh);

/**
 * Of a text that is nothing but things the only entry that has them among its words: "Fugen" is "Ränder schneiden und Fugen füllen".
 */
function stepNamedAlone(said: readonly ContentWord[], { entries }: StepNames): number | undefined {
  const words = said.filter(({ force }) => force !== 'light');
  if (words.length === 0 || !words.every(isThing)) return undefined;
  const having = words.map(({ stem }) => entries.flatMap((entry, at) => (hasWord(entry, stem) ? [at] : [])));
  const [[only, more] = []] = having;
  return more === undefined && having.every(([at, other]) => at === only && other === undefined)
    ? only
    : undefined;
}

const hasWord = ({ names }: StepNames['entries'][number], stem: string): boolean =>
  names.some(({ words }) => words.some((word) => word.stem === stem));

/** The step whose names are nearest to all words of a text. */
function nearestStep(text: string, kind: ProjectKind, index: StepNames): FoundStep | undefined {
  const words = withStems(wordsOf(text, index, index.parts), index.language);
  const said = [...new Map(words.map((word) => [word.stem, word])).values()];
  const stems = new Map(said.map((word) => [word.stem, weightIn(word, index)]));
  const whole = stems.values().reduce((sum, weight) => sum + weight, 0);
  const alone = stepNamedAlone(said, index);
  let best: FoundStep | undefined;
  for (const [at, { names }] of index.entries.entries()) {
    const step = kind.steps[at];
    const [title] = names;
    if (!step || !title) continue;
    let close =
      at === alone ? ALONE : namesMainThing(said, title.words, countedIn(step, index)) ? MAIN_THING : 0;
    for (const { words } of names) {
      const [weight, shared] = words.reduce(
        ([all, own], word) => {
          const one = weightIn(word, index);
          return [all + one, own + Math.min(stems.get(word.stem) ?? 0, one)];
        },
        [0, 0],
      );
      const nearness = (2 * shared) / (weight + whole);
      if (shared >= weight * LEAST.named && nearness >= LEAST.close) close = Math.max(close, nearness);
    }
    if (close > (best?.close ?? 0)) best = { step, close };
  }
  return best;
}

/** Behind them stands what a thing is of or about, and which one it is: "a page about the studio". */
const TOPICAL = new Set('of about on über von sur du des d de sobre'.split(' '));

/** A text up to the words that tell more of its thing: "Deliver" of "Deliver to the shelter". Empty if it has none. */
function headOf(text: string): string {
  const words = text.split(/\s+/u);
  const behind = words.findIndex(
    (word, at) => at > 0 && BEHIND.has(word.toLowerCase()) && !TOPICAL.has(word.toLowerCase()),
  );
  return behind < 0 ? '' : words.slice(0, behind).join(' ');
}

/**
 * The step that a text means, by its title and the other names that the library gives it: "off book" is the step "Run the first half
 * without books". Undefined if no name is near enough. `kind` is the kind as the library has it.
 */
export function findStep(text: string, kind: ProjectKind, language: LibraryLanguage): FoundStep | undefined {
  const index = indexOf(kind, language);
  return nearestStep(text, kind, index) ?? nearestStep(headOf(text), kind, index);
}

/** The stems of the things and of the acts in words: getting something is an act, whatever the form of its verb. */
function thingsAndActs(words: readonly ContentWord[], getting: ReadonlySet<string>) {
  const isAct = ({ stem, force }: ContentWord) => force === 'verb' || getting.has(stem);
  return {
    things: new Set(words.flatMap((word) => (isThing(word) && !isAct(word) ? word.stem : []))),
    acts: new Set(words.flatMap((word) => (isAct(word) ? word.stem : []))),
  };
}

/**
 * The step with a name whose things are those of a text that tells what is over, and the waits for them: "licence paid", "bought a
 * used van" ("van bought"). None if that is the work of several. `kind` is the kind as the library has it.
 */
export function stepsOfThings(text: string, kind: ProjectKind, language: LibraryLanguage): KindStep[] {
  const index = indexOf(kind, language);
  const getting = new Set([...libraryWords(language).procuring].map((word) => stemOf(word, language)));
  const said = thingsAndActs(wordsOf(text, index, index.parts), getting);
  const isNamedBy = (words: readonly ContentWord[]): boolean => {
    const name = thingsAndActs(words, getting);
    const isSaid = name.things.isSubsetOf(said.things) && name.acts.isSubsetOf(said.acts);
    return isSaid && name.things.size > 0 && (name.acts.size > 0 || name.things.size === said.things.size);
  };
  const found = kind.steps.filter((_, at) =>
    index.entries[at]?.names.slice(1).some(({ words }) => isNamedBy(words)),
  );
  return found.filter((step) => !isWait(step)).length === 1 ? found : [];
}
