import type { Effort } from '@daymark/domain/amounts';
import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import type { Tagged } from './tag.ts';

const MINUTES_EACH = 5;
const GUESS_GRAIN = 30;
const GUESS_LEAST = 60;
const GUESS_MOST = 240;
/** A larger number is that of a delivery or a print run. */
const COUNTED_MOST = 200;
/** What takes as long for many things as for one: "order 60 cups", "a table for 22 people". */
const AT_ONCE = words(
  'buy order get pick book hire rent borrow collect fetch send post bring take print invite need for copies kopieren stampare copie stück leute people',
);

/** Hours that nobody gave, for as many things as the clause counts: "a page with our breads (about 25 products)". */
export function guessOf({ pieces, main, shape }: Clause, { lexicon }: Tagged): Effort | null {
  const at = pieces.findIndex(({ token }) => token?.type === 'count' && token.noun !== null);
  const token = pieces[at]?.token;
  if (token?.type !== 'count' || !token.noun || token.first !== null || token.count > COUNTED_MOST)
    return null;
  const isAtOnce =
    [main[0], pieces[at - 1]].some((piece) => AT_ONCE.has(piece?.text ?? '')) ||
    token.noun.text.split(' ').some((word) => AT_ONCE.has(word.toLowerCase())) ||
    (shape !== 'verb' && pieces.some((piece) => lexicon.finished.has(piece.text)));
  const isOfPeople = lexicon.others.has(token.noun.text.toLowerCase().replace(/s$/, ''));
  const amount = Math.min(GUESS_MOST, Math.ceil((token.count * MINUTES_EACH) / GUESS_GRAIN) * GUESS_GRAIN);
  return isAtOnce || isOfPeople || amount <= GUESS_LEAST
    ? null
    : { amount, unit: 'minutes', per: 'whole', said: false };
}
