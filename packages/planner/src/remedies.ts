import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS } from '@daymark/domain/limits';
import { phrasesFor } from './breakdown/phrases.ts';
import type { Brief } from './brief/brief.ts';
import { type Frame, frameFits } from './frame.ts';
import type { WorkingCalendar } from './schedule/calendar.ts';
import type { Schedule } from './schedule/schedule.ts';
import { smallest } from './schedule/smallest.ts';
import type { PlannedTask, Remedy } from './shape.ts';

/** More than this a day is no way out. */
const MOST_HOURS_A_DAY = 10;

/** Ways out of a plan that cannot fit. Each was scheduled again and fits. */
export function remediesFor(
  frame: Frame,
  brief: Brief,
  schedule: Schedule,
  tasks: readonly PlannedTask[],
): Remedy[] {
  const words = phrasesFor(brief.language).remedies;
  const remedies: Remedy[] = [];
  const date = earliestDueDate(frame);
  if (date) remedies.push({ kind: 'later-due-date', text: words.laterDueDate(date), date });
  const hoursPerDay = hoursThatWouldDo(frame);
  if (hoursPerDay) remedies.push({ kind: 'more-hours', text: words.moreHours(hoursPerDay), hoursPerDay });
  remedies.push(...movedMilestones(frame, brief));
  const refs = tasks.filter((task) => task.dueDate === null).map((task) => task.ref);
  if (refs.length > 0 && refs.length < tasks.length && fitsWithout(frame, schedule.unplaced)) {
    const hours = tasks.reduce((sum, task) => sum + (task.dueDate === null ? task.estimatedHours : 0), 0);
    const optional = tasks.every((task) => task.dueDate !== null || task.optional);
    const names = namesOf(tasks);
    if (optional)
      remedies.push({ kind: 'drop-optional', text: words.dropOptional(refs.length, hours), refs });
    else if (names) remedies.push({ kind: 'drop-optional', text: words.drop(names, hours), refs });
  }
  return remedies;
}

/** The first due date with which everything fits; deadlines that the brief itself gives stay. */
function earliestDueDate(frame: Frame): Day | undefined {
  const days = daysBetween(frame.to, addDays(frame.to, LATER_DUE_DATE_MAX_DAYS));
  const later = (by: number): Frame => {
    const to = addDays(frame.to, by);
    return {
      ...frame,
      to,
      drafts: frame.drafts.map((draft) => (draft.deadline === frame.to ? { ...draft, deadline: to } : draft)),
    };
  };
  const by = smallest(1, days, (count) => frameFits(later(count)));
  return by === undefined ? undefined : addDays(frame.to, by);
}

function hoursThatWouldDo(frame: Frame): number | undefined {
  const { hoursPerDay, hoursByWeekday = {} } = frame.calendar;
  const fewest = Math.min(hoursPerDay, ...Object.values(hoursByWeekday));
  const least = Math.floor(fewest * 2) + 1;
  const halves = smallest(least, MOST_HOURS_A_DAY * 2, (count) =>
    frameFits({ ...frame, calendar: withAtLeast(frame.calendar, count / 2) }),
  );
  return halves === undefined ? undefined : halves / 2;
}

/** More than this cannot be told apart in a sentence, and to leave them out is no choice. */
const MOST_NAMED = 3;

/** The titles of what found no day, each once, in quotes; undefined when they are too many to choose by. */
function namesOf(tasks: readonly PlannedTask[]): string | undefined {
  const titles = new Set(
    tasks.flatMap(({ dueDate, title }) =>
      dueDate === null ? [title.replace(/ \([^()]*\d[^()]*\)$/, '')] : [],
    ),
  );
  return titles.size <= MOST_NAMED ? [...titles].map((title) => `“${title}”`).join(', ') : undefined;
}

/** Days that have more keep what they have. */
function withAtLeast(calendar: WorkingCalendar, hours: number): WorkingCalendar {
  const byDay = calendar.hoursByWeekday;
  return {
    ...calendar,
    hoursPerDay: Math.max(hours, byDay ? 0 : calendar.hoursPerDay),
    ...(byDay
      ? {
          hoursByWeekday: Object.fromEntries(
            Object.entries(byDay).map(([day, had]) => [day, Math.max(had, hours)]),
          ),
        }
      : {}),
  };
}

function movedMilestones(frame: Frame, brief: Brief): Remedy[] {
  const words = phrasesFor(brief.language).remedies;
  return frame.request.milestones.flatMap(({ id, name, dueDate }): Remedy[] => {
    const bound = frame.drafts.some((draft) => draft.milestoneId === id && draft.deadline === dueDate);
    const room = daysBetween(dueDate, frame.to);
    if (!bound || room < 1) return [];
    const moved = (by: number): Frame => ({
      ...frame,
      drafts: frame.drafts.map((draft) =>
        draft.milestoneId === id && draft.deadline === dueDate
          ? { ...draft, deadline: addDays(dueDate, by) }
          : draft,
      ),
    });
    const by = smallest(1, room, (count) => frameFits(moved(count)));
    if (by === undefined) return [];
    const date = addDays(dueDate, by);
    return [{ kind: 'move-milestone', text: words.moveMilestone(name, date), date, milestoneId: id }];
  });
}

function fitsWithout(frame: Frame, left: readonly number[]): boolean {
  const out = new Set(left);
  const position = new Map<number, number>();
  frame.drafts.forEach((_, index) => {
    if (!out.has(index)) position.set(index, position.size);
  });
  const drafts = frame.drafts.flatMap((draft, index) => {
    if (out.has(index)) return [];
    const after = draft.after.flatMap(({ draft: before, lagDays }) => {
      const at = position.get(before);
      return at === undefined ? [] : [{ draft: at, lagDays }];
    });
    return { ...draft, after };
  });
  return frameFits({ ...frame, drafts });
}
