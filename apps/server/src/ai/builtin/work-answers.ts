import { addDays, type Day, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { hoursToDo, sumHours } from '@daymark/domain/load';
import { several } from './comparing.ts';
import { describeDay, describeWeek } from './day-answers.ts';
import { describeMilestone, describeThing, ofThing } from './named-things.ts';
import {
  type AnswerContext,
  choiceOf,
  describeNextStep,
  describeTotals,
  list,
  paragraphs,
  projectLink,
  taskLink,
} from './overview-answers.ts';
import { type Period, periodName, periodOf } from './period.ts';
import { hasMeaning, type ParsedText } from './read.ts';
import { describeTasks, isNarrowed, queryOf, type TaskQuery } from './task-query.ts';
import { plain } from './text.ts';
import { dayWords } from './words.ts';

/** "6 h were estimated (2 h more)". */
const estimatedText = ({ words }: AnswerContext, hours: number | null, spent: number | null): string => {
  if (!hours) return words.noEstimate;
  const estimate = words.estimated(words.hours(hours));
  if (!spent) return estimate;
  return `${estimate} ${words.difference(words.hours(Math.abs(spent - hours)), spent - hours)}`;
};

/** The numbering at the end of the titles of a split task: "21–30/60", "(1/2)". */
const PART = /\s*\(?\d+(?:[–-]\d+)?\/\d+\)?$/;

/** The total hours of a task that was split into parts. */
async function ofParts({ lookUp, words }: AnswerContext, { names }: ParsedText): Promise<string | undefined> {
  const tasks = names.flatMap(({ things }) =>
    things.flatMap((one) => (one.kind === 'task' ? [one.task] : [])),
  );
  const [title, ...others] = new Set(tasks.map((one) => one.title.replace(PART, '')));
  const [first] = tasks;
  if (!first || title === undefined || others.length > 0 || tasks.length < 2) return undefined;
  const all = await lookUp('work', `project:${first.projectId}`);
  const parts = all.tasks.filter((one) => one.title.replace(PART, '') === title);
  const open = parts.filter(({ status }) => status !== 'Completed');
  const hoursOf = (some: typeof parts) =>
    words.hours(sumHours(some.map(({ estimatedHours }) => estimatedHours)));
  const openAmount = words.amount(
    plain(title),
    words.tasks(open.length),
    parts.length,
    words.hours(hoursToDo(open)),
  );
  return `${openAmount} ${words.inAll(hoursOf(parts))}`;
}

export async function took(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { words, lookUp } = context;
  const whole = await ofParts(context, parsed);
  if (whole) return whole;
  return ofThing(context, parsed, async (thing) => {
    if (thing.kind === 'milestone') return describeMilestone(context, thing);
    const period = spentPeriod(parsed);
    if (thing.kind === 'project')
      return period ? doneIn(context, period, thing.project) : spentOfProject(context, thing.project);
    const { actualHours, estimatedHours, projectId, id } = thing.task;
    const { tasks } = await lookUp('work', `project:${projectId} status:done`);
    const done = tasks.find((one) => one.id === id)?.completedOn;
    const estimated = estimatedText(context, estimatedHours, actualHours);
    const spent = actualHours
      ? words.took(taskLink(thing.task), words.hours(actualHours), estimated)
      : words.notRecorded(taskLink(thing.task), estimated);
    return done
      ? `${spent} ${words.doneOn(taskLink(thing.task), dayWords(words, context.today)(done))}`
      : spent;
  });
}

/** The actual and the estimated hours of a project's completed work, and the hours that are left. */
async function spentOfProject(
  context: AnswerContext,
  project: { id: string; name: string },
): Promise<string> {
  const { lookUp, words } = context;
  const done = await lookUp('work', `project:${project.id} status:done`);
  const open = await lookUp('work', `project:${project.id} status:open`);
  if (done.spentHours === 0)
    return words.notRecorded(projectLink(project), estimatedText(context, done.hours + open.hours, null));
  const more = sumHours([done.spentHours, -done.hours]);
  const spent = `${words.spentOf(words.hours(done.spentHours), words.hours(done.hours))} ${words.difference(words.hours(Math.abs(more)), more)}`;
  const left = words.openOf(words.tasks(open.count), open.count + done.count, words.hours(open.hours));
  return `**${projectLink(project)}**, ${words.tasks(done.count)} ${words.status.Completed}: ${spent}. ${open.count > 0 ? left : ''}`.trim();
}

/** From this distance on, a month means that of the previous year. */
const FAR_AHEAD_DAYS = 183;

/** The days of completed work: those named explicitly, or of a recent month. */
function spentPeriod(parsed: ParsedText): Period | undefined {
  // "On" is used for the day of completion and for the due date.
  const withoutFill = { ...parsed, pieces: parsed.pieces.filter(({ meanings }) => !meanings.has('fill')) };
  const period = periodOf(parsed);
  if (!period) return undefined;
  // "Hab ich noch": a verb alone tells no past of days that are to come.
  const isDone =
    hasMeaning(withoutFill, 'spent', 'done', 'finish') ||
    (parsed.isPast && period.from <= parsed.moment.today && !hasMeaning(withoutFill, 'until'));
  if (hasMeaning(withoutFill, 'open', 'due', 'plan') && !isDone) return undefined;
  const isPast = isDone || period.to < parsed.moment.today;
  const isFar = period.from > addDays(parsed.moment.today, FAR_AHEAD_DAYS) && period.from !== period.to;
  return isPast || isFar ? periodOf(parsed, true) : undefined;
}

async function amountOfProject(
  { lookUp, words }: AnswerContext,
  project: { id: string; name: string },
): Promise<string> {
  const all = await lookUp('work', `project:${project.id}`);
  const open = await lookUp('work', `project:${project.id} status:open`);
  const done = await lookUp('work', `project:${project.id} status:done`);
  const openAmount = words.amount(
    projectLink(project),
    words.tasks(open.count),
    all.count,
    words.hours(open.hours),
  );
  return `${openAmount} ${words.amountSpent(words.tasks(done.count), words.hours(done.spentHours), words.hours(done.hours), words.hours(all.hours))}`;
}

export async function amount(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const isShared = parsed.names.some(
    ({ things }) => things.length > 1 && things.every(({ kind }) => kind === 'task'),
  );
  if (isShared && hasMeaning(parsed, 'howMany', 'task')) return several(context, parsed);
  const past = spentPeriod(parsed);
  if (parsed.names.length > 0)
    return ofThing(context, parsed, (thing) => {
      if (thing.kind !== 'project') return took(context, parsed);
      if (past) return doneIn(context, past, thing.project);
      if ((parsed.isPast || hasMeaning(parsed, 'spent')) && !hasMeaning(parsed, 'open', 'plan', 'estimate'))
        return spentOfProject(context, thing.project);
      const query = { ...queryOf(parsed), project: thing.project };
      return query.period || isNarrowed(query)
        ? describeTasks(context, query)
        : amountOfProject(context, thing.project);
    });
  if (past || parsed.isPast) return doneIn(context, past, undefined);
  const query = queryOf(parsed);
  if (isNarrowed(query)) return describeTasks(context, query);
  return query.period ? workIn(context, query.period) : describeTotals(context);
}

const doneIn = (
  context: AnswerContext,
  period: Period | undefined,
  project: TaskQuery['project'],
): Promise<string> => describeTasks(context, { status: 'done', period, project });

/** Open work in some days; on the last day of this week that of the coming one too. */
async function workIn(context: AnswerContext, period: Period): Promise<string> {
  const { today } = context;
  if (period.from === period.to) return describeDay(context, period.from);
  const name = periodName(period, today);
  const isWeek = (name === 'this week' || name === 'next week') && period.to === addDays(period.from, 6);
  if (!isWeek) return describeTasks(context, { status: 'open', period });
  const week = await describeWeek(context, period.from);
  return period.to === today ? paragraphs(week, await describeWeek(context, addDays(period.to, 1))) : week;
}

/** What is due of a project, and that it ends in the days that are asked of where it does. */
async function dueOf(context: AnswerContext, query: TaskQuery, project: ProjectEnd): Promise<string> {
  const { words, today } = context;
  const { period } = query;
  const isEnd =
    period && !isNarrowed(query) && project.dueDate >= period.from && project.dueDate <= period.to;
  return paragraphs(
    await describeTasks(context, { ...query, project }),
    isEnd === true && `${projectLink(project)} · ${words.due(dayWords(words, today)(project.dueDate))}`,
  );
}

type ProjectEnd = { id: string; name: string; dueDate: Day };

export async function due(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const query = queryOf(parsed);
  if (parsed.names.length > 0)
    return ofThing(context, parsed, (thing) =>
      thing.kind === 'project' ? dueOf(context, query, thing.project) : describeThing(context)(thing),
    );
  const weekdays = allWeekdays(parsed);
  if (weekdays) return describeWeekdays(context, weekdays);
  if (isNarrowed(query)) {
    // Where nothing is marked as important, what comes first is.
    const isMarked =
      query.priority !== 'High' ||
      query.period !== undefined ||
      (await context.lookUp('work', 'status:open priority:High')).count > 0;
    return isMarked ? describeTasks(context, query) : describeNextStep(context);
  }
  if (query.period) return workIn(context, query.period);
  const isAll =
    hasMeaning(parsed, 'open', 'everything') ||
    (hasMeaning(parsed, 'task') && !hasMeaning(parsed, 'due', 'plan'));
  return isAll ? describeTasks(context, { status: 'open' }) : describeDay(context, context.today);
}

/** "On a Saturday", "at weekends": all coming ones, and not only the next. */
function allWeekdays({ whens, text }: ParsedText): Weekday[] | undefined {
  const days = whens.filter(({ type }) => type === 'days' || type === 'weekdays');
  const [one] = days;
  if (!one || days.length > 1 || one.type === 'length') return undefined;
  if (one.type === 'weekdays')
    return one.recurring || ANY_ONE.test(text.slice(0, one.bare)) ? one.weekdays : undefined;
  const isAny = one.type === 'days' && one.isWeekday && ANY_ONE.test(text.slice(0, one.bare));
  return isAny ? [weekdayOf(one.from)] : undefined;
}

const ANY_ONE = /\b(?:an?|any|some|einem|irgendeinem|irgendeinen)\s*$/i;

async function describeWeekdays(context: AnswerContext, weekdays: readonly Weekday[]): Promise<string> {
  const { lookUp, words, today } = context;
  const { tasks } = await lookUp('work', `status:open from:${today} to:${addDays(today, YEAR_DAYS)}`);
  const found = tasks.filter(({ dueDate }) => dueDate !== null && weekdays.includes(weekdayOf(dueDate)));
  const names = weekdays.map((one) => words.weekday[one]).join(', ');
  if (found.length === 0) return words.nothingIn(names);
  const hours = hoursToDo(found);
  return paragraphs(
    words.week(names, words.tasks(found.length), hours > 0 ? `, ${words.hours(hours)}` : '', 0),
    list(found.slice(0, WEEKDAYS_LISTED).map((one) => choiceOf(one, context))),
  );
}

const YEAR_DAYS = 365;

const WEEKDAYS_LISTED = 12;
