import { isTheDay, isWork, type KindStep, type LibraryLanguage, type WorkStep } from '../library/entries.ts';
import { groupWordOf, stemOf } from '../library/stems.ts';
import { libraryWords, plain } from '../library/words.ts';
import { wordsIn } from './words-in.ts';

/** The share of a step's things that a line must name to be that step in other words; doing the same, that of its own things. */
const SAME_SHARE = 0.5;

/** "Retie" is done by who ties. */
const AGAIN: Partial<Record<LibraryLanguage, RegExp>> = { en: /^re(?=\p{L}{3})/u };

/** Where a verb stands: at the beginning of a title and of what is joined to it, or as a participle at the end. */
const HEADS = /(?:^|(?:[,;:]|\s(?:and|und|et|y))\s+(?=\S+\s))([\p{L}'’-]+)|([\p{L}'’-]+ed)$/gu;

/** What is done, by the stems of words that stand where verbs do, also without saying that it is done again. */
function actsIn(title: string, language: LibraryLanguage): Set<string> {
  const again = AGAIN[language];
  const heads = [...title.matchAll(HEADS)].map(([, head, last]) => plain(head ?? last ?? ''));
  const once = again ? heads.map((word) => word.replace(again, '')) : [];
  return new Set([...heads, ...once].map((word) => stemOf(groupWordOf(word, language, 'texts'), language)));
}

/** Whether two titles do the same, by the words that stand where verbs do. */
export const sharesAct = (one: string, other: string, language: LibraryLanguage): boolean =>
  !actsIn(one, language).isDisjointFrom(actsIn(other, language));

/**
 * The step that a line says in its own words: “Pick colours” and “Choose colours and buy paint”. All things of the line are
 * things of the step, and at least half of the step's are the line's; or both do the same with at least half of the line's things:
 * "Paint the walls and ceiling" and "Fill and paint the walls". Less likeness puts the login behind the testing.
 */
export function sameStep(
  title: string,
  steps: readonly KindStep[],
  language: LibraryLanguage,
): WorkStep | undefined {
  const { things } = wordsIn(title, language);
  if (things.size === 0) return undefined;
  const works = steps.filter(isWork);
  const thingsOf = (step: WorkStep) => wordsIn(step.title, language).things;
  const acts = actsIn(title, language);
  const others = things.difference(acts);
  const isDoneIn = (step: WorkStep): boolean =>
    others.size > 0 &&
    sharesAct(title, step.title, language) &&
    thingsOf(step).intersection(others).size >= others.size * SAME_SHARE;
  return (
    works.find((step) => !isTheDay(step) && isDoneIn(step)) ??
    works.find((step) => {
      const own = thingsOf(step);
      return things.isSubsetOf(own) && things.size >= own.size * SAME_SHARE;
    })
  );
}

/** Whether a line does what a step does, with one of its things: "Give a talk about bees" and "Give the talk and look at people". */
export function saysStep(title: string, step: string, language: LibraryLanguage): boolean {
  const wordsOf = (text: string) => {
    const { things, verbs } = wordsIn(text, language);
    return things.union(verbs).difference(actsIn(text, language));
  };
  return sharesAct(title, step, language) && !wordsOf(title).isDisjointFrom(wordsOf(step));
}

/** The first words of a title, in which its verb is with its thing: "Put the site live". */
const FIRST_WORDS = 4;
/** With more things a line launches something of its own: "Launch the newsletter and the referral scheme". */
const MOST_THINGS = 2;

const isLaunching = (words: readonly string[], language: LibraryLanguage): boolean =>
  words.some((word) => libraryWords(language).launching.has(plain(word)));

/** For a line that launches the whole the last step of the kind that does so: "App Store launch" and "Release the app". */
export function launchIn(
  title: string,
  steps: readonly KindStep[],
  language: LibraryLanguage,
): WorkStep | undefined {
  const words = (text: string) => text.match(/[\p{L}'’-]+/gu) ?? [];
  if (!isLaunching(words(title), language) || wordsIn(title, language).things.size > MOST_THINGS)
    return undefined;
  return steps
    .filter(isWork)
    .findLast(
      (step) => step.phase === 'finish' && isLaunching(words(step.title).slice(0, FIRST_WORDS), language),
    );
}
