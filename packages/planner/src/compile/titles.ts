import type { Piece } from './pieces.ts';

export const LONGEST_TITLE = 80;

/** Shortens a title at a word boundary. */
function fitTitle(text: string, room = LONGEST_TITLE): string {
  const title = text.replace(/\s+/g, ' ').trim();
  if (title.length <= room) return title;
  // Does not split a surrogate pair.
  const cut = title.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > room / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:([{–-]+$/u, '')}…`;
}

/**
 * The title of one piece, with numbers only, so that it works in every language: "Concept 2/3" is one of several parts,
 * "Build the site (1/4)" one of several sittings. `last` is the number of the last part.
 */
export function pieceTitle(title: string, { from, to, sitting, sittings }: Piece, last: number): string {
  const part = last > 1 ? ` ${from === to ? from : `${from}–${to}`}/${last}` : '';
  const number = sittings > 1 ? ` (${sitting}/${sittings})` : '';
  return fitTitle(title, LONGEST_TITLE - part.length - number.length) + part + number;
}

/** A title without the number of its sitting. */
export const withoutSitting = (title: string): string => title.replace(/ \(\d+\/\d+\)$/, '');

/** The title of one of several days of a split piece, without the number of a sitting that it is itself. */
export const cutTitle = (whole: string, part: number, parts: number): string => {
  const title = withoutSitting(whole);
  const number = ` (${part}/${parts})`;
  return fitTitle(title, LONGEST_TITLE - number.length) + number;
};

/** A title without the number of its part or sitting. */
export const withoutNumber = (title: string): string =>
  withoutSitting(title).replace(/ \d+(?:–\d+)?\/\d+$/, '');
