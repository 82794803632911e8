import { addDays, type Day, daysBetween, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { Availability } from './brief.ts';
import { datesIn } from './dates.ts';
import type { DateContext, FoundDate } from './found-date.ts';
import { withFeastDays } from './named-days.ts';
import { absenceIn, withFullDays } from './own-week.ts';
import { withDaysOfAWeek } from './so-many-days.ts';
import type { Tongue } from './tongue.ts';
import { WORKING_TIME } from './vocabulary/working-time.ts';
import { type WorkingTime, weekdaysIn, workingTimeIn } from './working-time.ts';

/** Longest absence that is believed, in days. */
const LONGEST_ABSENCE = 120;

export interface SaidAvailability {
  daysOff: Day[];
  time: WorkingTime | null;
}

/** "I teach on Mondays so Tue-Fri only": what follows is what holds. */
function consequenceIn(text: string, { pattern, vocabulary }: Tongue): string {
  const found = pattern(
    `^.{5,80}?,? (?:so|therefore|deshalb|daher|donc|así que|por isso),? (?=.*\\b(?:${vocabulary.weekdays.join('|')})(?!\\w))`,
  ).exec(text);
  if (found) return text.slice(found[0].length);
  // "I sew alone, 8 hours a day".
  const told = pattern(
    `^(?:i|we|ich|wir|je|nous|yo|eu) (?:[\\p{L}'-]+ ?){1,2}, (?=(?:about |max\\.? )?{n} ?{unit} ?(?:${vocabulary.per}) ?(?:${vocabulary.units.day}|${vocabulary.units.week})(?!\\w))`,
  ).exec(text);
  return told ? text.slice(told[0].length) : text;
}

/** "Before the Christmas holidays" says when something is due, and not that nobody works. */
const AROUND_HOLIDAYS =
  /(?<!\p{L})(?:before|after|until|in time for|vor|nach|bis zu) (?:(?:the|our|my|school|den|der|die) )*(?:\p{L}+ )?(?:holidays?|vacation|break|\p{L}*ferien)(?!\p{L})/giu;

/** What a sentence says about when its writer can work; undefined when it says nothing of the kind. */
export function availabilityIn(
  said: string,
  tongue: Tongue,
  context: DateContext,
): SaidAvailability | undefined {
  const absence = absenceIn(said, tongue, context, (named) => weekdaysIn(named, tongue));
  if (!absence) return timeIn(said, tongue, context);
  const { out, daysOff, rest } = absence;
  const more = /\p{L}{3}/u.test(rest) ? timeIn(rest, tongue, context) : undefined;
  const none: WorkingTime = { weekdays: [], out: [], hoursByWeekday: {}, hours: null, only: false };
  const time = more?.time ?? none;
  return {
    daysOff: [...daysOff, ...(more?.daysOff ?? [])],
    time: { ...time, out: [...time.out, ...out] },
  };
}

function timeIn(said: string, tongue: Tongue, context: DateContext): SaidAvailability | undefined {
  // "The bakery where I work" tells of no time.
  const whole = withFullDays(said, tongue)
    .replace(/(?<!\p{L})where (?:i|we) work(?!\p{L})/giu, ' ')
    .replace(/(?<=\d )(?:proper|good|full|real|solid|decent) (?=hours?(?!\p{L}))/giu, '');
  const text = withFeastDays(withDaysOfAWeek(consequenceIn(whole, tongue), tongue), tongue, context);
  const { vocabulary, pattern } = tongue;
  const dates = datesIn(text, tongue, context).filter((date) => !date.vague);
  if (dates.length > 0) {
    const away = text.replace(AROUND_HOLIDAYS, ' ');
    if (!pattern(`(?<!\\w)(?:${vocabulary.away})(?!\\w)`).test(away)) return undefined;
    if (OTHERS_AWAY.test(said.trim())) return { daysOff: [], time: null };
    const daysOff = awayDays(text, dates, tongue);
    return daysOff.length > 0 && daysOff.length <= LONGEST_ABSENCE ? { daysOff, time: null } : undefined;
  }
  const words = WORKING_TIME[tongue.language];
  const time = workingTimeIn(text, tongue);
  const named = time.weekdays.length > 0 || time.out.length > 0;
  if (!named && time.hours === null) return undefined;
  const cue = pattern(`(?<!\\w)(?:${words.cue}|${words.except}|${words.never})(?!\\w)`).test(text);
  if (!cue && !isNothingElse(text, tongue)) return undefined;
  if (!named && !ofDays(text, tongue)) return undefined;
  return { daysOff: [], time };
}

/** "He's away 30 Nov – 2 Dec": what others are not there for takes no day of ours. */
const OTHERS_AWAY =
  /^(?:[Bb]ut |[Aa]nd )?(?:(?:[Hh]e|[Ss]he|[Tt]hey)(?:['’](?:s|re|ll be)| (?:is|are|will be))|(?!Every|I |We )\p{Lu}\p{Ll}+(?:['’]s| is| will be)) (?:away|abroad|on (?:holidays?|vacation|leave)|travell?ing|out of (?:the )?office)(?!\p{L})/u;

/** "Weekends only, 5 h a day", "werktags abends 1,5 Stunden": nothing is left but small words. */
function isNothingElse(text: string, tongue: Tongue): boolean {
  const words = WORKING_TIME[tongue.language];
  const { weekdays, weekend, and, prepositions, articles, per, each, units } = tongue.vocabulary;
  const known = [
    ...weekdays,
    ...words.short,
    ...Object.values(units),
    weekend,
    words.weekdays,
    words.daily,
    words.evenings,
    words.only,
    words.to,
    words.cue,
    words.never,
    and,
    tongue.number,
    words.except,
    words.elsewhere,
    words.others,
    'every|jede[nmr]?|alle|chaque|tous|toutes|cada|todos|todas|maximum|máximo|rien|sinon|le reste|nichts|sonst|nada|resto|of|de|du',
    prepositions,
    articles,
    per,
    each,
    'mostly|mainly|usually|meistens?|meist|hauptsächlich|surtout|principalement|sobre todo|principalmente|sobretudo|fois|about|around|roughly|approx|approximately|etwa|ungefähr|rund|ca|circa|zirka|environ|unos|unas|cerca|aproximadamente',
    'day|tag|jour|día|dia|max|max\\.|je|time|zeit|temps|tiempo|tempo|hours?|am|pm|uhr|after|nach',
  ];
  const rest = text
    .replace(tongue.pattern(`(?<!\\w)(?:${known.join('|')})(?!\\w)`, 'giu'), ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return rest === '';
}

/** Hours are somebody's time when they are so many a day, a week or an evening, and not the length of a thing. */
function ofDays(text: string, tongue: Tongue): boolean {
  const { per, units } = tongue.vocabulary;
  const { evenings } = WORKING_TIME[tongue.language];
  const spans = `${units.day}|${units.week}|evening|abend|soir|noche|noite|tarde|matin|mañana|manhã|morning|weekend|wochenende`;
  return (
    tongue.pattern(`\\b{n}(?:[.,]\\d+)? ?{unit} ?(?:${per}) ?(?:${spans})(?!\\w)`).test(text) ||
    tongue.pattern(`(?<!\\w)(?:${evenings})(?!\\w)`).test(text)
  );
}

/** "On 5 and 19 December", "24 December to 1 January", "between the 24th and the 26th". */
function awayDays(text: string, dates: readonly FoundDate[], tongue: Tongue): Day[] {
  const words = WORKING_TIME[tongue.language];
  const days = new Set<Day>();
  const add = (from: Day, to: Day) => {
    const count = daysBetween(from, to) + 1;
    if (count > 0 && count <= LONGEST_ABSENCE) for (let by = 0; by < count; by++) days.add(addDays(from, by));
  };
  for (let at = 0; at < dates.length; at++) {
    const [one, next] = [dates[at], dates[at + 1]];
    if (!one) continue;
    const said = text.slice(one.start, one.end);
    const within = tongue
      .pattern(`(?<!\\w)(?:${words.between}) (?:the |dem |el |le |o )?$`)
      .test(text.slice(0, one.start));
    const isList =
      one.until !== one.day &&
      !within &&
      tongue.pattern(`\\d\\S* (?:${tongue.vocabulary.and}) \\d`).test(said);
    const joint = next ? text.slice(one.end, next.end) : '';
    const joined = next
      ? tongue.pattern(`^\\W*(?:[-–]|(?:${words.to})(?!\\w))`).test(joint) ||
        (within && tongue.pattern(`^\\W*(?:${tongue.vocabulary.and})(?!\\w)`).test(joint))
      : false;
    if (next && joined && one.until === one.day) {
      add(one.day, next.until);
      at++;
    } else if (isList) {
      days.add(one.day);
      days.add(one.until);
    } else add(one.day, one.until);
  }
  return [...days];
}

const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

/** "An hour a day, except on Sunday": Saturday is one of the days. */
const usualDays = ({ out, hours }: WorkingTime): readonly Weekday[] =>
  hours !== null && out.length === 1 && out.every((day) => day > 5) ? ALL_DAYS : WORKDAYS;

/** What is known of the writer's time with what one more sentence says; "only" is not undone by a later sentence. */
export function withAvailability(known: Availability, { daysOff, time }: SaidAvailability): Availability {
  const out = [...(known.out ?? []), ...(time?.out ?? [])];
  const all = {
    ...known,
    daysOff: [...known.daysOff, ...daysOff],
    ...(out.length > 0 ? { out } : {}),
  };
  if (!time) return all;
  const named = time.weekdays.length > 0;
  const hours = { ...(time.only ? {} : known.hoursByWeekday), ...time.hoursByWeekday };
  const before = time.only && named ? [] : (known.weekdays ?? []);
  const base = before.length > 0 || named ? before : time.out.length > 0 ? usualDays(time) : [];
  const weekdays = ALL_DAYS.filter(
    (day) =>
      (base.includes(day) || time.weekdays.includes(day)) &&
      !(time.weekdays.length < WORKDAYS.length ? time.out : out).includes(day),
  );
  if (weekdays.length === 0) return { ...all, hoursPerDay: time.hours ?? known.hoursPerDay };
  const plain = time.hours ?? known.hoursPerDay;
  const each = weekdays.map((day) => hours[day] ?? plain);
  const values = new Set(each.filter((one) => one !== null));
  const byDay = Object.fromEntries(weekdays.flatMap((day, at) => (each[at] ? [[day, each[at]]] : [])));
  return {
    ...all,
    weekdays,
    hoursPerDay: values.size > 0 ? Math.max(...values) : null,
    ...(values.size > 1 ? { hoursByWeekday: byDay } : { hoursByWeekday: undefined }),
  };
}

/** The first weekday that a text names, at least a week from today so that it can be arranged. */
export function firstWeekday(text: string, tongue: Tongue, today: Day): Day | undefined {
  const weekday = weekdaysIn(text, tongue)?.[0];
  if (weekday === undefined) return undefined;
  for (let by = 7; by < 14; by++) if (weekdayOf(addDays(today, by)) === weekday) return addDays(today, by);
  return undefined;
}
