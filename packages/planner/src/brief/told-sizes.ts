import type { Item, Rate } from './brief.ts';
import { numberOf, type Tongue } from './tongue.ts';
import { sameNoun } from './words.ts';

/** How large all parts of a thing are together: 8 reels of 92 minutes. */
export interface ToldSize {
  size: { n: number; noun: string };
  parts: { n: number; noun: string };
}

/** The words for how long a work is. */
export const LENGTH =
  'minutes?|hours?|pages?|words?|minuten|stunden|seiten|wörter|heures?|mots|páginas|palabras|palavras|minutos|horas|lines?|verses?|zeilen';

/** "The documentary runs 92 minutes in 8 reels", "300 Seiten in 12 Kapiteln": a measure of what is in so many parts. */
export function toldSizeIn(text: string, tongue: Tongue): ToldSize | undefined {
  const match = tongue
    .pattern(
      `\\b{n} (${LENGTH})(?: \\p{L}+)? (?:in|on|over|across|auf|über|en|sur|em|dans|repartid[oa]s en|réparti\\p{L}* en) {n} (\\p{L}[\\p{L}-]*)$`,
    )
    .exec(text.replace(/[.!]+$/, '').trim());
  if (!match) return undefined;
  const [n, of] = [numberOf(match[1] ?? '', tongue), numberOf(match[3] ?? '', tongue)];
  const noun = match[4] ?? '';
  if (!(n > of && of > 1) || tongue.pattern(`^${tongue.unit}$`).test(noun)) return undefined;
  return { size: { n, noun: match[2] ?? '' }, parts: { n: of, noun } };
}

/** The same things with the hours of their parts, where the brief says how fast so much of the whole goes. */
export const withToldSizes = (
  items: readonly Item[],
  told: readonly ToldSize[],
  rates: readonly Rate[],
): Item[] =>
  items.map((item) => {
    const { count, size } = item;
    if (!count || size || item.each !== null || item.hours !== null) return item;
    const said = told.find(
      ({ parts }) =>
        parts.n >= (count.within?.total ?? count.n) &&
        count.noun.split(' ').some((word) => sameNoun(word, parts.noun)),
    );
    const pace =
      said &&
      rates.findLast(
        ({ noun, verb }) => sameNoun(noun, said.size.noun) && (!verb || item.verbs.includes(verb)),
      );
    return pace ? { ...item, each: (pace.hours * said.size.n) / said.parts.n } : item;
  });
