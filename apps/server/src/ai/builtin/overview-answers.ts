import type { Day } from '@daymark/domain/dates';
import { projectScreen } from '../../http/screens.ts';
import type { LookUp, ProjectFact, TaskFact } from '../facts.ts';
import { plain } from './text.ts';
import { type DayWords, dayWords, type Words } from './words.ts';

/** What an answer needs: the look-ups, today's date, and the words of its language. */
export interface AnswerContext {
  lookUp: LookUp;
  today: Day;
  words: Words;
}

const LISTED = 8;

const PROJECTS_LISTED = 12;

const linked = (name: string, projectId: string): string => `[${plain(name)}](${projectScreen(projectId)})`;

export const projectLink = ({ id, name }: Pick<ProjectFact, 'id' | 'name'>): string => linked(name, id);

export const taskLink = ({ title, projectId }: TaskFact): string => linked(title, projectId);

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const paragraphs = (...parts: (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join('\n\n');

export const hoursIn = (words: Words, hours: number): string => (hours > 0 ? `, ${words.hours(hours)}` : '');

type TaskLineParts = { day?: DayWords; withProject: boolean };

export function taskLine(task: TaskFact, words: Words, { day, withProject }: TaskLineParts): string {
  const facts = [
    ...(withProject ? [plain(task.project)] : []),
    ...(day && task.dueDate ? [words.due(day(task.dueDate))] : []),
    ...(task.dueTime ? [task.dueTime] : []),
    ...(task.estimatedHours ? [words.hours(task.estimatedHours)] : []),
    ...(task.status === 'In Progress' ? [words.status['In Progress']] : []),
  ];
  return [taskLink(task), ...facts].join(' · ');
}

export function taskList(
  tasks: readonly TaskFact[],
  count: number,
  words: Words,
  parts: TaskLineParts,
): string {
  const shown = tasks.slice(0, LISTED);
  const more = count - shown.length;
  return paragraphs(list(shown.map((task) => taskLine(task, words, parts))), more > 0 && words.more(more));
}

/** A task in the middle of a sentence. */
export const taskText = (task: TaskFact, { words, today }: AnswerContext): string => {
  const due =
    task.dueDate && task.dueDate !== today ? `, ${words.due(dayWords(words, today)(task.dueDate))}` : '';
  return `${taskLink(task)} (${plain(task.project)}${due}${hoursIn(words, task.estimatedHours ?? 0)})`;
};

export async function describeOverdue({ lookUp, today, words }: AnswerContext): Promise<string> {
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

export async function describeBehind({ lookUp, today, words }: AnswerContext): Promise<string> {
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
    const description = words.behindProject(
      projectLink(project),
      standing,
      project.progress,
      words.due(day(project.dueDate)),
    );
    return [description, ...more].join(', ');
  });
  const { count } = await lookUp('overdue', '');
  return paragraphs(
    words.behind(words.projects(projects.length)),
    list(lines),
    count > 0 && words.alsoOverdue(words.tasks(count)),
    words.offerPlan,
  );
}

export async function describeNextStep(context: AnswerContext): Promise<string> {
  const { task, reason } = await context.lookUp('next-step', '');
  return task && reason ? context.words.next[reason](taskText(task, context)) : context.words.nothingOpen;
}

export async function describeTotals({ lookUp, words }: AnswerContext): Promise<string> {
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

export async function describeProjects({ lookUp, today, words }: AnswerContext): Promise<string> {
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

/** The progress of a project and its due date. Work in progress counts as half, as everywhere in Daymark. */
export function standingText(
  { words, today }: AnswerContext,
  project: Pick<ProjectFact, 'id' | 'name' | 'standing' | 'progress' | 'dueDate' | 'daysRemaining'>,
  hasStarted = false,
): string {
  const is = words.projectIs(
    projectLink(project),
    words.standing[project.standing],
    project.progress,
    hasStarted ? words.countsHalf : '',
  );
  return `${is} ${words.projectDue(dayWords(words, today)(project.dueDate), words.remaining(project.daysRemaining))}`;
}

export async function describeProject(context: AnswerContext, id: string): Promise<string> {
  const { lookUp, today, words } = context;
  const { project, tasks } = await lookUp('project', id);
  if (!project) return words.nothingNamed;
  const { hours } = await lookUp('work', `project:${id} status:open`);
  const day = dayWords(words, today);
  const open = tasks.filter(({ status }) => status !== 'Completed');
  const milestones = project.milestones.map(({ name, dueDate }) => `${plain(name)} · ${day(dueDate)}`);
  return paragraphs(
    standingText(
      context,
      project,
      tasks.some(({ status }) => status === 'In Progress'),
    ),
    project.tasks > 0
      ? words.openOf(words.tasks(project.openTasks), project.tasks, words.hours(hours))
      : words.noPlanYet(plain(project.name)),
    milestones.length > 0 && `${words.milestones}\n${list(milestones.slice(0, LISTED))}`,
    open.length > 0 && words.nextTasks,
    open.length > 0 && taskList(open, project.openTasks, words, { day, withProject: false }),
  );
}

export function describeTask({ today, words }: AnswerContext, task: TaskFact): string {
  const due = task.dueDate ? words.due(dayWords(words, today)(task.dueDate)) : words.noDueDate;
  return words.taskIs(taskLink(task), plain(task.project), words.status[task.status], due);
}

/** A list of things to choose from. */
export const choices = (words: Words, lines: readonly string[]): string =>
  paragraphs(
    words.which,
    list(lines.slice(0, LISTED)),
    lines.length > LISTED && words.more(lines.length - LISTED),
  );

export const choiceOf = (task: TaskFact, { today, words }: AnswerContext): string =>
  taskLine(task, words, { day: dayWords(words, today), withProject: true });
