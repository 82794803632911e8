import type { Language } from './brief.ts';
import { namedIn } from './tongue-things.ts';
import { GERMAN } from './vocabulary/de.ts';
import { ENGLISH } from './vocabulary/en.ts';
import { SPANISH } from './vocabulary/es.ts';
import { FRENCH } from './vocabulary/fr.ts';
import { PORTUGUESE } from './vocabulary/pt.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** A vocabulary ready for use: its lists as sets, its patterns compiled on first use. */
export interface Tongue {
  language: Language;
  vocabulary: Vocabulary;
  verbs: ReadonlySet<string>;
  common: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** A number in digits or words, not captured. */
  number: string;
  /** A unit of time, not captured. */
  unit: string;
  /** Compiles a pattern; `\b` and `\w` know letters of every script, `{n}` and `{unit}` capture a number and a unit. */
  pattern(source: string, flags?: string): RegExp;
}

/** Letters and digits of every script, as all but marks: `\p{L}` takes twenty times as long to compile. The Kelvin sign would take the letter k out with it. */
export const LETTER =
  '[^\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u005e\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f\\uff00-\\uff0f]';
const WORD_EDGE = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`;

/** Longest first, so that an alternation does not stop at a beginning. */
const alternation = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

function tongueOf(language: Language, vocabulary: Vocabulary): Tongue {
  const number = `(?:\\d{1,3}(?:[.,' ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?|(?:${alternation(Object.keys(vocabulary.numbers))})(?!${LETTER}))`;
  const unit = `(?:${alternation(Object.values(vocabulary.units))})(?!${LETTER})`;
  const known = new Map<string, Map<string, RegExp>>();
  const pattern = (source: string, flags = 'iu'): RegExp => {
    const ofFlags = known.get(flags) ?? new Map<string, RegExp>();
    known.set(flags, ofFlags);
    const before = ofFlags.get(source);
    if (before) return before;
    const full = source
      .replaceAll('{n}', `(${number})`)
      .replaceAll('{unit}', `(${unit})`)
      .replaceAll('\\b', WORD_EDGE)
      .replaceAll('\\w', LETTER);
    const compiled = new RegExp(full, flags);
    ofFlags.set(source, compiled);
    return compiled;
  };
  return {
    language,
    vocabulary,
    number,
    unit,
    pattern,
    verbs: new Set(vocabulary.verbs.split(' ')),
    common: new Set(vocabulary.common.split(' ')),
    articles: new Set(vocabulary.articles.split('|')),
    prepositions: new Set(vocabulary.prepositions.split('|')),
  };
}

const TONGUES: readonly Tongue[] = [
  tongueOf('en', ENGLISH),
  tongueOf('de', GERMAN),
  tongueOf('fr', FRENCH),
  tongueOf('es', SPANISH),
  tongueOf('pt', PORTUGUESE),
];

/** Small words of languages that the planner does not speak, so that they are not taken for one that it does. */
const UNSPOKEN = [
  'il lo gli di che per non con una dei della del nel sono anche più prima dopo alla al dal e i le un tre da su è ho ci la devo dobbiamo vorrei abbiamo mio mia nostro nostra degli delle nella nelle alle dalla sulla ogni circa già ancora poi entro fare ore quattro cinque sei chi questo questa tutto voglio a solo sabato domenica lunedì martedì mercoledì giovedì venerdì gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
  'de het een en van voor niet met op aan is zijn wij ik moet naar uit bij ook nog om te dat deze',
  'och att det som en på är av för med jag vi inte ska den ett till om eller og ikke jeg af til',
  'i w na z do nie się jest dla oraz po od przed jak to za o który',
].map((words) => new Set(words.split(' ')));

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

/** How much of the language's own small words and verbs stands in the words. */
function scoreOf(tongue: Tongue, words: readonly string[]): number {
  return words.reduce(
    (sum, word) => sum + (tongue.common.has(word) ? 1 : tongue.verbs.has(word) ? 0.6 : 0),
    0,
  );
}

/** In a text of so few words the things it names tell its language. */
const FEW_WORDS = 40;

/** The tongue in which most of the text is written, and whether that is sure enough to use its words. */
export function tongueIn(text: string): { tongue: Tongue; language: Language } {
  const words = wordsIn(text.slice(0, 4_000));
  const english = TONGUES[0] as Tongue;
  let [best, most] = [english, 0];
  for (const tongue of TONGUES) {
    const things = words.length < FEW_WORDS ? namedIn(tongue.language, words) * 0.5 : 0;
    const score = scoreOf(tongue, words) + lettersOf(tongue.language, text) + things;
    if (score > most) [best, most] = [tongue, score];
  }
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  const latin = (text.match(/\p{Script=Latin}/gu) ?? []).length;
  const foreign = letters > 0 && latin < letters / 2;
  const elsewhere = Math.max(...UNSPOKEN.map((common) => words.filter((word) => common.has(word)).length));
  const unknown = (words.length >= 20 && most < words.length * 0.08) || elsewhere > most;
  return { tongue: best, language: foreign || unknown ? 'other' : best.language };
}

/** Paragraphs that are plainly in another language than the whole: a note from a colleague, a quotation. */
export function paragraphsOf(text: string, main: Tongue): { start: number; tongue: Tongue }[] {
  return [...text.matchAll(/[^\n]+/g)].map((line) => {
    const words = wordsIn(line[0]);
    if (words.length < 4) return { start: line.index, tongue: main };
    const own = scoreOf(main, words) + lettersOf(main.language, line[0]);
    let [best, most] = [main, own * 1.5 + 1.7];
    for (const tongue of TONGUES) {
      const score = scoreOf(tongue, words) + lettersOf(tongue.language, line[0]);
      if (score > most) [best, most] = [tongue, score];
    }
    return { start: line.index, tongue: best };
  });
}

/** Letters that give a language away where small words are missing. */
function lettersOf(language: Language, text: string): number {
  const telling: Partial<Record<Language, RegExp>> = {
    de: /[äöüß]/giu,
    fr: /[àâçêèëîïôûùœ]/giu,
    es: /[ñ¿¡áíóú]/giu,
    pt: /[ãõçáíóúâêô]/giu,
  };
  const pattern = telling[language];
  return pattern ? Math.min(3, (text.match(pattern) ?? []).length) * 0.8 : 0;
}

/** The value of a number in digits or words; 0 when it is none. */
export function numberOf(text: string, { vocabulary }: Tongue): number {
  const word = vocabulary.numbers[text.toLowerCase()];
  if (word !== undefined) return word;
  const plain = text.replace(/(?<=\d)[.,' ](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const value = Number.parseFloat(plain);
  return Number.isFinite(value) ? value : 0;
}

/** Whether a unit is a minute, an hour, a day, a week or a month. */
export function unitKind(text: string, tongue: Tongue): 'minute' | 'hour' | 'day' | 'week' | 'month' {
  const { units } = tongue.vocabulary;
  for (const kind of ['minute', 'hour', 'week', 'month', 'day'] as const) {
    if (tongue.pattern(`^(?:${units[kind]})$`).test(text)) return kind;
  }
  return 'day';
}
