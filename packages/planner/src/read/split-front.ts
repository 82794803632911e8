import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { isOrder } from './shape.ts';
import type { Tagged } from './tag.ts';
import { finiteAt } from './verbs.ts';

/** "When that is all done list them", "when it's counted the sheet goes to Priya": the work comes after the condition. */
export function splitFront(pieces: readonly Piece[], { brief, lexicon }: Tagged): number {
  const verb = finiteAt(pieces, lexicon);
  for (let at = 1; at < pieces.length; at++) {
    const [before, piece] = [pieces[at - 1], pieces[at]];
    if (!before || !piece || piece.token) continue;
    const isAsked = !lexicon.verbLast && isOrder(pieces.slice(at, at + 3), lexicon);
    const isTold =
      verb > 0 &&
      at > verb + 1 &&
      at > 2 &&
      (lexicon.self.has(piece.text) || TOLD.has(piece.text)) &&
      before.token === null;
    if (!isAsked && !isTold) continue;
    const isOver =
      before.token !== null ||
      lexicon.finished.has(before.text) ||
      lexicon.arriving.has(before.text) ||
      OVER.has(before.text) ||
      (isTold && (before.text.endsWith('ed') || brief.slice(before.end, piece.start).includes(',')));
    if (isOver) return at;
  }
  return 0;
}
const OVER = words('in that then this there here on back out ready');
const TOLD = words('the it they he she my our his her their a an this der die das es sie er');
