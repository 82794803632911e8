import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { has, type Sense, shown } from './sense.ts';
import type { Tagged } from './tag.ts';
import { isParticiple } from './verbs.ts';

// What a clause without a verb tells to be booked or over.

const BOOKED = words(`
  booked reserved scheduled gebucht reserviert réservé réservée réservés réservées reservado reservada reservados reservadas
`);
const CONFIRMED = words('confirmed bestätigt confirmé confirmée confirmés confirmado confirmada');
const STILL = words('be werden être ser not nicht pas no noch sofort still yet must muss');

const NOUN_AND_VERB = 2;

/** "Movers booked for 23 January": what is booked for a day is no work left. "Hall booked by 4 February" is due then. */
function isSaidOf({ pieces, shape }: Clause, { lexicon }: Tagged, states: ReadonlySet<string>): boolean {
  if (shape === 'sub' || shape === 'cond') return false;
  const said = pieces.filter(({ text, token }) => token === null && !lexicon.small.has(text));
  const last = said.at(-1);
  // "Test booked 26 March": of two words the first is no verb.
  if (shape === 'verb' && said.length > NOUN_AND_VERB) return false;
  const isDue = pieces.some(({ token }) => token?.type === 'day' && DUE_CUES.has(token.cue));
  return last !== undefined && said.length > 1 && states.has(last.text) && !isDue && !has(pieces, STILL);
}

/** What is booked or confirmed, with the day of the thing. */
export const isBooked = (clause: Clause, tagged: Tagged): boolean =>
  isSaidOf(clause, tagged, BOOKED.union(CONFIRMED));

/** "Exam booked March 6": what is booked has its day; "speakers confirmed 8 January" may be what is to be reached by then. */
export const isBookedOn = (clause: Clause, tagged: Tagged): boolean => isSaidOf(clause, tagged, BOOKED);

/** "Signed up for the 28th", "schon angemeldet", "inscrite au 10 km": the writer takes part. */
export function isSignedUp({ pieces, shape }: Clause, { lexicon }: Tagged): boolean {
  if (shape === 'sub' || shape === 'cond' || has(pieces, STILL) || has(pieces, lexicon.negations))
    return false;
  const from = pieces.findIndex(({ text }) => !lexicon.joints.has(text) && !SELVES.has(text));
  const [first, next, behind] = pieces.slice(Math.max(0, from));
  const isUp = first?.text === 'signed' && next?.text === 'up';
  const after = isUp ? behind : next;
  // "Registered nurse needed" has signed up for nothing.
  return (
    first !== undefined &&
    !first.token &&
    (isUp || SIGNED.has(first.text)) &&
    (after === undefined || after.token !== null || FOR.has(after.text))
  );
}
const FOR = words('for in on at to as with für zum zur beim im à au aux pour le al a en para');
const SELVES = words(`
  i i'm i've we we're we've have am are already just ich bin wir sind schon bereits je suis nous sommes on est déjà me he estoy estamos ya
`);
const SIGNED = words(`
  registered enrolled enroled angemeldet eingeschrieben inscrit inscrite inscrits inscrites inscrito inscrita inscritos inscritas apuntado apuntada apuntados apuntadas
`);

/** "11 revised so far": how much is done by now. */
export const tellsSoFar = ({ pieces, shape }: Clause): boolean => {
  const text = pieces.map((piece) => piece.text).join(' ');
  return !ORDERS.has(shape) && /\d/.test(text) && SO_FAR.some((end) => text.endsWith(end));
};
const ORDERS = new Set<Clause['shape']>(['verb', 'sub', 'cond']);
const SO_FAR = [' so far', ' bisher', ' bis jetzt', " jusqu'ici", ' hasta ahora'];

/** "Wohnung zum 31.1. gekündigt", "notice given": what is only told when it is over, also with the day on which it takes effect. */
export function isOver({ pieces, shape }: Clause, { lexicon }: Tagged): boolean {
  if (shape === 'sub' || shape === 'cond') return false;
  const said = pieces.filter(({ text, token }) => token === null && !lexicon.small.has(text));
  const [first] = said;
  const last = said.at(-1);
  if (!last || said.length < 2 || has(pieces, STILL)) return false;
  return OVER.has(last.text) || (first?.text === 'notice' && last.text === 'given');
}
const OVER = words(`
  gekündigt bestanden passed supplied provided enclosed attached beigelegt angehängt mitgeliefert résilié résiliée résiliés résiliées finis finies terminés terminées
  fourni fournie fournis fournies adjunto adjunta adjuntos adjuntas rescindido rescindida aprobado aprobada
`);
const DUE_CUES = new Set<string | null>(['by', 'before', 'until']);

/** "Am 12. Dezember fotografiert", "shot 28 Nov": what was done on a day before the project begins. */
export function wasDone({ pieces, shape }: Clause, { lexicon }: Tagged, start: string): boolean {
  if (shape === 'sub' || shape === 'cond' || has(pieces, STILL)) return false;
  const days = pieces.flatMap(({ token }) => (token?.type === 'day' ? [token] : []));
  const isPast = days.length > 0 && days.every(({ day, cue }) => day < start && !DUE_CUES.has(cue));
  return isPast && pieces.some((piece) => isParticiple(piece, lexicon));
}

/** A thing of such a list has so many words at most. */
const THING_PIECES = 3;

/** "Venue, registrar and photographer booked": all of them are. */
export function readBookedLists(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const isLast = tagged.lexicon.joints.has(clause.pieces[0]?.text ?? '') && isBooked(clause, tagged);
    if (!isLast || senses[at]?.kind !== 'done') continue;
    for (let before = at - 1; before >= 0; before--) {
      const one = clauses[before];
      const isThing =
        one?.sentence === clause.sentence &&
        one.shape === 'noun' &&
        one.pieces.length <= THING_PIECES &&
        one.pieces.every(({ token }) => token === null) &&
        LISTED.has(senses[before]?.kind ?? 'done');
      if (!isThing) break;
      senses[before] = shown('done');
    }
  }
}

/** "Archive visits done, sources transcribed": behind what is done a thing with its participle is done too. */
export function readDoneLists(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const isBehind = before?.sentence === clause.sentence && senses[at - 1]?.kind === 'done';
    const isDue = clause.pieces.some(({ token }) => token?.type === 'day');
    const last = clause.pieces.length > 1 ? clause.pieces.at(-1) : undefined;
    const isTold = last !== undefined && isParticiple(last, tagged.lexicon);
    if (isBehind && isTold && !isDue && !ORDERS.has(clause.shape) && !has(clause.pieces, STILL))
      senses[at] = shown('done');
  }
}
const LISTED = new Set<Sense['kind']>(['task', 'unsure', 'note']);
