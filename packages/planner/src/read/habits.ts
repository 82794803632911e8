import type { AvailabilityFields, RepeatFields, UnsureFields } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import type { Frame } from './leads.ts';
import { words } from './lexicon/lexicon.ts';
import { LONGEST_PRACTICE, repeatOf, timeOfHabit } from './repeat-fields.ts';
import { contentIn } from './sense.ts';
import { tokensOf } from './statements.ts';
import { plain, type Tagged } from './tag.ts';
import { isTitleOfWork } from './title-check.ts';
import { titleOf } from './titles.ts';
import { ownRequest } from './work-phrase.ts';

/** The counted nouns of a clause: "3 runs a week". */
export const nounStems = (clause: Clause): string[] =>
  tokensOf(clause).flatMap((token) =>
    (token.type === 'pace' || token.type === 'count') && token.noun
      ? [plain(token.noun.text).slice(0, 3)]
      : [],
  );

/** Says of no habit what is done: "I'll do it 6 hours a week". */
const DOING = words('do doing mache machen haré hago hacemos haremos fais ferai ferons faisons');
/** So does this alone: "I work on it in the evenings". */
const WORKING = words(
  'work working arbeite arbeiten travaille travailler travaillons bosse trabajo trabajar trabajamos',
);

const asked = (...kinds: UnsureFields['kinds']): UnsureFields => ({ kind: 'unsure', kinds, question: null });

/** A clause that was classified as a habit: as one, as the time that there is for the project, or as a question. */
export function habitOf(
  clause: Clause,
  tagged: Tagged,
  frame: Frame,
): RepeatFields | AvailabilityFields | UnsureFields {
  const fields = repeatOf(tagged, clause, frame.start);
  const request = ownRequest(clause.main, true, tagged);
  if (request) fields.title = titleOf(tagged, request) || fields.title;
  // "30 minutes every weekday": what the project is called is what is done then. "I'll do it in Flutter" does not say what.
  const content = contentIn(clause.main, tagged);
  const [first] = content;
  const isSaid =
    first !== undefined && !DOING.has(first.text) && !content.every(({ text }) => WORKING.has(text));
  const isNamed = isSaid || nounStems(clause).length > 0;
  // "Half a day on Saturdays" has no minutes: it says when there is time.
  if (!isNamed && fields.minutes === null) return asked('availability', 'repeat');
  // "3 hours a day" is no practice of everything that a project has, but the time for it, as is "6 hours a week".
  const time = isNamed ? null : timeOfHabit(fields, tokensOf(clause));
  if (time && (time.per === 'week' || (time.minutes ?? 0) >= LONGEST_PRACTICE)) return time;
  if (!isNamed && frame.name.trim() !== '') fields.title = frame.name.trim();
  return isTitleOfWork(fields.title, tagged) ? fields : asked('repeat', 'availability');
}
