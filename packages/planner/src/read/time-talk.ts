import { BESIDE_WORK, REASONS, SO, TIME_TALK, WRITING } from './lexicon/own-time.ts';
import { isOccupying } from './own-time-lengths.ts';
import type { Piece } from './piece.ts';
import type { Tagged } from './tag.ts';

// Which words of a sentence say when its writer has time, without the reason that it gives.

/** Whether a word belongs to a sentence that says when there is time. */
export const isTimeTalk = ({ token, text }: Piece, { lexicon }: Tagged): boolean =>
  token !== null ||
  TIME_TALK.has(text) ||
  lexicon.only.has(text) ||
  lexicon.most.has(text) ||
  lexicon.free.has(text);

/** The words in front of the reason that a sentence gives. */
export function saidBeforeReason(pieces: readonly Piece[]): readonly Piece[] {
  const reason = pieces.findIndex(
    ({ text, token }, at) =>
      at > 0 && !token && REASONS.has(text) && !(BESIDE_WORK.has(text) && isOccupying(pieces[at + 1])),
  );
  return pieces.slice(0, reason < 0 ? pieces.length : reason);
}

/** "Mornings before the kids get up, about 45 min": the words around a reason that ends with a comma. */
function aroundReason(pieces: readonly Piece[], tagged: Tagged): readonly Piece[] {
  const before = saidBeforeReason(pieces);
  const comma = pieces.findIndex(
    ({ start }, at) =>
      at > before.length &&
      tagged.brief
        .slice(pieces[at - 1]?.end, start)
        .trimStart()
        .startsWith(','),
  );
  const behind = comma < 0 ? [] : pieces.slice(comma);
  const isTime = behind.some(({ token }) => token) && behind.every((piece) => isTimeTalk(piece, tagged));
  return isTime ? [...before, ...behind] : before;
}

/** "I'm baking till 1 so 2 hrs in the afternoon because …": the time without what it follows from and its reason. */
export function saidTime(pieces: readonly Piece[], tagged: Tagged): readonly Piece[] {
  const so = pieces.findLastIndex(({ text, token }, at) => at > 0 && !token && SO.has(text));
  const from = so > 0 && pieces.slice(so + 1).some(({ token }) => token !== null) ? so + 1 : 0;
  const said = aroundReason(pieces.slice(from), tagged);
  const isWriting = ({ text }: Piece, at: number) =>
    WRITING.has(text) && tagged.lexicon.self.has(said[at - 1]?.text ?? '');
  return said.every((piece, at) => isTimeTalk(piece, tagged) || isWriting(piece, at)) ? said : [];
}
