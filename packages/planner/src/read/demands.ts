import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { isName, isPronoun } from './people.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import type { Tagged } from './tag.ts';

/** What somebody wants from the author by a day, and whether its noun is definite: "the file". */
export interface Demand {
  object: Piece[];
  isKnown: boolean;
}

export const DEMANDING = words(
  'want wants need needs get gets receive receives like expect expects möchte möchten braucht brauchen erwartet erwarten',
);
const LIKING = words("would they'd he'd she'd");
/** "Would like to see", "wants to have": only the object is work. */
const SEEING = words('to see have get receive hear');
const KNOWN = words('the it them this that these those his her their my our der die das den dem es sie');

/** "They get 400 edited pictures", "the owner wants a new logo": without a day only a thing that is new or counted. */
function thingIn(wanted: readonly Piece[]): Demand | null {
  const object = wanted.slice(wanted.findIndex(({ text }) => !SEEING.has(text) && !ABOUT.has(text)));
  const [first] = object;
  const isNew = first?.token?.type === 'count' || NEW.has(first?.text ?? '');
  const thing = ARTICLES.has(first?.text ?? '') ? object.slice(1) : [...object];
  return isNew && object.length > 1 ? { object: thing, isKnown: false } : null;
}
const ABOUT = words('about around roughly some etwa rund ungefähr environ unos');
const ARTICLES = words('a an ein eine einen un une una');
const NEW = words('a an new neue neuen neues ein eine einen un une nouveau nouvelle una nuevo nueva');

/** What is due by a day is due before it, too; "expects it from 3 May" is not. */
const LAST_CUES: ReadonlySet<string | null> = new Set(['by', 'until', 'before']);

/** How far from the start of a clause its subject may be. */
const SUBJECT_REACH = 5;

/** "The committee would like two sketches by Friday": the work and its deadline are the author's. */
export function demandIn({ pieces, shape }: Clause, { brief, lexicon }: Tagged): Demand | null {
  const verb = pieces.findIndex(({ text, token }) => !token && DEMANDING.has(text));
  const subject = pieces.slice(0, Math.max(0, verb));
  const isLiking = pieces[verb]?.text === 'like';
  if (shape === 'verb' || verb < 1 || verb > SUBJECT_REACH || has(pieces, lexicon.self)) return null;
  if (isLiking && !LIKING.has(pieces[verb - 1]?.text ?? '')) return null;
  const isPerson = subject.some(
    (piece) => isPronoun(piece.text) || lexicon.others.has(piece.text) || isName(brief, piece),
  );
  const timed = pieces.filter(({ token }) => token !== null && token.type !== 'count');
  const [end] = timed;
  const isLast = end?.token?.type === 'day' && LAST_CUES.has(end.token.cue);
  if (!isPerson || has(pieces, lexicon.negations)) return null;
  if (timed.length === 0) return thingIn(pieces.slice(verb + 1));
  if (timed.length !== 1 || !end || !isLast) return null;
  const wanted = pieces.slice(verb + 1, pieces.indexOf(end));
  const object = wanted.slice(wanted.findIndex(({ text }) => !SEEING.has(text)));
  if (object.every(({ text }) => SEEING.has(text))) return null;
  return { object, isKnown: KNOWN.has(object[0]?.text ?? '') };
}
