import { daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { UNSAID } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import type { Times, Understood } from './learned/times.ts';
import {
  ABLE,
  BESIDE_WORK,
  DENIED,
  EVERY,
  FURTHER,
  HAVING_TIME,
  OCCUPIED,
  ON_IT,
  REST,
  SO,
} from './lexicon/own-time.ts';
import { type OwnTimes, ownTimesIn, type TimeGroup } from './own-time.ts';
import { isOnlyOfLength, WHOLE_DAY } from './own-time-lengths.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import { paddedText, type Tagged } from './tag.ts';
import { isTimeTalk, saidTime } from './time-talk.ts';
import { isOfPerson } from './told-facts.ts';

const isTaking = ({ text, token }: Piece): boolean => !token && OCCUPIED.has(text);

/** "Saturdays I work": time that something else takes; but "I work on it in the evenings". */
const isTaken = (said: readonly Piece[], { groups, week, count, day }: OwnTimes): boolean =>
  said.some((piece, at) => isTaking(piece) && !BESIDE_WORK.has(said[at - 1]?.text ?? '')) &&
  !has(said, ABLE) &&
  !has(said, ON_IT) &&
  (groups.length > 0 || [week, count, day].some((time) => time !== null));

const weekdaysOfDates = ({ dates }: TimeGroup): Weekday[] =>
  distinct(dates.flatMap(({ from, to }) => daysFrom(from, to).slice(0, DAYS_A_WEEK).map(weekdayOf)));
const DAYS_A_WEEK = 7;
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

interface Limit {
  at: number;
  times: Partial<Times>;
}

/** The days on which there is time, and how long on each of them. */
function limitsOfGroups({ groups, frame, week }: OwnTimes, mayLimit: boolean): Limit[] {
  const weekly = groups.filter(({ weekdays }) => weekdays.length > 0);
  const isOneLength = new Set(groups.map(({ minutes }) => minutes)).size === 1;
  // "At most 3 hours on Tuesdays" says nothing of other days.
  const isOfDays = weekly.length > 0 && weekly.every(({ isMost }) => isMost) && !mayLimit;
  const [first] = weekly;
  if (isOfDays) return groups.flatMap((group) => lengthOf(group, frame));
  if (groups.some(({ isAll }) => isAll) || !first)
    return groups.flatMap((group) => {
      const { at, weekdays, minutes } = group;
      if (weekdays.length > 0 && minutes === null && week) return [];
      if (weekdays.length > 0) return [{ at, times: { weekdays, rule: 'also', minutes, ...frame } }];
      // "Evenings and weekends": on the other days.
      const others =
        group.isGuess && first
          ? WORKDAYS.filter((day) => !weekly.some((one) => one.weekdays.includes(day)))
          : [];
      return [...lengthOf({ ...group, weekdays: others }, frame), ...datesOf(group)];
    });
  const weekdays = distinct(weekly.flatMap((group) => group.weekdays));
  const minutes = isOneLength && !first.isWhole ? first.minutes : null;
  return [
    { at: first.at, times: { weekdays, rule: 'only', minutes, ...frame } },
    ...(isOneLength ? [] : groups.flatMap((group) => lengthOf(group, frame))),
    ...groups.flatMap(datesOf),
  ];
}

/** The hours of a group. Those of a part of one day hold on that day, and "all day" whenever its weekday is open. */
function lengthOf(group: TimeGroup, frame: OwnTimes['frame']): Limit[] {
  const { minutes, lengthAt, at, weekdays, dates } = group;
  if (minutes === null) return [];
  const [range] = dates;
  const days = range ? weekdaysOfDates(group) : weekdays;
  const held =
    range && minutes < WHOLE_DAY ? { from: range.from, until: dates.at(-1)?.to ?? range.to } : frame;
  return [{ at: lengthAt ?? at, times: { minutes, weekdays: days, ...(range ? {} : frame), ...held } }];
}

/** Single days on which there is time, too. */
function datesOf(group: TimeGroup): Limit[] {
  const [range] = group.dates;
  return range
    ? [
        {
          at: group.daysAt,
          times: {
            weekdays: weekdaysOfDates(group),
            rule: 'also',
            from: range.from,
            until: group.dates.at(-1)?.to ?? range.to,
          },
        },
      ]
    : [];
}

const distinct = (weekdays: readonly Weekday[]): Weekday[] => [...new Set(weekdays)].toSorted();

/** On how many days of a week the time is that is said of all of them: "mornings, three days a week". */
function limitDays(limits: Limit[], { at, days, minutes }: Counted, frame: OwnTimes['frame']): void {
  // "One day a week (Fridays)" says which.
  const named = limits.find(({ times }) => times.rule === 'only' && times.weekdays?.length === days);
  if (named) {
    named.times.minutes ??= minutes;
    return;
  }
  const ofAll = limits.find(({ times }) => !times.rule && !times.weekdays?.length && times.minutes);
  if (ofAll) Object.assign(ofAll.times, { days });
  else limits.push({ at, times: { days, minutes, ...frame } });
}
type Counted = NonNullable<OwnTimes['count']>;

/** All limits in the order of their words; the hours of a week join the days. */
function limitsOf(times: OwnTimes, mayLimit: boolean): Limit[] {
  const { never, off, week, count, day, frame } = times;
  const limits = limitsOfGroups(times, mayLimit);
  const days = limits.find(({ times: { rule, minutes } }) => rule === 'only' && (minutes ?? null) === null);
  if (week && days) Object.assign(days.times, { minutes: week.minutes, per: 'week' });
  else if (week) limits.push({ at: week.at, times: { minutes: week.minutes, per: 'week', ...frame } });
  if (day && days && !day.isMost && !days.times.minutes)
    Object.assign(days.times, { minutes: day.minutes, per: 'day' });
  else if (day) limits.push({ at: day.at, times: { minutes: day.minutes, ...frame } });
  if (count) limitDays(limits, count, frame);
  for (const { at, weekdays } of never)
    limits.push({ at, times: { weekdays: distinct(weekdays), rule: 'never' } });
  for (const { at, range } of off) limits.push({ at, times: { off: [range] } });
  return limits.toSorted((one, other) => one.at - other.at);
}

/** Each limit with the words from its place to the next one. */
function inStretches(
  { pieces }: Clause,
  said: readonly Piece[],
  limits: readonly Limit[],
  { lexicon }: Tagged,
): Understood[] {
  const offset = said[0] ? pieces.indexOf(said[0]) : 0;
  const starts: number[] = [];
  for (const { at } of limits) {
    const before = starts.at(-1);
    let start = before === undefined ? 0 : Math.max(at + offset, before + 1);
    // "And the" belongs to the words behind it.
    const isSmall = (piece: Piece | undefined) =>
      piece !== undefined && !piece.token && (lexicon.small.has(piece.text) || FURTHER.has(piece.text));
    while (before !== undefined && start > before + 1 && isSmall(pieces[start - 1])) start--;
    starts.push(start);
  }
  if (starts.some((at) => at >= pieces.length)) return [];
  return limits.map(({ times }, nth) => ({
    pieces: pieces.slice(starts[nth], starts[nth + 1]),
    times: { ...UNSAID.availability, ...times },
    p: 1,
  }));
}

/** Whether a sentence of nothing but times is about the time of its writer. */
const isOwn = (clause: Clause, said: readonly Piece[], times: OwnTimes, tagged: Tagged): boolean => {
  const { lexicon } = tagged;
  const { groups, week, count, day, never, off } = times;
  const isAlone = clause.joint === 'start' && said[0] === clause.pieces[0];
  const isOfDays =
    groups.some(({ weekdays, part }) => weekdays.length > 0 || part !== null) && !said.some(isEvery);
  return (
    hasTime(said) ||
    has(said, lexicon.self) ||
    has(clause.pieces.slice(0, -1), SO) ||
    week !== null ||
    (isAlone && count !== null) ||
    (never.length + off.length > 0 && !said.some(isEvery)) ||
    isOnly(said, tagged) ||
    day?.isMost === true ||
    groups.some(({ isMost }) => isMost) ||
    (isAlone && isOfDays)
  );
};
/** "I can", "I have", but not the "free" of "Sundays free". */
const hasTime = (said: readonly Piece[]): boolean =>
  said.some(
    ({ text, token }, at) =>
      !token && HAVING_TIME.has(text) && !(DENIED.has(text) && said[at - 1]?.token?.type === 'weekdays'),
  );

/** "Every Saturday" may also be a habit. */
const isEvery = ({ token, text }: Piece): boolean =>
  (token?.type === 'weekdays' && token.every) ||
  (token?.type === 'frequency' && (token.part === null || EVERY.has(text.split(' ', 1)[0] ?? '')));
const isOnly = (said: readonly Piece[], tagged: Tagged): boolean =>
  said.some(
    ({ text, token }, at) =>
      (token ? 'cue' in token && token.cue === 'only' : tagged.lexicon.only.has(text)) &&
      !isOnlyOfLength(said, at + 1, tagged),
  );

/** "I work Mondays and Tuesdays, so rather the rest of the week": the days that are taken have no time. */
function restOf(clause: Clause, said: readonly Piece[], own: OwnTimes, tagged: Tagged) {
  const weekdays = distinct(own.groups.flatMap((group) => group.weekdays));
  // With hours it says more than which days are taken.
  const isOfDays = [...own.groups, own.week, own.day].every((time) => !time?.minutes) && own.count === null;
  if (!has(said, REST) || weekdays.length === 0 || !isOfDays) return null;
  const times: Limit['times'] = { weekdays, rule: 'never' };
  return { times: inStretches(clause, said, [{ at: 0, times }], tagged), sure: true };
}

/** The limits of a clause that says nothing but when there is time; empty if it says anything else. */
export function ownTimeLimits(clause: Clause, tagged: Tagged): { times: Understood[]; sure: boolean } | null {
  const said = saidTime(clause.pieces, tagged);
  const times = said.some(({ token }) => token !== null) ? ownTimesIn(said, tagged) : null;
  if (!times) return null;
  if (isTaken(said, times)) return restOf(clause, said, times, tagged);
  if (!isOwn(clause, said, times, tagged)) return null;
  const isStated = isOnly(said, tagged) || hasTime(said);
  const found = inStretches(clause, said, limitsOf(times, isStated), tagged);
  // "Weekends are free", "I have Fridays off" can be meant either way.
  const isClear = !has(said, tagged.lexicon.free) || times.off.length > 0;
  const isFree = times.groups.length === 0 && times.week?.isMost !== false;
  const isSaid =
    !times.groups.some(({ isGuess }) => isGuess) && (!times.count || times.count.minutes !== null);
  return found.length > 0 ? { times: found, sure: (isStated || isFree) && isClear && isSaid } : null;
}

/** Places of a sentence in which a run of words says nothing but when there is time: from its first one to behind its last. */
export function timeRuns(pieces: readonly Piece[], tagged: Tagged): { from: number; to: number }[] {
  const { brief } = tagged;
  const markBefore = (at: number): boolean =>
    at === 0 ||
    at >= pieces.length ||
    /[,;:()–—]|\s-\s/.test(brief.slice(pieces[at - 1]?.end ?? 0, pieces[at]?.start ?? 0));
  const runs: { from: number; to: number }[] = [];
  for (let at = 0; at < pieces.length; at++) {
    if (!markBefore(at)) continue;
    let to = at;
    for (let end = at; end < pieces.length && isTimeTalk(pieces[end] as Piece, tagged); end++)
      if (markBefore(end + 1)) to = end + 1;
    if (to === at) continue;
    const run = pieces.slice(at, to);
    const before = pieces.slice(0, at);
    // "Total beginner, half an hour a day".
    const isBehindPerson =
      at > 0 && at <= PERSON_PIECES && isOfPerson({ pieces: before }) && run.some(isRecurring);
    // "Moving to Lisbon in June, half an hour a day": how long each day is no part of what is so on a day.
    const isBehindDay = run.every(isDailyLength) && before.some(isDated) && !isOrder(before, tagged);
    if (isBehindPerson || isBehindDay || isRun(run, tagged)) runs.push({ from: at, to });
    at = to - 1;
  }
  return runs;
}

/** Whether a run names days or times of the day, and says by its words that they are those that its writer has. */
const isRun = (run: readonly Piece[], tagged: Tagged): boolean =>
  run.some(isRecurring) &&
  !/ (?:each day of|day of) /.test(paddedText(run)) &&
  (isOnly(run, tagged) ||
    hasTime(run) ||
    (has(run, SO) && has(run, tagged.lexicon.self)) ||
    run.some(({ token }) => token !== null && 'bound' in token && token.bound === 'atMost'));
const PERSON_PIECES = 6;
const isDailyLength = ({ token }: Piece): boolean => token?.type === 'time-per' && /day$/.test(token.per);
const isDated = ({ token }: Piece): boolean => token?.type === 'day' || token?.type === 'range';
const isOrder = ([first]: readonly Piece[], { lexicon }: Tagged): boolean =>
  first !== undefined && lexicon.verbs.has(first.text);
const isRecurring = ({ token }: Piece): boolean =>
  token !== null && ['weekdays', 'frequency', 'time-per'].includes(token.type);
