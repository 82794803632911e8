import { isNearly } from './text.ts';

/** The meanings of words in a message. The rules of `rules.ts` say which meanings form a request. */
export const MEANINGS = [
  'fill',
  'polite',
  'aux',
  'modal',
  'not',
  'except',
  'howTo',
  'because',
  'what',
  'list',
  'when',
  'howMany',
  'howMuch',
  'howLong',
  'how',
  'where',
  'task',
  'project',
  'milestone',
  'hours',
  'work',
  'day',
  'deadline',
  'plan',
  'everything',
  'others',
  'it',
  'first',
  'last',
  'due',
  'overdue',
  'behind',
  'done',
  'finish',
  'open',
  'started',
  'progress',
  'goes',
  'next',
  'important',
  'free',
  'busy',
  'fit',
  'wait',
  'answer',
  'take',
  'estimate',
  'priority',
  'high',
  'medium',
  'low',
  'total',
  'overview',
  'dayOff',
  'sick',
  'until',
  'add',
  'mark',
  'move',
  'postpone',
  'later',
  'earlier',
  'rename',
  'remove',
  'set',
  'start',
  'reopen',
  'replan',
  'breakDown',
  'split',
  'finer',
  'coarser',
  'undo',
  'create',
  'wish',
  'hello',
  'thanks',
  'bye',
  'yes',
  'no',
  'praise',
  'wellbeing',
  'help',
  'offTopic',
  'setting',
  'only',
  'by',
  'half',
  'tickOff',
  'spent',
  'past',
  'most',
  'least',
  'than',
  'undated',
  'offVerb',
  'over',
  'misjudged',
  'promised',
  'takeOn',
  'or',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/**
 * A language as data: the words and phrases of each meaning, separated by bars. A star matches any ending. A word may
 * have several meanings.
 */
export type Vocabulary = Readonly<Partial<Record<Meaning, string>>>;

/** Lower case without accents, with "ü" as "ue". */
export const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');

export const PIECE = /[\p{L}\p{N}]+/gu;
const keysIn = (phrase: string): string => (phrase.match(PIECE) ?? []).map(keyOf).join(' ');

export const PHRASE_MAX_WORDS = 6;
/** Misspellings of such short words are not corrected, because they would change the sentence. */
const SMALL_TALK: ReadonlySet<Meaning> = new Set<Meaning>(['hello', 'thanks', 'bye', 'yes', 'no', 'praise']);
const STEM_MIN_LETTERS = 3;
const LONG_WORD_LETTERS = 8;

export interface Known {
  meanings: ReadonlySet<Meaning>;
  /** Number of words in the phrase. */
  length: number;
}

/** The words of a language, indexed for look-ups. */
export class Lexicon {
  readonly #phrases = new Map<string, Set<Meaning>>();
  readonly #stems = new Map<string, Set<Meaning>>();
  /** Each word with its letters in order, which swapped letters do not change. */
  readonly #words: readonly { word: string; letters: string }[];

  constructor(vocabulary: Vocabulary) {
    for (const meaning of MEANINGS)
      for (const phrase of (vocabulary[meaning] ?? '').split('|')) {
        const table = phrase.endsWith('*') ? this.#stems : this.#phrases;
        const key = keysIn(phrase);
        if (key !== '') table.set(key, (table.get(key) ?? new Set()).add(meaning));
      }
    this.#words = [...this.#phrases.keys(), ...this.#stems.keys()]
      .filter((key) => !key.includes(' '))
      .map((word) => ({ word, letters: sorted(word) }));
  }

  #alone(key: string): ReadonlySet<Meaning> | undefined {
    const exact = this.#phrases.get(key);
    for (let letters = key.length; letters >= STEM_MIN_LETTERS; letters--) {
      const found = this.#stems.get(key.slice(0, letters));
      if (found) return exact ? new Set([...exact, ...found]) : found;
    }
    return exact;
  }

  /** The longest phrase that begins at a word. */
  at(keys: readonly string[], at: number, most = PHRASE_MAX_WORDS): Known | undefined {
    for (let length = Math.min(most, keys.length - at); length > 1; length--) {
      const meanings = this.#phrases.get(keys.slice(at, at + length).join(' '));
      if (meanings) return { meanings, length };
    }
    const meanings = this.#alone(keys[at] ?? '');
    return meanings && { meanings, length: 1 };
  }

  /** The most likely known word for a misspelt one: with letters missing, doubled or swapped. */
  nearly(key: string): Known | undefined {
    if (key.length < 4 || /\d/.test(key)) return undefined;
    const keyLetters = sorted(key);
    // A replaced letter usually makes a different word: "scent" is not "spent".
    const isSlip = (word: string, letters: string) =>
      !key.startsWith(word) &&
      (letters === keyLetters || word.length !== key.length || key.length >= LONG_WORD_LETTERS);
    const near = this.#words.filter(({ word, letters }) =>
      key.length === 4
        ? letters === keyLetters
        : word.length > 3 && word[0] === key[0] && isSlip(word, letters) && isNearly(key, word),
    );
    const [first] = near;
    if (first === undefined) return undefined;
    const meanings = near.map(({ word }) => this.#alone(word) ?? new Set<Meaning>());
    const meant = meanings.flatMap((some) => [...some]).filter((meaning) => !SMALL_TALK.has(meaning));
    // A filler is never a correction: "three" is not "there".
    return meant.some((meaning) => meaning !== 'fill') ? { meanings: new Set(meant), length: 1 } : undefined;
  }
}

const sorted = (word: string): string => [...word].sort().join('');
