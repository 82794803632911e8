import { belongs, contentOf, isCounted, isShared, isSharedVerb, opensWithThing } from './belongs.ts';
import { type Clause, framed } from './clause.ts';
import { type Line, ownerOf, speakerOf, stampEnd } from './clean.ts';
import { type ListItem, listsIn } from './enumerations.ts';
import { type Fragment, fragmentsOf, sentencesOf } from './fragments.ts';
import { germanOwnWork } from './german.ts';
import { beginsIn, isLearned } from './learned/learned.ts';
import type { Piece } from './piece.ts';
import { openerOf, orderOf, shapeOf } from './shape.ts';
import { splitFront } from './split-front.ts';
import { headsOf, rowClause } from './tables.ts';
import { firstFrom, type Tagged } from './tag.ts';

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
    start: pieces[0]?.start ?? 0,
    end: pieces.at(-1)?.end ?? 0,
    shape: front > 0 ? shapeOf(tagged, pieces.slice(front)) : shape,
    infinitive: own?.infinitive ?? '',
    joint,
    line,
    pieces: [...pieces],
    main: own?.object ?? pieces.slice(front),
    before: pieces.slice(0, front),
    handed: [],
    listed: false,
    form: null,
    lead: [],
    weekdays: [],
    sentence,
    owner: null,
    framed: false,
    speaker: null,
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
      clause.form === null &&
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
      (end === clauses.length && things.length > 1);
    if (verb.length > 0 && verb.length < rest.length && closed)
      for (const thing of things) thing.handed = verb;
    at = end - 1;
  }
}

/** From this number on, things in a sentence are a list. */
const LIST_LENGTH = 3;

/** A clause as an item of a list: what introduces the list is no part of its own words. */
function asItem(clause: Clause, pieces: readonly Piece[], { main, to, form }: ListItem, isLong: boolean, tagged: Tagged): void {
  clause.main = pieces.slice(main, to).filter((piece) => clause.pieces.includes(piece));
  clause.before = [];
  clause.form = form;
  clause.listed = isLong;
  clause.infinitive = '';
  clause.shape = shapeOf(tagged, clause.main);
}

/** Clauses, begun where the classifier says. */
function learnedClauses(
  tagged: Tagged,
  pieces: readonly Piece[],
  line: Line,
  sentence: number,
  isFirst: boolean,
): Clause[] {
  const lists = line.role === 'prose' ? listsIn(tagged, pieces, isFirst) : [];
  const itemAt = new Map(lists.flat().map((item) => [item.at, item]));
  const isInList = (at: number): boolean =>
    !/[([]/.test(tagged.brief.slice(pieces[at - 1]?.end ?? 0, pieces[at]?.start ?? 0)) &&
    lists.some(([first, ...others]) => first && at >= first.at && at < (others.at(-1) ?? first).to);
  const ruled = new Set(sentenceClauses(tagged, pieces, line, sentence).map(({ pieces: own }) => own[0]));
  const { joints, verbs } = tagged.lexicon;
  // "Test and change the batteries" has one object for both verbs.
  const isSharedObject = (at: number, before = 0): boolean =>
    before === at - 1 && joints.has(pieces[at]?.text ?? '') && verbs.has(pieces[before]?.text ?? '');
  const begun = beginsIn(tagged, pieces, ruled).filter(
    (at, place, all) => (place !== 1 || !isSharedObject(at, all[0])) && !isInList(at),
  );
  const starts = [...new Set([...begun, ...itemAt.keys()])].toSorted((one, other) => one - other);
  const fact = lists.flat().find(({ form }) => form === 'fact');
  const clauses = starts.flatMap((from, place): Clause[] => {
    const [first, ...others] = fragmentsOf(tagged, pieces, from, starts[place + 1] ?? pieces.length);
    if (!first) return [];
    if (from > 0 && isCounted(first)) first.shape = 'noun';
    const clause = clauseOf(tagged, first, line, sentence);
    for (const fragment of others) join(clause, fragment, tagged);
    const item = itemAt.get(from);
    if (item && item !== fact) asItem(clause, pieces, item, lists.some((list) => list.length >= LIST_LENGTH && list.includes(item)), tagged);
    else if (fact && from >= fact.at && clause.shape !== 'verb') clause.form = 'fact';
    return [clause];
  });
  handOn(clauses, tagged);
  const things = clauses.filter(({ shape, joint }) => shape === 'noun' && joint !== 'paren');
  if (things.length >= LIST_LENGTH) for (const thing of things) thing.listed = true;
  return clauses;
}

function sentenceClauses(tagged: Tagged, pieces: readonly Piece[], line: Line, sentence: number): Clause[] {
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
  handOn(clauses, tagged);
  const things = clauses.filter(({ shape, joint }) => shape === 'noun' && joint !== 'paren');
  if (things.length >= LIST_LENGTH) for (const thing of things) thing.listed = true;
  return clauses;
}

/**
 * A few words before a colon that are only a name: at the start of a line for the whole line, else for their sentence.
 */
function readLineLeads(clauses: readonly Clause[], { lexicon }: Tagged): void {
  let line: Piece[] = [];
  let lead: Piece[] = [];
  let sentence = -1;
  for (const [at, clause] of clauses.entries()) {
    if (clause.sentence !== sentence) lead = line;
    sentence = clause.sentence;
    clause.lead = lead;
    const names =
      clauses[at + 1]?.joint === 'colon' &&
      clause.shape === 'noun' &&
      clause.line.role !== 'row' &&
      clause.pieces.length <= LEAD_PIECES &&
      clause.pieces.every(({ token, text }) => token === null && !lexicon.subjects.has(text)) &&
      // "Following our call: …" is no name.
      !/ing$/.test(clause.pieces[0]?.text ?? '');
    if (!names) continue;
    lead = clause.pieces.filter(({ text }) => !/^\d+$/.test(text));
    if (at === 0) line = lead;
  }
}
const LEAD_PIECES = 5;

/** The first row of a table, if no cell of it has a digit and the rows below do. */
const isTableHead = (brief: string, lines: readonly Line[], at: number): boolean => {
  const [line, before, next] = [lines[at], lines[at - 1], lines[at + 1]];
  const digits = (one: Line): boolean => /\d/.test(brief.slice(one.start, one.end));
  return (
    line?.role === 'row' && before?.role !== 'row' && next?.role === 'row' && !digits(line) && digits(next)
  );
};

/** Whether a line was wrapped at a fixed width and continues in the next one. */
const wraps = (brief: string, line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  (line.role === 'prose' || line.role === 'item') &&
  next.role === 'prose' &&
  !next.first &&
  next.end - next.start > 0 &&
  line.end - line.start >= 50 &&
  /\p{Ll}/u.test(brief.charAt(next.body)) &&
  !/[.!?:;]\s*$/u.test(brief.slice(Math.max(line.start, line.end - 4), line.end));

/** The clauses of a brief in order. Together they contain every word. `assigned`: lines may begin with their owner. */
export function clausesOf(tagged: Tagged, lines: readonly Line[], assigned: boolean): Clause[] {
  const { brief, pieces } = tagged;
  const clauses: Clause[] = [];
  let heads: string[] = [];
  let sentence = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    let end = line.end;
    while (wraps(brief, { ...line, end }, lines[at + 1])) end = lines[++at]?.end ?? end;
    const from = firstFrom(pieces, line.start);
    let to = from;
    while ((pieces[to]?.start ?? end) < end) to++;
    const all = pieces.slice(from, to).filter((piece) => piece.start >= line.start);
    const stamp = line.start + stampEnd(brief.slice(line.start, Math.min(end, line.start + 100)));
    const owner =
      assigned && line.role !== 'heading'
        ? ownerOf(brief.slice(line.body, Math.min(end, line.body + 100)))
        : '';
    const named = line.body + owner.length;
    const head = all.filter((piece) => piece.end <= Math.max(line.body, stamp, owner === '' ? 0 : named));
    const body = all.slice(head.length);
    const first = clauses.length;
    if (line.role !== 'row') heads = [];
    else if (isTableHead(brief, lines, at)) heads = headsOf(tagged, body, line);
    if (line.role === 'note' || (line.role === 'row' && isTableHead(brief, lines, at)))
      clauses.push(framed(line, all, sentence++, all[0]?.start ?? line.start));
    else if (line.role === 'row' && body.length > 0)
      clauses.push(rowClause(tagged, body, line, sentence++, heads));
    else {
      if ((stamp > line.start || owner !== '') && head.length > 0)
        clauses.push(framed(line, head, sentence++, head[0]?.start ?? line.start));
      for (const one of sentencesOf(tagged, body))
        clauses.push(
          ...(isLearned(tagged.language)
            ? learnedClauses(tagged, one, line, sentence++, clauses.every(({ framed }) => framed))
            : sentenceClauses(tagged, one, line, sentence++)),
        );
    }
    const speaker = stamp > line.start ? speakerOf(brief.slice(line.start, stamp)) : null;
    readLineLeads(clauses.slice(first), tagged);
    for (const clause of clauses.slice(first)) clause.speaker ??= speaker;
    const [label, next] = clauses.slice(first);
    // It is the owner of the first sentence after it.
    if (owner !== '')
      for (const clause of clauses.slice(first))
        if (clause === label || clause.sentence === next?.sentence) clause.owner = owner;
    const bullet = head[0];
    const opening = clauses[first];
    // The number of a list item belongs to the words of its first clause.
    if (opening && bullet && bullet.start < opening.start) opening.start = bullet.start;
    else if (!opening && bullet) clauses.push(framed(line, head, sentence++, bullet.start));
  }
  return clauses.filter((clause) => clause.end > clause.start);
}
