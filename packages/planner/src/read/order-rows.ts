import type { Clause } from './clause.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has, type Sense } from './sense.ts';
import type { Tagged } from './tag.ts';
import { tellsFact } from './told-facts.ts';

// Orders in a row: "order tent, bake cakes, send invitations and rent chairs". A verb that may be a noun ("rent") is one where the
// items beside it are orders.

/** From this number of orders on, what looks like one beside them is one. */
const ROW_LENGTH = 3;
/** Most pieces of such an item. */
const ITEM_PIECES = 6;
const INFINITIVES: Partial<Record<Tagged['language'], RegExp>> = {
  fr: /^\p{L}{2,}(?:er|ir|re)$/u,
  es: /^\p{L}{2,}[aei]r(?:se)?$/u,
};

const isWord = (piece: Piece | undefined): piece is Piece => piece !== undefined && piece.token === null;

/** Whether the pieces are a verb with its thing. */
function isOrderLike(pieces: readonly Piece[], { language, lexicon }: Tagged): boolean {
  const own = pieces.slice(lexicon.joints.has(pieces[0]?.text ?? '') ? 1 : 0);
  const [head, next] = own;
  if (own.length < 2 || own.length > ITEM_PIECES || has(own, lexicon.negations) || has(own, lexicon.self))
    return false;
  if (!isWord(head)) return false;
  const last = own.at(-1);
  if (lexicon.verbLast)
    return (
      head.capital &&
      isWord(last) &&
      !last.capital &&
      /[^g]e?[rl]?n$/u.test(last.text) &&
      last.text.length > 4
    );
  const infinitive = INFINITIVES[language];
  const isVerb = infinitive ? infinitive.test(head.text) : lexicon.verbs.has(head.text);
  const isThing = next?.token?.type === 'count' || (isWord(next) && !lexicon.finite.has(next.text));
  return isVerb && isThing && !lexicon.particles.has(own[1]?.text ?? '');
}

/** Whether at least half of the items begin with a word that is only a verb: "cut grass, send letters", but not "press kit, price list". */
const isSureRow = (items: readonly (readonly Piece[])[], { joints, nounish }: Lexicon): boolean =>
  items.filter(([first, next]) => !nounish.has((joints.has(first?.text ?? '') ? next : first)?.text ?? ''))
    .length *
    2 >=
  items.length;

/**
 * Where the items of a row of orders begin that fills a sentence; empty if it is none. What may also be a list of things is one
 * only if it is sure.
 */
export function orderStarts(tagged: Tagged, pieces: readonly Piece[], isList: boolean): number[] {
  const { brief, lexicon, language } = tagged;
  if (language !== 'en') return [];
  const starts = pieces.flatMap((piece, at) => {
    if (at === 0) return [0];
    const gap = brief.slice(pieces[at - 1]?.end ?? 0, piece.start);
    const isBehindMark = /[,;]/.test(gap);
    const isJoint = lexicon.joints.has(piece.text) && !lexicon.next.has(piece.text);
    return isBehindMark || isJoint || /[&+]/.test(gap) ? [at] : [];
  });
  const items = starts.map((from, nth) => pieces.slice(from, starts[nth + 1] ?? pieces.length));
  const isRow = items.length >= ROW_LENGTH && items.every((item) => isOrderLike(item, tagged));
  return isRow && (!isList || isSureRow(items, lexicon)) ? starts : [];
}

/** Beside other orders, what has their form is work, too: "Rent van." among "Buy nails. Hire waiters." */
export function readOrderRows(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  const alike = clauses.flatMap((clause, at) =>
    clause.form === null && clause.line.role !== 'row' && isOrderLike(clause.pieces, tagged) ? [at] : [],
  );
  const works = alike.filter((at) => senses[at]?.kind === 'task');
  if (works.length < ROW_LENGTH - 1 || works.length * 2 < alike.length) return;
  for (const at of alike) {
    const sense = senses[at];
    if (!sense || !UNSETTLED.has(sense.kind) || clauses[at]?.framed || clauses[at]?.line.ticked) continue;
    const clause = clauses[at];
    if (!clause || has(clause.pieces, tagged.lexicon.finished) || tellsFact(clause, tagged)) continue;
    senses[at] = { kind: 'task', sure: false };
  }
}
const UNSETTLED = new Set<Sense['kind']>(['unsure', 'note', 'excluded', 'done']);
