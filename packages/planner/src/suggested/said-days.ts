import type { Day } from '@daymark/domain/dates';
import { settingFor } from '../conversation/setting.ts';
import { spokenDatesIn } from '../conversation/spoken-dates.ts';

export interface Said {
  /** What a person wrote, one text after the other. */
  texts: readonly string[];
  today: Day;
  locale: string;
}

const LONGEST_TEXT = 20_000;

/** Every day that is named in what a person wrote, as the reader of conversations understands it: "in six weeks" too. */
export function daysSaid({ texts, today, locale }: Said): Day[] {
  const setting = settingFor(texts, today, locale);
  const sentences = texts.flatMap((text) => text.slice(0, LONGEST_TEXT).split(/[\n;!?]+|\.\s/));
  let near: Day | undefined;
  const found = sentences.flatMap((sentence) => {
    const dates = spokenDatesIn(sentence, setting, near);
    near = dates.at(-1)?.day ?? near;
    return dates;
  });
  return [...new Set(found.flatMap(({ day, until }) => [day, until]))].sort();
}
