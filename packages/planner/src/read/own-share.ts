import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has, type Sense, shown } from './sense.ts';
import type { Tagged } from './tag.ts';
import { baseOf, DETERMINERS } from './verbs.ts';

// "The electrics are done by my brother, we do the decorating ourselves": the share of the author beside that of others.

const SELVES = words("i we i'm we're i'll we'll ich wir je nous moi yo nosotros nosotras");
/** Whether a word is the author. "On" is one in French only. */
const isSelfWord = (text: string, { language }: Tagged): boolean =>
  SELVES.has(text) || (text === 'on' && language === 'fr');
const DOING = words(`
  do doing make making handle handling sort sorting organise organising organize organizing
  mache machen mach übernehme übernehmen fais fait faisons hago hacemos
`);
/** Words by which somebody says that nobody else does it. */
const MYSELF = words('myself ourselves selbst selber moi moi-même nous-mêmes mismo misma mismos mismas');
const BESIDE = words('am are will also auch aussi también dann');
const JOINTS = words('and und et y but aber mais pero');
/** "La pintura la hago yo": the thing once more. */
const AGAIN = words('la lo las los');
/** "I do it myself" is said of everything. */
const POINTING = words("it this that them all everything es das alles ça cela tout l' eso todo lo");
const MOST_PIECES = 9;
const THING_PIECES = 5;
const MAY_BE = new Set<Sense['kind']>(['note', 'unsure', 'excluded', 'theirs', 'task']);

/** The thing of "we do the decorating ourselves", and whether its words say that nobody else does it. */
function shareIn({ pieces }: Clause, tagged: Tagged): { thing: Piece[]; isMarked: boolean } | null {
  const { lexicon } = tagged;
  const verb = pieces.findIndex(({ text, token }) => !token && DOING.has(text));
  const isPlain = pieces.every(({ token }) => token === null) && pieces.length <= MOST_PIECES;
  if (!isPlain || has(pieces, lexicon.negations)) return null;
  const isOwn = pieces.some(({ text }) => isSelfWord(text, tagged));
  const isSelf = has(pieces, MYSELF);
  const rest = pieces.filter(
    ({ text }, at) =>
      at !== verb &&
      !(isSelfWord(text, tagged) || MYSELF.has(text) || BESIDE.has(text) || (at === 0 && JOINTS.has(text))) &&
      !(at === verb - 1 && at > 0 && AGAIN.has(text)),
  );
  // "I'm tiling".
  const [only] = rest;
  const doing = verb < 0 && rest.length === 1 && only ? baseOf(only.text, 'ing', lexicon) : null;
  if (doing !== null && only && isOwn) return { thing: [{ ...only, text: doing }], isMarked: isSelf };
  const isThing =
    rest.length <= THING_PIECES &&
    rest.some(({ text }) => !lexicon.small.has(text)) &&
    !rest.some(({ text }) => POINTING.has(text) || lexicon.others.has(text));
  if (verb < 0 || !isThing || !(isOwn || (verb === 0 && isSelf))) return null;
  // "Fliesen mache ich": the thing stands in front, as who does another.
  const isInFront = verb > 0 && isSelfWord(pieces[verb + 1]?.text ?? '', tagged);
  const from = rest.findIndex(({ text }) => !DETERMINERS.has(text));
  return { thing: rest.slice(from), isMarked: isSelf || isInFront };
}

/** "The contractor does plumbing" and its "and tile". */
const GOES_ON_PIECES = 3;
const DOES = words('does do doing handles macht machen übernimmt fait font hace hacen');

/** Whether a clause goes on with what others do in the one before it. */
const goesOn = (clause: Clause, before: Clause | undefined): boolean =>
  before?.sentence === clause.sentence &&
  has(before.pieces, DOES) &&
  clause.pieces.length <= GOES_ON_PIECES &&
  JOINTS.has(clause.pieces[0]?.text ?? '') &&
  clause.pieces.every(({ token }) => token === null) &&
  !has(clause.pieces, SELVES);

/** Takes what the author does themselves, beside what others do or by its words, for work, and what others do besides for theirs. */
export function readOwnShares(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  const shared = new Set(
    clauses.flatMap(({ sentence }, at) => (senses[at]?.kind === 'theirs' ? sentence : [])),
  );
  for (const [at, clause] of clauses.entries()) {
    const kind = senses[at]?.kind;
    if (!kind || clause.speaker === 'other' || clause.owner !== null) continue;
    const share = MAY_BE.has(kind) ? shareIn(clause, tagged) : null;
    if (share && (share.isMarked || shared.has(clause.sentence))) {
      senses[at] = shown('task');
      clause.main = share.thing;
      clause.ownShare = true;
    } else if (kind === 'task' && senses[at - 1]?.kind === 'theirs' && goesOn(clause, clauses[at - 1]))
      senses[at] = shown('theirs');
  }
}

/** The things of "I'm doing demo and paint" apart, each with its words. */
export function thingsApart(clause: Clause): Clause[] {
  const joint = clause.main.findIndex(({ text }) => JOINTS.has(text));
  const at = clause.pieces.indexOf(clause.main[joint] as Piece);
  const parts = [clause.main.slice(0, joint), clause.main.slice(joint + 1)];
  if (!clause.ownShare || joint < 1 || at < 1 || parts.some(({ length }) => length === 0)) return [clause];
  return parts.map((main, nth) => {
    const pieces = nth === 0 ? clause.pieces.slice(0, at) : clause.pieces.slice(at);
    return {
      ...{ ...clause, main, pieces },
      start: nth === 0 ? clause.start : (pieces[0]?.start ?? clause.start),
      end: nth === 0 ? (pieces.at(-1)?.end ?? clause.end) : clause.end,
    };
  });
}
