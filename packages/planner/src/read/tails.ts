import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { contentIn, has } from './sense.ts';
import type { Tagged } from './tag.ts';

const TAILS = words('before until bevor bis avant antes');

/** Where the words about what the person does afterwards begin; -1 if there are none. */
const tailAt = ({ pieces }: Clause, { lexicon }: Tagged): number =>
  pieces.findIndex(
    ({ text, token }, place) =>
      place > 0 && !token && TAILS.has(text) && lexicon.self.has(pieces[place + 1]?.text ?? ''),
  );

/** "New carpet before we move in on 5 January": the day is that of something else. */
export const endsWithOther = (clause: Clause, tagged: Tagged): boolean => tailAt(clause, tagged) > 0;

/**
 * "New carpet before I can let it again": what the person does afterwards is no part of the thing, unless it says a day. A clause that
 * begins with a thing and ends so is that thing.
 */
export function cutTail(clause: Clause, tagged: Tagged): void {
  const { lexicon } = tagged;
  const { pieces, main } = clause;
  const at = tailAt(clause, tagged);
  const thing = pieces.slice(0, Math.max(0, at));
  const isPlain = !pieces.slice(at).some(({ token }) => token !== null);
  if (!isPlain || contentIn(thing, tagged).length === 0 || has(thing, lexicon.self)) return;
  const kept = main.filter((piece) => thing.includes(piece));
  clause.pieces = thing;
  clause.main = kept.length > 0 ? kept : thing;
}
