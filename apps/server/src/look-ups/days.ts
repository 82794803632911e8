import { addDays, type Day, isDay, startOfWeek } from '@daymark/domain/dates';
import { halfOf } from '@daymark/domain/half-day';
import { sumHours } from '@daymark/domain/load';
import { isTakenOff } from '@daymark/domain/working-days';
import type { DayFact, FactsOf } from '../ai/facts.ts';
import type { PlanningDay } from '../calendars/planning-days.ts';
import { shownDays } from '../calendars/service.ts';
import { dayIn, startOfDay } from '../http/today.ts';
import type { Replanning } from '../replans/placing.ts';
import { sumByProject } from '../timers/entry-store.ts';
import { type DayCounts, findDay, findDayCounts, findDone, findWeek } from './store.ts';

/** Free time is reported for so many days ahead by default, and for at most so many days. */
const FREE_TIME_DAYS = 14;
const FREE_TIME_MAX_DAYS = 62;

/** Days with their working hours, their planned hours and the number of their tasks. */
function daysWith(days: readonly PlanningDay[], counts: DayCounts['counts']): DayFact[] {
  const tasks = new Map(counts.map((day) => [day.date, day.tasks]));
  return days.map((day) => ({
    date: day.date,
    workingHours: day.hours,
    plannedHours: day.takenHours,
    freeHours: Math.max(0, sumHours([day.hours, -day.takenHours])),
    offHours: day.offHours,
    halfHours: halfOf(day),
    isOff: isTakenOff(day),
    tasks: tasks.get(day.date) ?? 0,
  }));
}

/** The days in the words, the earliest first. */
const daysIn = (words: string): Day[] =>
  words
    .split(/[^\d-]+/)
    .filter(isDay)
    .sort();

const dayOf = (words: string): Day | undefined => (isDay(words.trim()) ? words.trim() : undefined);

/** The work due on a day, and the remaining hours. */
export async function dayNamed(asking: Replanning, words: string): Promise<FactsOf['today']> {
  const { db, userId, today } = asking;
  const day = dayOf(words) ?? today;
  const [found, days] = await Promise.all([
    findDay(db, { userId, today }, day),
    shownDays(asking, { from: day, to: day }),
  ]);
  const [load] = daysWith(days, [{ date: day, tasks: found.count }]);
  if (!load) throw new Error('A day without its hours');
  return { ...found, load };
}

export async function weekOf(asking: Replanning, words: string): Promise<FactsOf['week']> {
  const { db, userId, today } = asking;
  const from = startOfWeek(dayOf(words) ?? today);
  const to = addDays(from, 6);
  const [{ counts, ...found }, days] = await Promise.all([
    findWeek(db, { userId, today }, from),
    shownDays(asking, { from, to }),
  ]);
  return { from, to, ...found, days: daysWith(days, counts) };
}

/** Days in the user's time zone: what was completed at night counts on the user's day, not on that of UTC. */
export async function doneIn(
  { db, userId, today, timezone }: Replanning,
  words: string,
): Promise<FactsOf['done']> {
  const named = daysIn(words);
  // Nothing was completed on a future day.
  const come = (day: Day): Day => (day > today ? today : day);
  const from = come(named[0] ?? startOfWeek(today));
  const to = come(named.at(-1) ?? today);
  const { tasks, ...found } = await findDone(db, userId, [
    startOfDay(timezone, from),
    startOfDay(timezone, addDays(to, 1)),
  ]);
  const told = tasks.map(({ completedAt, ...task }) => ({
    ...task,
    completedOn: dayIn(timezone, new Date(completedAt)),
  }));
  return { from, to, tasks: told, ...found };
}

export async function workedIn(
  { db, userId, today, timezone }: Replanning,
  words: string,
): Promise<FactsOf['worked']> {
  const named = daysIn(words);
  const [from, to] = [named[0] ?? startOfWeek(today), named.at(-1) ?? today];
  const span = { from: startOfDay(timezone, from), until: startOfDay(timezone, addDays(to, 1)) };
  const rows = await sumByProject(db, userId, [span.from], span);
  const projects = rows
    .map(({ name, minutes }) => ({ name: name ?? '', minutes }))
    .sort((one, other) => other.minutes - one.minutes);
  return { from, to, minutes: projects.reduce((sum, { minutes }) => sum + minutes, 0), projects };
}

export async function freeTimeOf(asking: Replanning, words: string): Promise<FactsOf['free-time']> {
  const { db, userId, today } = asking;
  const named = daysIn(words);
  // Past days have no free time.
  const coming = (day: Day): Day => (day < today ? today : day);
  const from = coming(named[0] ?? today);
  const last = addDays(from, FREE_TIME_MAX_DAYS - 1);
  const wanted = coming(named.at(-1) ?? addDays(today, FREE_TIME_DAYS - 1));
  const to = wanted < last ? wanted : last;
  const [{ counts }, shown] = await Promise.all([
    findDayCounts(db, { userId, today }, from, to),
    shownDays(asking, { from, to }),
  ]);
  const days = daysWith(shown, counts);
  return { from, to, freeHours: sumHours(days.map(({ freeHours }) => freeHours)), days };
}
