import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import { datesIn } from '../brief/dates.ts';
import { type DateRole, dayFrom, nextYearly } from '../brief/found-date.ts';
import { ORDINAL_DAYS } from '../brief/ordinals.ts';
import { numberOf, unitKind } from '../brief/tongue.ts';
import type { Setting } from './conversation.ts';

/** A date as it is said in a conversation. */
export interface SpokenDate {
  start: number;
  end: number;
  day: Day;
  /** Last day of a span; the same day otherwise. */
  until: Day;
  role: DateRole;
  /** The words leave open which day is meant: "mid December". */
  guessed: boolean;
  /** The words only hold from today: "in six weeks". */
  relative: boolean;
}

type Found = Omit<SpokenDate, 'role'>;

/** A day that was found at a place in a text. */
const foundAt = (match: RegExpExecArray, day: Day, how: Pick<Found, 'guessed' | 'relative'>): Found => ({
  start: match.index,
  end: match.index + match[0].length,
  day,
  until: day,
  ...how,
});

const monthsLater = (day: Day, months: number): Day => {
  const [year, month, number] = day.split('-').map(Number) as [number, number, number];
  const index = year * 12 + month - 1 + months;
  for (let last = number; last > 27; last--) {
    const found = dayFrom(Math.floor(index / 12), (index % 12) + 1, last);
    if (found) return found;
  }
  return dayFrom(Math.floor(index / 12), (index % 12) + 1, number) ?? addDays(day, months * 30);
};

const endOfMonth = (day: Day): Day => addDays(`${monthsLater(`${day.slice(0, 8)}01`, 1)}`, -1);

/** "In six weeks", "next month". */
function countedDates(text: string, { tongue, words, today }: Setting): Found[] {
  return [...text.matchAll(words.relative)].flatMap((match) => {
    const { n, n2, unit, unit2, unit3 } = match.groups ?? {};
    const at = (day: Day, guessed: boolean): Found[] => [foundAt(match, day, { guessed, relative: true })];
    if (unit3)
      return at(
        /^[mM]/.test(unit3) ? endOfMonth(monthsLater(today, 1)) : `${Number(today.slice(0, 4)) + 1}-12-31`,
        true,
      );
    const amount = n ?? n2;
    const named = unit ?? unit2;
    if (!amount || !named) return at(monthsLater(today, 6), false);
    const count = /couple/i.test(amount) ? 2 : Math.max(1, numberOf(amount, tongue));
    if (count > 520) return [];
    if (/^(?:years?|jahr)/i.test(named)) return at(monthsLater(today, 12 * count), false);
    const kind = unitKind(named, tongue);
    if (kind === 'month') return at(monthsLater(today, count), false);
    return at(addDays(today, count * (kind === 'week' ? 7 : 1)), false);
  });
}

/** "At the end of the month", and of the week: its last working day. */
function endsOfPeriods(text: string, { words, today }: Setting): Found[] {
  return words.periodEnds.flatMap(([pattern, period]) =>
    [...text.matchAll(pattern)].map((match) => {
      const friday = addDays(startOfWeek(today), 4);
      const day =
        period === 'week'
          ? friday > today
            ? friday
            : addDays(friday, 7)
          : period === 'month'
            ? endOfMonth(today)
            : `${today.slice(0, 4)}-12-31`;
      return foundAt(match, day, { guessed: true, relative: true });
    }),
  );
}

/** "By summer", "before Christmas". */
function seasonDates(text: string, { words, today }: Setting): Found[] {
  return words.seasons.flatMap(([pattern, date]) => {
    const match = pattern.exec(text);
    const [month, number] = date.split('-').map(Number);
    const day = nextYearly(month ?? 0, number ?? 0, today);
    return match && day && day > today ? [foundAt(match, day, { guessed: true, relative: false })] : [];
  });
}

/** "The 14th", in the month of the date that it corrects or follows, else the next one. */
function bareDays(text: string, { words, today }: Setting, near: Day | undefined): Found[] {
  return [...text.matchAll(words.dayOnly)].flatMap((match) => {
    const number = Number(match.groups?.day);
    const at = (month: Day) => dayFrom(Number(month.slice(0, 4)), Number(month.slice(5, 7)), number);
    const months = near ? [near, monthsLater(near, 1)] : [today, monthsLater(today, 1)];
    const day = months
      .map((month) => at(`${month.slice(0, 8)}01`))
      .find((one) => one !== undefined && one > today);
    return day ? [foundAt(match, day, { guessed: false, relative: false })] : [];
  });
}

/** "Mid December", "early March": the day in the month that a part of it stands for. */
function withPart(date: Found, text: string, { words }: Setting): Found {
  const said = text.slice(date.start, date.end);
  const month = /\d/.test(said.replace(/\b\d{4}\b/, '')) ? '' : date.day.slice(0, 8);
  if (!month) return date;
  const before = text.slice(0, date.start);
  const offset = said.search(/\p{L}+\.?(?:,? \d{4})?$/u);
  const lead = `${before}${said.slice(0, Math.max(0, offset))}`;
  const parts = [
    [words.parts.early, `${month}05`],
    [words.parts.mid, `${month}15`],
    [words.parts.late, endOfMonth(date.day)],
  ] as const;
  for (const [pattern, day] of parts) {
    const match = pattern.exec(lead);
    if (match) return { ...date, start: Math.min(date.start, match.index), day, until: day, guessed: true };
  }
  return date;
}

/** "1 December" and "first of December" are no months alone. */
const NUMBERED = new RegExp(`(?:\\d\\.?(?:st|nd|rd|th)?|${ORDINAL_DAYS.join('|')}) ?(?:of )?$`, 'i');

/** "Mitte März", "in May 2027": a month alone is its last day, or the day that a part of it stands for. */
function monthDates(text: string, { tongue, today }: Setting): Found[] {
  const { months, due, on, starting } = tongue.vocabulary;
  const names = months.flatMap((one, index) =>
    one.split('|').flatMap((name) => (name.length > 2 ? [[name, index + 1] as const] : [])),
  );
  const lead = `(?:${due}|${on}|${starting}|in|im|of|mid|early|late|anfang|mitte|ende|beginn|since|the)`;
  const said = tongue.pattern(
    `(?:^|(?<=(?:^|[ (,-])${lead}[ -]))(${names.map(([name]) => name).join('|')})(?!\\w)(?! ?\\d{1,2}(?!\\d))\\.?(?:,? (\\d{4}))?`,
    'giu',
  );
  return [...text.matchAll(said)].flatMap((match) => {
    if (NUMBERED.test(text.slice(0, match.index))) return [];
    const month = names.find(([name]) => name === match[1]?.toLowerCase())?.[1] ?? 0;
    const year = Number(today.slice(0, 4));
    const years = match[2] ? [Number(match[2])] : [year, year + 1];
    const day = years
      .flatMap((one) => dayFrom(one, month, 1) ?? [])
      .map(endOfMonth)
      .find((one) => one > today);
    return day ? [foundAt(match, day, { guessed: true, relative: false })] : [];
  });
}

const blank = (text: string, { start, end }: Found): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** The dates of a sentence, in its order. `near` is the date that was talked about before. */
export function spokenDatesIn(text: string, setting: Setting, near: Day | undefined): SpokenDate[] {
  const { tongue, today, locale } = setting;
  const read = [...countedDates(text, setting), ...endsOfPeriods(text, setting)];
  read.push(...monthDates(read.reduce(blank, text), setting).map((date) => withPart(date, text, setting)));
  const masked = read.reduce(blank, text);
  // In a conversation a stroke may follow the person's habit; the reader of briefs knows it by the locale.
  const known = datesIn(masked, tongue, { today, locale }).map((date) => ({
    ...withPart(
      { ...date, guessed: date.vague, relative: isRelative(masked.slice(date.start, date.end)) },
      text,
      setting,
    ),
    role: date.role,
  }));
  const rest = known.reduce(blank, masked);
  const bare = bareDays(rest, setting, near ?? known.at(-1)?.day);
  const seasons = known.length + read.length + bare.length === 0 ? seasonDates(rest, setting) : [];
  return [
    ...known,
    ...[...read, ...bare, ...seasons].map((date) => ({ ...date, role: roleOf(date, text, setting) })),
  ]
    .filter(
      (date, _, all) => date.until >= today && !isPast(text, date, setting) && !isOfWeek(text, date, all),
    )
    .sort((a, b) => a.start - b.start);
}

/** "On Tuesday, Thursday and Sunday" is when there is time every week. */
const isOfWeek = (text: string, date: SpokenDate, all: readonly SpokenDate[]): boolean =>
  date.relative &&
  date.role === 'on' &&
  all.filter(
    (one) => one.relative && one.role === 'on' && /(?:day|tag)/i.test(text.slice(one.start, one.end)),
  ).length > 1;

const SOON_DAYS = 270;

/** "On 3 October they wrote": without a year, what is far ahead has happened. */
function isPast(text: string, { start, end, day }: Found, { words, today }: Setting): boolean {
  if (/\d{4}/.test(text.slice(start, end)) || !words.past.test(text)) return false;
  return day > addDays(today, SOON_DAYS) || !(words.future.test(text) || words.correction.test(text));
}

const isRelative = (said: string): boolean =>
  /\b(?:next|this|tomorrow|today|week|nächst\p{L}*|kommend\p{L}*|morgen|heute|woche|\p{L}+day|\p{L}+tag)\b/iu.test(
    said,
  ) && !/\d/.test(said);

function roleOf({ start }: Found, text: string, { tongue }: Setting): DateRole {
  const { due, starting } = tongue.vocabulary;
  const before = text.slice(0, start);
  if (tongue.pattern(`(?:^|[ (,])(?:${starting})(?: (?:the|dem|den))?[ ,]*$`).test(before)) return 'from';
  return tongue.pattern(`(?:^|[ (,])(?:${due})(?: (?:the|dem|den|zum))?[ ,]*$`).test(before) ? 'due' : 'on';
}
