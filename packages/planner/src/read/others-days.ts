import type { Clause } from './clause.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { BRINGING, EVERYBODY, EVERYONE, HERE, MEN, NEEDED, REACHING } from './lexicon/others-days.ts';
import { OTHER_PERSONS } from './lexicon/own-time.ts';
import { isPronoun } from './people.ts';
import type { Piece } from './piece.ts';
import { contentIn, has, type Sense, shown, sure } from './sense.ts';
import type { Tagged } from './tag.ts';
import { isParticiple } from './verbs.ts';

// Days of others: "units delivered 25 Jan", "electrician here 14-15 Jan", "the fitter comes on 2 Feb and fits about 16 Feb".

const MOST_PIECES = 9;

/** The days that a clause names, if it has no other times: one day, several, or a range. */
function daysIn({ pieces }: Clause): Piece[] {
  const timed = pieces.filter(({ token }) => token !== null && token.type !== 'count');
  const isDay = ({ token }: Piece): boolean =>
    (token?.type === 'day' || (token?.type === 'range' && timed.length === 1)) && !token.conflict;
  return timed.every(isDay) ? timed : [];
}

const isPlain = ({ pieces, framed, line, owner }: Clause, { lexicon }: Tagged): boolean =>
  !framed &&
  !line.ticked &&
  owner === null &&
  pieces.length <= MOST_PIECES &&
  !has(pieces, lexicon.self) &&
  !has(pieces, lexicon.negations) &&
  !has(pieces, lexicon.already) &&
  !has(pieces, lexicon.conditions);

/** "Units delivered 25 Jan": what others bring is waited for. */
function isDelivered(clause: Clause, day: Piece, tagged: Tagged, start: string): boolean {
  const { pieces } = clause;
  const name = pieces.slice(0, pieces.indexOf(day)).filter(({ text }) => !tagged.lexicon.small.has(text));
  const last = name.at(-1);
  const isAhead = day.token?.type === 'day' && day.token.day >= start;
  return isAhead && name.length > 1 && last !== undefined && REACHING.has(last.text);
}

/** "Electrician here 14-15 Jan": when somebody is there. */
function isHere(clause: Clause, days: Piece, tagged: Tagged): boolean {
  const { pieces } = clause;
  const end = pieces.indexOf(days);
  const name = pieces.slice(0, end);
  const at = name.findIndex(
    (_, place) =>
      place > 0 && HERE.some((phrase) => phrase.every((word, nth) => name[place + nth]?.text === word)),
  );
  return (
    at > 0 &&
    contentIn(name.slice(0, at), tagged).length > 0 &&
    !name.slice(0, at).some(({ text }) => tagged.lexicon.verbs.has(text) && !tagged.lexicon.nounish.has(text))
  );
}

const isMan = ({ text }: Piece, { others }: Lexicon): boolean =>
  MEN.has(text) || OTHER_PERSONS.has(text) || others.has(text);
const isThird = ({ text, token }: Piece): boolean => !token && /\p{L}{2}[^s]s$/u.test(text);

/** The person in front of their verb with a day: "worktop man" of "worktop man templates on 2 Feb". */
function personIn({ pieces }: Clause, days: Piece, { lexicon, language }: Tagged): readonly Piece[] | null {
  if (language !== 'en') return null;
  const verb = pieces.findIndex((piece, at) => {
    const before = pieces[at - 1];
    return before !== undefined && isThird(piece) && isMan(before, lexicon);
  });
  const isBare =
    days.token !== null && 'cue' in days.token && (days.token.cue === null || days.token.cue === 'on');
  return verb > 0 && verb <= PERSON_PIECES && isBare && verb < pieces.indexOf(days)
    ? pieces.slice(0, verb)
    : null;
}
const PERSON_PIECES = 4;

/** "And fits about 16 Feb": the next verb of the same person. */
const goesOn = ({ pieces }: Clause, days: Piece, { lexicon }: Tagged): boolean => {
  const [joint, head, ...rest] = pieces;
  return (
    lexicon.joints.has(joint?.text ?? '') &&
    head !== undefined &&
    isThird(head) &&
    rest.includes(days) &&
    rest.length <= 2
  );
};

/** "Need receipts from all of them by 10 Jan": what others owe. */
function isOwed({ pieces }: Clause, tagged: Tagged): boolean {
  const from = pieces.findIndex(({ text }, at) => at > 1 && NEEDED.from.has(text));
  const people = pieces.slice(from + 1).filter(({ token }) => token === null);
  const isPerson = ({ text }: Piece) =>
    isPronoun(text) ||
    EVERYONE.has(text) ||
    tagged.lexicon.others.has(text) ||
    tagged.lexicon.others.has(text.replace(/s$/, '')) ||
    NEEDED.them.has(text);
  return (
    from > 1 &&
    NEEDED.verbs.has(pieces[0]?.text ?? '') &&
    people.length <= PERSON_PIECES &&
    people.some(isPerson)
  );
}

/** "They're sending photos by 11 Dec", "the client will give us texts by Friday". To ask somebody to send them is work. */
function isBrought({ pieces }: Clause, day: Piece, { lexicon }: Tagged): boolean {
  const verb = pieces.slice(0, BRINGING_REACH).findIndex(({ text, token }) => !token && BRINGING.has(text));
  const isPerson = (piece: Piece) => isPronoun(piece.text) || isMan(piece, lexicon);
  return verb > 0 && pieces.slice(0, verb).some(isPerson) && pieces.indexOf(day) > verb + 1;
}
const BRINGING_REACH = 5;

/** "Everyone off book by 8 Feb": a state of others, and nothing that is done with them. */
const isOfEveryone = ({ pieces }: Clause, { lexicon }: Tagged): boolean =>
  EVERYBODY.has(pieces[0]?.text ?? '') && !pieces.some((piece) => isParticiple(piece, lexicon));

const isDueThen = ({ token }: Piece): boolean =>
  token !== null && 'cue' in token && (token.cue === 'by' || token.cue === 'before' || token.cue === 'until');

/** What others do on a day or owe by a day is no work of the writer. */
export function readOthersDays(
  clauses: readonly Clause[],
  senses: Sense[],
  tagged: Tagged,
  start: string,
): void {
  let person: readonly Piece[] | null = null;
  for (const [at, clause] of clauses.entries()) {
    const [days, ...more] = isPlain(clause, tagged) ? daysIn(clause) : [];
    const before = clauses[at - 1];
    if (person && days && before?.sentence === clause.sentence && goesOn(clause, days, tagged)) {
      const own = clause.pieces.filter(({ text }) => !tagged.lexicon.joints.has(text));
      Object.assign(clause, { pieces: [...person, ...own], main: [...person, ...own], shape: 'subject' });
      senses[at] = shown('wait');
      continue;
    }
    person = null;
    if (!days || senses[at]?.kind === 'wait') continue;
    if (!isDueThen(days) && isHere(clause, days, tagged)) senses[at] = shown('event');
    if (more.length > 0) continue;
    if (isDelivered(clause, days, tagged, start)) senses[at] = sure('wait');
    else if (isDueThen(days)) {
      const { kind = 'note', sure: isSure = false } = senses[at] ?? {};
      const isTheirs = isOwed(clause, tagged) || isOfEveryone(clause, tagged);
      const isTold = !isSure && isBrought(clause, days, tagged);
      if (kind !== 'availability' && (isTheirs || isTold)) senses[at] = shown('theirs');
    } else if (senses[at]?.kind !== 'event' || !isHere(clause, days, tagged)) {
      person = personIn(clause, days, tagged);
      if (person && MAY_BE.has(senses[at]?.kind ?? 'note')) senses[at] = shown('wait');
    }
  }
}
const MAY_BE = new Set<Sense['kind']>(['task', 'unsure', 'event', 'note', 'theirs']);
