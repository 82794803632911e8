import type { NewDayOff } from '@daymark/contract/calendars';
import type { NewSeries } from '@daymark/contract/series';
import type { Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { sumHours } from '@daymark/domain/load';
import { readRule, recurrenceWords, settledOn } from '@daymark/domain/recurrence';
import type { z } from 'zod';
import { planningDays } from '../calendars/service.ts';
import type { UserContext } from '../http/context.ts';
import { ruledDays } from '../subtasks/series-days.ts';
import { TEXTS } from './effect-texts.ts';
import { dayText, type EffectLanguage, plural, quoted } from './effect-words.ts';
import type { ProjectTarget } from './target-store.ts';

export const daysText = (firstDay: Day, lastDay: Day): string =>
  firstDay === lastDay ? dayText(firstDay) : `${dayText(firstDay)} to ${dayText(lastDay)}`;

/** The days that a day off covers; undefined if all of them are days off already. */
export async function dayOffEffect(
  { db, userId }: Pick<UserContext, 'db' | 'userId'>,
  { name, firstDay, lastDay }: z.output<typeof NewDayOff>,
  language: EffectLanguage,
): Promise<string | undefined> {
  const { usual } = await planningDays(db, { userId, from: firstDay, to: lastDay }, []);
  if (usual.every(({ why }) => why === 'day-off')) return undefined;
  const taken = sumHours(usual.map(({ takenHours }) => takenHours));
  const words = TEXTS[language];
  const [first, last] = [dayText(firstDay, language), dayText(lastDay, language)];
  const days = firstDay === lastDay ? first : words.days(first, last);
  const left = taken > 0 ? ` ${words.plannedThen(durationText(taken))}` : '';
  return `${words.dayOff(days, quoted(name, language))}${left}`;
}

/** The effect of a new series; undefined if it has no occurrence. */
export function seriesEffect(
  { rule, startsOn, onDayOff, title, estimatedHours, dueTime }: z.output<typeof NewSeries>,
  { name, dueDate }: ProjectTarget,
): string | undefined {
  const recurrence = readRule(rule);
  const days = recurrence ? ruledDays({ rule, startsOn, endsBefore: null }, dueDate) : [];
  const [first] = days;
  if (!recurrence || first === undefined) return undefined;
  const facts = [
    ...(estimatedHours ? [durationText(estimatedHours)] : []),
    ...(dueTime ? [`at ${dueTime}`] : []),
    ...(onDayOff === 'skip' ? ['not on days off'] : []),
    ...(onDayOff === 'previous' || onDayOff === 'next' ? [`on days off the ${onDayOff} day instead`] : []),
  ];
  const often = `${recurrenceWords(settledOn(recurrence, startsOn))} from ${dayText(first)}, ${plural(days.length, 'time')} until ${dayText(days.at(-1) ?? first)}`;
  return `Add ${quoted(title)} to ${quoted(name)}, ${[often, ...facts].join('; ')}.`;
}
