import { belongs, contentOf, isCounted, isShared, isSharedVerb, opensWithThing } from './belongs.ts';
import { thenRuns } from './by-then.ts';
import { type Clause, clauseWith } from './clause.ts';
import type { Line } from './clean.ts';
import { datedStarts } from './dated-work.ts';
import { listsIn } from './enumerations.ts';
import { type Fragment, fragmentsOf } from './fragments.ts';
import { germanOwnWork } from './german.ts';
import { beginsIn } from './learned/learned.ts';
import { words } from './lexicon/lexicon.ts';
import type { ListItem } from './list-items.ts';
import { orderStarts } from './order-rows.ts';
import { timeRuns } from './own-time-limits.ts';
import { partRuns } from './part-runs.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import { openerOf, orderOf, shapeOf } from './shape.ts';
import { splitFront } from './split-front.ts';
import type { Tagged } from './tag.ts';
import { innerStarts } from './unfinished.ts';

/** Most pieces of a temporal phrase before a comma, which introduces the following clause. */
const FRONT_PIECES = 20;
const isFront = (clause: Clause, fragment: Fragment): boolean => {
  if (clause.shape === 'sub') return true;
  if (clause.shape !== 'mod' || clause.joint === 'paren' || clause.framed) return false;
  const amounts = clause.pieces
    .slice(0, FRONT_PIECES)
    .some(
      ({ token }) =>
        token?.type === 'duration' ||
        token?.type === 'time-per' ||
        token?.type === 'pace' ||
        token?.type === 'frequency',
    );
  return (
    !(fragment.shape === 'cue' && fragment.pieces.some(({ token }) => token)) &&
    (!amounts || fragment.shape === 'mod')
  );
};

function clauseOf(tagged: Tagged, { pieces, shape, joint }: Fragment, line: Line, sentence: number): Clause {
  const front = shape === 'sub' || shape === 'mod' ? splitFront(pieces, tagged) : 0;
  const own = shape === 'verb' ? germanOwnWork(pieces, tagged.lexicon) : null;
  return {
    ...clauseWith(line, pieces, sentence),
    shape: front > 0 ? shapeOf(tagged, pieces.slice(front)) : shape,
    infinitive: own?.infinitive ?? '',
    joint,
    main: own?.object ?? pieces.slice(front),
    before: pieces.slice(0, front),
  };
}

function join(clause: Clause, fragment: Fragment, tagged: Tagged): void {
  const front =
    isFront(clause, fragment) &&
    fragment.joint !== 'paren' &&
    fragment.shape !== 'mod' &&
    fragment.shape !== 'sub';
  const shared = isShared(clause, fragment) || isSharedVerb(clause, fragment, tagged);
  clause.pieces.push(...fragment.pieces);
  clause.end = fragment.pieces.at(-1)?.end ?? clause.end;
  if (shared) {
    clause.main.push(...fragment.pieces);
    clause.shape = tagged.lexicon.verbLast ? fragment.shape : 'subject';
  } else if (front) {
    clause.before.push(...clause.main);
    clause.main = [...fragment.pieces];
    clause.shape = fragment.shape;
  } else if (isNamedToo(clause, fragment)) clause.main.push(...fragment.pieces);
  else if (
    fragment.joint === 'and' &&
    clause.main.at(-1) === clause.pieces.at(-fragment.pieces.length - 1) &&
    contentOf(fragment.pieces, tagged).length > 0
  )
    clause.main.push(...fragment.pieces);
}

/** "Kettle, mugs", "living room and 2 bedrooms": a short enumeration with the name is part of it. */
const isNamedToo = (clause: Clause, fragment: Fragment): boolean =>
  (fragment.joint === 'and' &&
    (fragment.shape === 'noun' || fragment.shape === 'verb' || isCounted(fragment))) ||
  (fragment.joint === 'comma' &&
    fragment.shape === 'noun' &&
    clause.shape === 'noun' &&
    clause.main.length === clause.pieces.length - fragment.pieces.length &&
    clause.pieces.length <= NAME_PIECES);
const NAME_PIECES = 8;

/** "Home page, order form, gallery": behind a thing in a row, a word that can be a verb begins another thing. */
const isBehindThing = (clauses: readonly Clause[], at: number): boolean =>
  clauses[at - 1]?.shape === 'noun' &&
  clauses[at - 1]?.handed.length === 0 &&
  clauses[at - 1]?.sentence === clauses[at]?.sentence &&
  (clauses[at]?.joint === 'comma' || clauses[at]?.joint === 'and');

/** "Pack up kitchen, living room and 2 bedrooms": things in a row inherit the verb before them. */
function handOn(clauses: readonly Clause[], tagged: Tagged): void {
  for (let at = 0; at < clauses.length; at++) {
    const order = clauses[at];
    if (order?.shape !== 'verb' || isBehindThing(clauses, at)) continue;
    const rest = order.main.slice(openerOf(order.main, tagged.lexicon).length);
    const verb = orderOf(rest, tagged.lexicon);
    let end = at + 1;
    const isThing = (clause: Clause | undefined): boolean =>
      clause?.shape === 'noun' &&
      (clause.joint === 'comma' || clause.joint === 'and') &&
      !clause.pieces.some(
        ({ token }) => token?.type === 'day' || token?.type === 'range' || token?.type === 'duration',
      );
    while (isThing(clauses[end])) end++;
    const things = clauses.slice(at + 1, end);
    const last = things.at(-1);
    const closed =
      last?.joint === 'and' ||
      last?.main.some(({ text }) => tagged.lexicon.joints.has(text)) ||
      // "Make 30 candles, labels, a tablecloth": things of a longer list have no verb before them.
      (end === clauses.length && things.length > 1 && order.form === null);
    // "Rip out the old bathroom, new pipes, tiling": what is taken away is named once.
    // "Register it + a short evening": the verb has its object.
    const hasObject = rest.length === verb.length + 1 && tagged.lexicon.objects.has(rest.at(-1)?.text ?? '');
    const isDestructive = DESTRUCTIVE.has(verb[0]?.text ?? '');
    // "Paint walls, new desk, better lighting": what is new is got, and not done with what stands before it.
    const isGot = !has(rest, FRESH) && things.some(({ main }) => has(main.slice(0, 2), FRESH));
    // "Close the road, tables, BBQ and music", "test scents, jars, labels": of a longer row only what is got, mended or learned is one.
    const isRow = things.length === 1 || tagged.language !== 'en' || OF_MANY.has(verb[0]?.text ?? '');
    if (
      verb.length > 0 &&
      verb.length < rest.length &&
      closed &&
      isRow &&
      !isDestructive &&
      !isGot &&
      !hasObject
    )
      for (const thing of things) thing.handed = verb;
    at = end - 1;
  }
}

const FRESH = words(
  'new better neu neue neuer neues neuen bessere besseres besserer nouveau nouvelle nouveaux nouvelles nuevo nueva nuevos nuevas',
);
const OF_MANY = words(`
  buy order get book pack email fix clean paint print invite bring collect borrow sell wash pick hire rent choose
  photograph translate bake cook sew knit install fit replace repair mend tile sand varnish oil iron scan plant learn practise practice revise study
`);
const DESTRUCTIVE = words(
  'remove rip strip demolish tear knock cancel dismantle scrap delete abreißen rausreißen entfernen kündigen',
);

/** From this number on, things in a sentence are a list. */
const LIST_LENGTH = 3;

/** A clause as an item of a list: what introduces the list is no part of its own words. */
function asItem(
  clause: Clause,
  pieces: readonly Piece[],
  { main, to, form }: ListItem,
  tagged: Tagged,
): void {
  clause.main = pieces.slice(main, to).filter((piece) => clause.pieces.includes(piece));
  clause.before = [];
  clause.form = form;
  clause.infinitive = '';
  clause.shape = shapeOf(tagged, clause.main);
}

/** Inside of an item no clause begins, except in brackets and behind a date: the places of which that holds. */
function insideItems({ brief }: Tagged, pieces: readonly Piece[], items: readonly ListItem[]): Set<number> {
  const inside = new Set<number>();
  for (const item of items)
    for (let at = item.at + 1; at < item.to; at++) {
      const { token, end } = pieces[at - 1] ?? { token: null, end: 0 };
      if (at > item.main && token && token.type !== 'count') break;
      if (!/[([]/.test(brief.slice(end, pieces[at]?.start ?? 0))) inside.add(at);
    }
  return inside;
}

/** Clauses, begun where the classifier says. */
export function learnedClauses(
  tagged: Tagged,
  pieces: readonly Piece[],
  line: Line,
  sentence: number,
  isFirst: boolean,
): Clause[] {
  const marked = line.role === 'prose' ? listsIn(tagged, pieces, isFirst) : [];
  const [list] = marked.flat();
  // "Cut grass, plan menu and film interviews": a list by its commas alone may be a row of orders.
  const isBare = list?.form === 'marks' && list.at === 0;
  const orders = new Set(list && !isBare ? [] : orderStarts(tagged, pieces, list !== undefined));
  const lists = orders.size > 0 ? [] : marked;
  const items = lists.flat();
  const itemAt = new Map(items.map((item) => [item.at, item]));
  const ruled = new Set(sentenceClauses(tagged, pieces, line, sentence).map(({ pieces: own }) => own[0]));
  const { joints, verbs } = tagged.lexicon;
  // "Test and change the batteries" has one object for both verbs.
  const isSharedObject = (at: number, before = 0): boolean =>
    before === at - 1 && joints.has(pieces[at]?.text ?? '') && verbs.has(pieces[before]?.text ?? '');
  const inside = insideItems(tagged, pieces, items);
  const begun = beginsIn(tagged, pieces, ruled).filter(
    (at, place, all) => (place !== 1 || !isSharedObject(at, all[0])) && !inside.has(at),
  );
  const parted = partRuns(pieces, tagged);
  const runs = [...timeRuns(pieces, tagged), ...thenRuns(tagged, pieces), ...parted];
  const starts = [
    ...new Set([
      ...begun,
      ...itemAt.keys(),
      ...datedStarts(tagged, pieces),
      ...innerStarts(tagged, pieces),
      ...orders,
      ...runs.flatMap(({ from, to }) => (to < pieces.length ? [from, to] : [from])),
    ]),
  ]
    .filter((at) => !runs.some(({ from, to }) => at > from && at < to))
    .toSorted((one, other) => one - other);
  const fact = items.find(({ form }) => form === 'fact');
  const clauses = starts.flatMap((from, place): Clause[] => {
    const [first, ...others] = fragmentsOf(tagged, pieces, from, starts[place + 1] ?? pieces.length);
    if (!first) return [];
    if (from > 0 && isCounted(first)) first.shape = 'noun';
    const clause = clauseOf(tagged, first, line, sentence);
    for (const fragment of others) join(clause, fragment, tagged);
    if (parted.length > 0) clause.main = clause.pieces;
    if (orders.has(from) && clause.shape === 'noun') clause.shape = 'verb';
    const item = itemAt.get(from);
    if (fact && from >= fact.at) clause.form = clause.shape === 'verb' ? null : 'fact';
    else if (item) asItem(clause, pieces, item, tagged);
    return [clause];
  });
  const listed = new Set(
    lists.flatMap((list) => (list.length >= LIST_LENGTH ? list.map(({ at }) => pieces[at]) : [])),
  );
  for (const clause of clauses) if (listed.has(clause.pieces[0])) clause.listed = true;
  return withListed(clauses, tagged);
}

function withListed(clauses: Clause[], tagged: Tagged): Clause[] {
  handOn(clauses, tagged);
  const things = clauses.filter(({ shape, joint }) => shape === 'noun' && joint !== 'paren');
  if (things.length >= LIST_LENGTH) for (const thing of things) thing.listed = true;
  return clauses;
}

export function sentenceClauses(
  tagged: Tagged,
  pieces: readonly Piece[],
  line: Line,
  sentence: number,
): Clause[] {
  const fragments = fragmentsOf(tagged, pieces);
  const clauses: Clause[] = [];
  let open = false;
  for (const [at, fragment] of fragments.entries()) {
    const clause = clauses.at(-1);
    if (at === 0 && opensWithThing(fragment, tagged)) fragment.shape = 'noun';
    const taken =
      clause &&
      (isFront(clause, fragment) && fragment.joint !== 'colon'
        ? fragment.joint !== 'next'
        : belongs(tagged, clause, fragment, fragments[at + 1], open));
    if (clause && taken) join(clause, fragment, tagged);
    else {
      open = (fragment.shape === 'noun' && fragment.joint !== 'start') || (open && fragment.shape === 'mod');
      clauses.push(
        clauseOf(
          tagged,
          open && isCounted(fragment) ? { ...fragment, shape: 'noun' } : fragment,
          line,
          sentence,
        ),
      );
    }
  }
  return withListed(clauses, tagged);
}
