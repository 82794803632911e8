import type { Language } from '../brief/brief.ts';

export const LONGEST_TITLE = 80;

/** Cuts a title at a word so that it stays within its length. */
export function fitTitle(text: string, room = LONGEST_TITLE): string {
  const title = text.replace(/\s+/g, ' ').trim();
  if (title.length <= room) return title;
  const cut = title.slice(0, room - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > room / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:([{–-]+$/u, '')}…`;
}

const OF: Record<Language, string> = { en: 'of', de: 'von', fr: 'sur', es: 'de', pt: 'de', other: '/' };

/** "Write the report (1 of 2)". */
export function partTitle(title: string, part: number, parts: number, language: Language): string {
  const suffix = ` (${part} ${OF[language]} ${parts})`;
  return fitTitle(title, LONGEST_TITLE - suffix.length) + suffix;
}
