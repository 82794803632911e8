import {
  type AvailabilityFields,
  type RepeatFields,
  type Statement,
  type StatementOf,
  UNSAID,
} from '@daymark/domain/reading';
import { readRule } from '@daymark/domain/recurrence';
import { isRepeat, type ProjectKind } from '../library/entries.ts';

/** The time that a habit takes, as the time that there is for the whole project. */
function timeFor({ rule, timesAWeek, minutes, from, until }: RepeatFields): AvailabilityFields {
  const weekdays = readRule(rule)?.weekdays ?? [];
  return {
    ...{ kind: 'availability', ...UNSAID.availability, minutes, from, until, weekdays },
    rule: weekdays.length > 0 ? 'only' : null,
    ...(timesAWeek !== null && { days: timesAWeek }),
  };
}

/** What somebody tells of themselves. */
const OWN = /^(?:i|ich|je|yo)\s/iu;

/** "I write mornings before the kids get up, about 45 min": when somebody works on the project is the time that there is for it. */
function asTime(one: StatementOf<'unsure'>): Statement {
  const habit = one.alternatives?.find((other) => other.kind === 'repeat');
  if (habit?.kind !== 'repeat' || habit.minutes === null || !OWN.test(habit.title)) return one;
  const { id, words, sure, statedBy, alternatives } = one;
  return { id, words, sure, statedBy, alternatives, ...timeFor(habit) };
}

/** Whether a habit only says how long it is done each day: "half an hour a day". */
const isDaily = ({ rule, timesAWeek, topics = [] }: RepeatFields): boolean =>
  timesAWeek === null && topics.length === 0 && readRule(rule)?.unit === 'day';

/**
 * The statements of a brief, with a habit that has no name but that of the project as the time that there is for it: "I do it myself, an
 * hour in the evening". What is practised on certain days is the habit itself: "Learn French", on Mondays for half an hour. Of "half an
 * hour a day" the kind knows what is practised in it.
 */
export function withOwnTime(statements: readonly Statement[], kind: ProjectKind, name: string): Statement[] {
  const practices = kind.steps.filter(isRepeat);
  const hasTopics = practices.some(({ topics }) => topics.length > 0);
  return statements.map((one) => {
    if (one.kind === 'unsure' && one.statedBy === 'reader' && OWN.test(one.words.text)) return asTime(one);
    if (one.kind !== 'repeat' || one.statedBy !== 'reader') return one;
    if (one.minutes === null || one.title !== name.trim()) return one;
    if (practices.length > 0 && !(hasTopics && isDaily(one))) return one;
    const { id, words, sure, statedBy, alternatives } = one;
    return { id, words, sure, statedBy, alternatives, ...timeFor(one) };
  });
}
