import { addDays, type Day } from '@daymark/domain/dates';
import type { DayFact, LookUp, ProjectFact, TaskFact } from '../facts.ts';
import type { Period } from './periods.ts';
import { plain } from './text.ts';
import { type DayWords, dayWords, type Words } from './words.ts';

/** What is told needs: where to look, what day it is, and the words to say it in. */
export interface Telling {
  lookUp: LookUp;
  today: Day;
  words: Words;
}

const LISTED = 8;
const PROJECTS_LISTED = 12;
/** As many as are looked up. */
const DONE_LISTED = 25;
const FREE_DAYS_LISTED = 6;
const CANDIDATES_LISTED = 5;

const linked = (name: string, projectId: string): string => `[${plain(name)}](/project/${projectId}/details)`;

export const projectLink = ({ id, name }: Pick<ProjectFact, 'id' | 'name'>): string => linked(name, id);
export const taskLink = ({ title, projectId }: TaskFact): string => linked(title, projectId);

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const paragraphs = (...parts: (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join('\n\n');

const hoursIn = (words: Words, hours: number): string => (hours > 0 ? `, ${words.hours(hours)}` : '');

type Told = { day?: DayWords; withProject: boolean };

function taskLine(task: TaskFact, words: Words, { day, withProject }: Told): string {
  const facts = [
    ...(withProject ? [plain(task.project)] : []),
    ...(day && task.dueDate ? [words.due(day(task.dueDate))] : []),
    ...(task.dueTime ? [task.dueTime] : []),
    ...(task.estimatedHours ? [words.hours(task.estimatedHours)] : []),
    ...(task.status === 'In Progress' ? [words.status['In Progress']] : []),
  ];
  return [taskLink(task), ...facts].join(' · ');
}

function taskList(tasks: readonly TaskFact[], count: number, words: Words, told: Told): string {
  const shown = tasks.slice(0, LISTED);
  const more = count - shown.length;
  return paragraphs(list(shown.map((task) => taskLine(task, words, told))), more > 0 && words.more(more));
}

function dayName(day: Day, { today, words }: Telling): string {
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : words.on(dayWords(words, today)(day));
}

export async function tellDay(telling: Telling, day: Day): Promise<string> {
  const { lookUp, today, words } = telling;
  const { tasks, count, hours, overdueCount, doneToday } = await lookUp('today', day);
  const when = dayName(day, telling);
  const isToday = day === today;
  const overdue = isToday && overdueCount > 0 && words.alsoOverdue(words.tasks(overdueCount));
  const done = isToday && doneToday > 0 && words.doneToday(words.tasks(doneToday));
  if (count > 0)
    return paragraphs(
      words.dueOn(when, words.tasks(count), hoursIn(words, hours)),
      taskList(tasks, count, words, { withProject: true }),
      done,
      overdue,
    );
  const { task, reason } = await lookUp('next-step', '');
  const tells = isToday && task !== null && (reason === 'next' || reason === 'overdue');
  const next = tells && words.next[reason](taskText(task, telling));
  return paragraphs(words.nothingOn(when), done, overdue, next);
}

/** What the day holds, for whoever says hello; and how to begin, for whoever has nothing yet. */
export async function tellGreeting(telling: Telling): Promise<string> {
  const { lookUp, today, words } = telling;
  const { total } = await lookUp('projects', '');
  if (total === 0) return paragraphs(words.hello, words.firstSteps);
  return paragraphs(words.hello, await tellDay(telling, today), words.askMe);
}

/** What is most likely meant by "it" or "the first one": what presses. */
export async function tellCandidates(telling: Telling): Promise<string> {
  const { lookUp, today, words } = telling;
  const [overdue, due, next] = [
    await lookUp('overdue', ''),
    await lookUp('today', today),
    await lookUp('next-step', ''),
  ];
  const pressing = [...overdue.tasks, ...due.tasks, ...(next.task ? [next.task] : [])];
  const once = pressing.filter(({ id }, at) => pressing.findIndex((one) => one.id === id) === at);
  const lines = once.slice(0, CANDIDATES_LISTED).map((task) => choiceOf(task, telling));
  return lines.length > 0 ? choices(words, lines) : words.nothingNamed;
}

/** A task in the middle of a sentence. */
const taskText = (task: TaskFact, { words, today }: Telling): string => {
  const due =
    task.dueDate && task.dueDate !== today ? `, ${words.due(dayWords(words, today)(task.dueDate))}` : '';
  return `${taskLink(task)} (${plain(task.project)}${due}${hoursIn(words, task.estimatedHours ?? 0)})`;
};

export async function tellOverdue({ lookUp, today, words }: Telling): Promise<string> {
  const { tasks, count, projects } = await lookUp('overdue', '');
  if (count === 0 && projects.length === 0) return words.nothingOverdue;
  const day = dayWords(words, today);
  const late = projects
    .slice(0, LISTED)
    .map((project) => `${projectLink(project)} · ${words.due(day(project.dueDate))}`);
  return paragraphs(
    count > 0 && words.overdue(words.tasks(count)),
    count > 0 && taskList(tasks, count, words, { day, withProject: true }),
    projects.length > 0 && words.overdueProjects(words.projects(projects.length)),
    projects.length > 0 && list(late),
    tasks[0] !== undefined && words.offerMove(plain(tasks[0].title)),
  );
}

function loadLine(
  { date, plannedHours, workingHours, freeHours }: DayFact,
  words: Words,
  day: DayWords,
): string {
  const [planned, working] = [words.hours(plannedHours), words.hours(workingHours)];
  return plannedHours > workingHours
    ? words.dayOver(day(date), planned, working)
    : words.dayLoad(day(date), planned, working, words.hours(freeHours));
}

export async function tellWeek({ lookUp, today, words }: Telling, ofDay: Day): Promise<string> {
  const { from, tasks, count, hours, done, days } = await lookUp('week', ofDay);
  const which = words.periods[from > today ? 'next week' : 'this week'];
  if (count === 0 && done === 0) return words.nothingIn(which);
  const day = dayWords(words, today);
  const loaded = days.filter(({ date, plannedHours }) => date >= today && plannedHours > 0);
  return paragraphs(
    words.week(which, words.tasks(count), hoursIn(words, hours), done),
    list(loaded.map((one) => loadLine(one, words, day))),
    taskList(tasks, count, words, { day, withProject: true }),
  );
}

/** Names the days too: whose week begins on a Sunday sees which days were meant. */
export async function tellDone(
  { lookUp, today, words }: Telling,
  { name, ...asked }: Period,
): Promise<string> {
  const { from, to, tasks, count, hours } = await lookUp('done', `${asked.from} ${asked.to}`);
  const day = dayWords(words, today);
  const days = from === to ? day(from) : words.fromTo(day(from), day(to));
  const when = name ? `${words.periods[name]} (${days})` : days;
  if (count === 0) return words.nothingDone(when);
  const shown = tasks.slice(0, DONE_LISTED);
  const lines = shown.map((task) =>
    [taskLink(task), plain(task.project), ...(from === to ? [] : [day(task.completedOn)])].join(' · '),
  );
  const more = count - shown.length;
  return paragraphs(
    words.done(when, words.tasks(count), hours > 0 ? words.hours(hours) : ''),
    list(lines),
    more > 0 && words.more(more),
  );
}

export async function tellBehind({ lookUp, today, words }: Telling): Promise<string> {
  const { projects, openProjects, slipped } = await lookUp('behind', '');
  if (openProjects === 0) return words.noProjects;
  if (projects.length === 0)
    return paragraphs(
      words.notBehind(words.projects(openProjects)),
      slipped > 0 && words.alsoOverdue(words.tasks(slipped)),
    );
  const day = dayWords(words, today);
  const lines = projects.slice(0, PROJECTS_LISTED).map((project) => {
    const more = [
      ...(project.slipped > 0 ? [words.slipped(words.tasks(project.slipped))] : []),
      ...(project.late > 0 ? [words.late(words.tasks(project.late))] : []),
    ];
    const standing = words.standing[project.standing];
    const told = words.behindProject(
      projectLink(project),
      standing,
      project.progress,
      words.due(day(project.dueDate)),
    );
    return [told, ...more].join(', ');
  });
  return paragraphs(words.behind(words.projects(projects.length)), list(lines), words.offerPlan);
}

/** When there is time: in the days that are asked of, else in those to come. */
export async function tellFreeTime({ lookUp, today, words }: Telling, asked?: Period): Promise<string> {
  const { freeHours, days } = await lookUp('free-time', asked ? `${asked.from} ${asked.to}` : '');
  const [one] = days;
  const when = asked?.name && words.periods[asked.name];
  if (one && asked && !when)
    return words.freeDay(
      dayWords(words, today)(one.date),
      words.hours(one.freeHours),
      words.hours(one.plannedHours),
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

export async function tellNextStep(telling: Telling): Promise<string> {
  const { task, reason } = await telling.lookUp('next-step', '');
  return task && reason ? telling.words.next[reason](taskText(task, telling)) : telling.words.nothingOpen;
}

export async function tellTotals({ lookUp, words }: Telling): Promise<string> {
  const totals = await lookUp('totals', '');
  if (totals.projects === 0) return words.noProjects;
  const isLate = totals.overdueTasks > 0 || totals.overdueProjects > 0;
  return paragraphs(
    words.totals(words.projects(totals.projects), totals.inProgress, totals.pending, totals.completed),
    words.totalsTasks(
      words.tasks(totals.openTasks),
      totals.tasks,
      totals.completedTasks,
      hoursIn(words, totals.openHours),
    ),
    isLate && words.totalsOverdue(totals.overdueProjects, words.tasks(totals.overdueTasks)),
  );
}

export async function tellProjects({ lookUp, today, words }: Telling): Promise<string> {
  const { projects, total } = await lookUp('projects', '');
  if (total === 0) return words.noProjects;
  const day = dayWords(words, today);
  const shown = projects.slice(0, PROJECTS_LISTED);
  const lines = shown.map((project) =>
    words.projectLine(
      projectLink(project),
      words.standing[project.standing],
      project.progress,
      words.due(day(project.dueDate)),
      words.tasks(project.openTasks),
    ),
  );
  return paragraphs(
    words.projectList(words.projects(total)),
    list(lines),
    total > shown.length && words.more(total - shown.length),
  );
}

export async function tellProject(telling: Telling, id: string): Promise<string> {
  const { lookUp, today, words } = telling;
  const { project, tasks } = await lookUp('project', id);
  if (!project) return words.nothingNamed;
  const day = dayWords(words, today);
  const open = tasks.filter(({ status }) => status !== 'Completed');
  const milestones = project.milestones.map(({ name, dueDate }) => `${plain(name)} · ${day(dueDate)}`);
  return paragraphs(
    `${words.projectIs(projectLink(project), words.standing[project.standing], project.progress)} ${words.projectDue(day(project.dueDate), words.remaining(project.daysRemaining))}`,
    project.tasks > 0
      ? words.openOf(words.tasks(project.openTasks), project.tasks)
      : words.noPlanYet(plain(project.name)),
    milestones.length > 0 && `${words.milestones}\n${list(milestones.slice(0, LISTED))}`,
    open.length > 0 && words.nextTasks,
    open.length > 0 && taskList(open, project.openTasks, words, { day, withProject: false }),
  );
}

export function tellTask({ today, words }: Telling, task: TaskFact): string {
  const due = task.dueDate ? words.due(dayWords(words, today)(task.dueDate)) : words.noDueDate;
  return words.taskIs(taskLink(task), plain(task.project), words.status[task.status], due);
}

/** Things among which one is to be chosen. */
export const choices = (words: Words, lines: readonly string[]): string =>
  paragraphs(
    words.which,
    list(lines.slice(0, LISTED)),
    lines.length > LISTED && words.more(lines.length - LISTED),
  );

export const choiceOf = (task: TaskFact, { today, words }: Telling): string =>
  taskLine(task, words, { day: dayWords(words, today), withProject: true });
