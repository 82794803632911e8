import { addDays, type Day, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { hoursToDo, sumHours } from '@daymark/domain/load';
import { ofThing, tellMilestone, tellThing } from './named-things.ts';
import { type Period, periodName, periodOf } from './period.ts';
import { hasMeaning, type Said } from './read.ts';
import { isNarrowed, queryOf, type TaskQuery, tellTasks } from './task-query.ts';
import { tellDay, tellWeek } from './tell-days.ts';
import { choiceOf, list, paragraphs, projectLink, type Telling, taskLink, tellTotals } from './telling.ts';
import { plain } from './text.ts';
import { dayWords } from './words.ts';

/** "6 h were estimated (2 h more)". */
const estimatedText = ({ words }: Telling, hours: number | null, spent: number | null): string => {
  if (!hours) return words.noEstimate;
  const told = `${words.hours(hours)} ${words.language === 'de' ? 'sind geschätzt' : 'were estimated'}`;
  if (!spent) return told;
  return `${told} ${words.difference(words.hours(Math.abs(spent - hours)), spent - hours)}`;
};

/** The numbering at the end of the titles of a split task: "21–30/60", "(1/2)". */
const PART = /\s*\(?\d+(?:[–-]\d+)?\/\d+\)?$/;

/** The total hours of a task that was split into parts. */
async function ofParts({ lookUp, words }: Telling, { names }: Said): Promise<string | undefined> {
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
  const told = words.amount(
    plain(title),
    words.tasks(open.length),
    parts.length,
    words.hours(hoursToDo(open)),
  );
  return `${told} ${words.inAll(hoursOf(parts))}`;
}

export async function took(telling: Telling, said: Said): Promise<string> {
  const { words, lookUp } = telling;
  const whole = await ofParts(telling, said);
  if (whole) return whole;
  return ofThing(telling, said, async (thing) => {
    if (thing.kind === 'milestone') return tellMilestone(telling, thing);
    const period = spentPeriod(said);
    if (thing.kind === 'project')
      return period ? doneIn(telling, period, thing.project) : spentOfProject(telling, thing.project);
    const { actualHours, estimatedHours, projectId, id } = thing.task;
    const { tasks } = await lookUp('work', `project:${projectId} status:done`);
    const done = tasks.find((one) => one.id === id)?.completedOn;
    const estimated = estimatedText(telling, estimatedHours, actualHours);
    const spent = actualHours
      ? words.took(taskLink(thing.task), words.hours(actualHours), estimated)
      : words.notRecorded(taskLink(thing.task), estimated);
    return done
      ? `${spent} ${words.doneOn(taskLink(thing.task), dayWords(words, telling.today)(done))}`
      : spent;
  });
}

/** The actual and the estimated hours of a project's completed work, and the hours that are left. */
async function spentOfProject(telling: Telling, project: { id: string; name: string }): Promise<string> {
  const { lookUp, words } = telling;
  const done = await lookUp('work', `project:${project.id} status:done`);
  const open = await lookUp('work', `project:${project.id} status:open`);
  if (done.spentHours === 0) return amountOfProject(telling, project);
  const more = sumHours([done.spentHours, -done.hours]);
  const spent = `${words.spentOf(words.hours(done.spentHours), words.hours(done.hours))} ${words.difference(words.hours(Math.abs(more)), more)}`;
  const left = words.openOf(words.tasks(open.count), open.count + done.count, words.hours(open.hours));
  return `**${projectLink(project)}**, ${words.tasks(done.count)} ${words.status.Completed}: ${spent}. ${open.count > 0 ? left : ''}`.trim();
}

/** From this distance on, a month means that of the previous year. */
const FAR_AHEAD_DAYS = 183;

/** The days of completed work: those named explicitly, or of a recent month. */
function spentPeriod(said: Said): Period | undefined {
  // "On" is used for the day of completion and for the due date.
  const told = { ...said, pieces: said.pieces.filter(({ meanings }) => !meanings.has('fill')) };
  const period = periodOf(said);
  if (!period) return undefined;
  // "Hab ich noch": a verb alone tells no past of days that are to come.
  const isDone =
    hasMeaning(told, 'spent', 'done', 'finish') ||
    (said.isPast && period.from <= said.moment.today && !hasMeaning(told, 'until'));
  if (hasMeaning(told, 'open', 'due', 'plan') && !isDone) return undefined;
  const isPast = isDone || period.to < said.moment.today;
  const isFar = period.from > addDays(said.moment.today, FAR_AHEAD_DAYS) && period.from !== period.to;
  return isPast || isFar ? periodOf(said, true) : undefined;
}

async function amountOfProject(
  { lookUp, words }: Telling,
  project: { id: string; name: string },
): Promise<string> {
  const all = await lookUp('work', `project:${project.id}`);
  const open = await lookUp('work', `project:${project.id} status:open`);
  const done = await lookUp('work', `project:${project.id} status:done`);
  const told = words.amount(
    projectLink(project),
    words.tasks(open.count),
    all.count,
    words.hours(open.hours),
  );
  return `${told} ${words.amountSpent(words.tasks(done.count), words.hours(done.spentHours), words.hours(done.hours), words.hours(all.hours))}`;
}

export async function amount(telling: Telling, said: Said): Promise<string> {
  const past = spentPeriod(said);
  if (said.names.length > 0)
    return ofThing(telling, said, (thing) => {
      if (thing.kind !== 'project') return took(telling, said);
      if (past) return doneIn(telling, past, thing.project);
      if ((said.isPast || hasMeaning(said, 'spent')) && !hasMeaning(said, 'open', 'plan', 'estimate'))
        return spentOfProject(telling, thing.project);
      const query = { ...queryOf(said), project: thing.project };
      return query.period || isNarrowed(query)
        ? tellTasks(telling, query)
        : amountOfProject(telling, thing.project);
    });
  if (past || said.isPast) return doneIn(telling, past, undefined);
  const query = queryOf(said);
  if (isNarrowed(query)) return tellTasks(telling, query);
  return query.period ? workIn(telling, query.period) : tellTotals(telling);
}

const doneIn = (
  telling: Telling,
  period: Period | undefined,
  project: TaskQuery['project'],
): Promise<string> => tellTasks(telling, { status: 'done', period, project });

/** Open work in some days. */
function workIn(telling: Telling, period: Period): Promise<string> {
  const { today } = telling;
  if (period.from === period.to) return tellDay(telling, period.from);
  const name = periodName(period, today);
  const isWeek = (name === 'this week' || name === 'next week') && period.to === addDays(period.from, 6);
  return isWeek ? tellWeek(telling, period.from) : tellTasks(telling, { status: 'open', period });
}

/** What is due of a project, and that it ends in the days that are asked of where it does. */
async function dueOf(telling: Telling, query: TaskQuery, project: ProjectEnd): Promise<string> {
  const { words, today } = telling;
  const { period } = query;
  const isEnd =
    period && !isNarrowed(query) && project.dueDate >= period.from && project.dueDate <= period.to;
  return paragraphs(
    await tellTasks(telling, { ...query, project }),
    isEnd === true && `${projectLink(project)} · ${words.due(dayWords(words, today)(project.dueDate))}`,
  );
}

type ProjectEnd = { id: string; name: string; dueDate: Day };

export async function due(telling: Telling, said: Said): Promise<string> {
  const query = queryOf(said);
  if (said.names.length > 0)
    return ofThing(telling, said, (thing) =>
      thing.kind === 'project' ? dueOf(telling, query, thing.project) : tellThing(telling)(thing),
    );
  const weekdays = allWeekdays(said);
  if (weekdays) return tellWeekdays(telling, weekdays);
  if (isNarrowed(query)) return tellTasks(telling, query);
  if (query.period) return workIn(telling, query.period);
  const isAll =
    hasMeaning(said, 'open', 'everything') || (hasMeaning(said, 'task') && !hasMeaning(said, 'due', 'plan'));
  return isAll ? tellTasks(telling, { status: 'open' }) : tellDay(telling, telling.today);
}

/** "On a Saturday", "at weekends": all coming ones, and not only the next. */
function allWeekdays({ whens, text }: Said): Weekday[] | undefined {
  const days = whens.filter(({ type }) => type === 'days' || type === 'weekdays');
  const [one] = days;
  if (!one || days.length > 1 || one.type === 'length') return undefined;
  if (one.type === 'weekdays')
    return one.recurring || ANY_ONE.test(text.slice(0, one.bare)) ? one.weekdays : undefined;
  const isAny = one.type === 'days' && one.isWeekday && ANY_ONE.test(text.slice(0, one.bare));
  return isAny ? [weekdayOf(one.from)] : undefined;
}

const ANY_ONE = /\b(?:an?|any|some|einem|irgendeinem|irgendeinen)\s*$/i;

async function tellWeekdays(telling: Telling, weekdays: readonly Weekday[]): Promise<string> {
  const { lookUp, words, today } = telling;
  const { tasks } = await lookUp('work', `status:open from:${today} to:${addDays(today, YEAR_DAYS)}`);
  const found = tasks.filter(({ dueDate }) => dueDate !== null && weekdays.includes(weekdayOf(dueDate)));
  const names = weekdays.map((one) => words.weekday(one)).join(', ');
  if (found.length === 0) return words.nothingIn(names);
  const hours = hoursToDo(found);
  return paragraphs(
    words.week(names, words.tasks(found.length), hours > 0 ? `, ${words.hours(hours)}` : '', 0),
    list(found.slice(0, WEEKDAYS_LISTED).map((one) => choiceOf(one, telling))),
  );
}

const YEAR_DAYS = 365;

const WEEKDAYS_LISTED = 12;
