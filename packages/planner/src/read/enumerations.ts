import { words } from './lexicon/lexicon.ts';
import {
  ABLE_PHRASES,
  FACT_LABELS,
  HAVING_PHRASES,
  MANNERS,
  MODAL_PHRASES,
  OF_PRODUCTS,
  PERHAPS,
  PERSONS,
  PRODUCTS,
  PURPOSE_PHRASES,
  SMALLTALK,
  THIRD_MODALS,
  USERS,
  WITH_PHRASES,
} from './lexicon/listing.ts';
import type { Piece } from './piece.ts';
import { contentIn, has } from './sense.ts';
import { shapeOf } from './shape.ts';
import { paddedText, type Tagged } from './tag.ts';
import { finiteAt, isThirdPerson } from './verbs.ts';

/** How a list is introduced: what a project has, what its users can do, what it must be or do, by marks alone, or a
 * label of facts, which are no work. */
export type ListForm = 'having' | 'able' | 'modal' | 'marks' | 'fact';

/** An item of a list, as indexes of pieces: its clause begins at `at`, its own words are from `main` to before `to`. */
export interface ListItem {
  at: number;
  main: number;
  to: number;
  form: ListForm;
}

/** Longest item and longest subject in front of a list, in pieces. */
const ITEM_PIECES = 14;
const SUBJECT_PIECES = 4;
/** From this number of items on, commas alone make a list. */
const LIST_LENGTH = 3;

const AND = words('and und et y sowie plus &');
const SKIPPED = words('and und et y & plus also auch too noch then some well as etc sowie');
const ARTICLES = words(
  'the a an der die das ein eine einen einem einer dem den la le les un une el los las una',
);
const PREPOSITIONS = words(
  'with for in on at of from between to by mit für in an am auf von bei zu avec pour de con para en sur',
);
const CLOSING_VERBS = words('haben enthalten können bieten umfassen beinhalten anbieten');
/** Words that make a clause a statement or a limit, and no thing. */
const STOPPING = words(
  'but aber because weil if wenn falls not nicht kein keine no never unless except außer who when once wenn sobald',
);

/** A sentence with what its punctuation says. */
interface Row {
  tagged: Tagged;
  pieces: readonly Piece[];
  gaps: readonly string[];
  /** How many brackets are open before each piece. */
  depth: readonly number[];
}

function rowOf(tagged: Tagged, pieces: readonly Piece[]): Row {
  let open = 0;
  const depth: number[] = [];
  const gaps = pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const gap = before ? tagged.brief.slice(before.end, piece.start) : '';
    for (const sign of gap) open = Math.max(0, open + (/[([]/.test(sign) ? 1 : /[)\]]/.test(sign) ? -1 : 0));
    depth.push(open);
    return gap;
  });
  return { tagged, pieces, gaps, depth };
}

const isComma = ({ gaps, depth }: Row, at: number): boolean =>
  depth[at] === 0 && /[,;]|\s[-–—]\s|\s\+\s/u.test(gaps[at] ?? '');
const isDash = ({ gaps, depth }: Row, at: number): boolean =>
  depth[at] === 0 && /\s[-–—]\s/u.test(gaps[at] ?? '');
const isAnd = ({ pieces, gaps, depth }: Row, at: number): boolean =>
  depth[at] === 0 &&
  (/\s[&+]\s/.test(gaps[at] ?? '') || (!pieces[at]?.token && AND.has(pieces[at]?.text ?? '')));

/** The phrase at a place, as its number of pieces, or 0. */
function phraseAt({ pieces }: Row, at: number, all: readonly string[]): number {
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
const RELATIVE = words('that which who where die der das welche qui que');

/** What stands in front of a thing: conjunctions, "maybe", an indefinite article. "About" is the name of a page. */
const isSkipped = (piece: Piece | undefined, next: Piece | undefined): boolean =>
  piece !== undefined &&
  !piece.token &&
  (SKIPPED.has(piece.text) ||
    PERHAPS.has(piece.text) ||
    (ARTICLES.has(piece.text) && next?.text !== 'about'));

/** The items from a place on, as far as they are things. `and`: whether the last "and" divides two items. */
function itemsFrom(row: Row, from: number, form: ListForm, and: boolean): ListItem[] {
  const { pieces, tagged } = row;
  const stops = pieces.findIndex((_, at) => at > from && /:\s/.test(row.gaps[at] ?? ''));
  const end = stops < 0 ? pieces.length : stops;
  const marks = [from];
  for (let at = from + 1; at < end; at++) if (isComma(row, at)) marks.push(at);
  const lastMark = marks.at(-1) ?? from;
  const joint = pieces.findIndex(
    (_, at) => at > lastMark && at < (AND.has(pieces[at]?.text ?? '') ? end - 1 : end) && isAnd(row, at),
  );
  if (joint > 0 && (and || marks.length > 1) && !joinsNames(row, lastMark, joint, end)) marks.push(joint);
  const items: ListItem[] = [];
  for (const [place, at] of marks.entries()) {
    let main = at;
    let to = marks[place + 1] ?? end;
    while (main < to - 1 && isSkipped(pieces[main], pieces[main + 1])) main++;
    while (
      to > main + 1 &&
      (SMALLTALK.has(pieces[to - 1]?.text ?? '') || CLOSING_VERBS.has(pieces[to - 1]?.text ?? ''))
    )
      to--;
    if (place > 0 && at > from && opensPredicate(row, main)) break;
    if (
      !isThing(
        pieces.slice(main, to).filter((_, place) => row.depth[main + place] === 0),
        tagged,
      )
    )
      break;
    items.push({ at, main, to, form });
  }
  return items;
}

/** "…; must be fast": what a thing must be or have begins a list of its own. */
const opensPredicate = (row: Row, at: number): boolean =>
  phraseAt(row, at, MODAL_PHRASES) > 0 || phraseAt(row, at, HAVING_PHRASES) > 0;

/** Where a list is introduced at this place: what it begins with, and where its first item is. */
function introduction(
  row: Row,
  at: number,
  start: number,
): { from: number; form: ListForm; least: number; cut: number } | null {
  const { pieces, tagged, gaps, depth } = row;
  if (depth[at] !== 0) return null;
  const isLead =
    /:\s/.test(gaps[at] ?? '') ||
    (isDash(row, at) &&
      !pieces.some(
        (_, other) => other !== at && (isDash(row, other) || (other < at && isComma(row, other))),
      ));
  if (at > 0 && isLead) return { from: at, form: 'marks', least: 2, cut: at };
  const subject = pieces.slice(start, at);
  const isBehindMark = subject.length <= SUBJECT_PIECES && !has(subject, OWNED);
  const purpose = phraseAt(row, at, PURPOSE_PHRASES);
  if (purpose > 0 && at > 0) {
    const users = pieces.findIndex(
      (piece, place) => place >= at + purpose && place < at + purpose + 3 && USERS.has(piece.text),
    );
    const able = users < 0 ? 0 : phraseAt(row, users + 1, ABLE_PHRASES);
    if (able > 0) return { from: users + 1 + able, form: 'able', least: 1, cut: at };
  }
  // "A chatbot which answers FAQs, hands over to a human and logs everything".
  if (
    at > 0 &&
    RELATIVE.has(pieces[at]?.text ?? '') &&
    isThirdPerson(pieces[at + 1]?.text ?? '', tagged.lexicon)
  )
    return { from: at + 1, form: 'able', least: 2, cut: at };
  if (isBehindMark) {
    const able = isOfUsers(subject, tagged) ? phraseAt(row, at, ABLE_PHRASES) : 0;
    if (able > 0) return { from: at + able, form: 'able', least: 1, cut: start };
    const having = isOfPersons(subject, tagged) ? 0 : phraseAt(row, at, HAVING_PHRASES);
    const isAlone = subject.every(
      ({ text, token }) =>
        !token && (OPENING.has(text) || PRODUCTS.has(text) || tagged.lexicon.self.has(text)),
    );
    const next = pieces[at + having];
    const isPassive = next?.text === 'to' || (next?.text.endsWith('ing') === true && !isAlone);
    if (having > 0 && !isPassive)
      return {
        from: at + having,
        form: 'having',
        least: isAlone && !has(subject, tagged.lexicon.self) ? 1 : 2,
        cut: start,
      };
    const modal = isAlone && !has(subject, tagged.lexicon.self) ? phraseAt(row, at, MODAL_PHRASES) : 0;
    const isEnclosing = tagged.lexicon.verbLast && CLOSING_VERBS.has(pieces.at(-1)?.text ?? '');
    const isOfProduct =
      has(subject, PRODUCTS) ||
      THIRD_MODALS.has(pieces[at]?.text ?? '') ||
      OF_PRODUCTS.has(pieces[at + modal]?.text ?? '') ||
      (tagged.lexicon.verbLast && pieces.some(({ text }) => OF_PRODUCTS.has(text)));
    if (modal > 0 && (isOfProduct || isEnclosing))
      return { from: at + modal, form: isEnclosing ? 'having' : 'modal', least: 1, cut: start };
  }
  // "Hall, kitchen with island, bath": inside of a list it tells a detail.
  const isHead = start === 0 || start === at;
  const having = at > 0 && isHead ? phraseAt(row, at, WITH_PHRASES) : 0;
  return having > 0 ? { from: at + having, form: 'having', least: 2, cut: at } : null;
}
const OWNED = words('my our his her their mein meine unser unsere mon ma mes mi mis');
/** "Users", "walkers": several who are no one's own people. */
const isOfUsers = (subject: readonly Piece[], { lexicon }: Tagged): boolean =>
  subject.some(({ text }) => USERS.has(text)) ||
  (subject.length === 1 &&
    subject.every(
      ({ text, token }) =>
        !token && /[^s]s$/.test(text) && !lexicon.small.has(text) && !lexicon.others.has(text),
    ));
const isOfPersons = (subject: readonly Piece[], { lexicon }: Tagged): boolean =>
  subject.some(({ text }) => lexicon.others.has(text) && !USERS.has(text) && !PRODUCTS.has(text));
const OPENING = words('and und the my our der die das it also auch noch still then ideally');

/** The lists of a sentence, each with its items. `isFirst`: of the brief, where "with" tells what the project has. */
export function listsIn(tagged: Tagged, pieces: readonly Piece[], isFirst: boolean): ListItem[][] {
  const row = rowOf(tagged, pieces);
  const lists: ListItem[][] = [];
  let start = 0;
  for (let at = 0; at < pieces.length; at++) {
    if (isComma(row, at)) start = at;
    const intro = introduction(row, at, start);
    if (!intro) continue;
    if (intro.form === 'marks' && isFact(row, start, at)) {
      lists.push([{ at, main: at, to: at + 1, form: 'fact' }]);
      return lists;
    }
    const found = itemsFrom(row, intro.from, intro.form, intro.form !== 'marks');
    // "6 chairs, maybe the sofa" is open; in a longer list it is an option.
    const open = found.findIndex(({ at: from, main }) => has(pieces.slice(from, main), PERHAPS));
    const items = found.length < LIST_LENGTH && open >= 0 ? found.slice(0, open) : found;
    const least = isFirst || intro.form !== 'having' || intro.cut === start ? intro.least : LIST_LENGTH;
    const [first] = items;
    const last = items.at(-1);
    if (!first || !last || items.length < least || !fits(row, items)) continue;
    lists.push([{ ...first, at: intro.cut }, ...items.slice(1)]);
    at = last.to - 1;
    start = last.to;
  }
  if (lists.length > 0) return lists;
  if (isFirst) {
    const opens = row.gaps.findIndex((gap) => gap.includes('('));
    const inside = { ...row, depth: row.depth.map((depth) => depth - 1) };
    const counted = pieces.slice(0, opens).some(({ token }) => token?.type === 'count');
    const isWhole = opens > 0 && !counted && row.depth.slice(opens).every((depth) => depth === 1);
    const items = isWhole ? itemsFrom(inside, opens, 'marks', false) : [];
    if (items.length >= LIST_LENGTH && items.at(-1)?.to === pieces.length) return [items];
  }
  const bare = itemsFrom(row, 0, 'marks', false);
  const [first] = bare;
  if (first && shapeOf(tagged, pieces.slice(0, first.to)) === 'verb') return [];
  return bare.length >= LIST_LENGTH && bare.at(-1)?.to === pieces.length ? [bare] : [];
}

/** "Audience: …", "Budget: …". */
const isFact = ({ pieces, tagged }: Row, start: number, at: number): boolean =>
  at - start <= 3 && pieces.slice(start, at).some(({ text }) => FACT_LABELS[tagged.language]?.has(text));

/** Requirements have no days, and say neither how a thing feels nor when it is over. */
function fits({ pieces }: Row, items: readonly ListItem[]): boolean {
  return items.every(({ main, to, form }) => {
    if (form === 'marks') return true;
    const own = pieces.slice(main, to);
    if (own.some(({ token }) => token !== null && token.type !== 'count' && token.type !== 'frequency'))
      return false;
    const verb = /^(?:be|sein)$/.test(own[0]?.text ?? '') ? own[1] : own[0];
    return form !== 'modal' || !MANNERS.has(verb?.text ?? '');
  });
}
