import type { Language } from '../brief/brief.ts';

export const LONGEST_TITLE = 80;

/** Cuts a title at a word so that it stays within its length. */
export function fitTitle(text: string, room = LONGEST_TITLE): string {
  const title = text.replace(/\s+/g, ' ').trim();
  if (title.length <= room) return title;
  // Half of a character would be none that can be kept.
  const cut = title.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > room / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:([{–-]+$/u, '')}…`;
}

const OF: Record<Language, string> = { en: 'of', de: 'von', fr: 'sur', es: 'de', pt: 'de', other: '/' };

const PART: Record<Language, string> = {
  en: 'part ',
  de: 'Teil ',
  fr: 'partie ',
  es: 'parte ',
  pt: 'parte ',
  other: '',
};

/** A title without the number of its part. */
export const withoutPart = (title: string): string =>
  title.replace(/ \((?:part|Teil|partie|parte) \d+ (?:of|von|sur|de) \d+\)$/u, '');

const HALVES: Record<Language, readonly [string, string]> = {
  en: ['begin', 'finish'],
  de: ['Anfang', 'Rest'],
  fr: ['début', 'fin'],
  es: ['inicio', 'final'],
  pt: ['início', 'fim'],
  other: ['1', '2'],
};

/** A portion that is numbered already and goes over the end of a day: its beginning and its end. */
export function halfTitle(title: string, part: number, parts: number, language: Language): string {
  const words = HALVES[language];
  const half = part === 1 ? words[0] : part === parts ? words[1] : `${part}/${parts}`;
  return `${fitTitle(title.replace(/\)$/, ''), LONGEST_TITLE - half.length - 3)}, ${half})`;
}

/** "Write the report (part 1 of 2)". */
export function partTitle(title: string, part: number, parts: number, language: Language): string {
  const suffix = ` (${PART[language]}${part} ${OF[language]} ${parts})`;
  return fitTitle(title, LONGEST_TITLE - suffix.length) + suffix;
}

const AGAIN: Record<Language, string> = {
  en: ' again',
  de: ' (noch einmal)',
  fr: ' (encore une fois)',
  es: ' (otra vez)',
  pt: ' (outra vez)',
  other: ' (2)',
};

/** A task that has the name of one before it: the second time it is done again, after that by number. */
export function onceMore(title: string, count: number, language: Language): string {
  const again = count === 2 && !title.endsWith(')') ? AGAIN[language] : ` (${count})`;
  return `${title.slice(0, LONGEST_TITLE - again.length).trim()}${again}`;
}
