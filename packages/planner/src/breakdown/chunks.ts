import { addDays, type Day, daysFrom, weekdayOf } from '@daymark/domain/dates';
import type { Count, Item, Language } from '../brief/brief.ts';
import type { Draft } from './draft.ts';
import { perDayOf, quarters } from './estimate.ts';
import type { Scene } from './scene.ts';
import { fitTitle, LONGEST_TITLE } from './titles.ts';

/** One portion of something that takes longer than a sitting. */
export interface Chunk {
  title: string;
  hours: number;
  /** The first and the last of the things counted. */
  units?: readonly [number, number];
  /** The days that the pace of the brief gives it. */
  release?: Day;
  deadline?: Day;
  paced?: Draft['paced'];
}

/** Up to this many hours a thing stays one task; beyond it is cut into portions of about this length. */
const ONE_SITTING = 4;
const MOST_CHUNKS = 30;
/** As many portions where the brief says what one is. */
const MOST_TOLD = 120;

const OF: Record<Language, string> = { en: 'of', de: 'von', fr: 'sur', es: 'de', pt: 'de', other: '/' };
const PART: Record<Language, string> = {
  en: 'part',
  de: 'Teil',
  fr: 'partie',
  es: 'parte',
  pt: 'parte',
  other: '',
};

/** Cuts a task into portions that name what is in them: "pieces 9–16 of 24". */
export function chunksOf(title: string, item: Item, hours: number, scene: Scene): Chunk[] {
  const { longestTask, hoursPerDay, language, workingHours } = scene;
  const { count } = item;
  const paced = count && pacedOf(title, item, hours, scene);
  if (paced) return paced;
  // "4 mock exams of 3 hours": what lasts that long is not cut where some day has room for it.
  const sitting = item.each !== null && item.each <= Math.min(8, hoursPerDay) ? item.each : 0;
  const longest = Math.max(longestTask, sitting);
  const sittings = count?.sessions && count.sessions.n <= MOST_CHUNKS ? count.sessions.n : 0;
  const portion =
    hours > workingHours / 2 || sitting > ONE_SITTING ? longest : Math.min(longest, ONE_SITTING);
  const least = Math.ceil(hours / longest - 1e-9);
  if (hours <= portion && !(sittings > 1 && hours >= sittings * 0.75)) {
    const range = count?.within ? ` (${rangeOf(count, 1, 0, language, '')})` : '';
    const units = count ? { units: unitsIn(count, 1, 0) } : {};
    return [
      { title: `${fitTitle(title, LONGEST_TITLE - range.length)}${range}`, hours: quarters(hours), ...units },
    ];
  }
  const counts = count !== null && count.role !== 'aside' && count.n > 1;
  if (counts && sittings <= 1 && hours / count.n > longest + 1e-9 && hours / portion + count.n <= MOST_TOLD)
    return largeUnits(title, item, count, hours, portion, scene);
  const usual =
    sittings > 1
      ? Math.max(sittings, least)
      : Math.max(least, Math.min(MOST_CHUNKS, Math.ceil(hours / portion)));
  const wanted = counts && sittings <= 1 ? Math.max(usual, wholeOnes(count.n, hours, usual, longest)) : usual;
  const countedOut = counts && wanted > count.n && hours / count.n <= longest;
  const pieces = Math.max(1, countedOut ? count.n : wanted);
  const countable = count !== null && count.role !== 'aside' && count.n >= pieces && !WORDS.test(count.noun);
  const each = hours / pieces;
  return Array.from({ length: pieces }, (_, index): Chunk => {
    const suffix = countable
      ? rangeOf(count, pieces, index, language, nounFor(title, count))
      : `${PART[language]} ${index + 1} ${OF[language]} ${pieces}`.trim();
    const upTo = (portions: number): number =>
      quarters(countable ? (hours * edge(count.n, pieces, portions)) / count.n : each * portions);
    const share = index === 0 ? upTo(1) : upTo(index + 1) - upTo(index);
    return {
      title: `${fitTitle(title, LONGEST_TITLE - suffix.length - 3)} (${suffix})`,
      hours: Math.min(longest, quarters(share)),
      ...(countable ? { units: unitsIn(count, pieces, index) } : {}),
    };
  });
}

/** Portions of whole things: of two interviews of five hours each only one fits into a day of six. */
function wholeOnes(n: number, hours: number, portions: number, longest: number): number {
  const each = hours / n;
  const fit = Math.max(1, Math.floor(longest / each + 1e-9));
  const tooLong = portions <= n && Math.ceil(n / portions) * each > longest + 1e-9;
  return tooLong ? Math.min(MOST_TOLD, Math.ceil(n / fit)) : 0;
}

const WORDS = /(?:word|wort|wört|zeichen|sign|mots|palabr|palavr)/i;

const nounFor = (title: string, { n, noun, within }: Count): string =>
  title.replace(/(?<=\d)[.,' ](?=\d{3})/g, '').includes(String(within?.total ?? n)) ? '' : noun;

const unitsIn = ({ n, within }: Count, pieces: number, index: number): [number, number] => {
  const before = within?.before ?? 0;
  return [before + edge(n, pieces, index) + 1, before + edge(n, pieces, index + 1)];
};

/** Each of a few large things in parts of its own: "chapter 2 of 4, part 1 of 3". */
function largeUnits(
  title: string,
  { size }: Item,
  count: Count,
  hours: number,
  portion: number,
  { language }: Scene,
): Chunk[] {
  const one = hours / count.n;
  const parts = Math.max(1, Math.ceil(one / portion - 1e-9));
  const total = count.within?.total ?? count.n;
  const perUnit = size ? size.n / total : 0;
  return Array.from({ length: count.n * parts }, (_, index): Chunk => {
    const [unit, part] = [Math.floor(index / parts), index % parts];
    const units = unitsIn(count, count.n, unit);
    const from = Math.round(perUnit * (units[0] - 1 + part / parts)) + 1;
    const to = Math.round(perUnit * (units[0] - 1 + (part + 1) / parts));
    const inside =
      size && to >= from
        ? `, ${size.noun} ${from}–${to}`
        : parts > 1
          ? `, ${PART[language]} ${part + 1} ${OF[language]} ${parts}`
          : '';
    const suffix = `${rangeOf(count, count.n, unit, language, nounFor(title, count))}${inside}`;
    return {
      title: `${fitTitle(title, LONGEST_TITLE - suffix.length - 3)} (${suffix})`,
      hours: Math.min(8, quarters(one / parts)),
      units,
    };
  });
}

/** Days that a portion may come later than its pace has it. */
const LATE_DAYS = 10;

/** "1,000 words a day": what the brief gives a day, day by day; undefined where it gives none. */
function pacedOf(title: string, item: Item, hours: number, scene: Scene): Chunk[] | undefined {
  const { count } = item;
  const perDay = perDayOf(item, scene);
  if (!count || perDay === undefined || item.series !== null) return undefined;
  const pieces = Math.ceil(count.n / perDay - 1e-9);
  if (pieces < 2 || pieces > MOST_TOLD) return undefined;
  const { calendar, startDate, today, dueDate } = scene.request;
  const { daysOff } = scene.brief.availability;
  const weekdays = scene.brief.availability.weekdays ?? calendar.weekdays;
  const off = new Set([...calendar.daysOff, ...daysOff]);
  const start = item.release ?? (startDate > today ? startDate : today);
  const days = daysFrom(start, item.deadline ?? dueDate).filter(
    (day) => weekdays.includes(weekdayOf(day)) && !off.has(day),
  );
  const before = count.within?.before ?? 0;
  const number = (n: number): string =>
    n.toLocaleString(scene.language === 'other' ? 'en' : scene.language).replace(/\u202f|\u00a0/g, ' ');
  const total = count.within?.total ?? count.n;
  const earlier = scene.brief.items.reduce((sum, { count: one }) => {
    const same = one?.within?.total === total && one.noun === count.noun && one.within.before < before;
    return same ? sum + Math.ceil(one.n / perDay - 1e-9) : sum;
  }, 0);
  return Array.from({ length: pieces }, (_, index): Chunk => {
    const [from, to] = [before + index * perDay + 1, before + Math.min(count.n, (index + 1) * perDay)];
    const suffix =
      `${nounFor(title, count)} ${from === to ? number(from) : `${number(from)}–${number(to)}`} ${OF[scene.language]} ${number(total)}`.trim();
    const release = days[Math.min(earlier + index, days.length - 1)];
    const late = release && addDays(release, LATE_DAYS);
    const last = item.deadline ?? dueDate;
    return {
      title: `${fitTitle(title, LONGEST_TITLE - suffix.length - 3)} (${suffix})`,
      hours: quarters(Math.min(scene.longestTask, (hours * (to - from + 1)) / count.n)),
      units: [from, to],
      paced: { release: item.release, deadline: item.deadline },
      ...(release ? { release } : {}),
      ...(late && late < last && earlier + index < days.length ? { deadline: late } : {}),
    };
  });
}

const edge = (n: number, pieces: number, index: number): number => Math.round((n * index) / pieces);

function rangeOf(
  { n, within = { before: 0, total: n } }: Pick<Count, 'n' | 'within'>,
  pieces: number,
  index: number,
  language: Language,
  noun: string,
): string {
  const { before, total } = within;
  const [from, to] = [before + edge(n, pieces, index) + 1, before + edge(n, pieces, index + 1)];
  const range = from === to ? `${from}` : `${from}–${to}`;
  return `${noun ? `${noun} ` : ''}${range} ${OF[language]} ${total}`;
}
