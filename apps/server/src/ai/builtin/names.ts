import type { Day } from '@daymark/domain/dates';
import type { ProjectFact, TaskFact } from '../facts.ts';
import { fitOf, isInflected, weightOf } from './fitting.ts';
import { otherNamesAt } from './nouns.ts';
import { keyOf, type Lexicon, PIECE } from './vocabulary.ts';

export type Thing =
  | { kind: 'task'; id: string; name: string; task: TaskFact }
  | {
      kind: 'project';
      id: string;
      name: string;
      project: Pick<ProjectFact, 'id' | 'name' | 'status' | 'dueDate'>;
    }
  | { kind: 'milestone'; id: string; name: string; dueDate: Day; projectId: string };

export interface Word {
  key: string;
  text: string;
  start: number;
  end: number;
}

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(PIECE)].map(({ 0: said, index }) => ({
    ...{ key: keyOf(said), text: said },
    ...{ start: index, end: index + said.length },
  }));

/** Words of a message that name rows of the user: one, or several that match equally. */
export interface Name {
  /** Index of the first word, and of the word after the last. */
  from: number;
  to: number;
  things: Thing[];
}

/** A name with the share of the title that was given. */
type Found = Name & { share: number };

interface TitleWord {
  key: string;
  weight: number;
}

interface Title {
  thing: Thing;
  words: TitleWord[];
}

/** Words of a title that are meant by words of a message. */
interface Match {
  /** How many words of the message it takes. */
  length: number;
  at: number[];
  fit: number;
}

/** What is known of the words of a message. */
interface Typed {
  words: readonly Word[];
  isGlue: (key: string) => boolean;
  isKnown: (key: string) => boolean;
  /** Whether a word is in any title as it stands. */
  isOurs: (key: string) => boolean;
  /** What the words at a place are called otherwise. */
  othersAt: (at: number) => ReturnType<typeof otherNamesAt>;
  fitTo: (typed: string, word: string) => number;
}

/** In the place of a word that is a part of another name. */
const TAKEN = '\n';

const WHOLE_FIT = 0.95;
/** A part of what a word is called otherwise, or an ordinary word of requests. */
const PART_SHARE = 0.8;

/** The words of a title that a word of a message means, in its own or another language. */
function matchAt(
  at: number,
  { words, isKnown, isOurs, isGlue, othersAt, fitTo }: Typed,
  title: Title,
  used: ReadonlySet<number>,
) {
  const key = words[at]?.key ?? '';
  let best: Match = { length: 1, at: [], fit: 0 };
  for (const [index, word] of title.words.entries()) {
    const fit = used.has(index) ? 0 : fitTo(key, word.key);
    if (fit > best.fit) best = { length: 1, at: [index], fit };
  }
  if (key === TAKEN || best.fit > 0 || isOurs(key) || isGlue(key)) return best;
  const { length, others } = othersAt(at);
  for (const other of others) {
    const found = other.map((one) =>
      title.words.findIndex(
        ({ key: word }, index) => !used.has(index) && (word === one || isInflected(one, word)),
      ),
    );
    const matched = [...new Set(found.filter((index) => index >= 0))];
    const share = matched.length === other.length ? 1 : PART_SHARE / 2;
    const fit =
      matched.length === 0 ? 0 : WHOLE_FIT * share * (isKnown(key) && length === 1 ? PART_SHARE + 0.05 : 1);
    if (fit * matched.length > best.fit * best.at.length) best = { length, at: matched, fit };
  }
  return best;
}

interface Run {
  thing: Thing;
  from: number;
  to: number;
  weight: number;
  matched: number;
  /** The share of the name that was given. */
  share: number;
}

/** The range of the message with the most words of a title. */
function runOf(typed: Typed, title: Title): Run | undefined {
  const { words } = typed;
  let best: Run | undefined;
  const total = title.words.reduce((sum, { weight }) => sum + Math.max(weight, 0.1), 0);
  for (let from = 0; from < words.length; from++) {
    const used = new Set<number>();
    let [weight, matched, to, glue, full] = [0, 0, from, 0, 0];
    for (let at = from; at < words.length && glue < 3; ) {
      const match = matchAt(at, typed, title, used);
      if (match.at.length === 0) {
        if (at === from || !typed.isGlue(words[at]?.key ?? '')) break;
        glue += 1;
        at += 1;
        continue;
      }
      at += match.length;
      [matched, to, glue] = [matched + match.at.length, at, 0];
      for (const index of match.at) {
        const own = title.words[index]?.weight ?? 0;
        used.add(index);
        weight += own * match.fit;
        full += Math.max(own, 0.1) * match.fit;
      }
    }
    const run = { thing: title.thing, from, to, weight, matched, share: total === 0 ? 0 : full / total };
    const isMore = !best || weight > best.weight || (weight === best.weight && run.share > best.share);
    if (matched > 0 && isMore) best = run;
  }
  return best;
}

const ENOUGH = 0.75;
const NEARLY_ALL = 0.85;

/** A title of common words only has to be given exactly, next to a word for its kind. */
function isNamed(run: Run, words: readonly Word[], title: Title, lexicons: readonly Lexicon[]): boolean {
  const first = words[run.from]?.key ?? '';
  // "Order a pizza" is not the order of the tiles.
  const isOrder = run.from === 0 && run.to === 1 && words.length > 1 && title.words.length > 1;
  const isAsSaid = title.words.some(({ key }) => key === first);
  if (isOrder && isAsSaid && lexicons.some((lexicon) => lexicon.at([first]) !== undefined)) return false;
  if (run.weight >= ENOUGH) return true;
  if (run.share < NEARLY_ALL) return false;
  if (title.words.length > 1 || words.length === 1) return true;
  return [words[run.from - 1], words[run.to]].some((word) =>
    lexicons.some((lexicon) => {
      const meanings = lexicon.at([word?.key ?? ''])?.meanings;
      return meanings?.has('project') || meanings?.has('task');
    }),
  );
}

const isOpenThing = (thing: Thing): boolean =>
  thing.kind === 'task'
    ? thing.task.status !== 'Completed'
    : thing.kind !== 'project' || thing.project.status !== 'Completed';

const keysOfTitles = new WeakMap<Thing, string[]>();

const keysOf = (thing: Thing): string[] => {
  const keys = keysOfTitles.get(thing) ?? wordsIn(thing.name).map(({ key }) => key);
  keysOfTitles.set(thing, keys);
  return keys;
};

function titleOf(thing: Thing, lexicons: readonly Lexicon[]): Title {
  const words = keysOf(thing).map((key) => ({ key, weight: weightOf(key, lexicons) }));
  const telling = words.filter(({ weight }) => weight > 0);
  return { thing, words: telling.length > 0 ? telling : words };
}

/** The things that match best, and where. */
function meantBy(runs: readonly Run[]): Found | undefined {
  const scoreOf = ({ weight, matched }: Run) => weight + matched / 100;
  const most = Math.max(0, ...runs.map(scoreOf));
  const alike = runs.filter((run) => scoreOf(run) > most - (run.thing.kind === 'project' ? 0.45 : 0.15));
  const first = alike.toSorted((one, other) => other.share - one.share)[0];
  if (!first) return undefined;
  const same = alike.filter(({ from, to }) => from < first.to && first.from < to);
  const exact = same.filter(({ share }) => share >= NEARLY_ALL);
  const fitting = exact.length > 0 ? exact : same;
  // A milestone usually has the name of something else.
  const others = fitting.filter(({ thing }) => thing.kind !== 'milestone');
  const meant = others.length > 0 ? others : fitting;
  const things = meant
    .toSorted(
      (one, other) =>
        Number(isOpenThing(other.thing)) - Number(isOpenThing(one.thing)) || other.share - one.share,
    )
    .map(({ thing }) => thing);
  const [from, to] = [Math.min(...meant.map((one) => one.from)), Math.max(...meant.map((one) => one.to))];
  return { from, to, things: onceEach(things), share: first.share };
}

/** Of a habit the first time that is open: all its times have one name. */
const onceEach = (things: readonly Thing[]): Thing[] =>
  things.filter(
    (one, at) =>
      one.kind !== 'task' ||
      at ===
        things.findIndex(
          (other) =>
            other.kind === 'task' && other.name === one.name && other.task.projectId === one.task.projectId,
        ),
  );

const NAMES_MAX = 4;

/** The names in some words. The best match is taken first, then the remaining words are searched. */
export function namesIn(
  words: readonly Word[],
  things: readonly Thing[],
  lexicons: readonly Lexicon[],
): Name[] {
  const titles = things.map((thing) => titleOf(thing, lexicons));
  const meanings = new Map(
    words.map(({ key }) => [key, lexicons.map((lexicon) => lexicon.at([key])?.meanings)]),
  );
  const isKnown = (key: string) => meanings.get(key)?.some((one) => one !== undefined) ?? false;
  const isGlue = (key: string) => meanings.get(key)?.some((one) => one?.has('fill')) ?? false;
  const fits = new Map<string, number>();
  const fitTo = (typed: string, word: string) => {
    const pair = `${typed} ${word}`;
    const found = fits.get(pair) ?? fitOf(typed, word, isKnown(typed));
    fits.set(pair, found);
    return found;
  };
  const all = new Set(titles.flatMap(({ words: some }) => some.map(({ key }) => key)));
  const ours = new Map(words.map(({ key }) => [key, all.values().some((word) => fitTo(key, word) > 0)]));
  const isOurs = (key: string) => ours.get(key) ?? false;
  const keys = words.map(({ key }) => key);
  const others = words.map((_, at) => otherNamesAt(keys, at));
  const othersAt = (at: number) => others[at] ?? { length: 1, others: [] };
  const taken = new Set<number>();
  const names: Found[] = [];
  while (names.length < NAMES_MAX) {
    // Words that were taken are not part of another name.
    const left = words.map((word, at) => (taken.has(at) ? { ...word, key: TAKEN } : word));
    const runs = titles.flatMap((title) => {
      const run = runOf({ words: left, isGlue, isKnown, isOurs, othersAt, fitTo }, title);
      return run && isNamed(run, left, title, lexicons) ? [run] : [];
    });
    const found = meantBy(runs);
    if (!found) break;
    for (let at = found.from; at < found.to; at++) taken.add(at);
    // "La page d'accueil": both of its words name one thing.
    const same = names.find(
      ({ things: [one], from, to }) =>
        one?.id === found.things[0]?.id &&
        keys.slice(Math.min(to, found.to), Math.max(from, found.from)).every(isGlue),
    );
    if (same) [same.from, same.to] = [Math.min(same.from, found.from), Math.max(same.to, found.to)];
    else names.push(found);
  }
  const inOrder = names.sort((one, other) => one.from - other.from);
  return inOrder.flatMap((name, at) => {
    const behind = inOrder[at + 1];
    if (isNounBehind(name, inOrder[at - 1])) return [];
    return behind && isNounBehind(behind, name) ? [{ ...name, to: behind.to }] : [name];
  });
}

/** "The EÜR form" is no other form: a single word directly after a name only says what kind of thing it is. */
const isNounBehind = (name: Found, before: Found | undefined): boolean =>
  before !== undefined &&
  before.to === name.from &&
  name.to - name.from === 1 &&
  name.share < NEARLY_ALL &&
  !before.things.some((one) => one.kind === 'project' && name.things.some((thing) => isOf(thing, one.id)));

export const isOf = (thing: Thing, projectId: string | undefined): boolean =>
  thing.kind === 'task'
    ? thing.task.projectId === projectId
    : thing.kind === 'milestone' && thing.projectId === projectId;
