import type { Clause } from './clause.ts';
import { isBesidePeople } from './facts.ts';
import { placedSense, senseOf } from './kinds.ts';
import { decide, isAbsence } from './learned/decide.ts';
import { likelihoods } from './learned/learned.ts';
import { stretchesOf } from './learned/stretches.ts';
import { namedSense } from './named.ts';
import { readNotYet } from './not-yet.ts';
import { readOwnShares, thingsApart } from './own-share.ts';
import { participleTitle } from './participle-title.ts';
import { type Sense, type Setup, saysOnlyTimes, shown } from './sense.ts';
import type { Tagged } from './tag.ts';
import { isSignedUp, readBookedLists, readDoneLists, wasDone } from './told-over.ts';
import { isDamaged, isOfOther, tellsPast } from './told-states.ts';
import { beginsWaiting } from './waiting.ts';

const PAST_MAYBE = new Set<Sense['kind']>(['task', 'event', 'unsure', 'note']);

/** By the classifier if it supports the language; else by rules. */
export function sensesOf(clauses: readonly Clause[], tagged: Tagged, setup: Setup): Sense[] {
  const stretches = stretchesOf(tagged, clauses, setup.mail);
  const senses = clauses.map((clause, at): Sense => {
    const stretch = stretches[at];
    const placed = placedSense(clause, tagged, setup);
    // "Waiting on photos from them": without a day or a length nobody knows how long.
    if (beginsWaiting(clause.pieces) && !clause.pieces.some(({ token }) => token)) return shown('theirs');
    if (!stretch || placed) return placed ?? shown('note');
    const found = likelihoods(tagged, stretch);
    const ruled = senseOf(clause, tagged, setup);
    if (!found) return ruled;
    const decided = decide(found, clause, tagged, setup, ruled);
    const isPast =
      PAST_MAYBE.has(decided.kind) &&
      (tellsPast(clause, tagged, setup.span.start) ||
        wasDone(clause, tagged, setup.span.start) ||
        isSignedUp(clause, tagged));
    const sense = isPast ? shown('done') : namedSense(clause, decided, tagged);
    const isNone =
      (isDamaged(clause) &&
        (sense.kind === 'done' || (sense.kind === 'task' && !sense.sure && clause.line.role === 'prose'))) ||
      (sense.kind === 'availability' && isOfOther(clause, tagged));
    if (isNone) return shown('note');
    if (sense.kind === 'task' && isBesidePeople(clause, clauses, tagged)) return shown('note');
    // "Room booked by 4 February" is work of its own.
    const isModifier =
      found[0]?.name === 'modifier' &&
      participleTitle(clause, tagged) === '' &&
      !isAbsence(clause, tagged) &&
      !saysOnlyTimes(sense);
    return isModifier ? { ...sense, modifies: true } : sense;
  });
  readBookedLists(clauses, senses, tagged);
  readDoneLists(clauses, senses, tagged);
  readNotYet(clauses, senses, tagged);
  if (!setup.mail) readOwnShares(clauses, senses, tagged);
  return senses;
}

/** "2 h in the week, 5 on Saturdays" has two rules, "I'm doing demo and paint" two things: each becomes a statement. */
export function stretchByStretch(
  whole: readonly Clause[],
  found: readonly Sense[],
): { clauses: Clause[]; senses: Sense[] } {
  const parts = whole.flatMap((clause, at): { clause: Clause; sense: Sense }[] => {
    const sense = found[at] ?? shown('note');
    if (clause.ownShare) return thingsApart(clause).map((one) => ({ clause: one, sense }));
    if (sense.kind !== 'availability' || !sense.times || sense.times.length < 2) return [{ clause, sense }];
    return sense.times.map((one, nth, { length }) => ({
      sense: { ...sense, times: [one] },
      clause: {
        ...clause,
        pieces: one.pieces,
        main: one.pieces,
        start: nth === 0 ? clause.start : (one.pieces[0]?.start ?? clause.start),
        end: nth === length - 1 ? clause.end : (one.pieces.at(-1)?.end ?? clause.end),
      },
    }));
  });
  return { clauses: parts.map(({ clause }) => clause), senses: parts.map(({ sense }) => sense) };
}
