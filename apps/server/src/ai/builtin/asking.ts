import { addDays } from '@daymark/domain/dates';
import type { TaskFact } from '../facts.ts';
import { misjudged, order } from './comparing.ts';
import { describeFreeTime } from './day-answers.ts';
import {
  describeMilestone,
  describeThing,
  ofProjects,
  ofThing,
  projectIn,
  thingLink,
} from './named-things.ts';
import type { Thing } from './names.ts';
import {
  type AnswerContext,
  choiceOf,
  describeBehind,
  describeNextStep,
  describeOverdue,
  describeProjects,
  describeTotals,
  list,
  paragraphs,
  projectLink,
  standingText,
} from './overview-answers.ts';
import { hoursSaid, periodOf, periodText } from './period.ts';
import { answered, deadlines, fits, milestones, waits } from './plan-answers.ts';
import { busyDays, rankedProjects } from './ranking.ts';
import { hasMeaning, type ParsedText } from './read.ts';
import { describeTasks, isNarrowed, queryOf } from './task-query.ts';
import { plain } from './text.ts';
import { dayWords } from './words.ts';
import { amount, due, took } from './work-answers.ts';

const DAYS_OFF_AHEAD = 62;

const OF_WHOLES: ReadonlySet<string> = new Set([
  'progress',
  'amount',
  'waits',
  'startsOn',
  'answered',
  'fits',
  'behind',
  'next',
  'due',
  'done',
  'overdue',
  'misjudged',
  'isDone',
  'deadlines',
  'took',
  'priorities',
  'howLong',
  'whenDone',
]);

/** What is overdue; of a project its own due date first, and then its tasks. */
async function overdue(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const query = { ...queryOf(parsed), status: 'open' as const };
  const isPlain = !query.period && !isNarrowed(query);
  if (parsed.names.length === 0) return isPlain ? describeOverdue(context) : describeTasks(context, query);
  return ofThing(context, parsed, async (thing) => {
    if (thing.kind !== 'project') return describeThing(context)(thing);
    const { project } = await context.lookUp('project', thing.id);
    return paragraphs(
      isPlain && project !== null && standingText(context, project),
      await describeTasks(context, { ...query, project: thing.project }),
    );
  });
}

/** What was done; in this week, where nothing says in which. */
function done(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const query = { ...queryOf(parsed, { isDone: true }), project: projectIn(parsed) };
  const isAll = !query.period && !query.project && !isNarrowed(query);
  return isAll && hasMeaning(parsed, 'howMany', 'howMuch')
    ? describeTotals(context)
    : describeTasks(context, query);
}

async function dueOn(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { words } = context;
  return ofThing(context, parsed, async (thing) => {
    if (thing.kind !== 'project') return describeThing(context)(thing);
    const { project } = await context.lookUp('project', thing.id);
    if (!project) return words.nothingNamed;
    return standingText(context, project);
  });
}

async function doneOn(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { words, today, lookUp } = context;
  const day = dayWords(words, today);
  return ofThing(context, parsed, async (thing) => {
    if (thing.kind === 'milestone') return describeMilestone(context, thing);
    const isProject = thing.kind === 'project';
    const { tasks } = await lookUp(
      'work',
      `project:${isProject ? thing.id : thing.task.projectId} status:done`,
    );
    const status = isProject ? thing.project.status : thing.task.status;
    const last = isProject ? tasks[0] : tasks.find(({ id }) => id === thing.id);
    const dueDate = isProject ? thing.project.dueDate : thing.task.dueDate;
    if (status === 'Completed' && last?.completedOn)
      return words.doneOn(thingLink(thing), day(last.completedOn));
    return words.notDone(thingLink(thing), dueDate ? words.due(day(dueDate)) : words.noDueDate);
  });
}

/** How much a thing weighs. */
const priorities = (context: AnswerContext, parsed: ParsedText): Promise<string> =>
  ofThing(context, parsed, async (thing) => {
    const { words, lookUp } = context;
    if (thing.kind === 'milestone') return describeMilestone(context, thing);
    const { project } = thing.kind === 'project' ? await lookUp('project', thing.id) : { project: null };
    const priority = thing.kind === 'task' ? thing.task.priority : (project?.priority ?? 'Medium');
    return words.priorityIs(thingLink(thing), words.priorities[priority]);
  });

async function daysOff({ lookUp, words, today }: AnswerContext, parsed: ParsedText): Promise<string> {
  const { from, to } = periodOf(parsed) ?? { from: today, to: addDays(today, DAYS_OFF_AHEAD - 1) };
  const { days } = await lookUp('free-time', `${from} ${to}`);
  const off = days.flatMap(({ date, isOff, offHours }) => {
    const day = dayWords(words, today)(date);
    if (isOff) return [day];
    return offHours > 0 ? [`${day} (${words.hours(offHours)})`] : [];
  });
  return off.length > 0 ? words.daysOff(off.slice(0, 20).join(', ')) : words.noDaysOff;
}

/** Recorded time, and what was done where nothing was recorded. */
async function worked(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { lookUp, words, today } = context;
  const asked = periodOf(parsed, true);
  const { from, to, minutes, projects } = await lookUp('worked', asked ? `${asked.from} ${asked.to}` : '');
  if (minutes === 0) return amount(context, { ...parsed, isPast: true });
  const lines = projects.map((one) => `${plain(one.name)} · ${words.hours(one.minutes / 60)}`);
  return paragraphs(
    words.worked(periodText({ from, to }, words, today), words.hours(minutes / 60)),
    list(lines.slice(0, 20)),
  );
}

async function promised({ lookUp, words, today }: AnswerContext): Promise<string> {
  const { promises } = await lookUp('promises', '');
  if (promises.length === 0) return words.noPromises;
  const lines = promises.map(
    ({ day, projectId: id, project: name }) =>
      `${dayWords(words, today)(day)} · ${projectLink({ id, name })}`,
  );
  return paragraphs(words.promises, list(lines));
}

/** The first day of work on a project. */
const startsOn = (context: AnswerContext, parsed: ParsedText): Promise<string> =>
  ofThing(context, parsed, async (thing) => {
    const { project } =
      thing.kind === 'project' ? await context.lookUp('project', thing.id) : { project: null };
    if (!project) return describeThing(context)(thing);
    return context.words.begins(
      projectLink(project),
      dayWords(context.words, context.today)(project.startDate),
    );
  });

export async function next(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const project = projectIn(parsed);
  if (!project)
    return parsed.names.length > 0
      ? ofThing(context, parsed, describeThing(context))
      : describeNextStep(context);
  const { tasks } = await context.lookUp('work', `project:${project.id} status:open`);
  const [first] = tasks as TaskFact[];
  return first ? context.words.next.next(choiceOf(first, context)) : context.words.nothingOpen;
}

export async function projects(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { lookUp, words } = context;
  if (hasMeaning(parsed, 'most', 'least')) return rankedProjects(context, parsed);
  const status = hasMeaning(parsed, 'done', 'finish')
    ? 'Completed'
    : hasMeaning(parsed, 'started')
      ? 'In Progress'
      : undefined;
  if (status || hasMeaning(parsed, 'open')) {
    const found = (await lookUp('projects', '')).projects.filter((one) =>
      status ? one.status === status : one.status !== 'Completed',
    );
    const lines = found.map((one) =>
      words.projectLine(
        projectLink(one),
        words.standing[one.standing],
        one.progress,
        words.due(dayWords(words, context.today)(one.dueDate)),
        words.tasks(one.openTasks),
      ),
    );
    return `${words.projectList(words.projects(found.length))}\n\n${list(lines)}`;
  }
  if (hasMeaning(parsed, 'howMany', 'howMuch'))
    return paragraphs(await describeTotals(context), await describeProjects(context));
  return describeProjects(context);
}

/** How long a thing takes, and of a project when that is done. */
async function howLong(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const isProject = parsed.names.some(({ things }) => things.some(({ kind }) => kind === 'project'));
  if (parsed.names.length === 0) return context.words.nothingNamed;
  return paragraphs(await amount(context, parsed), isProject && (await fits(context, parsed)));
}

/** When a project is done as planned; of a task its day. */
const whenDone = (context: AnswerContext, parsed: ParsedText): Promise<string> => {
  const isTask = parsed.names.some(({ things }) => things.some(({ kind }) => kind !== 'project'));
  return isTask ? dueOn(context, parsed) : fits(context, parsed);
};

/** The time for another project in the days that are asked of, and where that is tried. */
async function takeOn(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { words, today } = context;
  const period = periodOf(parsed);
  const from = period && period.from < today ? today : period?.from;
  const asked = period && from ? { from, to: period.to } : undefined;
  const {
    freeHours,
    from: first,
    to: last,
  } = await context.lookUp('free-time', asked ? `${asked.from} ${asked.to}` : '');
  const hours = hoursSaid(parsed);
  const when = periodText({ from: first, to: last }, words, today);
  const isRoom = hours !== undefined && freeHours >= hours;
  return paragraphs(
    isRoom && words.roomIn(when, words.hours(hours), words.hours(freeHours)),
    await describeFreeTime(context, asked, isRoom ? undefined : hours),
    words.smallTalk.takeOn,
  );
}

const ANSWERS: Readonly<Record<string, (context: AnswerContext, parsed: ParsedText) => Promise<string>>> = {
  milestones,
  waits,
  answered,
  worked,
  promised,
  took,
  amount,
  due,
  dueOn,
  doneOn,
  fits,
  priorities,
  done,
  daysOff,
  next,
  projects,
  order,
  misjudged,
  overdue,
  deadlines,
  startsOn,
  takeOn,
  howLong,
  whenDone,
  isDone: (context, parsed) => ofThing(context, parsed, describeThing(context)),
  progress: (context, parsed) => ofThing(context, parsed, describeThing(context)),
  behind: (context, parsed) =>
    parsed.names.length > 0 ? ofThing(context, parsed, describeThing(context)) : describeBehind(context),
  totals: async (context, parsed) =>
    hasMeaning(parsed, 'howMany', 'howMuch')
      ? describeTotals(context)
      : paragraphs(await describeTotals(context), await describeProjects(context)),
  free: (context, parsed) =>
    hasMeaning(parsed, 'most', 'least')
      ? busyDays(context, parsed)
      : describeFreeTime(context, periodOf(parsed), hoursSaid(parsed)),
  busy: busyDays,
};

/** The answer to a question, from the user's rows. */
export const answerTo = (
  ask: string,
  context: AnswerContext,
  parsed: ParsedText,
  things: readonly Thing[],
): Promise<string> =>
  (ANSWERS[ask] ?? due)(
    context,
    OF_WHOLES.has(ask) || (ask === 'dueOn' && hasMeaning(parsed, 'everything'))
      ? ofProjects(parsed, things)
      : parsed,
  );
