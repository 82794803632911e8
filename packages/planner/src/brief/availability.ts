import { addDays, type Day, daysBetween, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { Availability } from './brief.ts';
import { type DateContext, datesIn } from './dates.ts';
import { numberOf, type Tongue, unitKind } from './tongue.ts';

/** Longest absence that is believed, in days. */
const LONGEST_ABSENCE = 120;

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** What a sentence says about when its writer can work; undefined when it says nothing of the kind. */
export function availabilityIn(
  text: string,
  tongue: Tongue,
  context: DateContext,
): Partial<Availability> | undefined {
  const { vocabulary, pattern } = tongue;
  const dates = datesIn(text, tongue, context).filter((date) => !date.vague);
  const away = pattern(`\\b(?:${vocabulary.away})\\b`).test(text);
  if (away && dates.length > 0) {
    const daysOff = awayDays(dates.map((date) => [date.day, date.until]));
    return daysOff.length > 0 && daysOff.length <= LONGEST_ABSENCE ? { daysOff } : undefined;
  }
  if (dates.length > 0) return undefined;
  const groups = groupsIn(text, tongue);
  const only = text.search(pattern('\\b(?:only|nur|seulement|uniquement|solo|sólo|só|somente)\\b'));
  const weekdays =
    groups?.weekdays ?? weekdaysIn(text.slice(Math.max(0, only)), tongue) ?? weekdaysIn(text, tongue);
  const hours = groups?.hoursPerDay ?? hoursADay(text, tongue, weekdays?.length ?? 5);
  const mine = pattern(`\\b(?:${vocabulary.only}|i|ich|wir|we|je|nous|yo|eu)\\b`).test(text);
  const negative =
    pattern(
      '\\b(?:not?|never|kein|keine|nicht|nie|pas|jamais|no|nunca|não|except|außer|sauf|excepto|exceto)\\b',
    ).test(text) || away;
  if (!mine && !negative) return undefined;
  if (
    weekdays &&
    negative &&
    !pattern(`\\b(?:only|nur|seulement|uniquement|que|solo|sólo|só)\\b`).test(text)
  ) {
    return { weekdays: ALL_DAYS.filter((day) => day < 6 && !weekdays.includes(day)) };
  }
  if (!weekdays && (hours === undefined || !ofDays(text, tongue))) return undefined;
  return {
    ...(groups ? { hoursByWeekday: groups.hoursByWeekday } : {}),
    ...(weekdays ? { weekdays } : {}),
    ...(hours === undefined ? {} : { hoursPerDay: hours }),
  };
}

/** "2 hours Monday to Thursday, plus Saturday mornings, 3 hours": each group of days with its own hours. */
function groupsIn(
  text: string,
  tongue: Tongue,
):
  | { weekdays: Weekday[]; hoursPerDay: number; hoursByWeekday: Partial<Record<Weekday, number>> }
  | undefined {
  const hoursByWeekday: Partial<Record<Weekday, number>> = {};
  const said = [...text.matchAll(tongue.pattern('{n}(?:[.,]5)? ?{unit}', 'giu'))].filter((one) =>
    ['hour', 'minute'].includes(unitKind(one[2] ?? '', tongue)),
  );
  if (said.length < 2) return undefined;
  let days: Weekday[] | undefined;
  let hours: number | undefined;
  const settle = () => {
    if (hours === undefined) return;
    for (const day of days ?? WORKDAYS) hoursByWeekday[day] ??= hours;
    [days, hours] = [undefined, undefined];
  };
  for (const part of text.split(
    tongue.pattern(`[,;] ?(?:${tongue.vocabulary.and} )?| (?:${tongue.vocabulary.and}) `, 'giu'),
  )) {
    const [partDays, partHours] = [weekdaysIn(part, tongue), hoursADay(part, tongue, 5)];
    if (partDays && (hours !== undefined || (days && partHours !== undefined))) settle();
    days = partDays ? [...(days ?? []), ...partDays] : days;
    if (partHours !== undefined) {
      if (hours !== undefined) settle();
      hours = partHours;
    }
  }
  settle();
  const values = Object.values(hoursByWeekday);
  if (new Set(values).size < 2) return undefined;
  const weekdays = ALL_DAYS.filter((day) => hoursByWeekday[day] !== undefined);
  return { weekdays, hoursPerDay: Math.max(...values), hoursByWeekday };
}

/** Hours are somebody's time when they are so many a day, a week or an evening, and not the length of a thing. */
function ofDays(text: string, tongue: Tongue): boolean {
  const { per, units } = tongue.vocabulary;
  const span = `${units.day}|${units.week}|evening|abend|soir|noche|noite|tarde|matin|mañana|manhã|morning|weekend|wochenende`;
  return (
    tongue.pattern(`\\b{n}(?:[.,]5)? ?{unit} (?:${per}) ?(?:${span})(?!\\w)`).test(text) ||
    tongue.pattern('\\b(?:evenings?|abends|le soir)\\b').test(text)
  );
}

function awayDays(spans: [Day, Day][]): Day[] {
  const first = spans[0];
  if (!first) return [];
  const last = spans.length === 2 && first[0] === first[1] && spans[1] ? spans[1][1] : first[1];
  const count = daysBetween(first[0], last) + 1;
  return count > 0 && count <= LONGEST_ABSENCE
    ? Array.from({ length: count }, (_, index) => addDays(first[0], index))
    : [];
}

function weekdaysIn(text: string, tongue: Tongue): Weekday[] | undefined {
  const { weekdays, weekend } = tongue.vocabulary;
  const found = new Set<Weekday>();
  const names = weekdays.map((one) =>
    one.replaceAll(/\|(?:mo|di|mi|do|fr|sa|so|mon|tues\?|wed|thurs\?|thu|fri|sat|sun)(?=\||$)/g, ''),
  );
  const range = tongue
    .pattern(`\\b(${names.join('|')}) ?(?:-|–|to|through|bis|à|au|a) ?(${names.join('|')})(?!\\w)`)
    .exec(text);
  const indexOf = (word: string) => names.findIndex((one) => tongue.pattern(`^(?:${one})$`).test(word)) + 1;
  if (range) {
    for (let day = indexOf(range[1] ?? ''); day <= indexOf(range[2] ?? ''); day++)
      if (day > 0) found.add(day as Weekday);
  }
  names.forEach((name, index) => {
    if (tongue.pattern(`\\b(?:${name})(?!\\w)`).test(text)) found.add((index + 1) as Weekday);
  });
  if (tongue.pattern(`\\b(?:${weekend})(?!\\w)`).test(text))
    for (const day of [6, 7] as const) found.add(day);
  return found.size > 0 ? [...found].sort() : undefined;
}

/** "3 hours each", "2 h a day", "10 hours a week" as hours on a working day. */
function hoursADay(text: string, tongue: Tongue, days: number): number | undefined {
  const { per, each, units } = tongue.vocabulary;
  const span = tongue
    .pattern(`\\b{n}(?:[.,]5)? ?{unit}(?:(?: |-)(?:${per}|${each}) ?(${units.week}|${units.day}|\\p{L}+)?)?`)
    .exec(text);
  if (!span || !['hour', 'minute'].includes(unitKind(span[2] ?? '', tongue))) return undefined;
  const hours = numberOf(span[1] ?? '', tongue) / (unitKind(span[2] ?? '', tongue) === 'minute' ? 60 : 1);
  const perWeek = tongue.pattern(`^(?:${units.week})$`).test(span[3] ?? '');
  const value = Math.round((perWeek ? hours / days : hours) * 4) / 4;
  return value >= 0.25 && value <= 16 ? value : undefined;
}

/** The first weekday that a text names, at least a week from today so that it can be arranged. */
export function firstWeekday(text: string, tongue: Tongue, today: Day): Day | undefined {
  const weekday = weekdaysIn(text, tongue)?.[0];
  if (weekday === undefined) return undefined;
  for (let by = 7; by < 14; by++) if (weekdayOf(addDays(today, by)) === weekday) return addDays(today, by);
  return undefined;
}
