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

/** First words of a name that are things as often as verbs. */
const ALSO_NOUN =
  /^(?:book|film|record|plan|present|order|design|report|research|study|test|tour|show|play|post|mail|label|list|link|note|map|copy|score|track|brief|sample|paint|cut|fit|set|stage|screen|question)$/;

/** "Pitch at the market" is a pitch. */
const STANDS_ALONE = /^(?:at|of|with|by)$/i;

/** What is done with pages. */
const OF_TEXT =
  /^(?:read|translate|proofread|edit|revise|write|transcribe|lesen|übersetzen|korrigieren|schreiben|lire|traduire|relire|rédiger|écrire|leer|traducir|corregir|escribir|ler|traduzir|rever|escrever)$/;

/** So many words are not learnt, they are written. */
const BOOK = 5_000;
const WORDS = /^(?:words?|wörter|worte?|mots?|palabras?|palavras?)$/iu;
const WRITE: Partial<Record<Language, string>> = {
  en: 'write',
  de: 'schreiben',
  fr: 'rédiger',
  es: 'escribir',
  pt: 'escrever',
};

/** In a stocktaking all that is counted is counted. */
const COUNTED: readonly (readonly [RegExp, Language])[] = [
  [/(?<!\p{L})(?:inventory|stock-?taking)/iu, 'en'],
  [/inventur/iu, 'de'],
  [/(?<!\p{L})inventaire/iu, 'fr'],
  [/(?<!\p{L})inventario/iu, 'es'],
  [/(?<!\p{L})inventário/iu, 'pt'],
];
const COUNT: Partial<Record<Language, string>> = {
  en: 'count',
  de: 'zählen',
  fr: 'compter',
  es: 'contar',
  pt: 'contar',
};

/** "Digitize family photos" says what is done with the 1800 photos, "Traducción de novela" with the pages. */
export function verbOfName({ count }: Item, scene: Scene): string | undefined {
  const { name } = scene.request;
  const noun = count?.noun.split(' ')[0] ?? '';
  const words = name.split(/\s+/);
  const said = (scene.language === 'de' ? words.at(-1) : words[0])?.toLowerCase() ?? '';
  const named = words.slice(1).some((word) => sameNoun(word.replace(/[^\p{L}]/gu, ''), noun));
  if (COUNTED.some(([one, language]) => language === scene.language && one.test(name)))
    return COUNT[scene.language];
  const isVerb =
    words.length > 1 &&
    !ALSO_NOUN.test(said) &&
    !STANDS_ALONE.test(words[1] ?? '') &&
    verbKnowledge(said, scene) !== undefined;
  if (
    isVerb &&
    (named || (scene.language === 'de' && words.slice(0, -1).some((word) => sameNoun(word, noun))))
  )
    return said;
  if (!isMeasure(noun)) return undefined;
  if (OF_TEXT.test(said)) return said;
  const told = NOUNS[scene.language]?.find(([one]) => one.test(name))?.[1];
  const book =
    (count?.within?.total ?? count?.n ?? 0) >= BOOK && WORDS.test(noun) && scene.playbook.id !== 'learning';
  return told ?? (book ? WRITE[scene.language] : undefined);
}
