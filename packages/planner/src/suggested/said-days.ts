import type { Day } from '@daymark/domain/dates';
import { datesIn } from '../brief/dates.ts';
import { tongueIn } from '../brief/tongue.ts';

export interface Said {
  /** What a person wrote, one text after the other. */
  texts: readonly string[];
  today: Day;
  locale: string;
}

const LONGEST_TEXT = 20_000;

/** Every day that is named in what a person wrote, as the reader understands it. */
export function daysSaid({ texts, today, locale }: Said): Day[] {
  const { tongue } = tongueIn(texts.join('\n'));
  const sentences = texts.flatMap((text) => text.slice(0, LONGEST_TEXT).split(/[\n;!?]+|\.\s/));
  const found = sentences.flatMap((sentence) => datesIn(sentence, tongue, { today, locale }));
  return [...new Set(found.flatMap(({ day, until }) => [day, until]))].sort();
}
