import type { Language } from '@daymark/language/token';
import { phrases, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';

// Words that are one thing together, though one of them alone orders work, joins it or is a verb.

/** "First aid" is no aid that comes first, and "up and running" is no run. */
const COMPOUNDS: Partial<Record<Language, readonly string[]>> = {
  en: phrases(`
    first aid | first aider | first aiders | first responder | first responders | first fix | second fix | first communion |
    up and running | tried and tested | health and safety | terms and conditions | bed and breakfast | arts and crafts | bits and bobs | bits and pieces |
    pros and cons | nuts and bolts | lost and found | question and answer | wear and tear | track and trace
  `),
};
const LONGEST = 3;
/** "A read through on 4 January": what a company does together from the beginning to the end. */
const ALL_THROUGH = words('read run walk sing play talk');
const THROUGH = /^through\s+/iu;

/** A day behind "read through" has no part of it: "read through 4 January". */
function readThrough(brief: string, piece: Piece, next: Piece | undefined): Piece[] | null {
  // "They run through Thursday".
  if (!OPENS.test(brief.slice(Math.max(0, piece.start - OPENS_REACH), piece.start))) return null;
  const said = next?.token?.type === 'day' ? THROUGH.exec(brief.slice(next.start, next.end)) : null;
  if (!said || next?.token?.type !== 'day' || !ALL_THROUGH.has(piece.text)) return null;
  const from = next.start + said[0].length;
  return [
    { ...piece, end: next.start + THROUGH_LENGTH, text: `${piece.text} through` },
    {
      ...next,
      start: from,
      text: brief.slice(from, next.end).toLowerCase(),
      token: { ...next.token, start: from, cue: null },
    },
  ];
}
const OPENS = /(?:^|[.,;:!?\n–—(+&-]|(?<!\p{L})(?:and|then|the|a|first|full))\s*$/iu;
const OPENS_REACH = 8;
const THROUGH_LENGTH = 'through'.length;

/** Makes one piece of each compound. */
export function withCompounds(brief: string, language: Language, pieces: readonly Piece[]): Piece[] {
  const known = new Set(COMPOUNDS[language]);
  if (known.size === 0) return [...pieces];
  const sizeAt = (at: number): number => {
    for (let size = Math.min(LONGEST, pieces.length - at); size > 1; size--) {
      const run = pieces.slice(at, at + size);
      const isPlain = run.every(({ token }) => !token);
      if (isPlain && known.has(run.map(({ text }) => text).join(' ')) && isOneLine(brief, run)) return size;
    }
    return 1;
  };
  const merged: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const through = language === 'en' && !piece.token ? readThrough(brief, piece, pieces[at + 1]) : null;
    if (through) {
      merged.push(...through);
      at++;
      continue;
    }
    const size = piece.token ? 1 : sizeAt(at);
    const run = pieces.slice(at, at + size);
    merged.push(
      size === 1
        ? piece
        : { ...piece, end: run.at(-1)?.end ?? piece.end, text: run.map(({ text }) => text).join(' ') },
    );
    at += size - 1;
  }
  return merged;
}

/** Whether only spaces stand between the pieces. */
const isOneLine = (brief: string, run: readonly Piece[]): boolean =>
  run.every((piece, at) => at === 0 || /^[ \t-]$/.test(brief.slice(run[at - 1]?.end, piece.start)));
