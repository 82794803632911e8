import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { infinitiveIn } from './passive-demand.ts';
import type { Piece } from './piece.ts';
import { has, type Sense, shown } from './sense.ts';
import type { Tagged } from './tag.ts';
import { baseOf } from './verbs.ts';

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

/** What is not there: "Anzug fehlt", "photos still missing", "DJ noch offen", "il manque les photos". */
const LACKING = words(
  'missing outstanding fehlt fehlen offen manque manquent falta faltan pendiente pendientes',
);
const FRONT = words('il es still noch encore todavía aún no kein keine keinen');
const YET = words('yet noch encore aún todavía still');
/** Behind "no … yet" what nobody gets by work. */
const NO_THING = words(
  'idea clue rush hurry experience problem problems pressure luck pain response reply answer news',
);
/** What is not decided, begun or over says no work. */
const OPEN = words(
  'decide start begin finish complete do anfangen beginnen entscheiden klären commencer décider finir',
);
const HALF = words('half halb hälfte moitié medias mitad');

/** A thing, with the verb of what is not done with it if its words say that. */
interface NotYet {
  thing: Piece[];
  verb?: string;
}

const isThing = (thing: readonly Piece[], { lexicon }: Tagged): boolean =>
  thing.length > 0 &&
  thing.length <= THING_PIECES &&
  thing.some(({ text, token }) => !token && !lexicon.small.has(text)) &&
  thing.every(({ token }) => !token) &&
  !has(thing, lexicon.self) &&
  !has(thing, lexicon.others) &&
  !has(thing, lexicon.negations);

/** "Cake not ordered", "Torte noch nicht bestellt", "gâteau pas commandé". */
function undoneIn(pieces: readonly Piece[], tagged: Tagged): NotYet | null {
  const said = pieces.filter(({ text, token }) => token || !YET.has(text));
  const [not, last] = said.slice(-2);
  const thing = said.slice(0, -2).filter(({ text }) => !BE.has(text));
  if (!not || !last || last.token || !NOT.has(not.text) || !isThing(thing, tagged)) return null;
  const verb =
    tagged.language === 'en'
      ? baseOf(last.text, 'ed', tagged.lexicon)
      : infinitiveIn(tagged.language)(last.text);
  return verb === null || OPEN.has(verb) ? null : { thing, verb };
}

/** "Anzug fehlt noch", "no yarn yet". */
function lackingIn(pieces: readonly Piece[], tagged: Tagged): NotYet | null {
  const plain = pieces.every(({ token }) => token === null);
  const isNone = pieces[0]?.text === 'no' && pieces.at(-1)?.text === 'yet' && !has(pieces, NO_THING);
  const isLacking = has(pieces, LACKING) || isNone;
  const thing = pieces.filter(
    ({ text }, at) => !(LACKING.has(text) || YET.has(text) || BE.has(text) || (at === 0 && FRONT.has(text))),
  );
  return plain && isLacking && pieces.length <= THING_PIECES + TAIL_PIECES && isThing(thing, tagged)
    ? { thing }
    : null;
}

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

const MAY_BE_UNDONE = new Set<Sense['kind']>(['note', 'unsure', 'task', 'done', 'excluded']);

/** Takes what is said not to be done, behind what is or by its words, for work, and what is half done for no more than told. */
export function readNotYet(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const kind = senses[at]?.kind;
    const isOwn = clause.speaker !== 'other' && clause.owner === null;
    const undone =
      isOwn && kind && MAY_BE_UNDONE.has(kind)
        ? (undoneIn(clause.pieces, tagged) ?? lackingIn(clause.pieces, tagged))
        : null;
    if (undone) {
      senses[at] = shown('task');
      clause.main = undone.thing;
      if (undone.verb !== undefined) clause.undone = undone.verb;
      continue;
    }
    if (kind === 'done' && has(clause.pieces, HALF)) senses[at] = shown('note');
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
