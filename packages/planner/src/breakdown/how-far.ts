import type { Statement } from '@daymark/domain/reading';
import { PHASES, type Phase } from '@daymark/domain/steps';
import { isWait, isWork, type KindStep, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import { placesBefore, placesBehind } from '../library/steps-around.ts';
import { libraryWords, plain } from '../library/words.ts';
import { wordsIn } from './words-in.ts';

/** How far somebody has come with a thing: it is chosen, it is got, or what is done with it is done. */
export type Reached = 'chosen' | 'got' | 'done';

export const hasWordOf = (text: string, words: ReadonlySet<string>): boolean =>
  (text.match(/[\p{L}'’-]+/gu) ?? []).some((word) => words.has(plain(word)));

/** Whether a text is about getting a thing or a person: "the second shooter is booked". */
export const isProcuring = (text: string, language: LibraryLanguage): boolean =>
  hasWordOf(text, libraryWords(language).procuring);

/** Whether a text is about a thing that comes or is there: "the tiles are here". */
export const isArriving = (text: string, language: LibraryLanguage): boolean =>
  hasWordOf(text, libraryWords(language).arriving);

/** Whether a text is about choosing a thing: "tile is picked". */
const isChoosing = (text: string, language: LibraryLanguage): boolean =>
  hasWordOf(text, libraryWords(language).choosing);

/** Whether a text is about what others have said yes to: "wireframes are signed off". */
export const isApproved = (text: string, language: LibraryLanguage): boolean =>
  hasWordOf(text, libraryWords(language).approving);

/** Whether a step begins with a verb of making a thing. */
export const isMaking = (title: string, language: LibraryLanguage): boolean =>
  libraryWords(language).making.has(plain(title.split(/\s/u, 1)[0] ?? ''));

/** How far a text tells that a thing has come. */
export function reachedIn(text: string, language: LibraryLanguage): Reached {
  if (isProcuring(text, language) || isArriving(text, language)) return 'got';
  return isChoosing(text, language) ? 'chosen' : 'done';
}

const MAKE = PHASES.indexOf('make');

/** Whether a phase is before anything is made. */
export const isEarly = (phase: Phase): boolean => PHASES.indexOf(phase) < MAKE;

/** Whether a step with a thing is still to be done when the thing is only got or chosen: who has got tiles has laid none. */
export function isLeftOf(reached: Reached, step: KindStep, language: LibraryLanguage): boolean {
  if (reached === 'done') return false;
  const isGetting = isWork(step) && isProcuring(step.title, language);
  // What is there is chosen.
  if (reached === 'got') return !isGetting && !(isWork(step) && isChoosing(step.title, language));
  return !isEarly(step.phase) || isWait(step) || isGetting;
}

/** The same of a step that a text names by all its things: also what is decided or prepared for it is over. */
export function isLeftOfNamed(reached: Reached, step: KindStep, language: LibraryLanguage): boolean {
  if (reached === 'done' || !isWork(step)) return false;
  const isGetting = isProcuring(step.title, language);
  if (reached === 'chosen') return isGetting || !isEarly(step.phase);
  return !isGetting && (isMaking(step.title, language) || !isEarly(step.phase));
}

/** Whether two steps are about the same thing. */
function areOfOneThing(one: KindStep, other: KindStep, language: LibraryLanguage): boolean {
  if (one.covers.some((id) => other.covers.includes(id))) return true;
  const thingsOf = (step: KindStep) => wordsIn(isWait(step) ? step.wait : step.title, language).things;
  return !thingsOf(one).isDisjointFrom(thingsOf(other));
}

/**
 * The steps that come before some which are over, and are over with them: who has shot the pictures has met the couple. What is only
 * decided or prepared tells less: who has ordered the internet has booked no removal firm, but has decided what the project is. What a
 * line asks for is not over, nor is what comes behind it.
 */
export function overBefore(
  places: ReadonlySet<number>,
  asked: ReadonlySet<number>,
  { steps }: Pick<ProjectKind, 'steps'>,
  language: LibraryLanguage,
): Set<number> {
  const byPlace = new Map(steps.map((step) => [step.place, step]));
  const isOpen = new Set([...asked].flatMap((place) => [place, ...placesBehind(steps, place)]));
  return new Set(
    [...places].flatMap((place) => {
      const over = byPlace.get(place);
      return [...placesBefore(steps, place)].filter((at) => {
        const step = byPlace.get(at);
        if (!over || !step || isOpen.has(at)) return false;
        return !isEarly(over.phase) || step.phase === 'decide' || areOfOneThing(step, over, language);
      });
    }),
  );
}

/**
 * Whether a sentence tells of a day that a thing or a place is booked for it: "Village hall is booked for 27 February". A person who is
 * booked comes on that day; whom or what a step of the kind books is booked: "Exam is booked for 23 February".
 */
export function isBookedFor(
  { kind: what, words, alternatives = [] }: Statement,
  { steps }: ProjectKind,
  language: LibraryLanguage,
): boolean {
  if (what !== 'event' || !isProcuring(words.text, language)) return false;
  const who = alternatives.find((one) => one.kind === 'wait')?.who ?? null;
  if (who === null) return true;
  const { things } = wordsIn(who, language);
  const isBooking = (step: KindStep) => isWork(step) && isProcuring(step.title, language);
  return (
    things.size > 0 &&
    steps.some(
      (step) => isBooking(step) && isWork(step) && things.isSubsetOf(wordsIn(step.title, language).things),
    )
  );
}

/** Whether somebody sends a thing, so that nobody else makes it: "Photos come from the client by 12 January". */
export function isSentBy(one: Statement, language: LibraryLanguage): boolean {
  if (one.kind !== 'wait' || one.who === null) return false;
  const text = one.words.text.replaceAll(one.who, ' ');
  return isArriving(text, language) && wordsIn(text, language).things.size > 0;
}
