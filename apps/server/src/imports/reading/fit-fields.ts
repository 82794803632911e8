import { DESCRIPTION_MAX_LENGTH, HOURS_MAX, TAG_MAX_LENGTH, TAGS_MAX_COUNT } from '@daymark/domain/limits';
import { normalizeTags } from '@daymark/domain/tags';
import { withoutBidiControls } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import type { Losses } from './losses.ts';

// PostgreSQL cannot store NUL, and the other control characters have no use in text.
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

const clean = (text: string): string =>
  withoutBidiControls(text.toWellFormed()).replace(/\r\n?/g, '\n').replace(CONTROLS, '');

export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();

/** The first characters of a text, without half of a character at the end. */
export const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

export function shortened(text: string, max: number, field: string, losses: Losses): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  losses.add(field, t`It is longer than ${max} characters, so it is shortened`);
  return `${cut(line, max - 1)}…`;
}

export function descriptionOf(parts: readonly string[], losses: Losses): string {
  const said = parts.map(clean).filter((part) => part.trim() !== '');
  // A text that stands alone keeps the indentation of its first line.
  const text = said.length > 1 ? said.map((part) => part.trim()).join('\n\n') : (said[0] ?? '');
  if (text.length <= DESCRIPTION_MAX_LENGTH) return text;
  losses.add(t`Notes`, t`They are longer than ${DESCRIPTION_MAX_LENGTH} characters, so the end is not taken`);
  return cut(text, DESCRIPTION_MAX_LENGTH);
}

export function tagsOf(given: readonly string[], losses: Losses): string[] {
  const tags = normalizeTags(given.map(oneLine));
  const long = given.filter((tag) => oneLine(tag).length > TAG_MAX_LENGTH).length;
  if (long > 0)
    losses.add(t`Tags`, t`It is longer than ${TAG_MAX_LENGTH} characters, so it is shortened`, long);
  if (tags.length > TAGS_MAX_COUNT)
    losses.add(
      t`Tags`,
      t`A task has at most ${TAGS_MAX_COUNT} tags, so the others are not taken`,
      tags.length - TAGS_MAX_COUNT,
    );
  return tags.slice(0, TAGS_MAX_COUNT);
}

export function hoursOf(hours: number | undefined, losses: Losses): number | null {
  if (hours === undefined || !(hours > 0)) return null;
  if (hours > HOURS_MAX) {
    losses.add(t`Hours`, t`There are more than ${HOURS_MAX}, so they are not taken`);
    return null;
  }
  return Math.round(hours * 100) / 100;
}
