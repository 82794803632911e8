import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LinearModel, type PackedModel, probabilities, unpack } from './linear.ts';

/** The languages that are told from one another by the letters of single words, in the order of the classifier's classes. */
export const LETTERED = ['en', 'de', 'fr', 'es'] as const;
export type Lettered = (typeof LETTERED)[number];

const SHORTEST = 2;
const LONGEST = 4;
/** More words than these say no more. */
const MOST_WORDS = 60;

/** What the letters of a text show: its words, and their parts of two to four letters, with their beginnings and ends marked. */
export function letterFeatures(text: string): string[] {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, MOST_WORDS);
  return words.flatMap((word) => {
    const marked = ` ${word} `;
    const features = marked.length > LONGEST ? [`#${marked}`] : [];
    for (let length = SHORTEST; length <= LONGEST; length++)
      for (let at = 0; at + length <= marked.length; at++) features.push(marked.slice(at, at + length));
    return features;
  });
}

let model: LinearModel | undefined;

/** Read when the first text needs it. */
function letters(): LinearModel {
  if (!model) {
    const text = readFileSync(join(import.meta.dirname, 'weights', 'letters.json'), 'utf8');
    model = unpack(JSON.parse(text) as PackedModel);
  }
  return model;
}

/**
 * What speaks for another language than that of the writer has to be so much stronger, as the logarithm of odds: "Landing Page" is
 * German for a German. Many whose device is set to English write in their own language, and few the other way round.
 */
const USUAL_MORE = { en: 2.5, other: 4.5 };

/** The likeliest of those languages by the letters of a text, rather that of its writer; null if `usual` is none of them. */
export function languageByLetters(text: string, usual: string): Lettered | null {
  const own = LETTERED.findIndex((language) => usual.startsWith(language));
  if (own < 0) return null;
  const odds = probabilities(letters(), letterFeatures(text));
  const more = Math.exp(usual === 'en' ? USUAL_MORE.en : USUAL_MORE.other);
  const weighed = odds.map((one, at) => (at === own ? one * more : one));
  return LETTERED[weighed.indexOf(Math.max(...weighed))] ?? null;
}
