import type { Turn } from '../engine.ts';
import { askedWords } from './catalogue.ts';
import { wordsIn } from './names.ts';
import { LEXICONS } from './read.ts';
import { isShorthand } from './shorthand.ts';
import { keyOf } from './vocabulary.ts';
import type { Language } from './words.ts';

const LANGUAGES = Object.keys(LEXICONS) as Language[];
const READ_CHARACTERS = 2_000;

/** A letter of one language only counts as half a word. */
const LETTERS: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /[äöüß]/i,
  fr: /[àâçèêîôùû]|\b[cdjlmnst]['’]/i,
  es: /[ñ¿¡íóú]/i,
};

/** A word of a way to ask may be a name or of another language: "to" in a German list of things to do. */
const ASKED_SHARE = 0.5;

function shareOf(word: string, language: Language): number {
  if (LEXICONS[language].at([keyOf(word)], 0) !== undefined || isShorthand(word, language)) return 1;
  return askedWords(language).has(word) ? ASKED_SHARE : 0;
}

/** The words of a text that each language knows, among those that not all of them know. */
function sharesIn(text: string): Map<Language, number> {
  const words = wordsIn(text.slice(0, READ_CHARACTERS)).map(({ text: said }) => said.toLowerCase());
  const shares = new Map<Language, number>(LANGUAGES.map((one) => [one, LETTERS[one]?.test(text) ? 0.5 : 0]));
  for (const word of words)
    for (const one of LANGUAGES) shares.set(one, (shares.get(one) ?? 0) + shareOf(word, one));
  return shares;
}

/** The language of the user: that of the last message in which it can be recognised, else that of their settings. */
export function languageOf(turns: readonly Turn[], locale: string): Language {
  const usual = LANGUAGES.find((one) => locale.startsWith(one)) ?? 'en';
  for (const { sender, content } of turns.toReversed()) {
    if (sender !== 'user') continue;
    const shares = [...sharesIn(content)].sort(([, one], [, other]) => other - one);
    const [first, second] = shares;
    if (first && first[1] > (second?.[1] ?? 0)) return first[0];
  }
  return usual;
}
