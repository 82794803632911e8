import { addDays, type Day, daysBetween, weekdayOf } from '@daymark/domain/dates';
import * as chrono from 'chrono-node';
import { type DateContext, dayFrom, type FoundDate, nextYearly, type Raw } from './found-date.ts';
import {
  lastWeekdays,
  movedBy,
  numberedWeekdays,
  numbersAlone,
  partsOfMonths,
  spansAfter,
  thisWeek,
  weekBefore,
  weekdaysOfMonths,
} from './loose-dates.ts';
import { feasts, firstWeeks, periodEnds } from './named-days.ts';
import { boundBy, isTooLate } from './not-before.ts';
import { dayNumber, knownDays, ORDINAL_DAYS } from './ordinals.ts';
import { quartersAndWeeks } from './quarters.ts';
import type { Tongue } from './tongue.ts';
import { unspokenDates } from './unspoken-dates.ts';

/** The dates of a clause. Quantities and spans of time must not be taken for dates, so chrono sees what is left of them. */
export function datesIn(text: string, tongue: Tongue, context: DateContext): FoundDate[] {
  let masked = text;
  const found: Raw[] = [];
  for (const read of [
    unspokenDates,
    isoDates,
    numericDates,
    quartersAndWeeks,
    weekdaysOfMonths,
    namedDates,
    partsOfMonths,
    numberedWeekdays,
    numbersAlone,
    lastWeekdays,
    thisWeek,
    spansAfter,
    weekBefore,
    knownDays,
    firstWeeks,
    feasts,
    periodEnds,
  ]) {
    for (const raw of read(masked, tongue, context)) {
      found.push(raw);
      masked = masked.slice(0, raw.start) + ' '.repeat(raw.end - raw.start) + masked.slice(raw.end);
    }
  }
  found.push(...relativeDates(withoutQuantities(masked, tongue), tongue, context));
  return found
    .sort((a, b) => a.start - b.start)
    .map((raw) => withRole(movedBy(raw, text, tongue), text, tongue));
}

function isoDates(text: string): Raw[] {
  return [...text.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g)].flatMap((match) => {
    const day = dayFrom(Number(match[1]), Number(match[2]), Number(match[3]));
    return day
      ? [{ start: match.index, end: match.index + match[0].length, day, until: day, vague: false }]
      : [];
  });
}

/** 30.11.2026, 30.11., 3/4/2027: dots put the day first everywhere, a stroke follows the user's locale. */
function numericDates(text: string, _: Tongue, { today, locale }: DateContext): Raw[] {
  const monthFirst = /^en-(?:US|PH|FM|PW)$|^en$/i.test(locale);
  const found: Raw[] = [];
  for (const match of text.matchAll(
    /(?<![\d.,/])(\d{1,2})([./])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\d/]|[.,]\d)\.?/g,
  )) {
    const [one, other] = [Number(match[1]), Number(match[3])];
    const led = /(?:^|[ (])(?:am|bis|bis zum|zum|vom|ab|den|dem|der|von|on|by) $/i.test(
      text.slice(0, match.index),
    );
    if (match[2] === '.' && match[4] === undefined && !match[0].endsWith('.') && !led) continue;
    if (match[2] === '/' && match[4] === undefined && one * other < 13) continue;
    const [d, m] =
      match[2] === '/' && monthFirst && one <= 12 ? [other, one] : other > 12 ? [other, one] : [one, other];
    const written =
      match[4] === undefined ? undefined : Number(match[4]) + (match[4].length === 2 ? 2000 : 0);
    const day = written === undefined ? nextYearly(m, d, today) : dayFrom(written, m, d);
    if (day)
      found.push({ start: match.index, end: match.index + match[0].length, day, until: day, vague: false });
  }
  return found;
}

/** 9. Januar 2027, December 12, 20-28 December, du 3 au 5 mars. */
function namedDates(text: string, tongue: Tongue, { today }: DateContext): Raw[] {
  const { months, weekdays } = tongue.vocabulary;
  const month = `(${months.join('|')})\\.?`;
  const ordinal = '(?:st|nd|rd|th|er|º|\\.)?';
  const span = `(?: ?(?:-|–|/|&|\\+|to|until|bis|au|al|a|até|and|und|et|y|e)(?: (?:the|zum|el|le))? ?(\\d{1,2})${ordinal})?`;
  const weekday = `(?:\\b(?:${weekdays.join('|')})\\.?,? (?:the |den |dem |le |el |dia )?)?`;
  const year = '(?:,? (?:de |del |of )?(\\d{4})(?!\\d))?';
  const written = tongue.language === 'en' ? `|(?:the )?(?:${ORDINAL_DAYS.join('|')})(?= )` : '';
  const dayFirst = tongue.pattern(
    `${weekday}(?<![\\d.,])(\\d{1,2}${written})${ordinal}${span} ?(?:of |de )?${month}(?!\\w)${year}`,
    'giu',
  );
  const monthFirst = tongue.pattern(
    `${weekday}\\b${month} (\\d{1,2})(?:st|nd|rd|th)?(?!\\w|[.,]\\d)${span}${year}`,
    'giu',
  );
  const found: Raw[] = [];
  const add = (
    match: RegExpMatchArray,
    dayText: string | undefined,
    lastText: string | undefined,
    monthText: string | undefined,
    yearText: string | undefined,
  ) => {
    const number = months.findIndex((one) => tongue.pattern(`^(?:${one})$`).test(monthText ?? '')) + 1;
    const at = (text: string): Day | undefined =>
      yearText
        ? dayFrom(Number(yearText), number, dayNumber(text))
        : nextYearly(number, dayNumber(text), today);
    const day = at(dayText ?? '');
    const until = lastText ? at(lastText) : day;
    if (day && until && match.index !== undefined)
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        day,
        until: until < day ? day : until,
        vague: false,
      });
  };
  for (const match of text.matchAll(dayFirst)) add(match, match[1], match[2], match[3], match[4]);
  for (const match of text.matchAll(monthFirst)) {
    if (!found.some((one) => match.index < one.end && match.index + match[0].length > one.start))
      add(match, match[2], match[3], match[1], match[4]);
  }
  return found;
}

/** Numbers that count things or time are no dates; chrono alone takes "40 hours" for one. */
function withoutQuantities(text: string, tongue: Tongue): string {
  const { per, units, weekdays } = tongue.vocabulary;
  const repeated = tongue.pattern(
    `\\b(?:${per}|every|once a|twice a|jede\\w*|chaque|cada) (?:${units.day}|${units.week}|${units.month}|${units.hour}|${weekdays.join('|')})(?!\\w)`,
    'giu',
  );
  return text
    .replace(
      /(?:the )?(?:week (?:of|commencing|beginning)|woche vom|semaine du|semana del?) (?= )/gi,
      (found) => ' '.repeat(found.length),
    )
    .replace(repeated, (found) => ' '.repeat(found.length))
    .replace(tongue.pattern(`\\b(?:${tongue.number})(?: ?x| ?-? ?\\p{L}+|%)?`, 'giu'), (found) =>
      ' '.repeat(found.length),
    );
}

const PARSERS = {
  en: chrono.en.casual,
  de: chrono.de.casual,
  fr: chrono.fr.casual,
  es: chrono.es.casual,
  pt: chrono.pt.casual,
  other: chrono.en.casual,
};

/** "next Friday", "tomorrow", "Ende März": what only makes sense from today. */
function relativeDates(text: string, tongue: Tongue, { today, start: first, event }: DateContext): Raw[] {
  const { months, weekdays } = tongue.vocabulary;
  const worth = tongue.pattern(
    `\\b(?:${months.slice(0, 12).join('|')}|${weekdays.join('|')}|next|tomorrow|today|nächst\\w*|morgen|heute|prochaine?|demain|próxim\\w*|mañana|amanhã|week|woche)\\b`,
  );
  if (!worth.test(text)) return [];
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const week = tongue.pattern('\\b(?:week|woche|semaine|semana)\\b');
  return PARSERS[tongue.language].parse(text, reference, { forwardDate: true }).flatMap((result) => {
    const { start } = result;
    // "The week" alone is none in particular.
    if (!worth.test(result.text) || /^the week$/i.test(result.text)) return [];
    const onlyWeekday = start.isCertain('weekday') && !start.isCertain('day');
    if (!start.isCertain('day') && !onlyWeekday && !start.isCertain('month')) return [];
    const isPlural = text.charAt(result.index + result.text.length).toLowerCase() === 's';
    if (onlyWeekday && isPlural && !/\s/.test(result.text.trim())) return [];
    const day = dayFrom(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0);
    if (!day || day < today) return [];
    if (onlyWeekday && /^\p{L}+\.?$/u.test(result.text.trim()))
      return [weekdayRaw(result, day, first, event)];
    const wholeMonth = start.isCertain('month') && !start.isCertain('day');
    const last = wholeMonth ? lastOfMonth(day) : day;
    return [
      {
        start: result.index,
        end: result.index + result.text.length,
        day: last,
        until: last,
        vague: onlyWeekday || wholeMonth || week.test(result.text),
      },
    ];
  });
}

/** "Saturday" alone is that of the event, if it is on one, and never before the project begins. */
function weekdayRaw(
  { index, text }: { index: number; text: string },
  next: Day,
  first: Day | undefined,
  event: Day | undefined,
): Raw {
  const weeks = first !== undefined && next < first ? Math.ceil(daysBetween(next, first) / 7) : 0;
  const soon = addDays(next, weeks * 7);
  const day = event !== undefined && weekdayOf(event) === weekdayOf(soon) ? event : soon;
  return { start: index, end: index + text.length, day, until: day, vague: true };
}

function lastOfMonth(day: Day): Day {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const next = dayFrom(month === 12 ? year + 1 : year, (month % 12) + 1, 1);
  return next ? addDays(next, -1) : day;
}

/** Takes the words before a date into it and says from them how it binds. */
function withRole(raw: Raw, text: string, tongue: Tongue): FoundDate {
  const before = text.slice(0, raw.start);
  const bound = boundBy(raw, before);
  if (bound) return bound;
  const { due, starting, on, articles, weekdays } = tongue.vocabulary;
  const filler = `(?: (?:${articles}|${weekdays.join('|')}|end of|late|early|mid|about|ende|anfang|mitte|fin|finales de|de),?)*`;
  const ending = (words: string) => tongue.pattern(`(?:^|[ (,])(?:${words})${filler}[ ,]*$`).exec(before);
  const named = Object.entries({ due, from: starting, on }) as [FoundDate['role'], string][];
  for (const [role, words] of named) {
    const match = ending(words);
    if (!match) continue;
    const late =
      role === 'on' &&
      tongue.pattern(`\\b(?:${due})\\b`).test(before) &&
      tongue.pattern(tongue.vocabulary.deadline).test(text);
    const earlier = role === 'due' && isTooLate(match[0]) ? addDays(raw.day, -1) : raw.day;
    const first = role === 'from' && raw.vague && /-(?:28|29|30|31)$/.test(raw.day);
    return {
      ...raw,
      day: first ? `${raw.day.slice(0, 8)}01` : earlier,
      start: match.index + (/^[ (,]/.test(match[0]) ? 1 : 0),
      role: late || raw.vague ? (role === 'on' ? 'due' : role) : role,
    };
  }
  return { ...raw, role: tongue.pattern(tongue.vocabulary.deadline).test(text) || raw.vague ? 'due' : 'on' };
}
