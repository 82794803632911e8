import type { Token } from '@daymark/language/token';
import type { Lexicon } from './lexicon/lexicon.ts';
import { words } from './lexicon/lexicon.ts';

const PREPOSITIONS = 'for|about|für|über|pour|sur|para|sobre';
const DETERMINERS = 'the|our|my|all|die|den|unsere|les|nos|las|los|nuestras|nuestros';
const JOINTS = 'and|or|und|oder|et|ou|y|o';
/** What stands between the name of a thing and the time that it is for: "… for the", "… for days and". */
const BEHIND_NAME = new RegExp(
  `(\\p{L}+)\\s+(?:${PREPOSITIONS})\\s+(?:(?:${DETERMINERS})\\s+)?(?:\\p{L}+\\s+(?:${JOINTS})\\s+)?$`,
  'iu',
);
const OWN_PREPOSITION = new RegExp(`^(?:${PREPOSITIONS})\\s`, 'iu');
const BEHIND_WORD = /(\p{L}+)\s+$/u;
/** Longest text before a time that is looked at. */
const REACH = 60;
/** "Time for Saturdays", "I'm available for mornings": when something is done, and not what it is for. */
const OPEN = words('time available zeit verfügbar temps disponible tiempo');

/** "Fire drill for nights", "curtains for weekends": what a thing is for, and no rhythm of work. */
export function isPurpose(brief: string, token: Token, lexicon: Lexicon): boolean {
  const isRhythm =
    (token.type === 'frequency' &&
      token.interval === 1 &&
      !/[\s\d]/.test(brief.slice(token.start, token.end))) ||
    (token.type === 'weekdays' && token.recurring && !token.every && token.interval === 1);
  if (!isRhythm) return false;
  const before = brief.slice(Math.max(0, token.start - REACH), token.start);
  const isOwn = OWN_PREPOSITION.test(brief.slice(token.start, token.end));
  const name = (isOwn ? BEHIND_WORD : BEHIND_NAME).exec(before)?.[1]?.toLowerCase();
  return (
    name !== undefined &&
    !OPEN.has(name) &&
    ![lexicon.only, lexicon.free, lexicon.away, lexicon.negations].some((set) => set.has(name))
  );
}
