import { addDays, type Day, daysBetween, daysFrom, weekdayOf } from '@daymark/domain/dates';
import type { Item, Language, Series } from '../brief/brief.ts';
import { type Estimate, quarters } from './estimate.ts';
import type { Scene } from './scene.ts';
import { fitTitle } from './titles.ts';

/** One time of something that comes back. */
export interface Repeat {
  title: string;
  hours: number;
  release: Day;
  deadline: Day;
  /** The first and the last of the things counted. */
  units?: readonly [number, number];
  /** Of how many, where it is not all that was counted. */
  total?: number;
}

/** A stretch of the calendar in which it happens once, or its sessions do. */
interface Stretch {
  from: Day;
  to: Day;
  label: string;
}

interface Words {
  week: string;
  of: string;
  locale: string;
}

const WORDS: Record<Language, Words> = {
  en: { week: 'week ', of: 'of', locale: 'en' },
  de: { week: 'Woche ', of: 'von', locale: 'de' },
  fr: { week: 'semaine ', of: 'sur', locale: 'fr' },
  es: { week: 'semana ', of: 'de', locale: 'es' },
  pt: { week: 'semana ', of: 'de', locale: 'pt' },
  other: { week: '', of: '/', locale: 'en' },
};

const MOST_TASKS = 110;
/** A rest of a month or of a week shorter than this counts no more. */
const SHORTEST_MONTH = 10;
const SHORTEST_WEEK = 3;
/** So many things a month are made on as many days; more of them in one go. */
export const MOST_SPREAD = 6;
const LONGEST_SITTING = 4;
const USUAL_SITTING = 1;
/** Days by which it comes earlier when its own day is off. */
const EARLIER = 3;

/** Every time of what comes back, each with the days between which it has to happen. */
export function repeatsOf(
  item: Item,
  series: Series,
  title: string,
  found: Estimate,
  scene: Scene,
): Repeat[] {
  const { dueDate } = scene.request;
  const last = item.deadline ?? item.on ?? dueDate;
  const start = startOf(scene);
  const from = item.release !== null && item.release > start ? item.release : start;
  const to = last > from && last < dueDate ? last : dueDate;
  if (series.first !== null || series.weekday !== null)
    return onDays(item, series, title, found, scene, from, to);
  const stretches = series.unit === 'month' ? monthsOf(from, to, scene) : weeksOf(from, to, series, scene);
  const perMonth =
    series.unit === 'month' &&
    item.count !== null &&
    item.count.role !== 'aside' &&
    item.count.n <= MOST_SPREAD;
  const parts = Math.min(7, perMonth ? (item.count?.n ?? 1) : series.sessions);
  const one = parts > 1 && perMonth ? singular(title, item, scene) : title;
  const guessed = series.sessions === 1 ? Math.min(found.hours, LONGEST_SITTING) : USUAL_SITTING;
  const whole = found.stated ? found.hours : guessed;
  const hours = quarters(Math.min(scene.longestTask, perMonth ? whole / parts : whole));
  return stretches
    .flatMap((stretch) =>
      windowsIn(stretch, parts, scene).map(([release, deadline], at): Repeat => {
        const label = [stretch.label, parts > 1 ? `${at + 1} ${WORDS[scene.language].of} ${parts}` : '']
          .filter((text) => text !== '')
          .join(', ');
        return { title: labelled(one, label), hours, release, deadline };
      }),
    )
    .slice(0, MOST_TASKS)
    .map((one, at, all) =>
      item.count?.role === 'each' ? { ...one, units: [at + 1, at + 1], total: all.length } : one,
    );
}

const startOf = ({ request: { startDate, today } }: Scene): Day => (startDate > today ? startDate : today);

const labelled = (title: string, label: string): string =>
  label === '' ? title : `${fitTitle(title, 76 - label.length)} (${label})`;

/** "Publish the blog post (January, 1 of 2)" is one of them; only English shows it by the word alone. */
function singular(title: string, item: Item, { language }: Scene): string {
  const { n = 0, noun = '' } = item.count ?? {};
  const one = noun.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  if (language !== 'en' || one === noun) return title;
  return title.replace(
    new RegExp(`(?:the )?${n} (.*?)${noun}`),
    (_, between: string) => `the ${between}${one}`,
  );
}

/** Those whose day is fixed: the publication of each episode, the long run of each Sunday. */
function onDays(
  item: Item,
  { first, every, unit, weekday }: Series,
  title: string,
  found: Estimate,
  scene: Scene,
  from: Day,
  to: Day,
): Repeat[] {
  const of = item.count?.role === 'each' ? item.count.n : undefined;
  const days: Day[] = [];
  // The day of the race is no day of training.
  const events = new Set(scene.brief.items.flatMap(({ on }) => on ?? []));
  const off = new Set([...scene.request.calendar.daysOff, ...scene.brief.availability.daysOff]);
  // A weekly meeting in the middle of the holidays is not held.
  const weekdays = scene.brief.availability.weekdays ?? scene.request.calendar.weekdays;
  const hasTime = (one: Day): boolean =>
    daysFrom(addDays(one, -EARLIER), one).some(
      (near) => !off.has(near) && (near === one || weekdays.includes(weekdayOf(near))),
    );
  let day = first ?? daysFrom(from, addDays(from, 6)).find((one) => weekdayOf(one) === weekday) ?? from;
  for (let at = 0; day <= to && at < Math.min(of ?? MOST_TASKS, MOST_TASKS); at++) {
    if (day >= from && (first !== null || (!events.has(day) && hasTime(day)))) days.push(day);
    day = unit === 'week' ? addDays(day, 7 * every) : sameDayNextMonth(day, every);
  }
  const words = WORDS[scene.language];
  const total = of ?? days.length;
  const hours = quarters(
    Math.min(
      scene.longestTask,
      found.stated ? found.hours / (of ?? 1) : Math.min(found.hours / (of ?? 1), LONGEST_SITTING),
    ),
  );
  return days.map((one, at) => {
    const label = of === undefined && unit === 'week' && every === 1 ? `${words.week}${at + 1}` : `${at + 1}`;
    const release = off.has(one) ? addDays(one, -EARLIER) : one;
    return {
      title: days.length > 1 || of ? labelled(title, `${label} ${words.of} ${total}`) : title,
      hours,
      release: release < from ? from : release,
      deadline: one,
      ...(of === undefined ? {} : { units: [at + 1, at + 1] as const }),
    };
  });
}

/** The same day of a later month, or its last one. */
function sameDayNextMonth(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10) as Day;
}

function weeksOf(from: Day, to: Day, { every }: Series, scene: Scene): Stretch[] {
  const stretches: Stretch[] = [];
  for (let start = from; start <= to && stretches.length < MOST_TASKS; start = addDays(start, 7 * every)) {
    const end = addDays(start, 6);
    const short = stretches.length > 0 && daysBetween(start, to) + 1 < SHORTEST_WEEK;
    if (!short) stretches.push({ from: start, to: end < to ? end : to, label: '' });
  }
  const { week, of } = WORDS[scene.language];
  const total = stretches.length;
  return stretches.map((one, at) => ({
    ...one,
    label: total === 1 ? '' : every === 1 ? `${week}${at + 1} ${of} ${total}` : `${at + 1} ${of} ${total}`,
  }));
}

function monthsOf(from: Day, to: Day, scene: Scene): Stretch[] {
  const { locale } = WORDS[scene.language];
  const months: Stretch[] = [];
  for (let start = from; start <= to && months.length < MOST_TASKS; ) {
    const next = `${sameDayNextMonth(`${start.slice(0, 7)}-01` as Day, 1)}` as Day;
    const end = addDays(next, -1) < to ? addDays(next, -1) : to;
    const label = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      new Date(`${start}T12:00:00Z`),
    );
    months.push({ from: start, to: end, label });
    start = next;
  }
  const long = months.filter((one) => daysBetween(one.from, one.to) + 1 >= SHORTEST_MONTH);
  const kept = long.length > 0 ? long : months.slice(0, 1);
  return kept.map((one) => (kept.length === 1 ? { ...one, label: '' } : one));
}

/** So many stretches within one, each beginning on a working day, as far apart as they can be. */
function windowsIn({ from, to }: Stretch, parts: number, scene: Scene): [Day, Day][] {
  if (parts === 1) return [[from, to]];
  const { calendar } = scene.request;
  const weekdays = scene.brief.availability.weekdays ?? calendar.weekdays;
  const off = new Set([...calendar.daysOff, ...scene.brief.availability.daysOff]);
  const days = daysFrom(from, to).filter((day) => weekdays.includes(weekdayOf(day)) && !off.has(day));
  if (days.length === 0) return [];
  if (days.length <= parts) return days.slice(0, parts).map((day) => [day, day]);
  const starts = Array.from({ length: parts }, (_, at) => days[Math.floor((at * days.length) / parts)] ?? to);
  return starts.map((day, at) => [day, at + 1 < parts ? addDays(starts[at + 1] ?? to, -1) : to]);
}
