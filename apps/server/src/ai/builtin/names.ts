import type { Day } from '@daymark/domain/dates';
import type { ProjectFact, TaskFact } from '../facts.ts';
import { otherNamesOf } from './nouns.ts';
import { isNearly } from './text.ts';
import { keyOf, type Lexicon, type Meaning, PIECE } from './vocabulary.ts';

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
  [...text.matchAll(PIECE)].map((match) => ({
    key: keyOf(match[0]),
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
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

/** Words of these meanings are mostly of a title. */
const OF_TITLES: ReadonlySet<Meaning> = new Set<Meaning>([
  'offTopic',
  'wish',
  'setting',
  'praise',
  'create',
  'overview',
]);

/** A number distinguishes things of the same name, but is no name by itself. */
const NUMBER =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn)$/;

/** The weight of a word in a title. Words that are common in requests weigh little. */
const weightOf = (key: string, lexicons: readonly Lexicon[]): number => {
  if (NUMBER.test(key)) return 0.3;
  const known = lexicons.map((lexicon) => lexicon.at([key], 0)?.meanings);
  if (known.some((meanings) => meanings?.has('fill'))) return 0;
  const isTelling = known.every((meanings) =>
    [...(meanings ?? [])].every((meaning) => OF_TITLES.has(meaning)),
  );
  // Two common words are a name, with an ending too.
  return isTelling ? 1 : 0.42;
};

const BEGINNING_LETTERS = 4;

/** A bank is no band. */
const MISSPELT_LETTERS = 5;

/** The spelling of a stem in the other language: "photograph" and "Fotograf". */
const alikeIn = (key: string): string => key.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll('c', 'k');

/** How well a word matches a word of a title, in its own or the other language. */
function fitOf(typed: string, word: string, isKnown: boolean, isOurs: boolean): number {
  const own = fitOfOne(typed, word, isKnown);
  // A word that occurs in a title is taken literally, and an ordinary word of the language names nothing.
  if (isKnown || isOurs) return own;
  return own > 0
    ? own
    : Math.max(0, ...otherNamesOf(typed).map((other) => 0.95 * fitOfOne(other, word, true)));
}

/** Endings that do not make a different word. */
const ENDING = /^(?:s|es|d|ed|ing|n|en|e|em|ern)$/;

/** Whether two words differ only in their ending. Endings for persons ("printer", "designer") make a different word. */
export function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < BEGINNING_LETTERS) return [`${short}s`, `${short}ed`, `${short}ing`].includes(long);
  const ending = long.slice(short.length);
  if (!long.startsWith(short))
    return `${short.replace(/e$/, '')}ing` === long || `${short.replace(/y$/, 'ie')}s` === long;
  return ENDING.test(ending);
}

/**
 * Match in the same language: the same word, another ending, a misspelling, its beginning, or the end of a compound.
 */
function fitOfOne(typed: string, word: string, isKnown: boolean): number {
  if (typed === word) return 1;
  if (isInflected(typed, word)) return 0.8;
  if (isKnown || typed.length < BEGINNING_LETTERS) return 0;
  if (typed.length >= MISSPELT_LETTERS && isNearly(typed, word)) return 0.9;
  if (typed.length > MISSPELT_LETTERS && isNearly(alikeIn(typed), alikeIn(word))) return 0.85;
  if (word.startsWith(typed) && typed.length >= MISSPELT_LETTERS) return 0.8;
  return word.length > typed.length + 1 && word.endsWith(typed) ? 0.8 : 0;
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

interface Title {
  thing: Thing;
  words: { key: string; weight: number }[];
}

/** The range of the message with the most words of a title. */
function runOf(
  typedWords: readonly Word[],
  { thing, words }: Title,
  isGlue: (word: Word) => boolean,
  isKnown: (key: string) => boolean,
  isOurs: (key: string) => boolean,
): Run | undefined {
  let best: Run | undefined;
  const total = words.reduce((sum, { weight }) => sum + Math.max(weight, 0.1), 0);
  for (let from = 0; from < typedWords.length; from++) {
    const used = new Set<number>();
    let [weight, matched, to, glue, full] = [0, 0, from, 0, 0];
    for (let at = from; at < typedWords.length && glue < 3; at++) {
      const key = typedWords[at]?.key ?? '';
      let [bestAt, bestFit] = [-1, 0];
      for (const [index, word] of words.entries()) {
        const fit = used.has(index) ? 0 : fitOf(key, word.key, isKnown(key), isOurs(key));
        if (fit > bestFit) [bestAt, bestFit] = [index, fit];
      }
      const word = words[bestAt];
      if (!word) {
        if (at === from || !isGlue(typedWords[at] as Word)) break;
        glue += 1;
        continue;
      }
      used.add(bestAt);
      [weight, matched, to, glue] = [weight + word.weight * bestFit, matched + 1, at + 1, 0];
      full += Math.max(word.weight, 0.1) * bestFit;
    }
    const run = { thing, from, to, weight, matched, share: total === 0 ? 0 : full / total };
    if (
      matched > 0 &&
      (!best || run.weight > best.weight || (run.weight === best.weight && run.share > best.share))
    )
      best = run;
  }
  return best;
}

const ENOUGH = 0.75;
const NEARLY_ALL = 0.85;

/** A title of common words only has to be given exactly, next to a word for its kind. */
function isNamed(run: Run, typedWords: readonly Word[], title: Title): boolean {
  if (run.weight >= ENOUGH) return true;
  if (run.share < NEARLY_ALL) return false;
  if (title.words.length > 1) return true;
  const beside = [typedWords[run.from - 1], typedWords[run.to]].map((word) => word?.key ?? '');
  return typedWords.length === 1 || beside.some((key) => /^(?:projekt|project|task|aufgabe)/.test(key));
}

const isOpenThing = (thing: Thing): boolean =>
  thing.kind === 'task'
    ? thing.task.status !== 'Completed'
    : thing.kind !== 'project' || thing.project.status !== 'Completed';

/** The names in some words. The best match is taken first, then the remaining words are searched. */
export function namesIn(
  typedWords: readonly Word[],
  things: readonly Thing[],
  lexicons: readonly Lexicon[],
): Name[] {
  const titles = things.map((thing): Title => {
    const words = wordsIn(thing.name).map(({ key }) => ({ key, weight: weightOf(key, lexicons) }));
    return {
      thing,
      words: words.some(({ weight }) => weight > 0) ? words.filter(({ weight }) => weight > 0) : words,
    };
  });
  const isGlue = ({ key }: Word) => lexicons.some((lexicon) => lexicon.at([key], 0)?.meanings.has('fill'));
  const known = new Map<string, boolean>();
  const isKnown = (key: string): boolean => {
    const found = known.get(key) ?? lexicons.some((lexicon) => lexicon.at([key], 0) !== undefined);
    known.set(key, found);
    return found;
  };
  const all = titles.flatMap(({ words }) => words);
  const ours = new Set(
    typedWords.flatMap(({ key }) =>
      all.some((word) => fitOfOne(key, word.key, isKnown(key)) > 0) ? [key] : [],
    ),
  );
  const isOurs = (key: string): boolean => ours.has(key);
  const taken = new Set<number>();
  const names: Found[] = [];
  for (let round = 0; round < 4; round++) {
    // Words that were taken are not part of another name.
    const left = typedWords.map((word, at) => (taken.has(at) ? { ...word, key: '\n' } : word));
    const runs = titles.flatMap((title) => {
      const run = runOf(left, title, isGlue, isKnown, isOurs);
      return run && isNamed(run, left, title) ? [run] : [];
    });
    const most = Math.max(0, ...runs.map(({ weight, matched }) => weight + matched / 100));
    const alike = runs.filter(
      ({ thing, weight, matched }) =>
        weight + matched / 100 > most - (thing.kind === 'project' ? 0.45 : 0.15),
    );
    const first = alike.toSorted((one, other) => other.share - one.share)[0];
    if (!first) break;
    const same = alike.filter(({ from, to }) => from < first.to && first.from < to);
    const exact = same.filter(({ share }) => share >= NEARLY_ALL);
    const fitting = exact.length > 0 ? exact : same;
    // A milestone usually has the name of something else.
    const others = fitting.filter(({ thing }) => thing.kind !== 'milestone');
    const meant = others.length > 0 ? others : fitting;
    const [from, to] = [Math.min(...meant.map((one) => one.from)), Math.max(...meant.map((one) => one.to))];
    for (let at = from; at < to; at++) taken.add(at);
    const sorted = meant.toSorted(
      (one, other) =>
        Number(isOpenThing(other.thing)) - Number(isOpenThing(one.thing)) || other.share - one.share,
    );
    names.push({ from, to, things: sorted.map(({ thing }) => thing), share: first.share });
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
