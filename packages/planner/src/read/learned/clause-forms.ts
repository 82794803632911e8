import { lagOf } from '../amounts.ts';
import type { Clause } from '../clause.ts';
import { words } from '../lexicon/lexicon.ts';
import { has } from '../sense.ts';
import { holdsPhrase, paddedText, type Tagged } from '../tag.ts';
import { isOrder } from '../titles.ts';

/** Whether it opens with an order, or closes with the verb of one where that stands last. */
export const isOrdered = ({ pieces, shape }: Clause, { lexicon }: Tagged): boolean =>
  shape === 'verb' ||
  isOrder(pieces.slice(pieces.findIndex(({ token }) => !token)), lexicon) ||
  (lexicon.verbLast && pieces.length > 1 && lexicon.verbs.has(pieces.at(-1)?.text ?? ''));

/** "Translating will take 24 hours": an activity with its hours is no wait. */
export const isActivity = ({ pieces, shape }: Clause, { lexicon }: Tagged): boolean => {
  const [head] = pieces.filter(({ text, token }) => !token && !lexicon.small.has(text));
  const verb = head?.text.endsWith('ing') ? head.text.slice(0, -3) : '';
  return (
    shape === 'subject' &&
    (lexicon.verbs.has(verb) || lexicon.verbs.has(`${verb}e`)) &&
    !lexicon.waiting.has(head?.text ?? '') &&
    pieces.some(({ token }) => token?.type === 'duration' && token.unit === 'minutes') &&
    !has(pieces, lexicon.others)
  );
};

/** "Printing, 5 working days": working days are usually those of others, and no own work is named. */
export const isOfWorkdays = ({ pieces, shape }: Clause): boolean =>
  shape !== 'verb' &&
  pieces.some(({ token }) => token?.type === 'duration' && token.unit === 'workdays') &&
  !pieces.some(({ token }) => token?.type === 'day' || token?.type === 'range');

/** "Not sure whether", "still don't know": open. */
export const isUndecided = ({ pieces }: Clause, { lexicon }: Tagged): boolean =>
  holdsPhrase(paddedText(pieces.slice(0, 40)), lexicon.undecided);

/** Whether a clause contains a recurrence. */
export const comesAgain = ({ pieces }: Clause): boolean =>
  pieces.some(
    ({ token }) =>
      token?.type === 'frequency' ||
      token?.type === 'pace' ||
      (token?.type === 'weekdays' && token.recurring) ||
      (token?.type === 'time-per' && token.per !== 'month' && token.bound !== 'atMost'),
  );

/** "25 minutes every day": a recurrence, whatever else it may be. */
export const isEvery = ({ pieces }: Clause): boolean =>
  pieces.some(
    ({ token }) =>
      token?.type === 'frequency' ||
      (token?.type === 'time-per' && token.per === 'day' && token.bound !== 'atMost') ||
      (token?.type === 'weekdays' &&
        (token.every || (token.recurring && token.cue === null && token.weekdays.length < 7))),
  ) &&
  !pieces.some(({ token }) => token?.type === 'day' && token.cue !== 'from' && token.cue !== 'until') &&
  pieces.some(
    ({ token }) => (token?.type === 'duration' || token?.type === 'time-per') && token.unit === 'minutes',
  );

export const hasDay = ({ pieces }: Clause): boolean =>
  pieces.some(({ token }) => token?.type === 'day' || token?.type === 'range');

const BE = words('be sein être ser');
/** "It has to be uploaded by the 29th", "to be delivered on Thursday": no wait for somebody. */
export const isDueThen = (clause: Clause): boolean =>
  hasDay(clause) &&
  clause.pieces.slice(1, 6).some(({ text }, at) => BE.has(text) && clause.pieces[at]?.text === 'to');

/** A length below a day, or one with a first person: "cutting is half a day", "I revise it for two days". */
export function isOwnTime({ pieces }: Clause, { lexicon }: Tagged): boolean {
  const lengths = pieces.flatMap(({ token }) =>
    token?.type === 'duration' || token?.type === 'each' ? [token] : [],
  );
  const dated = pieces.some(({ token }) => token?.type === 'day' || token?.type === 'range');
  const waits = pieces.some(
    ({ text, token }) => !token && (lexicon.waiting.has(text) || lexicon.arriving.has(text)),
  );
  const short = lengths.every(
    (length) => lagOf(length) === null || (length.unit === 'days' && length.max < 1),
  );
  const mine = pieces.slice(0, 4).some(({ text }) => lexicon.self.has(text));
  return lengths.length > 0 && !dated && !waits && (short || mine);
}

const TOGETHER = words('zweit dritt viert fünft sechst mehreren');
/** "Schrank tragen wir zu zweit": with how many it is done, where "zu" closes nothing. */
export const isTogether = ({ pieces }: Clause, { lexicon }: Tagged): boolean =>
  pieces.some(({ text }, at) => TOGETHER.has(text) && pieces[at - 1]?.text === 'zu') &&
  !has(pieces, lexicon.negations);
