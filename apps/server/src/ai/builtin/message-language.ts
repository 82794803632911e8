import type { Turn } from '../engine.ts';
import { askedWords } from './catalogue.ts';
import { wordsIn } from './names.ts';
import { LEXICONS } from './vocabulary.ts';
import { LANGUAGES, type Language } from './words.ts';

const READ_CHARACTERS = 2_000;

/** A letter of one language only counts as half a word. */
const LETTERS: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /[äöüß]/i,
  fr: /[àâçèêîôùû]|\b[cdjlmnst]['’]/i,
  es: /[ñ¿¡íóú]/i,
};

/** A word of a way to ask may be a name or of another language: "to" in a German list of things to do. */
const ASKED_SHARE = 0.5;

/** The words of a text that each language knows, among those that not all of them know. */
function sharesIn(text: string): [Language, number][] {
  const words = wordsIn(text.slice(0, READ_CHARACTERS));
  return LANGUAGES.map((language) => {
    const shares = words.map(({ key, text: said }) => {
      const lower = said.toLowerCase();
      const { shorthand } = LEXICONS[language];
      if (LEXICONS[language].at([key]) !== undefined || shorthand.has(lower)) return 1;
      return askedWords(language).has(key) ? ASKED_SHARE : 0;
    });
    return [
      language,
      shares.reduce<number>((sum, one) => sum + one, LETTERS[language]?.test(text) ? 0.5 : 0),
    ];
  });
}

/** The language of the user: that of the last message in which it can be recognised, else that of their settings. */
export function languageOf(turns: readonly Turn[], locale: string): Language {
  for (const { sender, content } of turns.toReversed()) {
    if (sender !== 'user') continue;
    const [first, second] = sharesIn(content).sort(([, one], [, other]) => other - one);
    if (first && first[1] > (second?.[1] ?? 0)) return first[0];
  }
  return LANGUAGES.find((one) => locale.startsWith(one)) ?? 'en';
}
