import { addDays, type Day, daysBetween, startOfWeek, weekdayOf } from '@daymark/domain/dates';
import { daysIn } from './amounts.ts';
import { type DateContext, dayFrom, nextYearly, type Raw } from './found-date.ts';
import type { Tongue } from './tongue.ts';

/** Days that people name by less than a date: a part of a month, a weekday with its number, a number alone, a span. */

const EARLY =
  'early|(?:the )?(?:beginning|start) of|anfang|début(?: de)?|(?:a )?(?:principios|comienzos|inicios) de|(?:no |ao )?(?:início|começo|princípio) de';
const MIDDLE =
  'mid|(?:the )?middle of|mitte|mi|milieu(?: de)?|(?:à la )?mi|(?:a )?mediados de|(?:em )?meados de|(?:no )?meio de';
const LATE =
  'late|(?:the )?end of|ende|fin(?: de)?|(?:à la )?fin(?: de)?|(?:a )?(?:finales|fines|final) de|(?:no |ao )?(?:fim|final) de';

const EARLY_DAY = 10;
const MIDDLE_DAY = 15;

const monthOf = (text: string, tongue: Tongue): number =>
  tongue.vocabulary.months.findIndex((one) => tongue.pattern(`^(?:${one})$`).test(text)) + 1;

/** The last day of the month that a day lies in. */
export function lastOf(first: Day): Day {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  const next = dayFrom(month === 12 ? year + 1 : year, (month % 12) + 1, 1);
  return next ? addDays(next, -1) : first;
}

const rawAt = (match: RegExpMatchArray, day: Day, more: Partial<Raw> = {}): Raw => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
  day,
  until: day,
  vague: true,
  ...more,
});

/** "Early December", "Mitte Januar", "fin mars": by then. */
export function partsOfMonths(text: string, tongue: Tongue, { today }: DateContext): Raw[] {
  const months = tongue.vocabulary.months.join('|');
  const said = tongue.pattern(
    `\\b(?:(${EARLY})|(${MIDDLE})|(${LATE}))[ -](${months})(?!\\w)\\.?(?: (?:de |del )?(\\d{4}))?`,
    'giu',
  );
  return [...text.matchAll(said)].flatMap((match) => {
    const month = monthOf(match[4] ?? '', tongue);
    const first = match[5] ? dayFrom(Number(match[5]), month, 1) : nextYearly(month, 28, today);
    if (!first) return [];
    const part = match[1] ? EARLY_DAY : match[2] ? MIDDLE_DAY : 0;
    const day = part ? addDays(`${first.slice(0, 8)}01`, part - 1) : lastOf(first);
    return [rawAt(match, day)];
  });
}

const NTH = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'last'];

/** "The first Monday in December", "the last Friday of January". */
export function weekdaysOfMonths(text: string, tongue: Tongue, { today }: DateContext): Raw[] {
  if (tongue.language !== 'en') return [];
  const { months, weekdays } = tongue.vocabulary;
  const said = tongue.pattern(
    `\\b(?:the )?(${NTH.join('|')}) (${weekdays.join('|')}) (?:in|of) (${months.join('|')})(?!\\w)`,
    'giu',
  );
  return [...text.matchAll(said)].flatMap((match) => {
    const nth = NTH.findIndex((one) => tongue.pattern(`^(?:${one})$`).test(match[1] ?? ''));
    const weekday = weekdays.findIndex((one) => tongue.pattern(`^(?:${one})$`).test(match[2] ?? '')) + 1;
    const within = nextYearly(monthOf(match[3] ?? '', tongue), 28, today);
    if (!within || weekday < 1) return [];
    const last = nth === NTH.length - 1;
    const from = last ? addDays(lastOf(within), -6) : addDays(`${within.slice(0, 8)}01`, nth * 7);
    return [rawAt(match, addDays(from, (weekday - weekdayOf(from) + 7) % 7), { vague: false })];
  });
}

/** How far ahead a weekday with its number is looked for. */
const AHEAD_DAYS = 200;

/** "Thu 10th", "Donnerstag, den 10.": the next day that is both. */
export function numberedWeekdays(text: string, tongue: Tongue, { today }: DateContext): Raw[] {
  const { weekdays, months } = tongue.vocabulary;
  const said = tongue.pattern(
    `\\b(${weekdays.join('|')})(?:\\.? |,? (?:the |den |dem |le |el |dia ))(\\d{1,2})(?:(?:st|nd|rd|th|er)(?!\\w)|\\.(?=$|[ ,)])|(?=$|[,;)]| (?:at|um|à|a las|às|from|von|de|in|for|für)(?!\\w)))(?! ?(?:of |de )?(?:${months.join('|')})(?!\\w))`,
    'giu',
  );
  return [...text.matchAll(said)].flatMap((match) => {
    const weekday = weekdays.findIndex((one) => tongue.pattern(`^(?:${one})$`).test(match[1] ?? '')) + 1;
    if (/(?:days|tags|wochs|dis|ches|feiras)$/i.test(match[1] ?? '')) return [];
    for (let day = today, by = 0; by < AHEAD_DAYS; day = addDays(day, 1), by++)
      if (Number(day.slice(8)) === Number(match[2]) && weekdayOf(day) === weekday)
        return [rawAt(match, day, { vague: false })];
    return [];
  });
}

const ALONE: Record<string, string> = {
  de: '(?:bis zum|bis|am|ab dem|ab|vom) (\\d{1,2})(?:\\.(?=$|[ ,;)])|(?<=(?:zum|am|dem|vom) \\d{1,2})(?=$|[,;)]))(?! ?\\p{Lu}| ?\\d)',
  fr: "(?:avant le|d'ici le|pour le|jusqu'au|dès le|le) (\\d{1,2}|1er)(?=$|[,;.)])",
  es: '(?:antes del|hasta el|para el|desde el|el(?: día)?) (\\d{1,2})(?=$|[,;.)])',
  pt: '(?:até ao dia|até ao|até|antes do dia|no dia|dia) (\\d{1,2})(?=$|[,;.)])',
};

/** "Bis zum 11.", "avant le 15": the next such day from the start on. */
export function numbersAlone(text: string, tongue: Tongue, { today, start }: DateContext): Raw[] {
  const alone = ALONE[tongue.language];
  if (!alone) return [];
  return [...text.matchAll(tongue.pattern(`(?<!\\w)${alone}`, 'giu'))].flatMap((match) => {
    const number = match[1] ?? '';
    const from = start !== undefined && start > today ? start : today;
    const day = nextNumbered(Number.parseInt(number, 10), from);
    const at = (match.index ?? 0) + match[0].indexOf(number);
    return day ? [rawAt(match, day, { start: at, vague: false })] : [];
  });
}

/** The first day from there on that has this number in its month. */
export function nextNumbered(number: number, from: Day): Day | undefined {
  for (let day = from, by = 0; by < 62; day = addDays(day, 1), by++)
    if (Number(day.slice(8)) === number) return day;
  return undefined;
}

/** "On the last Friday": of the project, or before what was fixed last. */
export function lastWeekdays(text: string, tongue: Tongue, { event, start, end }: DateContext): Raw[] {
  if (tongue.language !== 'en' || !end || !start) return [];
  const { weekdays } = tongue.vocabulary;
  const until = event !== undefined && event > start ? addDays(event, -1) : end;
  const said = tongue.pattern(
    `\\bthe last (${weekdays.join('|')})(?!\\w)(?: before (?:the|that|it)(?: \\p{L}+)?)?`,
    'giu',
  );
  return [...text.matchAll(said)].map((match) => {
    const weekday = weekdays.findIndex((one) => tongue.pattern(`^(?:${one})$`).test(match[1] ?? '')) + 1;
    return rawAt(match, addDays(until, -((weekdayOf(until) - weekday + 7) % 7)), { vague: false });
  });
}

/** "This week": by the Friday of the project's first one. */
export function thisWeek(text: string, tongue: Tongue, { today, start }: DateContext): Raw[] {
  const said = tongue.pattern(
    '\\b(?:this|diese[rs]?|cette|ce|esta|este) (?:week|woche|semaine|semana|(weekend|wochenende|week-end|fin de semana|fim de semana))(?!\\w|-)',
    'giu',
  );
  const from = start !== undefined && start > today ? start : today;
  return [...text.matchAll(said)].map((match) => rawAt(match, addDays(startOfWeek(from), match[1] ? 6 : 4)));
}

/** "Within 3 days", "two weeks after the event", "the day after": counted from the day that was fixed last, else from the start. */
export function spansAfter(text: string, tongue: Tongue, { start, end, event, came }: DateContext): Raw[] {
  const within = tongue.pattern(
    '\\b(?:within|inside|innerhalb von|binnen|dans les|en menos de|no prazo de|dentro de) (?:the next |the first |den nächsten |los próximos |os próximos )?{n} {unit}(?: (?:of|after|danach|nach|après|después|depois|suivants)(?: (?:that|it|the \\w+|dem \\w+|der \\w+))?)?',
    'giu',
  );
  const later = tongue.pattern(
    '\\b(?:{n}|an?|the|one|am|eine?n?|une?|le|una?|el|uma?|o) {unit} (?:later|afterwards|after(?: (?:that|it|the \\p{L}+|launch))?|danach|darauf|später|nach (?:dem|der) \\p{L}+|après|plus tard|después|más tarde|depois)(?!\\w)',
    'giu',
  );
  const from = came ?? event ?? start;
  if (from === undefined) return [];
  const found: Raw[] = [];
  for (const match of text.matchAll(within)) {
    const days = daysIn(match[1] ?? '1', match[2] ?? '', tongue);
    if (days < 1 || days > 120) continue;
    const until = addDays(from, days);
    if (came !== undefined) found.push(rawAt(match, came, { until, role: 'from' }));
    else
      found.push(
        rawAt(match, event ? addDays(from, 1) : until, { until, ...(event ? { role: 'from' } : {}) }),
      );
  }
  if (event === undefined) return found;
  const behind = tongue.pattern(
    "^(?:after|nach|après|después d[ae]l?|depois d[ao]) (?:the |dem |der |le |la |l'|el |o |a )?(?:event|race|run|wedding|party|launch|move|fair|show|opening|concert|fest|feier|hochzeit|umzug|lauf|eröffnung|konzert|messe|fête|mariage|concert|salon|boda|fiesta|evento|concierto|feria|festa|casamento|concerto)[,:]? (?=\\S)",
    'giu',
  );
  for (const match of text.matchAll(behind)) {
    const last = end ?? event;
    const day = addDays(event, 1) <= last ? addDays(event, 1) : event;
    found.push(rawAt(match, day, { until: addDays(day, 7) <= last ? addDays(day, 7) : last, role: 'from' }));
  }
  for (const match of text.matchAll(later)) {
    const days = daysIn(match[1] ?? '1', match[2] ?? '', tongue);
    if (days < 1 || days > 120) continue;
    found.push(rawAt(match, addDays(event, 1), { until: addDays(event, days + 1), role: 'from' }));
  }
  return found;
}

/** "The week before launch": from Monday to Friday of the week ahead of the day that was fixed last, else of the end. */
export function weekBefore(text: string, tongue: Tongue, { start, end, event }: DateContext): Raw[] {
  const of = event ?? end;
  if (of === undefined || start === undefined) return [];
  const said = tongue.pattern(
    "(?<!\\w)(?:(?:in|during|dans|pendant|durante|en|na) )?(?:(?:the|la|a) (?:week|semaine|semana) (?:before|ahead of|leading up to|avant|précédant|antes d[aeo]l?|anterior al?|previa al?)|in der woche vor) (?:(?:the|our|my|de[mr]|unsere[mr]|la|le|el|o|a|we|i|you) |l['’])?(?!christmas|xmas|weihnachten|noël|navidad|natal|last|next)\\p{L}{3,}(?: (?:day|party|event|evening|night)(?!\\w))?",
    'giu',
  );
  const monday = addDays(startOfWeek(of), -7);
  const day = monday < start ? start : monday;
  return day < of
    ? [...text.matchAll(said)].map((match) =>
        rawAt(match, day, { until: addDays(monday, 4) < day ? day : addDays(monday, 4), role: 'from' }),
      )
    : [];
}

const BACK =
  '(?:^|[ (,])(?:(?:at least|about|spätestens|mindestens|au moins|al menos|pelo menos) )?(?:{n}|an?|the|eine?n?|une?|una?|uma?) {unit} (before|ahead of|vor|avant|antes d[aeo]l?|after|nach|après|después d[aeo]l?|depois d[aeo])(?: (?:the|dem|der|le|la|el|o|a))? ?$';

const WEEK_OF =
  '(?:^|[ (,])(?:(?:in|during|in der|dans|pendant|en|na) )?(?:the |la |a )?(?:week (?:of|commencing|beginning|starting)|w/c|woche (?:vom|ab|ab dem)|semaine du|semana del?|semana de)(?: the)? ?$';

/** "In the week of 7 December": from then on, and no later than its Friday. */
function weekOf(raw: Raw, text: string, tongue: Tongue): Raw | undefined {
  const match = tongue.pattern(WEEK_OF).exec(text.slice(0, raw.start));
  if (!match) return undefined;
  const start = match.index + (/^[ (,]/.test(match[0]) ? 1 : 0);
  return { ...raw, start, until: addDays(startOfWeek(raw.day), 4), role: 'from' };
}

/** "A week before Christmas", "zwei Tage nach dem 3. Mai": the date moved by that. */
export function movedBy(raw: Raw, text: string, tongue: Tongue): Raw {
  const inWeek = weekOf(raw, text, tongue);
  if (inWeek) return inWeek;
  const match = tongue.pattern(BACK).exec(text.slice(0, raw.start));
  const days = match ? daysIn(match[1] ?? '1', match[2] ?? '', tongue) : 0;
  if (!match || days < 1 || days > 120) return raw;
  const back = /^(?:before|ahead|vor|avant|antes)/i.test(match[3] ?? '');
  const day = addDays(raw.day, back ? -days : days);
  return { ...raw, start: match.index + (/^[ (,]/.test(match[0]) ? 1 : 0), day, until: day, vague: true };
}

/** Longer than this a number alone is no day near the end any more. */
const SHORT_PROJECT = 62;

export const isShort = (start: Day, end: Day): boolean => daysBetween(start, end) <= SHORT_PROJECT;
