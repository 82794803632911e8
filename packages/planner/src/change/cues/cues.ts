import type { Language } from '@daymark/language/token';
import type { Cues, CueWords } from './cue-words.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { SPANISH } from './spanish.ts';

const asWords = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}'])(?:${alternatives.replaceAll(/\n */g, '')})`, 'u');

const compile = (words: CueWords): Cues => ({
  polite: asWords(words.polite),
  asked: asWords(words.asked),
  dropped: asWords(words.dropped),
  changed: asWords(words.changed),
  contrast: asWords(words.contrast),
  kept: asWords(words.kept),
  added: asWords(words.added),
  moved: asWords(words.moved),
  vague: asWords(words.vague),
  whole: asWords(words.whole),
  everything: asWords(words.everything),
  others: asWords(words.others),
  given: asWords(words.given),
  earlier: asWords(words.earlier),
  later: asWords(words.later),
  former: asWords(words.former),
  reason: asWords(words.reason),
  notBefore: asWords(words.notBefore),
  same: asWords(words.same),
  previous: asWords(words.previous),
  more: asWords(words.more),
  pointing: asWords(words.pointing),
});

const IN_ENGLISH = compile(ENGLISH);
const CUES: Partial<Record<Language, Cues>> = {
  en: IN_ENGLISH,
  de: compile(GERMAN),
  fr: compile(FRENCH),
  es: compile(SPANISH),
};

/** The cues of a language; those of English if there are none. */
export const cuesOf = (language: Language): Cues => CUES[language] ?? IN_ENGLISH;
