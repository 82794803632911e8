import type { Clause } from './clause.ts';
import {
  COMING,
  CURRENCIES,
  DEMANDS,
  LASTING,
  MONEY_LEADS,
  MONEY_TAILS,
  OF_THING,
  PERSON_FACTS,
  PERSON_TALK,
  PURPOSE_SUBJECTS,
  PURPOSES,
  SINCE,
} from './lexicon/told-facts.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import type { Tagged } from './tag.ts';
import { tellsState } from './told-states.ts';

// What a clause tells about the writer, their money, their material or the past, and is no work.

const NUMBER = /^\d[\d.,' ]*k?$/u;
const SIGN = /[£$€]\s?$/u;

/** Whether a number at this place is an amount of money: "£640", "3.200 €", "250 quid". */
export function isAmount(pieces: readonly Piece[], at: number, { brief }: Tagged): boolean {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (!piece || !(NUMBER.test(piece.text) || piece.token?.type === 'count')) return false;
  return (
    SIGN.test(brief.slice(Math.max(0, piece.start - 2), piece.start)) ||
    /^\s?[£$€]/u.test(brief.slice(piece.end, piece.end + 2)) ||
    (piece.token?.type === 'count' && CURRENCIES.has(piece.token.noun?.text.toLowerCase() ?? '')) ||
    (next !== undefined && !next.token && CURRENCIES.has(next.text))
  );
}

/** "All in max $7,500", "have £640 from the quiz night", "£1,000 of it from my dad": how much money there is or may go. */
function isMoney({ pieces }: Clause, tagged: Tagged): boolean {
  const at = pieces.findIndex((_, place) => isAmount(pieces, place, tagged));
  if (at < 0) return false;
  const lead = pieces.slice(0, at);
  if (lead.length > 0)
    return lead.every(({ text, token }) => token !== null || MONEY_LEADS.has(text) || NUMBER.test(text));
  const behind = pieces.slice(at + 1).find(({ text }) => !CURRENCIES.has(text));
  return behind === undefined || (behind.token === null && MONEY_TAILS.has(behind.text));
}

/** "Been keeping bees for 9 years", "seit 6 Jahren dabei": what has lasted until now. */
function hasLasted({ pieces, shape }: Clause, { lexicon }: Tagged): boolean {
  const isLong = pieces.some(
    ({ token }) => token?.type === 'duration' && token.unit !== 'minutes' && !token.whole,
  );
  const head = pieces.find(({ text }) => !lexicon.self.has(text));
  const isSince = pieces.some(
    ({ text, token }, at) => !token && SINCE.has(text) && pieces[at + 1]?.token?.type === 'duration',
  );
  // "Old trees not touched for ten years".
  const isForYears = pieces.some(
    ({ token }, at) =>
      token?.type === 'duration' &&
      token.unit === 'months' &&
      token.max >= YEAR &&
      FOR.has(pieces[at - 1]?.text ?? '') &&
      pieces.slice(0, at).some(({ text }) => PAST.test(text)),
  );
  return isLong && (LASTING.has(head?.text ?? '') || ((isSince || isForYears) && shape !== 'verb'));
}

const YEAR = 12;
const FOR = new Set(['for']);
const PAST = /(?:ed|own|en)$/u;

/** "Blacked in 2023": what was done in a year. */
const isOfYear = ({ pieces }: Clause, { language }: Tagged): boolean =>
  language === 'en' &&
  PAST.test(pieces[0]?.text ?? '') &&
  pieces.length <= YEAR_PIECES &&
  /^(?:in|from|since)$/.test(pieces.at(-2)?.text ?? '') &&
  /^(?:19|20)\d\d$/.test(pieces.at(-1)?.text ?? '');
const YEAR_PIECES = 5;

/** "Total beginner", "I'm a sole trader". */
export const isOfPerson = ({ pieces }: Pick<Clause, 'pieces'>): boolean =>
  has(pieces, PERSON_FACTS) &&
  pieces.every(({ text, token }) => !token && (PERSON_FACTS.has(text) || PERSON_TALK.has(text)));

/** "Kitchen of 9 m²", "plot of 2 ha". */
const isMeasured = ({ pieces, shape, start, end }: Clause, { brief }: Tagged): boolean =>
  shape !== 'verb' && pieces.length <= MEASURED_PIECES && MEASURED.test(brief.slice(start, end));
const MEASURED = /\s(?:of|with|von|mit|de)\s\d[\d.,]*\s?(?:m²|m2|qm|sqm|sq ?ft|km|ha|acres?)$/iu;
const MEASURED_PIECES = 7;

/** "14 months of receipts in two shoeboxes". */
const isMass = ({ pieces, shape }: Clause): boolean =>
  shape !== 'verb' &&
  pieces[0]?.token?.type === 'duration' &&
  pieces[0].token.unit !== 'minutes' &&
  OF_THING.has(pieces[1]?.text ?? '') &&
  pieces.length > 2;

/** "So people find it before Valentine's". */
const isPurpose = ({ pieces, form }: Clause, { lexicon }: Tagged): boolean =>
  form === null &&
  PURPOSES.has(pieces[0]?.text ?? '') &&
  PURPOSE_SUBJECTS.has(pieces[1]?.text ?? '') &&
  pieces.length > 2 &&
  !has(pieces, DEMANDS) &&
  !has(pieces, lexicon.self);

/** Whether it only tells what is so. */
export const tellsFact = (clause: Clause, tagged: Tagged): boolean =>
  isMoney(clause, tagged) ||
  hasLasted(clause, tagged) ||
  isOfYear(clause, tagged) ||
  isOfPerson(clause) ||
  isMass(clause) ||
  isMeasured(clause, tagged) ||
  isPurpose(clause, tagged) ||
  tellsState(clause, tagged);

/** "People who sit at a desk all day": a length that says how people live is no wait. */
export const isNoWait = ({ pieces }: Clause): boolean => {
  const lengths = pieces.flatMap(({ token }) => (token?.type === 'duration' ? [token] : []));
  return lengths.length > 0 && lengths.every(({ whole }) => whole);
};

/** "The huts come on 15 February": what reaches the writer on a day. */
export const isArrival = ({ pieces, shape }: Clause, { lexicon }: Tagged): boolean => {
  const verb = pieces.findIndex(({ text, token }, at) => at > 0 && !token && COMING.has(text));
  const day = pieces[verb + 1]?.token;
  return (
    verb > 0 &&
    verb <= SUBJECT_PIECES &&
    shape !== 'verb' &&
    day?.type === 'day' &&
    (day.cue === null || day.cue === 'on') &&
    !has(pieces.slice(0, verb), lexicon.self) &&
    !has(pieces, DEMANDS)
  );
};
const SUBJECT_PIECES = 4;
