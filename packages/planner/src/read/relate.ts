import type { Statement } from '@daymark/domain/reading';
import { linkAlternatives } from './alternative-links.ts';
import type { Clause } from './clause.ts';
import { linkLeadTimes } from './lead-times.ts';
import { type Following, followingIn } from './learned/follows.ts';
import { type KindedClause, kindedClauses } from './learned/follows-features.ts';
import { words } from './lexicon/lexicon.ts';
import { follow, isLate, isLinked, keepDirect, type Linked } from './linked.ts';
import { Links } from './links.ts';
import { LOOK_BACK } from './memory.ts';
import { LAST_WORDS } from './sequence-words.ts';
import { stemsOf } from './statements.ts';
import type { Tagged } from './tag.ts';
import { isPointer, pointsToOther } from './titles.ts';
import { finiteAt } from './verbs.ts';

/** The threshold for a dependency: on unseen briefs, less likely ones spoil more plans than they improve. */
const LEAST = 0.7;
/** A lower threshold after "then", and for uncertain statements. */
const LEAST_AFTER_THEN = 0.3;

function link(one: Linked & Statement, other: Statement, links: Links): void {
  follow(one, other);
  links.add(one.id, other.id);
}

/** Whether the stated days and existing links allow that one follows the other. */
const canFollow = (one: Linked & Statement, other: Statement, links: Links): boolean =>
  !isLate(one, other) && !links.leads(other.id, one.id);

function followIfPossible(one: Linked & Statement, other: Statement, links: Links): void {
  if (canFollow(one, other, links)) link(one, other, links);
}

/** Links work with all of these that it can follow: with the latest of them, which depend on the rest. */
function followAll(one: Linked & Statement, others: readonly Statement[], links: Links): void {
  const possible = others.filter((other) => canFollow(one, other, links));
  for (const other of links.latestOf(possible)) link(one, other, links);
}

/** The dependencies between statements, the likeliest first. */
function followingOf(
  clausesWithKind: readonly KindedClause[],
  clauses: readonly Clause[],
  tagged: Tagged,
): Following[] {
  const isNext = ({ one }: Following): boolean => {
    const clause = clauses[one];
    return clause !== undefined && isMarkedNext(clause, tagged);
  };
  // The brief tells work in its order.
  return followingIn(clausesWithKind, tagged, { least: LEAST_AFTER_THEN, ahead: -1 })
    .filter((found) => found.p >= LEAST || isNext(found))
    .toSorted((a, b) => b.p - a.p);
}

/** Adds dependencies if the stated days allow them: the likeliest first, never in a cycle. */
export function linkFollowing(
  statements: readonly Statement[],
  clauses: readonly Clause[],
  tagged: Tagged,
): void {
  const links = new Links(statements);
  linkBefore(statements, clauses, tagged, links);
  linkFirst(statements, clauses, links);
  linkAfter(statements, clauses, tagged, links);
  for (const { one: at, other: before } of followingOf(kindedClauses(statements, clauses), clauses, tagged)) {
    const [one, other] = [statements[at], statements[before]];
    if (!one || !isLinked(one) || !other || other.kind === 'repeat') continue;
    followIfPossible(one, other, links);
  }
  linkConditions(statements, clauses, tagged, links);
  linkLast(statements, clauses, links);
  linkWaits(statements, clauses, links);
  linkLeadTimes(statements, clauses, tagged);
  const all = new Links(statements);
  for (const one of statements) if (isLinked(one)) keepDirect(one, all);
  for (const kind of ['task', 'wait'] as const)
    linkAlternatives(kind, statements, clauses, { tagged, links: all, least: LEAST_AFTER_THEN });
}

/** The place of the last statement before one that is more than a note, or -1. */
function toldBefore(statements: readonly Statement[], at: number): number {
  let back = at - 1;
  while (statements[back]?.kind === 'note') back--;
  return back;
}

const SOONER = words('before beforehand vorher davor zuvor');

/** "Finish unit one, and book the tutor before that": the work told before waits for this. */
function linkBefore(
  statements: readonly Statement[],
  clauses: readonly Clause[],
  { lexicon }: Tagged,
  links: Links,
): void {
  for (const [at, one] of statements.entries()) {
    const [lead, clause] = [clauses[at - 1], clauses[at]];
    if (one.kind !== 'task' || !clause) continue;
    const pieces = lead && isPointer(lead.pieces, lexicon) ? lead.pieces : clause.pieces;
    if (!pieces.some(({ text }, place) => SOONER.has(text) && pointsToOther(pieces, place, lexicon)))
      continue;
    const back = toldBefore(statements, at);
    const other = statements[back];
    const isNear = clause.sentence - (clauses[back]?.sentence ?? 0) <= 1;
    if (other?.kind === 'task' && isNear && !isLate(other, one)) link(other, one, links);
  }
}

const FIRST = words('first firstly zuerst zunächst');

/**
 * "Empty the room first, rent the machine": the rest of its sentence waits for it; and, where it is said at the end, what was
 * told directly before: "Order the worktop, delivery takes 4 weeks. Measure first".
 */
function linkFirst(statements: readonly Statement[], clauses: readonly Clause[], links: Links): void {
  for (const [at, one] of statements.entries()) {
    const clause = clauses[at];
    if (one.kind !== 'task' || !clause || clause.pieces.length < 2) continue;
    const isLast = FIRST.has((clause.main.at(-1) ?? clause.pieces.at(-1))?.text ?? '');
    if (!isLast && !FIRST.has(clause.pieces[0]?.text ?? '')) continue;
    const told = clauses[at - 1]?.sentence ?? -1;
    const waits = (place: number): boolean =>
      place > at
        ? clauses[place]?.sentence === clause.sentence
        : isLast && clauses[place]?.sentence === told && clause.sentence - told <= 1;
    const from = Math.max(0, at - LOOK_BACK);
    for (const [near, other] of statements.slice(from, at + LOOK_BACK).entries())
      if (other !== one && waits(from + near) && isLinked(other)) followIfPossible(other, one, links);
  }
}

/** "Dentist on 1 December at 9. After that, write the report": it follows what was told directly before it. */
function linkAfter(
  statements: readonly Statement[],
  clauses: readonly Clause[],
  tagged: Tagged,
  links: Links,
): void {
  for (const [at, one] of statements.entries()) {
    const [lead, clause] = [clauses[at - 1], clauses[at]];
    if (one.kind !== 'task' || !clause) continue;
    const marked = lead && isPointer(lead.pieces, tagged.lexicon) ? lead : clause;
    const { pieces } = marked;
    const isLater = pieces.some(
      ({ text }, place) => LATER.has(text) && pointsToOther(pieces, place, tagged.lexicon),
    );
    const back = toldBefore(statements, at);
    const other = statements[back];
    const isNear = clause.sentence - (clauses[back]?.sentence ?? 0) <= 1;
    // "Then" alone may only go on with the telling, unless an appointment comes before it.
    const follows = isLater ? other?.kind === 'task' || other?.kind === 'event' : other?.kind === 'event';
    if (!other || !follows || !isNear || !(isLater || isMarkedNext(marked, tagged))) continue;
    followIfPossible(one, other, links);
  }
}

const ALL = words('all everything alles alle tout todo tutto tudo');
const FRONT_PIECES = 6;
const CONDITIONAL = words('when once after soon wenn sobald nachdem cuando quand dès');

/** "After that", "then": work in a row with what was told directly before it. */
const isMarkedNext = ({ pieces, joint }: Clause, { lexicon }: Tagged): boolean =>
  joint === 'next' ||
  lexicon.next.has(pieces[0]?.text ?? '') ||
  pieces.slice(0, 2).some(({ text }, at) => LATER.has(text) && pointsToOther(pieces, at, lexicon));
const LATER = words('after afterwards danach anschließend');

const isWorkOrWait = ({ kind }: Statement): boolean => kind === 'task' || kind === 'wait';

/** "At the end clean the brushes": it follows all work that is told before it. */
function linkLast(statements: readonly Statement[], clauses: readonly Clause[], links: Links): void {
  for (const [at, one] of statements.entries()) {
    const pieces = clauses[at]?.pieces ?? [];
    const lead = clauses[at - 1]?.pieces ?? [];
    const marks = [pieces[0], pieces[1], pieces.at(-1), lead.length === 1 ? lead[0] : undefined];
    if (one.kind !== 'task' || !marks.some((piece) => LAST_WORDS.has(piece?.text ?? ''))) continue;
    followAll(one, statements.slice(0, at).filter(isWorkOrWait), links);
  }
}

/** A length of waiting that nothing starts begins with the work that was told directly before it. */
function linkWaits(statements: readonly Statement[], clauses: readonly Clause[], links: Links): void {
  for (const [at, one] of statements.entries()) {
    if (one.kind !== 'wait' || !one.lag || one.after.length > 0 || one.each) continue;
    const other = statements[at - 1];
    const isNear = (clauses[at]?.sentence ?? 0) - (clauses[at - 1]?.sentence ?? -2) <= 1;
    if (isNear && other?.kind === 'task' && !links.leads(other.id, one.id)) link(one, other, links);
  }
}

/** What a clause says that its work comes after: "everything" of "when everything is counted", "fabric" of "once the fabric is here". */
function conditionOf({ pieces }: Clause, tagged: Tagged): { isAll: boolean; stems: string[] } | null {
  const { lexicon } = tagged;
  const at = pieces.findIndex(({ text, token }) => !token && CONDITIONAL.has(text));
  const behind = pieces.slice(at + 1, at + 1 + FRONT_PIECES);
  const verb = finiteAt(behind, lexicon);
  if (at < 0 || (verb < 0 && !behind.some(({ text }) => ALL.has(text)))) return null;
  return {
    isAll: behind.some(({ text }) => ALL.has(text)),
    stems: stemsOf(behind.slice(0, verb + 1), tagged),
  };
}

/** Links work with the condition that its clause, or a clause in front of it, states. */
function linkConditions(
  statements: readonly Statement[],
  clauses: readonly Clause[],
  tagged: Tagged,
  links: Links,
): void {
  const stems = new Map<number, string[]>();
  const stemsAt = (at: number): string[] => {
    const own = stems.get(at) ?? stemsOf(clauses[at]?.main ?? [], tagged);
    stems.set(at, own);
    return own;
  };
  for (const [at, one] of statements.entries()) {
    const [lead, clause] = [clauses[at - 1], clauses[at]];
    if (one.kind !== 'task' || !clause) continue;
    const isLed = lead?.sentence === clause.sentence && statements[at - 1]?.kind !== 'task';
    const said = conditionOf(clause, tagged) ?? (isLed ? conditionOf(lead, tagged) : null);
    if (!said) continue;
    if (said.isAll) {
      followAll(one, statements.slice(0, at).filter(isWorkOrWait), links);
      continue;
    }
    const place = statements.findLastIndex(
      (other, before) =>
        before < at &&
        (isWorkOrWait(other) || other.kind === 'theirs') &&
        said.stems.some((stem) => stemsAt(before).includes(stem)),
    );
    const named = statements[place];
    // "Order the fabric, the mill takes 10 days": what is ordered is here when that is over.
    const wait = named
      ? statements.findIndex((other) => other.kind === 'wait' && other.after.includes(named.id))
      : -1;
    if (named) followIfPossible(one, (wait < at && statements[wait]) || named, links);
  }
}
