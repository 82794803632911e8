import { isMeasure } from '../brief/amounts.ts';
import type { Item, Language } from '../brief/brief.ts';
import { sameNoun } from '../brief/words.ts';
import { verbKnowledge } from './estimate.ts';
import type { Scene } from './scene.ts';

/** Names of projects that say what is done as a noun. */
const NOUNS: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<!\p{L})translation(?!\p{L})/iu, 'translate'],
    [/(?<!\p{L})proofreading(?!\p{L})/iu, 'proofread'],
  ],
  de: [
    [/übersetzung/iu, 'übersetzen'],
    [/(?:lektorat|korrektorat)/iu, 'korrigieren'],
  ],
  fr: [
    [/(?<!\p{L})traduction/iu, 'traduire'],
    [/(?<!\p{L})relecture/iu, 'relire'],
  ],
  es: [
    [/(?<!\p{L})traducci[oó]n/iu, 'traducir'],
    [/(?<!\p{L})correcci[oó]n/iu, 'corregir'],
  ],
  pt: [
    [/(?<!\p{L})tradução/iu, 'traduzir'],
    [/(?<!\p{L})revisão/iu, 'rever'],
  ],
};

/** "Digitize family photos" says what is done with the 1800 photos, "Traducción de novela" with the pages. */
export function verbOfName({ count }: Item, scene: Scene): string | undefined {
  const { name } = scene.request;
  const noun = count?.noun.split(' ')[0] ?? '';
  const words = name.split(/\s+/);
  const said = (scene.language === 'de' ? words.at(-1) : words[0])?.toLowerCase() ?? '';
  const named = words.slice(1).some((word) => sameNoun(word.replace(/[^\p{L}]/gu, ''), noun));
  const isVerb = words.length > 1 && verbKnowledge(said, scene) !== undefined;
  if (
    isVerb &&
    (named || (scene.language === 'de' && words.slice(0, -1).some((word) => sameNoun(word, noun))))
  )
    return said;
  if (!isMeasure(noun)) return undefined;
  return NOUNS[scene.language]?.find(([words]) => words.test(name))?.[1];
}
