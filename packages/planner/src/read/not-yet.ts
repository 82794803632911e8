import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has, type Sense, shown } from './sense.ts';
import type { Tagged } from './tag.ts';

// "Flights booked, hotels not yet": beside what is over, what is not has only its name.

const NOT = words("not isn't aren't wasn't weren't isnt arent nicht non no pas");
/** Words behind a thing that is not done: "are not", "noch nicht", "pas encore", "aún no". */
const BEHIND = words(`
  is are was were it's still yet though however
  ist sind noch immer bisher leider est sont ne n'est encore toujours está están es son aún aun todavía
`);
const OPENERS = words('but and aber und mais et pero y');
const THING_PIECES = 4;
const TAIL_PIECES = 4;

/** The thing of "the caterer isn't yet"; null if it says anything else. */
function thingNotYet(pieces: readonly Piece[], { lexicon }: Tagged): Piece[] | null {
  const from = OPENERS.has(pieces[0]?.text ?? '') ? 1 : 0;
  const isTail = ({ text, token }: Piece) => !token && (NOT.has(text) || BEHIND.has(text));
  let to = pieces.length;
  while (to > from && isTail(pieces[to - 1] as Piece)) to--;
  const [thing, tail] = [pieces.slice(from, to), pieces.slice(to)];
  const isNamed = thing.some(({ text, token }) => !token && !lexicon.small.has(text));
  const isShort = thing.length <= THING_PIECES && tail.length <= TAIL_PIECES;
  const isPlain =
    thing.every(({ token }) => !token) && !has(thing, lexicon.self) && !has(thing, lexicon.others);
  return isNamed && isShort && isPlain && has(tail, NOT) ? thing : null;
}

/** Takes what is said not to be done, behind what is, for work. */
export function readNotYet(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const isBehind = before?.line === clause.line && (senses[at - 1]?.kind === 'done' || isOver(before));
    const thing = isBehind && clause.speaker !== 'other' ? thingNotYet(clause.pieces, tagged) : null;
    if (!thing) continue;
    if (senses[at - 1]?.kind === 'unsure') senses[at - 1] = shown('done');
    senses[at] = shown('task');
    clause.main = thing;
  }
}

const BE = words('is are was were ist sind est sont está están');
/** "Resume is updated", whatever it is taken for. */
const isOver = ({ pieces }: Clause): boolean =>
  has(pieces, BE) && /(?:ed|en|t|é|ée|és|ées|ado|ada|idos?|idas?)$/u.test(pieces.at(-1)?.text ?? '');
