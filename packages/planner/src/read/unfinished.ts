import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { PERSONS } from './lexicon/listing.ts';
import type { Piece } from './piece.ts';
import { has, type Sense, shown } from './sense.ts';
import type { Tagged } from './tag.ts';
import { finiteAt, isParticiple } from './verbs.ts';

// Where a clause begins inside of a list or of a statement: "a handout and I need …", "written but not arranged".

const BUT = words('but aber');
const NOT = words('not nicht');
const YET = words('yet noch');
const BE = words('is are was were sind ist wurde wurden');
const AND = words('and und');

/** The participle of "but not arranged" and "but not arranged yet" at a place, or null. */
function unfinishedAt(pieces: readonly Piece[], at: number, tagged: Tagged): Piece | null {
  if (!BUT.has(pieces[at]?.text ?? '')) return null;
  const [first, second, third] = pieces.slice(at + 1, at + 4);
  const isYet = YET.has(first?.text ?? '');
  const [not, done] =
    isYet || YET.has(second?.text ?? '') ? [isYet ? second : first, third] : [first, second];
  return NOT.has(not?.text ?? '') && done && !done.capital && isParticiple(done, tagged.lexicon)
    ? done
    : null;
}

/** What a statement in front of it is about: "songs" of "songs are written". */
function subjectOf(pieces: readonly Piece[], { lexicon }: Tagged): Piece[] {
  const verb = pieces.findIndex(({ text, token }) => !token && BE.has(text));
  const subject = pieces.slice(0, Math.max(0, verb));
  const isNamed = subject.some(({ text, token }) => token?.type === 'count' || !lexicon.small.has(text));
  return isNamed && !has(subject, lexicon.self) ? subject : [];
}

/** A subject or a thing has fewer pieces. */
const PAUSE_REACH = 80;

/** The pieces between the last comma and a place. */
function sincePause(pieces: readonly Piece[], at: number, { brief }: Tagged): readonly Piece[] {
  let from = at;
  while (
    from > Math.max(0, at - PAUSE_REACH) &&
    !/[,;:]/.test(brief.slice(pieces[from - 1]?.end ?? 0, pieces[from]?.start ?? 0))
  )
    from--;
  return pieces.slice(from, at);
}

/** "A handout and I need …": a thing of a list, and no person who does it together with the author. */
function endsThing(pieces: readonly Piece[], at: number, tagged: Tagged): boolean {
  const { lexicon } = tagged;
  const [self, verb] = [pieces[at + 1], pieces[at + 2]];
  if (!AND.has(pieces[at]?.text ?? '') || !self || !lexicon.self.has(self.text)) return false;
  const thing = sincePause(pieces, at, tagged);
  const isContracted = self.text.includes("'");
  const isVerb =
    verb !== undefined &&
    !verb.token &&
    (lexicon.verbs.has(verb.text) || lexicon.finite.has(verb.text) || STARTING.has(verb.text));
  return (
    thing.length > 0 &&
    thing.length < at &&
    (isContracted || isVerb) &&
    finiteAt(thing, lexicon, 0) < 0 &&
    !has(thing, lexicon.self) &&
    !has(thing, lexicon.others) &&
    !has(thing, PERSONS) &&
    (lexicon.verbLast || !thing.some(({ capital }) => capital))
  );
}
const STARTING = words('need want have am must also still brauche will muss möchte habe bin');

/** "…, 2 chairs have broken joints": a statement about some of the things. */
const beginsStatement = (pieces: readonly Piece[], at: number, { brief, lexicon }: Tagged): boolean => {
  const [count, verb] = [pieces[at]?.token, pieces[at + 1]];
  return (
    count?.type === 'count' &&
    count.noun !== null &&
    verb !== undefined &&
    !verb.token &&
    (lexicon.finite.has(verb.text) || verb.text === 'need') &&
    /[,;]/.test(brief.slice(pieces[at - 1]?.end ?? 0, pieces[at]?.start ?? 0))
  );
};

/** Where such a clause begins. */
export const innerStarts = (tagged: Tagged, pieces: readonly Piece[]): number[] =>
  pieces.flatMap((_, at) =>
    at > 0 &&
    (endsThing(pieces, at, tagged) ||
      beginsStatement(pieces, at, tagged) ||
      (unfinishedAt(pieces, at, tagged) && subjectOf(sincePause(pieces, at, tagged), tagged).length > 0))
      ? [at]
      : [],
  );

const COMING = words(
  'guest guests visitor visitors people gäste leute besucher invités personnes invitados personas',
);

/** Where "22 cards (8 roughed so far)" tells how many of its things are done; -1 if it does not. */
function partDoneAt(pieces: readonly Piece[], { brief, lexicon }: Tagged): number {
  const whole = pieces[0]?.token;
  const of = whole?.type === 'count' ? (whole.noun?.text.toLowerCase() ?? '') : '';
  // "40 guests (12 confirmed)" counts who comes.
  if (whole?.type !== 'count' || PERSONS.has(of) || COMING.has(of)) return -1;
  const at = pieces.findIndex(
    ({ token, start }, place) =>
      place > 0 &&
      token?.type === 'count' &&
      token.count < whole.count &&
      brief.slice(pieces[place - 1]?.end, start).includes('('),
  );
  const told = at < 0 ? [] : pieces.slice(at);
  const isDone = told.some(
    (piece) =>
      isParticiple(piece, lexicon) ||
      [lexicon.finished, lexicon.already, SO_FAR].some((words) => words.has(piece.text)),
  );
  return isDone && told.every(({ token }, nth) => nth === 0 || token === null) ? at : -1;
}

const SO_FAR = words('far bisher bislang');

const LOST = new Set<Sense['kind']>(['note', 'done', 'unsure']);

/** "22 cards (8 roughed so far)": the others are work. */
export function readPartsDone(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    // What is in the brackets may be a clause of its own.
    const told = partDoneAt([...clause.pieces, ...(clauses[at + 1]?.pieces ?? [])], tagged);
    if (told < 0 || told > clause.pieces.length || !LOST.has(senses[at]?.kind ?? 'task')) continue;
    clause.main = clause.pieces.slice(0, told);
    clause.shape = 'noun';
    senses[at] = shown('task');
  }
}

/** "Songs are written but not arranged": arranging them is work. */
export function readUnfinished(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const done = unfinishedAt(clause.pieces, 0, tagged);
    if (!done || !before || before.sentence !== clause.sentence || clause.framed) continue;
    const subject = subjectOf(before.pieces, tagged);
    if (subject.length === 0) continue;
    const verb = tagged.lexicon.verbLast ? infinitiveOf(done.text, tagged) : '';
    clause.main = verb === '' ? [...subject, done] : subject;
    clause.infinitive = verb;
    clause.shape = 'noun';
    senses[at] = shown('task');
  }
}

/** "Zusammenfassen" of "zusammengefasst"; empty if its vowel may have changed, as in "geschrieben". */
export function infinitiveOf(text: string, { lexicon }: Tagged): string {
  const stem = text.replace(/^(\p{L}*?)ge(?=\p{L}{2})/u, '$1');
  const regular = stem.replace(/(?<=el|(?<!i)er)t$/, 'n').replace(/(?:(?<=[dt]|chn|ffn)et|t)$/, 'en');
  if (lexicon.verbs.has(regular)) return regular;
  if (lexicon.verbs.has(stem)) return stem;
  return stem.endsWith('t') && !/(?:bracht|dacht|annt|wusst|konnt)$/.test(stem) ? regular : '';
}
