import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';

const spelt = (text: string): ReadonlyMap<string, string> =>
  new Map([...words(text)].map((word) => [word.replace("'", ''), word]));

/** Short forms whose letters alone are no other word: "cant", "theyve". */
const SHORT = spelt(`
  can't don't doesn't didn't won't wouldn't couldn't shouldn't isn't aren't wasn't weren't hasn't haven't hadn't mustn't
  i'm i've we've you've they've you're they're he's she's that's there's what's who's where's
`);

/** What stands behind "it's" and not behind "its": "its just me", "its already stripped", "its for my sister". */
const BEHIND_IT_IS = words(`
  a an the just only not already still been now all too so very really mainly mostly for my our his her their me us on in at
  going getting gone done due quite about like because never always also probably more less
`);

/**
 * The pieces of an English brief with the short forms that people type without their apostrophe as those with it. Only what is
 * compared with word lists changes: titles keep the person's own letters.
 */
export const withApostrophes = (
  pieces: readonly Piece[],
  { finished }: { finished: ReadonlySet<string> },
): Piece[] =>
  pieces.map((piece, at) => {
    if (piece.token) return piece;
    const next = pieces[at + 1];
    const isIts = piece.text === 'its' && next && !next.token;
    if (isIts && (BEHIND_IT_IS.has(next.text) || finished.has(next.text))) return { ...piece, text: "it's" };
    const text = SHORT.get(piece.text);
    return text === undefined ? piece : { ...piece, text };
  });
