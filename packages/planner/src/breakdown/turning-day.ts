import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import {
  daysOfKind,
  isTheDay,
  isWork,
  type LibraryLanguage,
  type NearDay,
  type ProjectKind,
} from '../library/entries.ts';

import type { DayInName } from './day-in-name.ts';
import { leadDays } from './leads.ts';
import { isAmong, stemsOf } from './stems-named.ts';

/** The day on which a project turns: the wedding, the moving day, the exam. */
export interface TurningDay {
  day: Day;
  /** The last day of an event of several days; the same day if it has one, or if nobody says more. */
  until: Day;
  /** Whether the brief names it. */
  isNamed: boolean;
  /** The last day of the project. */
  dueDate: Day;
  /** Whether the project has no time behind it for what follows. */
  isLast: boolean;
  /** Whether the brief's own day comes behind the end of the project, which only gets ready for it. */
  isBehind: boolean;
  /** The last one on which something is prepared: the day before, if the day itself is full. */
  lastDay: Day;
  /** From when on its last preparations are made. */
  from: Record<Exclude<NearDay, 'day'>, Day>;
  /** From when on a step is done that belongs so many weeks before it, sooner where what follows would have no time. */
  ahead: (weeks: number) => Day;
}

interface Span {
  startDate: Day;
  dueDate: Day;
  minutesUntil: (day?: Day) => number;
}

/** The least days before the day, and the least working minutes in them. */
const LEAST = { eve: { days: 1, minutes: 240 }, week: { days: 7, minutes: 960 } } as const;
const MOST_DAYS = 40;
/** What lasts longer is no event that is prepared for all its days: an exhibition of four weeks has its opening. */
const MOST_EVENT_DAYS = 4;
/** In a longer project the day on which it turns is only one that is named. */
const MOST_UNNAMED_DAYS = 366;
/** From so long a step on the day itself on, nothing else is done on it. */
const LONG_DAY_MINUTES = 240;
/** On a short day this share of it is enough. */
const FULL_DAY = 0.7;
/** How much longer than the kind's own steps in them the last days are: there are those of lines also. */
const ROOM_BEFORE = 1.3;
/** An event that does not name the kind is the day on which the project turns only in its last part, or alone behind its first. */
const LATE = 0.7;
const ALONE = 0.4;
/** What follows the day on the day itself, if there is none behind it. */
export const MOST_FOLLOWING_MINUTES = 120;

/** Domains whose projects are due on their day; of others, such as a move, the work behind it belongs to the project. */
const LAST_DAY = new Set(['event', 'family', 'travel', 'health', 'learning', 'study', 'career', 'shop']);
/** Domains whose work is better live early than on the last day, if nobody names one. */
const EARLIER = new Set(['software', 'writing', 'design']);
/** How much longer than needed the time behind the day is. */
const ROOM_BEHIND = 1.3;

/** The minutes of the work that follows the day. */
function minutesBehind(kind: ProjectKind): number {
  const following = new Set(kind.steps.flatMap((step) => (isTheDay(step) ? step.place : [])));
  return kind.steps.reduce((sum, step) => {
    if (isTheDay(step) || !step.after.some((place) => following.has(place))) return sum;
    following.add(step.place);
    return sum + (isWork(step) ? step.minutes.usual : 0);
  }, 0);
}

/** The last day up to this one on which there is time; the due date if there is none. */
function withTime(last: Day, { startDate, dueDate, minutesUntil }: Span): Day {
  let day = last;
  const hasTime = () => minutesUntil(day) > minutesUntil(addDays(day, -1));
  while (day > startDate && !hasTime()) day = addDays(day, -1);
  return day > startDate ? day : dueDate;
}

/** The latest day behind which there is time for what follows it. */
function withTimeBehind(kind: ProjectKind, { startDate, dueDate, minutesUntil }: Span): Day {
  const minutes = minutesBehind(kind);
  let day = dueDate;
  const left = () => minutesUntil(dueDate) - minutesUntil(day);
  if (minutes > MOST_FOLLOWING_MINUTES)
    while (day > startDate && left() < minutes * ROOM_BEHIND) day = addDays(day, -1);
  // Nobody says that it is done on a day off.
  return withTime(day, { startDate, dueDate, minutesUntil });
}

/** Domains whose last day is no event that happens whether or not one works on it: the bags are packed when there is time. */
const WORKED = new Set(['travel', 'career', 'shop']);

/** The due date, or where nothing happens by itself the last day before it on which there is time. */
function lastDayOf({ domain }: ProjectKind, span: Span): Day {
  const { dueDate } = span;
  return WORKED.has(domain) ? withTime(dueDate, span) : dueDate;
}

const turns = (kind: ProjectKind): boolean => kind.steps.some(isTheDay);

/** A day of the brief that may be the one on which its project turns. */
interface NamedDay {
  day: Day;
  /** The last day, of several. */
  until: Day;
  /** Whether its sentence names what the kind is about, or nothing: "We move on January 30", "Saturday 12 June". */
  isNamed: boolean;
  /** Whether it is an event or work of that day, or booked, and not only told. */
  isSaid: boolean;
  /** Whether its sentence names what is done on the day itself: "Movers booked for 23 January". */
  isOfTheDay: boolean;
  /** Whether it is work without a word of the kind, which tells at most the last day: "collect the turkey on the 23rd". */
  isOtherWork?: boolean;
}

/** How a brief is told: the statement that is the wish for the whole, which also names a day that it is only due before, and the day of its name. */
export interface Told {
  wish: string | null;
  inName: DayInName | null;
  language: LibraryLanguage;
}

/** "Staff have to be trained before we go live on 10 May": the day behind what is due. */
const BEFORE = /(?:^|\s)(?:before|bevor|vor|avant|antes)\s(.+)$/isu;

/** "Priya starts on 4 January", "the tenant moves out on the 31st": what somebody does that changes everything, unlike a visit; "signed up for the 28th". */
const TURNING =
  /(?:^|\s)(?:signed up|registered|enroll?ed|angemeldet|eingeschrieben|inscrit\p{L}*|apuntad[oa]s?|starts?|begins?|joins?|leaves?|retires?|moves? (?:in|out)|comes? home|fängt|beginnt|geht in rente|zieht|kommt|commence|débute|arrive|quitte|part|empieza|comienza|llega|se va|se jubila)(?:\s|$)/iu;

/** Days one behind the other as one run: a workshop on 6 and 7 March. */
function runsOf(days: readonly Day[]): { day: Day; until: Day }[] {
  const runs: { day: Day; until: Day }[] = [];
  for (const day of days.toSorted()) {
    const last = runs.at(-1);
    if (last && day <= addDays(last.until, 1)) last.until = day;
    else runs.push({ day, until: day });
  }
  return runs;
}

/**
 * The days that the sentences of a brief name, also of one that is no event by its form: "The van is booked for 10 June". Without
 * the words of the kind only events and work have one.
 */
function daysNamed(
  statements: readonly Statement[],
  { name, also, steps }: ProjectKind,
  { language }: Told,
): NamedDay[] {
  const titles = steps.flatMap((step) => (isWork(step) && isTheDay(step) ? [step.title, ...step.also] : []));
  const ofTheDay = new Set(titles.flatMap((text) => stemsOf(text, language)));
  const names = new Set([name, ...also].flatMap((text) => stemsOf(text, language))).union(ofTheDay);
  return statements.flatMap((one): NamedDay[] => {
    const said = stemsOf(one.words.text, language);
    const isNamed = said.length === 0 || isAmong(said, names, language);
    const isOfTheDay = isAmong(said, ofTheDay, language);
    // "Photographer comes on 9 March" is somebody else's day.
    const isOfOthers =
      one.alternatives?.some((other) => other.kind === 'theirs' && other.who !== null) &&
      !TURNING.test(one.words.text);
    if (one.kind === 'event' && (isNamed || !isOfOthers))
      return [{ day: one.on, until: one.until ?? one.on, isNamed, isSaid: true, isOfTheDay }];
    // "He comes home on 16 January" is waited for until the day itself.
    if (one.kind === 'wait' && one.until !== null && isNamed && (isOfTheDay || TURNING.test(one.words.text)))
      return [{ day: one.until, until: one.until, isNamed, isSaid: true, isOfTheDay }];
    if (one.kind === 'task' && one.by !== null && one.on.length === 0) {
      const [, behind = ''] = BEFORE.exec(one.words.text) ?? [];
      const isOfIt = stemsOf(behind, language).some((stem) => ofTheDay.has(stem));
      const day = addDays(one.by, 1);
      return isOfIt ? [{ day, until: day, isNamed, isSaid: true, isOfTheDay: true }] : [];
    }
    if (one.kind === 'task') {
      const isOfKind = isAmong(said, names, language);
      const told = { isNamed: isOfKind, isSaid: true, isOfTheDay, isOtherWork: !isOfKind };
      return runsOf(one.on).map((days) => ({ ...days, ...told }));
    }
    const event = one.alternatives?.find((other) => other.kind === 'event');
    const mayTell = one.kind === 'note' || one.kind === 'unsure' || one.kind === 'done';
    const work = one.alternatives?.find((other) => other.kind === 'task');
    // "The album is due before 30 June" names a limit.
    const isDue = work?.kind === 'task' && work.by !== null;
    // "Two days in the Lakes, 4-5 March" is no limit, whatever it names.
    const isLong =
      one.kind !== 'done' &&
      event?.kind === 'event' &&
      event.until !== null &&
      daysBetween(event.on, event.until) < MOST_EVENT_DAYS;
    const isOwn = isNamed || (one.kind === 'done' && TURNING.test(one.words.text));
    return mayTell && (isLong || (isOwn && !isDue)) && event?.kind === 'event'
      ? [
          {
            ...{ day: event.on, until: event.until ?? event.on },
            ...{ isNamed: isOwn, isSaid: one.kind === 'done', isOfTheDay },
          },
        ]
      : [];
  });
}

/** The day on which a project of this kind turns: the last event that the brief names, else its due date. Null if it turns on none. */
export function turningDayOf(
  kind: ProjectKind,
  statements: readonly Statement[],
  { startDate, dueDate, minutesUntil }: Span,
  asTold: Told,
): TurningDay | null {
  if (!turns(kind)) return null;
  const shareOf = (one: Day) => minutesUntil(one) / Math.max(1, minutesUntil());
  const { inName } = asTold;
  const ofName: NamedDay[] =
    inName && !inName.isDue ? [{ ...inName, isNamed: true, isSaid: true, isOfTheDay: true }] : [];
  const all = [...daysNamed(statements, kind, asTold), ...ofName];
  // All is ready by the end for what follows it: "knee op on 19 January", in a project until the 18th.
  const isBehind = all.some((one) => one.day > dueDate && one.isSaid && one.isNamed && one.isOfTheDay);
  const inTime = isBehind ? [] : all.filter((one) => one.day >= startDate && one.day <= dueDate);
  const told = inTime.filter(({ isNamed }) => isNamed);
  const said = told.some((one) => one.isSaid) ? told.filter((one) => one.isSaid) : told;
  const named = said.some((one) => one.isOfTheDay) ? said.filter((one) => one.isOfTheDay) : said;
  const isAlone = new Set(inTime.map((one) => one.day)).size === 1;
  const others = inTime.filter(
    (one) => shareOf(one.day) >= (isAlone ? ALONE : LATE) && (!one.isOtherWork || one.until === dueDate),
  );
  const wish = statements.find(({ id }) => id === asTold.wish);
  const limit = wish?.kind === 'task' ? wish.by : inName?.isDue ? inName.day : null;
  const due = limit !== null && limit < dueDate ? limit : undefined;
  const last = (named.length > 0 ? named : others).toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1);
  const known = due ?? last?.day;
  // Over so long a time a day that nobody names says nothing of when it turns: an enquiry has two years.
  const isLong = daysBetween(startDate, dueDate) > MOST_UNNAMED_DAYS;
  if (known === undefined && (isLong || EARLIER.has(kind.domain))) return null;
  const end = LAST_DAY.has(kind.domain)
    ? lastDayOf(kind, { startDate, dueDate, minutesUntil })
    : withTimeBehind(kind, { startDate, dueDate, minutesUntil });
  // With nothing said the last day of several is the end.
  const first = addDays(end, 1 - daysOfKind(kind));
  const unnamed = first > startDate ? { day: first, until: end } : { day: end, until: end };
  const day = known ?? unnamed.day;
  const isShort = last && last.until <= dueDate && daysBetween(last.day, last.until) < MOST_EVENT_DAYS;
  const until = known === undefined ? unnamed.until : due === undefined && isShort ? last.until : day;
  // What is done on the day itself leaves no time on it for the last preparations.
  const ownMinutes = minutesUntil(day) - minutesUntil(addDays(day, -1));
  const fullMinutes = Math.min(LONG_DAY_MINUTES, Math.max(1, ownMinutes * FULL_DAY));
  const isLongDay = kind.steps.some(
    (step) => isWork(step) && isTheDay(step) && step.minutes.usual >= fullMinutes,
  );
  const lastDay = isLongDay ? addDays(day, -1) : day;
  const from = (near: Exclude<NearDay, 'day'>): Day => {
    const { days, minutes } = LEAST[near];
    const own = kind.steps.reduce(
      (sum, step) => sum + (isWork(step) && step.near === near ? step.minutes.usual : 0),
      0,
    );
    let before: number = days;
    const capacity = () => minutesUntil(lastDay) - minutesUntil(addDays(day, -before - 1));
    while (capacity() < Math.max(minutes, own * ROOM_BEFORE) && before < MOST_DAYS) before++;
    return addDays(day, -before);
  };
  const isLast = until >= dueDate || minutesUntil(dueDate) - minutesUntil(until) < minutesBehind(kind);
  const nearest = { eve: from('eve'), week: from('week') };
  const ahead = (weeks: number): Day => {
    const { least, minutes } = leadDays(kind.steps, weeks);
    let before = least;
    const capacity = () => minutesUntil(lastDay) - minutesUntil(addDays(day, -before - 1));
    while (capacity() < minutes * ROOM_BEFORE && before < least + MOST_DAYS) before++;
    const first = addDays(day, -before);
    return first < nearest.week ? first : nearest.week;
  };
  return {
    day,
    until,
    isNamed: known !== undefined,
    dueDate,
    isLast,
    isBehind,
    lastDay,
    from: nearest,
    ahead,
  };
}
