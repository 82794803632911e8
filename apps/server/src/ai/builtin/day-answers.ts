import { addDays, type Day } from '@daymark/domain/dates';
import { sumHours } from '@daymark/domain/load';
import type { DayFact } from '../facts.ts';
import { milestoneLink } from './named-things.ts';
import {
  type AnswerContext,
  choiceOf,
  choices,
  hoursIn,
  list,
  paragraphs,
  taskList,
  taskText,
} from './overview-answers.ts';
import { type Period, periodText } from './period.ts';
import { plain } from './text.ts';
import { type DayWords, dayWords, type Words } from './words.ts';

const FREE_DAYS_LISTED = 6;

const LOADS_LISTED = 14;

const CANDIDATES_LISTED = 5;

function dayName(day: Day, { today, words }: AnswerContext): string {
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : words.on(dayWords(words, today)(day));
}

export async function describeDay(context: AnswerContext, day: Day): Promise<string> {
  const { lookUp, today, words } = context;
  const { tasks, count, hours, overdueCount, doneToday, load } = await lookUp('today', day);
  const when = dayName(day, context);
  const isToday = day === today;
  const overdue = isToday && overdueCount > 0 && words.alsoOverdue(words.tasks(overdueCount));
  const done = isToday && doneToday > 0 && words.doneToday(words.tasks(doneToday));
  const { milestones } = await lookUp('milestones', '');
  const reached = milestones
    .filter(({ dueDate }) => dueDate === day)
    .map((one) => words.milestoneIs(milestoneLink(one), plain(one.project), dayWords(words, today)(day)));
  const milestone = reached.length > 0 && `${words.milestones}\n${list(reached)}`;
  if (count > 0)
    return paragraphs(
      words.dueOn(when, words.tasks(count), hoursIn(words, hours)),
      taskList(tasks, count, words, { withProject: true }),
      milestone,
      load.plannedHours > load.workingHours && loadLine(load, words, dayWords(words, today)),
      done,
      overdue,
    );
  const { task, reason } = await lookUp('next-step', '');
  const tells = isToday && task !== null && (reason === 'next' || reason === 'overdue');
  const next = tells && words.next[reason](taskText(task, context));
  const off = load.isOff && words.dayOff(dayWords(words, today)(day));
  return paragraphs(words.nothingOn(when), milestone, off, done, overdue, next);
}

/** The answer to a greeting: the work of the day, or for a new user how to begin. */
export async function describeToday(context: AnswerContext): Promise<string> {
  const { lookUp, today, words } = context;
  const { total } = await lookUp('projects', '');
  if (total === 0) return paragraphs(words.hello, words.firstSteps);
  return paragraphs(words.hello, await describeDay(context, today), words.askMe);
}

/** The most likely candidates for "it" or "the first one": overdue work and what is due next. */
export async function describeCandidates(context: AnswerContext): Promise<string> {
  const { lookUp, today, words } = context;
  const [overdue, due, next] = [
    await lookUp('overdue', ''),
    await lookUp('today', today),
    await lookUp('next-step', ''),
  ];
  const pressing = [...overdue.tasks, ...due.tasks, ...(next.task ? [next.task] : [])];
  const once = pressing.filter(({ id }, at) => pressing.findIndex((one) => one.id === id) === at);
  const lines = once.slice(0, CANDIDATES_LISTED).map((task) => choiceOf(task, context));
  return lines.length > 0 ? choices(words, lines) : words.nothingNamed;
}

export function loadLine(
  { date, plannedHours, workingHours, freeHours }: DayFact,
  words: Words,
  day: DayWords,
): string {
  if (workingHours === 0 && plannedHours > 0) return words.dayOffLoad(day(date), words.hours(plannedHours));
  const [planned, working] = [words.hours(plannedHours), words.hours(workingHours)];
  return plannedHours > workingHours
    ? words.dayOver(day(date), planned, working)
    : words.dayLoad(day(date), planned, working, words.hours(freeHours));
}

/** The working hours and the planned hours of each day. */
export async function describeLoad(
  { lookUp, today, words }: AnswerContext,
  { from, to }: Period,
): Promise<string> {
  const { days } = await lookUp('free-time', `${from} ${to}`);
  const busy = days.filter(({ workingHours, plannedHours }) => workingHours + plannedHours > 0);
  const day = dayWords(words, today);
  return busy.length === 0
    ? words.nothingIn(periodText({ from, to }, words, today))
    : paragraphs(
        busy.length > 1 && wholeLoad(busy, periodText({ from, to }, words, today), words),
        list(busy.slice(0, LOADS_LISTED).map((one) => loadLine(one, words, day))),
      );
}

/** The hours of all days together. */
function wholeLoad(days: readonly DayFact[], when: string, words: Words): string {
  const [planned, working, free] = [
    sumHours(days.map(({ plannedHours }) => plannedHours)),
    sumHours(days.map(({ workingHours }) => workingHours)),
    sumHours(days.map(({ freeHours }) => freeHours)),
  ];
  return words.dayLoad(when, words.hours(planned), words.hours(working), words.hours(free));
}

export async function describeWeek({ lookUp, today, words }: AnswerContext, ofDay: Day): Promise<string> {
  const { from, tasks, count, hours, done, days } = await lookUp('week', ofDay);
  const which = words.periods[from > today ? 'next week' : 'this week'];
  if (count === 0 && done === 0) return words.nothingIn(which);
  const day = dayWords(words, today);
  const loaded = days.filter(({ date, plannedHours }) => date >= today && plannedHours > 0);
  const off = days
    .filter(({ isOff, date }) => isOff && date >= today)
    .map(({ date }) => words.dayOff(day(date)));
  return paragraphs(
    words.week(which, words.tasks(count), hoursIn(words, hours), done),
    list(loaded.map((one) => loadLine(one, words, day))),
    off.join(' '),
    taskList(tasks, count, words, { day, withProject: true }),
  );
}

/** When there is free time: in the named days, else in the coming ones. */
export async function describeFreeTime(
  { lookUp, today, words }: AnswerContext,
  asked?: Period,
  hours?: number,
): Promise<string> {
  const { freeHours, days } = await lookUp('free-time', asked ? `${asked.from} ${asked.to}` : '');
  const [one] = days;
  if (hours !== undefined) {
    const fitting = days.filter(({ freeHours: free }) => free >= hours);
    const [which, needed] = [
      periodText(asked ?? { from: today, to: addDays(today, 13) }, words, today),
      words.hours(hours),
    ];
    const line = (day: DayFact) => loadLine(day, words, dayWords(words, today));
    return fitting.length === 0
      ? paragraphs(
          words.noRoomFor(which, needed),
          words.freeIn(which, words.hours(freeHours)),
          list(days.filter((day) => day.freeHours > 0).map(line)),
        )
      : `${words.roomFor(which, needed)}\n\n${list(fitting.slice(0, FREE_DAYS_LISTED).map(line))}`;
  }
  const when = asked && asked.from !== asked.to ? periodText(asked, words, today) : undefined;
  if (one && asked && !when)
    return paragraphs(
      words.freeDay(
        dayWords(words, today)(one.date),
        words.hours(one.freeHours),
        words.hours(one.plannedHours),
      ),
      one.isOff && words.dayOff(dayWords(words, today)(one.date)),
    );
  if (freeHours <= 0) return when ? words.notFreeIn(when) : words.notFree;
  const day = dayWords(words, today);
  const free = days.filter((one) => one.freeHours > 0);
  const shown = free.slice(0, FREE_DAYS_LISTED);
  const lines = shown.map((one) =>
    words.freeDay(day(one.date), words.hours(one.freeHours), words.hours(one.plannedHours)),
  );
  const more = free.length - shown.length;
  return paragraphs(
    when ? words.freeIn(when, words.hours(freeHours)) : words.free(words.hours(freeHours), days.length),
    list(lines),
    more > 0 && words.more(more),
  );
}
