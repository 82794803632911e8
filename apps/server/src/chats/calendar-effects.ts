import type { NewSeries } from '@daymark/contract/series';
import { durationText } from '@daymark/domain/durations';
import { readRule, recurrenceWords, settledOn } from '@daymark/domain/recurrence';
import { plural, t } from '@daymark/words/t';
import type { z } from 'zod';
import { ruledDays } from '../subtasks/series-days.ts';
import { dayText, type EffectLocale, quoted } from './effect-words.ts';
import type { ProjectTarget } from './target-store.ts';

/** The effect of a new series; undefined if it has no occurrence. */
export function seriesEffect(
  { rule, startsOn, onDayOff, title, estimatedHours, dueTime }: z.output<typeof NewSeries>,
  { name, dueDate }: ProjectTarget,
  locale: EffectLocale,
): string | undefined {
  const recurrence = readRule(rule);
  const days = recurrence ? ruledDays({ rule, startsOn, endsBefore: null }, dueDate) : [];
  const [first] = days;
  if (!recurrence || first === undefined) return undefined;
  const facts = [
    ...(estimatedHours ? [durationText(estimatedHours)] : []),
    ...(dueTime ? [t`at ${dueTime}`] : []),
    ...(onDayOff === 'skip' ? [t`not on days off`] : []),
    ...(onDayOff === 'previous' ? [t`on days off the previous day instead`] : []),
    ...(onDayOff === 'next' ? [t`on days off the next day instead`] : []),
  ];
  const often = t`${recurrenceWords(settledOn(recurrence, startsOn))} from ${dayText(first, locale)}, ${plural(days.length, '# time')} until ${dayText(days.at(-1) ?? first, locale)}`;
  return t`Add ${quoted(title)} to ${quoted(name)}, ${[often, ...facts].join('; ')}.`;
}
