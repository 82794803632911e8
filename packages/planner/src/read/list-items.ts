import { words } from './lexicon/lexicon.ts';
import {
  HAVING_PHRASES,
  MODAL_PHRASES,
  OF_PRODUCTS,
  PERHAPS,
  PERSONS,
  SMALLTALK,
} from './lexicon/listing.ts';
import type { ListForm } from './list-form.ts';
import type { Piece } from './piece.ts';
import { contentIn, has } from './sense.ts';
import { paddedText, type Tagged } from './tag.ts';
import { finiteAt, isParticiple, isParticipleBehind } from './verbs.ts';

/** An item of a list, as indexes of pieces: its clause begins at `at`, its own words are from `main` to before `to`. */
export interface ListItem {
  at: number;
  main: number;
  to: number;
  form: ListForm;
}

/** Longest item, in pieces. */
const ITEM_PIECES = 14;
const AND = words('and und et y sowie plus &');
const SKIPPED = words('and und et y & plus also auch too noch then some well as etc sowie');
const ARTICLES = words(
  'the a an der die das ein eine einen einem einer dem den la le les un une el los las una',
);
const PREPOSITIONS = words(
  'with for in on at of from between to by mit für in an am auf von bei zu avec pour de con para en sur',
);
export const CLOSING_VERBS = words('haben enthalten können bieten umfassen beinhalten anbieten');
/** Words that make a clause a statement or a limit, and no thing. */
const STOPPING = words(
  'but aber because weil if wenn falls not nicht kein keine no never unless except außer who when once wenn sobald',
);

/** A sentence with what its punctuation says. */
export interface Row {
  tagged: Tagged;
  pieces: readonly Piece[];
  gaps: readonly string[];
  /** How many brackets are open before each piece. */
  depth: readonly number[];
  /** The places of its commas, and how many of them are dashes. */
  commas: { first: number; last: number; dashes: number };
  /** Whether it has a verb for what a product can do. */
  isOfProduct: boolean;
}

export function rowOf(tagged: Tagged, pieces: readonly Piece[]): Row {
  let open = 0;
  const depth: number[] = [];
  const gaps = pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const gap = before ? tagged.brief.slice(before.end, piece.start) : '';
    for (const sign of gap) open = Math.max(0, open + (/[([]/.test(sign) ? 1 : /[)\]]/.test(sign) ? -1 : 0));
    depth.push(open);
    return gap;
  });
  const isMark = (mark: RegExp) => (gap: string, at: number) => depth[at] === 0 && mark.test(gap);
  const commas = {
    first: gaps.findIndex(isMark(COMMA)),
    last: gaps.findLastIndex(isMark(COMMA)),
    dashes: gaps.filter(isMark(DASH)).length,
  };
  return { tagged, pieces, gaps, depth, commas, isOfProduct: has(pieces, OF_PRODUCTS) };
}
const COMMA = /[,;]|\s[-–—]\s|\s\+\s/u;
const DASH = /\s[-–—]\s/u;

export const isComma = ({ gaps, depth }: Row, at: number): boolean =>
  depth[at] === 0 && COMMA.test(gaps[at] ?? '');
export const isDash = ({ gaps, depth }: Row, at: number): boolean =>
  depth[at] === 0 && DASH.test(gaps[at] ?? '');
const isAnd = ({ pieces, gaps, depth }: Row, at: number): boolean =>
  depth[at] === 0 &&
  (/\s[&+]\s/.test(gaps[at] ?? '') || (!pieces[at]?.token && AND.has(pieces[at]?.text ?? '')));

/** The phrase at a place, as its number of pieces, or 0. */
export function phraseAt({ pieces }: Row, at: number, all: readonly string[]): number {
  for (let size = Math.min(5, pieces.length - at - 1); size > 0; size--) {
    const run = pieces.slice(at, at + size);
    if (run.every(({ token }) => !token) && all.includes(run.map(({ text }) => text).join(' '))) return size;
  }
  return 0;
}

/** "Playtesting with friends and family": both names behind the preposition belong to it. */
const joinsNames = ({ pieces }: Row, from: number, at: number, to: number): boolean =>
  to - at - 1 <= 2 && pieces.slice(Math.max(from + 1, at - 3), at).some(({ text }) => PREPOSITIONS.has(text));

/** Whether these words can be a thing or something to do, and no statement, limit, person or remark. */
function isThing(pieces: readonly Piece[], tagged: Tagged): boolean {
  const { lexicon } = tagged;
  const [head] = pieces;
  if (!head || pieces.length > ITEM_PIECES || has(pieces, lexicon.self) || has(pieces.slice(0, 2), STOPPING))
    return false;
  const timed = pieces.some(
    ({ token }) =>
      token !== null && (token.type === 'weekdays' || token.type === 'time-per' || token.type === 'range'),
  );
  const content = contentIn(pieces, tagged);
  const counted = pieces.some(({ token }) => token?.type === 'count' && token.noun);
  const isPage = lexicon.pages.has(paddedText(pieces).trim()) || head.text === 'about';
  if (timed || (content.length === 0 && !counted && !isPage)) return false;
  if (content.length > 0 && content.every(({ text }) => PERSONS.has(text) || SMALLTALK.has(text)))
    return false;
  const finite = finiteAt(pieces, lexicon);
  return finite < 0 || pieces.slice(0, finite).some(({ text }) => RELATIVE.has(text));
}
export const RELATIVE = words('that which who where die der das welche qui que');

/** What stands in front of a thing: conjunctions, "maybe", an indefinite article. "About" is the name of a page. */
const isSkipped = (piece: Piece | undefined, next: Piece | undefined): boolean =>
  piece !== undefined &&
  !piece.token &&
  (SKIPPED.has(piece.text) ||
    PERHAPS.has(piece.text) ||
    (ARTICLES.has(piece.text) && next?.text !== 'about'));

/** The item at a place without what stands in front of it and behind it. */
function itemOf({ pieces }: Row, at: number, end: number, form: ListForm): ListItem {
  let main = at;
  let to = end;
  const isTrailing = (text = ''): boolean => SMALLTALK.has(text) || CLOSING_VERBS.has(text);
  while (main < to - 1 && isSkipped(pieces[main], pieces[main + 1])) main++;
  while (to > main + 1 && isTrailing(pieces[to - 1]?.text)) to--;
  return { at, main, to, form };
}

/** "Charts and push notifications", at the end of a list: two items. */
function dividedAtAnd(row: Row, item: ListItem, form: ListForm): ListItem[] {
  const { pieces } = row;
  const own = pieces.slice(item.main + 1, item.to);
  const found = own.findIndex(
    ({ text }, place) => isAnd(row, item.main + 1 + place) && (place < own.length - 1 || !AND.has(text)),
  );
  const joint = found < 0 ? -1 : item.main + 1 + found;
  const isOne = joint < 0 || joinsNames(row, item.main, joint, item.to);
  const parts = isOne ? [item] : [itemOf(row, item.at, joint, form), itemOf(row, joint, item.to, form)];
  return parts.every((part) => isItem(row, part)) ? parts : [item];
}

const isItem = (row: Row, { main, to }: ListItem): boolean =>
  isThing(
    row.pieces.slice(main, to).filter((_, place) => row.depth[main + place] === 0),
    row.tagged,
  );

/** The items from a place on, as far as they are things. `and`: whether "and" alone divides two items. */
export function itemsFrom(row: Row, from: number, form: ListForm, and: boolean): ListItem[] {
  const { pieces, gaps } = row;
  const items: ListItem[] = [];
  for (
    let at = from, end = from;
    at < pieces.length && (at === from || !/:\s/.test(gaps[at] ?? ''));
    at = end
  ) {
    end++;
    while (end < pieces.length && !isComma(row, end) && !/:\s/.test(gaps[end] ?? '')) end++;
    const item = itemOf(row, at, end, form);
    const before = items.at(-1);
    if (before && isSameThing(row, before, item)) {
      before.to = item.to;
      continue;
    }
    if ((at > from && opensPredicate(row, item.main)) || !isItem(row, item)) break;
    items.push(item);
  }
  const last = items.pop();
  if (!last) return [];
  return [...items, ...(and || items.length > 0 ? dividedAtAnd(row, last, form) : [last])];
}

/** "Saws sharpened + serviced": what else is done with the thing before. */
const isSameThing = ({ pieces, tagged }: Row, before: ListItem, { main, to }: ListItem): boolean => {
  const { lexicon } = tagged;
  const [said, last] = [pieces[main], pieces[before.to - 1]];
  const isOne = pieces
    .slice(main + 1, to)
    .every(({ token, text }) => token !== null || lexicon.small.has(text));
  const isThing = before.to > before.main + 1;
  return (
    isOne &&
    isThing &&
    said !== undefined &&
    last !== undefined &&
    isParticipleBehind(said, lexicon) &&
    isParticiple(last, lexicon)
  );
};

/** "…; must be fast": what a thing must be or have begins a list of its own. */
const opensPredicate = (row: Row, at: number): boolean =>
  phraseAt(row, at, MODAL_PHRASES) > 0 || phraseAt(row, at, HAVING_PHRASES) > 0;
