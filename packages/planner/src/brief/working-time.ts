import type { Weekday } from '@daymark/domain/dates';
import { numberOf, type Tongue, unitKind } from './tongue.ts';
import { WORKING_TIME } from './vocabulary/working-time.ts';

const ALL: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
/** Nobody plans less than a quarter or more than sixteen hours on a day. */
const LEAST_HOURS = 0.25;
const MOST_HOURS = 16;

/** What a stretch of text says about the week of its writer. */
export interface WorkingTime {
  /** Named as worked, with or without hours. */
  weekdays: Weekday[];
  /** Named as not worked. */
  out: Weekday[];
  hoursByWeekday: Partial<Record<Weekday, number>>;
  /** Hours a day for no day in particular. */
  hours: number | null;
  /** Every day is meant, so what is not named is worked too. */
  only: boolean;
}

interface Said {
  days: Weekday[];
  out: Weekday[];
  /** "In the evenings": any working day. */
  any: boolean;
  hours: number | null;
  only: boolean;
}

/** Reads days and hours group by group: "2 hours Monday to Thursday, plus Saturday mornings, 3 hours". */
export function workingTimeIn(text: string, tongue: Tongue): WorkingTime {
  const found: WorkingTime = { weekdays: [], out: [], hoursByWeekday: {}, hours: null, only: false };
  let open: Weekday[] = [];
  let anyOpen = false;
  let loose: number | null = null;
  let last: number | null = null;
  const give = (days: readonly Weekday[], hours: number) => {
    for (const day of days) found.hoursByWeekday[day] = hours;
  };
  for (const said of partsOf(text, tongue, () => last !== null)) {
    if (said.only && said.days.length > 0 && !found.only) {
      found.out.push(...found.weekdays.filter((day) => found.hoursByWeekday[day] === undefined));
      found.weekdays = found.weekdays.filter((day) => found.hoursByWeekday[day] !== undefined);
      open = [];
    }
    found.only ||= said.only;
    // "Weekends, 3 hours each day" says no more days.
    if (said.days.length === 7 && said.hours !== null && open.length > 0) said.days = [];
    found.out.push(...said.out);
    const guessed = said.any && said.days.length === 0 && open.length === 0;
    const days = guessed ? [...WORKDAYS] : said.days;
    if (anyOpen && said.days.length > 0) {
      found.weekdays = found.weekdays.filter((day) => !open.includes(day));
      open = [];
    }
    anyOpen = (guessed || (anyOpen && days.length === 0)) && said.hours === null;
    for (const day of days) if (!found.weekdays.includes(day)) found.weekdays.push(day);
    if (said.hours !== null) {
      last = said.hours;
      if (days.length > 0) give([...open, ...days], said.hours);
      else if (open.length > 0) give(open, said.hours);
      else loose = said.hours;
      open = [];
    } else if (days.some((day) => found.hoursByWeekday[day] === undefined)) {
      if (loose !== null) {
        give(days, loose);
        loose = null;
      } else open = [...open, ...days];
    }
  }
  if (open.length > 0 && last !== null) give(open, last);
  found.hours = loose ?? (Object.keys(found.hoursByWeekday).length === 0 ? last : null);
  const out = new Set(found.out);
  found.weekdays = found.weekdays.filter((day) => !out.has(day)).sort();
  for (const day of out) delete found.hoursByWeekday[day];
  return found;
}

function partsOf(text: string, tongue: Tongue, hoursSaid: () => boolean): Said[] {
  const words = WORKING_TIME[tongue.language];
  const joints = tongue.pattern(
    `[,;:] ?(?:(?:${tongue.vocabulary.and}) )?|[.] |(?<!\\w)(?:${tongue.vocabulary.and})(?!\\w)|(?= (?:${words.except}|${words.only})(?!\\w))`,
    'giu',
  );
  const named = new Set<Weekday>();
  const rulesOut = tongue.pattern(`(?<!\\w)(?:${words.except}|${words.never}|${words.elsewhere})(?!\\w)`);
  const ofWeek = rulesOut.test(text) ? undefined : weekdaysIn(text, tongue);
  let bare = false;
  let before: Said | undefined;
  return withRangesKept(text, tongue)
    .split(joints)
    .flatMap((part): Said[] => {
      const said = partOf(part, tongue, bare || hoursSaid(), ofWeek);
      const goesOn =
        before && before.out.length > 0 && said.days.length > 0 && said.hours === null && !said.only;
      if (goesOn && part.trim().split(/\s+/).length <= 2) [said.out, said.days] = [said.days, []];
      before = said;
      for (const day of [...said.days, ...said.out]) named.add(day);
      if (tongue.pattern(`(?<!\\w)(?:${words.others})(?!\\w)`).test(part))
        said.days = WORKDAYS.filter((day) => !named.has(day));
      if (said.hours !== null) bare = true;
      return [said];
    });
}

/** "Between 9 and 12", "an hour and a half": the joint in them is none. */
const withRangesKept = (text: string, tongue: Tongue): string =>
  text
    .replace(/[()]/g, ' ')
    // "I manage 80 an hour" is a pace.
    .replace(/(?<!\p{L}|\d )an hour(?! and| or)(?!\p{L})/giu, '1 hour')
    .replace(
      tongue.pattern(
        '\\b(?:an? hour and a half|une heure et demie|una hora y media|uma hora e meia|anderthalb stunden?)(?!\\w)',
        'giu',
      ),
      '1.5 h',
    )
    .replace(
      tongue.pattern('{n} (?:hours? and a half|heures? et demie|horas? y media|horas? e meia)(?!\\w)', 'giu'),
      (_, n: string) => `${numberOf(n, tongue) + 0.5} h`,
    )
    .replace(/(\d)\s?h\s?(\d\d)(?!\d)/giu, (_, h: string, m: string) => `${Number(h) + Number(m) / 60} h`);

function partOf(part: string, tongue: Tongue, hoursKnown: boolean, ofWeek: Weekday[] | undefined): Said {
  const words = WORKING_TIME[tongue.language];
  const has = (source: string) => tongue.pattern(`(?<!\\w)(?:${source})(?!\\w)`).test(part);
  const only = has(words.only);
  const hours = hoursIn(part, tongue, ofWeek);
  const days = weekdaysIn(part, tongue);
  const trailing = hours === null && hoursKnown && days ? tongue.pattern(' {n}$').exec(part.trim()) : null;
  const leading =
    hours === null && hoursKnown && days && !trailing
      ? /^(\d{1,2}(?:[.,]\d+)?) (?:on|every|at the|am|an|le|les|el|los|la|no|na|nos|nas|aos?|às?)(?= )/iu.exec(
          part.trim(),
        )
      : null;
  const found =
    hours ?? numberAt(leading) ?? (trailing ? believed(numberOf(trailing[1] ?? '', tongue)) : null);
  const negative = has(words.except) || (hours === null && has(`${words.never}|${words.elsewhere}`) && !only);
  return {
    days: negative ? [] : (days ?? []),
    out: negative ? (days ?? []) : [],
    any: !negative && has(words.evenings),
    hours: found,
    only,
  };
}

const numberAt = (match: RegExpExecArray | null): number | null =>
  match ? Number((match[1] ?? '').replace(',', '.')) : null;

/** The days of the week that a text names; undefined when it names none. */
export function weekdaysIn(text: string, tongue: Tongue): Weekday[] | undefined {
  const { weekdays, weekend } = tongue.vocabulary;
  const words = WORKING_TIME[tongue.language];
  const full = weekdays.map((one) =>
    one.replaceAll(/\|(?:mo|di|mi|do|fr|sa|so|mon|tues\?|wed|thurs\?|thu|fri|sat|sun)(?=\||$)/g, ''),
  );
  const names = full.map((one, index) => `${one}|${words.short[index]}`);
  const found = new Set<Weekday>();
  const indexOf = (word: string) =>
    names.findIndex((one) => tongue.pattern(`^(?:${one})$`).test(word.replace(/\.$/, ''))) + 1;
  const range = tongue.pattern(
    `(?<!\\w)(${names.join('|')})\\.? ?(?:-|–|${words.to}) ?(?:el |le |la |o |a )?(${names.join('|')})(?!\\w)`,
    'giu',
  );
  for (const [, from = '', to = ''] of text.matchAll(range)) {
    const [first, last] = [indexOf(from), indexOf(to)];
    for (let day = first; day <= (last < first ? 7 : last); day++) if (day > 0) found.add(day as Weekday);
    if (last < first) for (let day = 1; day <= last; day++) found.add(day as Weekday);
  }
  full.forEach((name, index) => {
    const time = tongue.language === 'de' ? '(?:abends?|morgens?|vormittags?|nachmittags?)?' : '';
    if (tongue.pattern(`\\b(?:${name})${time}(?!\\w)`).test(text)) found.add((index + 1) as Weekday);
  });
  const short = words.short.join('|');
  const listed = tongue.pattern(
    `(?<!\\w)(?:(${short})\\.? ?[+/&,] ?(${short})|(${short})\\.?:? (?=\\d{1,2}(?:[.,]\\d)? ?(?:h|std|stunden|hours?)(?!\\w)|evenings?|mornings?))(?!\\p{L})`,
    'giu',
  );
  for (const match of text.matchAll(listed))
    for (const one of match.slice(1)) if (one && indexOf(one) > 0) found.add(indexOf(one) as Weekday);
  if (tongue.language === 'en')
    for (const one of text.match(
      /\b(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun)\b|\b(?:tue|wed|thu|fri)\b|(?<=hours? )sat\b/g,
    ) ?? [])
      found.add(indexOf(one) as Weekday);
  if (tongue.pattern(`\\b(?:${weekend})(?!\\w)`).test(text))
    for (const day of [6, 7] as const) found.add(day);
  const group = (source: string) => tongue.pattern(`(?<!\\w)(?:${source})(?!\\w)`).test(text);
  if (group(words.weekdays)) for (const day of WORKDAYS) found.add(day);
  if (found.size === 0 && group(words.daily)) for (const day of ALL) found.add(day);
  return found.size > 0 ? [...found].sort() : undefined;
}

/** Hours of one day: "1-2 hours", "90 minutes", "6.30 to 8 in the morning", "10 hours a week" over its days, or those of the whole sentence. */
function hoursIn(text: string, tongue: Tongue, ofWeek: Weekday[] | undefined): number | null {
  const { per, units } = tongue.vocabulary;
  const match = tongue
    .pattern(
      `(?<![\\d.,])(?:(\\d{1,2}) ?(?:-|–|to|bis|à|a) ?)?{n} ?-?{unit}( (?:${per}) (?:${units.week})(?!\\w))?`,
    )
    .exec(text);
  if (match && ['hour', 'minute'].includes(unitKind(match[3] ?? '', tongue))) {
    const amount =
      numberOf(match[2] ?? '', tongue) / (unitKind(match[3] ?? '', tongue) === 'minute' ? 60 : 1);
    const mean = match[1] ? (Number(match[1]) + amount) / 2 : amount;
    const days = (weekdaysIn(text, tongue) ?? ofWeek ?? WORKDAYS).length;
    return believed(match[4] ? mean / days : mean);
  }
  return clockHours(text, tongue);
}

/** "From 6.30 to 8 in the morning", "18–20 Uhr". */
function clockHours(text: string, tongue: Tongue): number | null {
  const clock = '(\\d{1,2})(?:[.:h](\\d\\d))?(?: ?h)?';
  const { to } = WORKING_TIME[tongue.language];
  const match = tongue
    .pattern(
      `(?<![\\d.,])${clock} ?(?:am|pm|uhr)? ?(?:-|–|${to}) ?${clock} ?(am|pm|uhr|h|in the (?:morning|evening|afternoon))?(?![\\d.,])`,
    )
    .exec(text);
  if (!match || !(match[2] || match[4] || match[5])) return null;
  const [from, until] = [
    Number(match[1]) + Number(match[2] ?? 0) / 60,
    Number(match[3]) + Number(match[4] ?? 0) / 60,
  ];
  return from < 24 && until <= 24 && until > from ? believed(until - from) : null;
}

const believed = (hours: number): number | null => {
  const value = Math.round(hours * 4) / 4;
  return value >= LEAST_HOURS && value <= MOST_HOURS ? value : null;
};
