import type { Day } from '@daymark/domain/dates';
import { tongueIn } from '../brief/tongue.ts';
import type { Setting } from './conversation.ts';
import { ENGLISH_WORDS } from './words/english.ts';
import { GERMAN_WORDS } from './words/german.ts';

/** How to read what a person wrote, by the language that most of it is in. */
export function settingFor(texts: readonly string[], today: Day, locale: string): Setting {
  const { tongue } = tongueIn(texts.join('\n'));
  const words = tongue.language === 'de' ? GERMAN_WORDS : ENGLISH_WORDS;
  return { tongue, words, today, locale };
}
