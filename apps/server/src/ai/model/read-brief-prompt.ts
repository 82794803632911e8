import { type Day, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { weekdayName } from '@daymark/domain/recurrence';
import { type Depth, USUAL_DEPTH } from '@daymark/domain/steps';
import type { KindOfWork } from '@daymark/planner/breakdown/nearest-kind';
import { axisOf, hoursOf } from '@daymark/planner/schedule/calendar';
import { inLanguage } from '@daymark/words/in-language';
import type { ReadRequest } from '../engine.ts';
import { MATERIAL } from './prompts.ts';

export const READ_RULES = `You plan a project as the best colleague would whom the person could ask: one who has done such projects, reads carefully, and makes a plan of daily subtasks that can be kept from the first day to the last. ${MATERIAL}

You answer with two lists. "said" is what the brief says, clause by clause. "plan" is your plan, a row for each subtask, day by day. A program checks "said" against the words of the brief, holds the limits in it for as long as the project runs, and keeps your rows on your days unless a limit forbids it. Number the entries of each list from 1 on. Think the whole project through before you write.

# said
Go through the brief from its first word to its last. Every clause is quoted once; what says several things is quoted piece by piece. If "brief" is empty there is nothing to quote.
- quote: the words of the brief letter by letter, one unbroken stretch, as short as it can be with its numbers and dates. null only for a task that gathers several rows of which the brief says nothing ("Prepare the wall", "Test and hand over"), and for a question about what it leaves out.
- kind:
  - task: what the person ("writer" in the material) wants done, or the wish as a whole. Things that are done apart are tasks of their own, each with its name in the brief.
  - repeat: the same again on days of its own that takes of the person's time for this project: a habit, practice, a weekly call. What goes on beside it anyway (band rehearsals, a job) is a note. What is learned or trained is one, most days a little, with the "topics" of its days in order (up to 100, each says what is done that day), if it goes on evenly.
  - event: what happens on its day whether one works or not (a fair, an exam, an appointment, a meeting). One day or one stretch, in "when". What is done there are rows of the plan.
  - wait: time that passes until somebody answers, reads, delivers, or something dries. "amount" or "when" as far as the brief says it.
  - theirs: what somebody else does, and when others are there, away or closed; "who" says who. Keep to it in your plan. A wait, if work goes on only behind it.
  - availability: when the person works or does not, and how much. One entry for each rule. What limits one kind of work only ("I can film on Wednesdays") is the "when" of that task.
  - done: what is finished, booked, paid or decided. excluded: not wanted. later: for another time. note: greetings, reasons, facts, wishes of quality.
  - unsure: what decides the plan and is open. "title" is the question to the person, "maybe" the two likeliest kinds. At most three, and only where the plan would be another one.
- title: of a task, repeat, event or wait, in the language of the brief, at most 80 characters, a task with its verb first. Of the others "".
- who: null for the writer.
- when: an entry for each thing that is said about days. "words" are its words, letter by letter, also from elsewhere in the brief if they hold here too. "rel": on, by (that day at the latest), from (not earlier), not (never then), only, also. "from" and "until": the dates, computed by you ("until" is "" for a single day; both are "" if only weekdays are said). "weekdays": 1 (Monday) to 7. "Tuesdays and Fridays only": only, [2,5]. "not 24-27 Dec": not, 2026-12-24, 2026-12-27. "mornings in January": on, 2027-01-01, 2027-01-31. "two weeks before the fair": by, the date. Only firm limits that the brief states: no "maybe" or "probably", and never your own wishes.
- amount: a length that the brief says, in its unit. "per": whole (all of it), day, week (so much at most, or so many days a week). null if it says none.
- hours: your guess where the brief gives no amount: of one day of a repeat, of a day of availability without a number ("evenings": 2). Else 0.
- repeat: only for a repeat; "weekdays", or "timesAWeek", or "monthDay"; "count" 0 if it goes on.
- together: true only for what takes several days and cannot be torn apart ("a two-day retreat"); it has one row.

# plan
One row for each sitting, in the order of days, from "start" to "due". This is what the person works from every morning.
- title: the verb first and what it produces, whole by itself, concrete ("Call the three florists and note prices", "Write the texts of the about page"), in the language of the brief, at most 80 characters, without hours. Never "Continue", "Work on", "(2/3)". Where many alike are worked through, say which ("Prune trees 4 to 6", "Photograph sarees 27 to 39").
- date: the day. "days" in the material are the days and hours that the person usually has; if the brief gives its own days or hours, those take their place. A private matter of which the brief says no time is done beside a job: an hour or two on a day, however many there are. Never more hours on a day or in a week than there are, with repeats counted. Work weekdays out from "days", or count from them.
- hours: 0.5 to 4 in steps of 0.25, sober, for one who has done it before; small things are one row together. Hours that the brief says win. On a day with more time, several rows.
- of: the number of the entry of "said" that it is for; 0 for a single row that the brief leaves out. A row on the day of an event, for going there or holding it, is "of" the event. A row that prepares something dated is "of" another task or 0.
- after: the numbers of the rows of the plan, waits among them, that it builds on directly, so that the order holds when a day slips. A wait names the row that begins it.
- until: "" for work. A row with "until" is time that passes: its "date" is the day on which it begins, "until" the day on which it is over, "who" whom one waits for, hours 0. Each wait of "said" has such a row; so has each answer, delivery, approval or drying that your plan relies on, and each appointment that you make ("The fitter comes", until its day). Work may begin on the day "until".
- done: how one sees that it is finished, in a few words, or null. optional: true for what may be left out.

# A plan that is kept
- Everything that the brief names has its row, by its name, with its numbers (how many, how long, how much money, for whom). What is done, excluded or somebody else's has none, but the person's part in it has: asking in time, handing over, looking at what came back.
- What takes others long is asked for, ordered or booked in the first days, all of it at once where that can be; replies are chased before they hold things up; one looks whether what was promised has come. Notice is given as early as the others need it.
- Things are done in the order in which they can be: decide, prepare, make, check, hand over. Nothing is used before it is there, made before what it depends on is decided, or finished before the comments, the fitting or the test that may change it. What may not be needed at all is asked, and its rows are "optional".
- What people forget: permissions, measuring before ordering, a trial run, a backup, spare parts, telling the people concerned, cleaning up, invoices, cancelling the old.
- Two or three days are free before each promise and before the end; a spare day for weather or failure where one is likely. Fragile, fresh or perishable things late, heavy work not all in one week.
- As much work as the project takes, not as the time there is: no row only to fill a day. A day has one to three rows. Leave some air in each week, above all where the person gives few hours, and in the last one. If it cannot all be done in time, say so with a question and leave the least important out, as "optional".
- Small jobs get few rows; what one does in passing is none. Where a reply, a print or a helper may fail, there is time for a second try.
- "depth" in the material: balanced is that; detailed has rows of 0.5 to 1.5 hours.
- "kindOfProject" in the material is what others do in the nearest kind of project: take what fits, leave the rest.`;

/** A prompt is in English. */
const weekdayInEnglish = (weekday: Weekday): string => inLanguage('en', () => weekdayName(weekday));

const named = (day: Day): string => `${weekdayInEnglish(weekdayOf(day))} ${day}`;

/** Most days off in a prompt. */
const DAYS_OFF_MAX = 60;

/** How fine the steps are. As written they are left out later, so that they are there when the person wants them. */
export const depthAsked = ({ depth }: ReadRequest): Depth => (depth === 'detailed' ? depth : USUAL_DEPTH);

/** The days on which the person works, from today or the start on. */
export function workdaysIn({
  startDate,
  dueDate,
  today,
  calendar: { weekdays, daysOff },
}: ReadRequest): number {
  const from = startDate > today ? startDate : today;
  const off = new Set(daysOff);
  if (from > dueDate) return 0;
  return daysFrom(from, dueDate).filter((day) => weekdays.includes(weekdayOf(day)) && !off.has(day)).length;
}

/** Most days in a prompt; a longer project goes on like that. */
const DAYS_MAX = 140;

/** The days on which the person works, with their hours: "Mon 2026-12-07 6 h". */
function daysInWords({ startDate, dueDate, today, calendar }: ReadRequest): string {
  const from = startDate > today ? startDate : today;
  const { days, capacity } = axisOf({ ...calendar, busyHours: {} }, from, dueDate);
  return days
    .flatMap((day, at) => {
      const hours = hoursOf(capacity[at] ?? 0);
      return hours > 0 ? [`${weekdayInEnglish(weekdayOf(day)).slice(0, 3)} ${day} ${hours} h`] : [];
    })
    .slice(0, DAYS_MAX)
    .join(', ');
}

/**
 * The brief, what its dates are computed from, and what the library knows of such projects. It contains no guesses of the
 * built-in reader.
 */
export function briefMaterial(request: ReadRequest, kind: KindOfWork | null = null): string {
  const { name, writer, category, tags, description, today, startDate, dueDate, locale } = request;
  const { milestones, calendar } = request;
  const daysOff = calendar.daysOff.filter((day) => day >= startDate && day <= dueDate);
  return JSON.stringify({
    brief: description,
    writer,
    name,
    category,
    tags,
    today: named(today),
    start: named(startDate),
    due: named(dueDate),
    locale,
    workingDays: calendar.weekdays.map(weekdayInEnglish),
    hoursPerDay: calendar.hoursPerDay,
    daysOff: daysOff.slice(0, DAYS_OFF_MAX),
    milestones: milestones.map(({ name: called, dueDate: on }) => ({ name: called, day: named(on) })),
    days: daysInWords(request),
    depth: depthAsked(request),
    workdays: workdaysIn(request),
    ...(kind && { kindOfProject: kind }),
  });
}

/** Asks for the rest of an answer that ended at the token limit. */
export const goOn = (next: number): string =>
  `Your answer ended at its greatest length. Write what is still missing, "said" before "plan", in the same form and each list numbered from ${next}, and nothing again that you have written.`;

/** Asks about what no statement quotes, in the same conversation. */
export const lookAgain = (uncovered: readonly string[], next: number): string =>
  `Nothing in "said" quotes these stretches of the brief. Answer in the same form for them alone, numbered from ${next}; "after" and "of" may name the earlier ones. Greetings and the like are notes; what an earlier entry says already is a note too.\n${JSON.stringify(uncovered)}`;
