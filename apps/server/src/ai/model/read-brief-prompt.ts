import { type Day, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { weekdayName } from '@daymark/domain/recurrence';
import { type Depth, USUAL_DEPTH } from '@daymark/domain/steps';
import type { KindOfWork } from '@daymark/planner/breakdown/nearest-kind';
import { axisOf, hoursOf } from '@daymark/planner/schedule/calendar';
import { inLanguage } from '@daymark/words/in-language';
import type { ReadRequest } from '../engine.ts';
import { MATERIAL } from './prompts.ts';

export const READ_RULES = `You read a brief: what a person wrote down about a project, or a mail or chat that they were sent about it. You say what it says, as a list of statements, and break each piece of work into the steps that it takes, as a colleague who has done it before would. A program makes the plan from them: it holds every limit that you state, and puts each step on your "date" for it or as near as it fits. In all other fields name no day that the brief does not name, and compute nothing. ${MATERIAL}

# How
- Go through the brief from the first word to the last, in its order. Every sentence, bullet, table row and clause is quoted by a statement; each thing is said once. Speakers, times of a chat, signs such as 👍 and headings that lead into a list need no statement.
- "quote" repeats the words of the brief letter by letter, one unbroken stretch, as short as it can be while it holds what the statement says with its numbers and dates. A sentence that says several things is several statements with a quote each. Quotes may overlap where one stretch gives the hours or days of several.
- "n" numbers your statements from 1. "after", "of" and "anchor" name others by that number.
- Write titles in the language of the brief.
- Steps and estimates are yours; people, companies, amounts and days never: those are the brief's.
- Fill in every field. What is not said is null, 0, "" or [] as the form has it.

# Whose plan it is
- The writer is the person whose plan this is; the material may give the first name. In notes and lists it is who says "I". In a chat it is "Me" or the side with that name. In a mail it is who is asked to do things, unless the text is its author's own list throughout ("I'm off", "I still have to write …"); then it is the author. Work of the other side is theirs or a wait.

# Kinds
- task: work that the writer does once. Several things that are done apart are several tasks ("pack up kitchen, living room" are two). What the writer makes happen on a day of its own is a task too, with that day as "on": publish, go live, submit, hand over, deliver, send, post, upload, set up, pick up, pay. What has to be ready for them is a task of its own, by the day before, and they come "after" it: all steps of a task with a day are done on that day.
- repeat: the same again on days of its own: a habit, a weekly call, "3 runs a week", "five Saturdays". What is learned, trained or practised is a repeat, most days a little, with its "topics" one after the other; beside it only a few tasks (get the book, a mock test). Where each time differs (the runs of a training), one topic for each time, up to 100, with its "hours"; where each week does, as many topics as weeks. Not work that is once and has a pace ("20 pages a day" is a task with "pace").
- event: what happens on its day whether the writer works or not, and what other things are counted from: a fair, an exam, a wedding, an appointment, an opening, bookings that close. One day or one stretch; three concerts are three events. With "amount" where it takes the writer's working time that day. An event has no "after": what has to be ready for it says so itself, with by and the event as anchor.
- wait: time that has to pass and is nobody's work here: somebody answers, reads, prints or delivers, paint dries, an office takes its time, a helper does their part in between. It has a length ("amount", or if the brief says none, your guess in "waitDays"), an end ("when"), or both: then it is over by that day at the latest ("they need a week and it must be there on 1 March"). "after" names what it stands behind; what comes only then names the wait in its own "after". "each" is true when it comes after every part ("each time", "between rounds").
- availability: when the person works or does not: days off, weekdays, most hours a day or week, away. One statement for each rule: other hours on other weekdays are a statement each. What is usual or rough is one as well ("usually Friday mornings" is only Fridays with estimateHours 3; "two evenings a week or so" is amount 2 day per week, with estimateHours 3 for one of them). An exception to days off ("not Wednesdays, except 3 February") is a statement of its own with rel also. When a shop, an office or somebody else is closed or away is no availability but theirs, with "who", or a wait where work waits for it.
- theirs: work that somebody else does and the writer does not; "who" says who. Where work of the writer goes on only behind it, make it a wait: with the length or day of the brief, else with waitDays.
- done: what is finished, booked, paid, decided already. "of" names the statement that it is a part of and "parts" how many of it are done ("9 songs, 6 are mixed"). "3 more (3 said yes)": the task has 3 parts, all still to do, and the rest is a note.
- excluded: what is not wanted or not needed. later: what is for another time, or beyond this plan ("the cake rota can wait till the new year"). note: what is no work and limits nothing: greetings, reasons, facts, hours for all of it together (your estimates then add up to them), signatures.
- unsure: what can be read in two ways, or is open in the brief itself ("menus? not decided yet"). "title" is the question to the person, "maybe" the two likeliest kinds; "amount", "when", "who" and "after" hold what its words say all the same, as for the likelier of the two. Never turn a doubt into a limit. Work that is asked for but may fall away ("if there is time") is a task with "optional".
- When a later sentence corrects an earlier one, the earlier one carries the corrected values and the later one is a note; "words" then quote the correction ("4 floors … no, only 3": parts 3). The numbers stay those of the brief: of "2 coats a floor, 3 h each" each coat is a task with the floors as parts; hours are never multiplied.

# Fields
- title: for task, repeat, event and wait. A task or repeat begins with its verb (where the language puts it first) and says what is done to what, at most 80 characters: "Pack up the kitchen", never "Packing" or "Research". Without counts, hours and dates.
- who: whose work or time it is, as the brief calls them, short ("Priya", "the supplier" for "they"); null for the writer. Null for every task.
- optional: true where the brief says "if there is time", and for work of your own that may not be wanted.
- parts: so many alike that are worked on one by one: "6 chapters", "14 doors", "chapters 4-6" (count 3, first 4). "unit" is what one is called, in the singular and the brief's word; "first" is 1 unless numbered otherwise. Not for amounts that are no work each ("party for 12 kids"). What concerns one part alone ("only ep 1 goes to Jean") is a task of its own without parts.
- amount: how long, only as the brief says it, in its unit ("45 minutes" is no 0.75 hour); of a range the larger. "per": whole; part (of each of "parts": "2 hrs each"); day or week (of each day on which it is done). Days of a task are working days ("3 days" of painting: unit day, per whole). For a wait how long it is: unit workday for working days, day or week for others. For availability the most hours a day or week, or so many days or evenings a week. "15 min twice a day" is 15 minutes per part with 2 parts. What limits one kind of work alone ("I can record 2.5 hrs a day, never Thursdays") is the amount per day and the "when" of that task, and its sentence a note. A task that gets so much a week or day ("3 h a week on the shop") has that as amount, per week or day, and all of it in estimateHours; what goes on like that without an end is a repeat with that amount.
- pace: so many parts an hour, a day or a week ("20 an evening", "80 an hour"). apart: what has to pass between one part and the next ("two coats, 24h between").
- estimateHours: for each task without "amount" (or with one per day or week), your estimate for all of it together (with parts or pace: for all the parts), in hours, for one person who has done it before. Also for an appointment or meeting (an event) that the writer goes to in working time, for one day of a repeat, and for an availability whose words leave a part of the day without a number ("evenings only": 3). 0 for everything else.
- waitDays: only for a wait without "amount" and without a day: your guess in calendar days, else 0.
- date: for each task and each step (of a task with parts, for the first of them), the day on which you would do it, as YYYY-MM-DD, "" for everything else. Plan as a good colleague would, over the whole project: from "start" to "due", on the days that the brief gives, which win, or if it gives none on those of "days" in the material, which says how many hours each has; never more hours a day or a week than there are, habits and events included. Early what others take long for, what is booked or ordered, and what is cheap to begin at once; in the order in which it can be done (rust before the floor, the wording before the poster, photos before the page that shows them); comments and replies when they arrive; late what goes stale or is needed until then (packing the kitchen, cleaning); offices and shops on days when they are open. Steps of one task on days close to each other. A day or two are free before each promise, and some at the end; what is long and heavy is not in one week.
- phase: what the work is for: decide, prepare, make, check or finish.
- together: true for what cannot be torn apart and takes more than a day ("a two-day retreat"); it has no steps.
- repeat: only for the kind repeat. "topics": the subjects in their order, each with the hours of one day of it, [] if it stays the same. "every" 1, or 2 for every other; "unit" day, week or month; "weekdays" 1 (Monday) to 7 (Sunday); "monthDay"; "timesAWeek" where so many a week are said and no weekdays; "count" how many times in all. On working days: unit week with weekdays [1,2,3,4,5]. In "when": until when with by, from when with from, days on which it does not come with not ("but not the 23rd", "except in the holidays").
- Every week one, as parts: "6 episodes, one out every Friday from 15 Jan to 19 Feb" that the writer publishes is a task with 6 parts and one "when": rel on, weekdays [5], day 15, month 1, untilDay 19, untilMonth 2. What reaches the writer so ("ep 1 on 4 Jan, ep 2 on the 11th, always Mondays") is theirs; the work on them is a task with all the parts, pace 1 a week, from the first day, and by the day before the last one is due. "after" with "each" where part n of one needs part n of the other.
- The same steps for each of several dates ("a newsletter on 1 Dec, 5 Jan and 2 Feb: collect, write, send"): the dated step is a task with parts and one "when" with on for each date (or a repeat); every other step is a task with as many parts, "each" true and a "when" with by and the dated one as anchor. The program then puts part n between date n-1 and date n; with a second entry with from (offset -1 week) not before that. Where the dates are events (three concerts), each is an event, and the steps have one by for each of them, in order. What is done in batches ("12 drawings, 4 at a time") has its own count (3).
- when: one entry for each thing that the brief says about its days; [] where it says none. For an event its day.
  - words: the words of the day, letter by letter; where the day is said elsewhere in the brief and holds here too, those words; "" for what you add.
  - rel: on (that day or those days), by (that day at the latest), from (not earlier), not (never then: "not on Fridays", "but not the 26th"; of a task, what holds for that task alone), only (only then), also (then too). A stretch ("4th to 8th") is one entry with untilDay: on where it is worked at on each of its days, from where some time within them will do. A beginning alone ("from December") is from, an end alone ("until 20 December 1 hour a day") is by.
  - A soft wish and a hard end ("due 31 Jan, but I want it gone before Christmas") are two entries with by: the program keeps the earlier one. A day for all of several tasks stands at each of them.
  - day, month, untilDay, untilMonth, weekdays: as numbers, and only what these words say. "the 18th" is day 18, month 0; the month only where its own sentence gives it ("not before the 15th, due 22 January": month 1). "Friday" is weekdays [5]. "Fri 4 Dec" is day 4, month 12, weekdays [5]. "24-27 Dec" is day 24, untilDay 27, month 12, untilMonth 12. "in January" is rel on, month 1. "weekends only" is rel only, weekdays [6,7].
  - Words such as "tomorrow", "this week", "end of January", "Christmas Eve", "KW 3", "before Christmas": leave every number 0; the program reads the words.
  - anchor and offset: where it is counted from something. anchor is "start" or "due" (of the project), "today", or the number of a statement as text; offset is how far from there, negative before: "two weeks before the fair" is rel by, anchor "4", offset -2 weeks. "Before", "until", "for", "in time for", "bis dahin" is by, offset -1 day; "the week before it" is two entries, from -1 week and by -1 day; "in the last two weeks before it" is from -2 weeks and by -1 day; "the day before" on which work is done is -1 workday; "the day after" is +1 day; "the same day", "that morning" is the anchor with offset null. "ordered on the 18th, takes three weeks" is rel by, day 18, offset +3 weeks. Otherwise both null.
- after: what has to be finished first, where the brief says so or the work cannot be done otherwise: tasks, waits, events, work of others. Not merely because it is told later. Tasks and waits have it; an event does not. "each": part n of it follows part n of that; where that is told later and waits for it itself, part n follows part n-1 ("each floor is approved before I begin the next": the first step of a floor is after the wait, the wait after the last step, all with each).

# Steps
- Every task of more than two hours has "steps", and so has the wish of a brief that is only a wish ("Do my tax return" is one task with all the steps that it takes; if "brief" is empty, "name" is the wish, with quote null). [] for all else: repeats, events, waits, short tasks, tasks of one action with pace, or with a day for each part.
- A step is one sitting of 0.5 to 4 hours. "title" is whole by itself: a verb, what it produces and of what ("Write the texts of the about page"), never "Continue", "Work on", a part number or a time ("a day later"). "date": see above, on different days where they do not fit one. "hours": a sober guess for one person; where the brief gives hours, the steps add up to them. With parts, steps are for all of them together; more alike parts than steps are one task with parts and no steps, and what is done with the first few of them only is a task of its own. "done": how one sees that it is finished, in a few words, or null. "after": the steps of this task, counted from 1, that have to be finished first.
- A step with "wait" true is time that passes between others and is nobody's work here: who (or null) and days; hours 0. Paint dries, an order arrives, somebody approves.
- Go from the first decision over preparing and making to checking and handing over, with what people forget. "kindOfProject" in the material has what others do in the nearest kind of project: take from it what fits this brief, and leave the rest.
- What the brief leaves out and the project fails without, and what belongs to no task (testing, handing over, telling people), is a task or a wait of its own with quote null: with "after", and named in the "after" of what needs it. At most five.
- What is learned for an exam or practised for a performance in sittings that differ is better said as steps with their dates than as a repeat.
- "depth" in the material says how fine. balanced: all steps together are about as many as "workdays", or as the sittings that there are if the brief gives fewer hours or days, at least 5 for a wish, and at most 12 a task. detailed: steps of 0.5 to 1.5 hours, at most 25 a task.
- Excluded, done and others' work gets no steps.`;

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

/** Asks for missing statements in the same conversation. */
export const goOn = (uncovered: readonly string[], next: number): string =>
  `No statement quotes these stretches of the brief. Answer in the same form, with statements for them alone, numbered from ${next}; "after", "of" and "anchor" may name the earlier ones. Greetings and the like are notes; what an earlier statement says already is a note too.\n${JSON.stringify(uncovered)}`;
