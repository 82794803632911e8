import { addDays, startOfWeek } from '@daymark/domain/dates';
import { hoursToDo, sumHours } from '@daymark/domain/load';
import type { Priority } from '@daymark/domain/priorities';
import type { TaskFact } from '../facts.ts';
import { type AnswerContext, list, paragraphs, projectLink, taskLine, taskLink } from './overview-answers.ts';
import { type Bound, boundOf, type Period, periodName, periodOf, periodText } from './period.ts';
import { hasMeaning, levelsIn, type ParsedText } from './read.ts';
import { plain } from './text.ts';
import { dayWords, type Words } from './words.ts';

/** Which tasks a question is about. Whatever it says of them is one of these, and narrows them further. */
export interface TaskQuery {
  status: 'open' | 'started' | 'done';
  isOverdue?: boolean;
  isUndated?: boolean;
  priority?: Priority | undefined;
  period?: Period | undefined;
  project?: { id: string; name: string } | undefined;
  hours?: Bound | undefined;
  pick?: keyof Words['pick'] | undefined;
  count?: number | undefined;
}

const LEVELS: Readonly<Record<'low' | 'medium' | 'high', Priority>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

/** What a question says of the tasks that it is about; of open ones, where it does not say that they are done. */
export function queryOf(parsed: ParsedText, { isDone = false }: { isDone?: boolean } = {}): TaskQuery {
  const has = (...meanings: Parameters<typeof hasMeaning>[1][]) => hasMeaning(parsed, ...meanings);
  const [level] = levelsIn(parsed);
  const isStarted = parsed.pieces.some(({ meanings }) => meanings.has('started') && !meanings.has('open'));
  const hours = boundOf(parsed);
  const pick = has('most')
    ? ('longest' as const)
    : has('least') && !hours
      ? ('shortest' as const)
      : has('last')
        ? ('last' as const)
        : has('first') || (has('next') && parsed.count !== undefined)
          ? ('first' as const)
          : undefined;
  return {
    status: isDone ? 'done' : isStarted ? 'started' : 'open',
    isOverdue: has('overdue'),
    isUndated: has('undated'),
    priority: level && LEVELS[level],
    period: periodOf(parsed, isDone),
    hours,
    pick,
    count: parsed.count?.number,
  };
}

/** Whether it says more of the tasks than their days. */
export const isNarrowed = (query: TaskQuery): boolean =>
  query.status === 'started' ||
  query.isUndated === true ||
  [query.priority, query.hours, query.pick, query.count].some((one) => one !== undefined);

/** The days with their name where they have one; of what is done both, as whose week begins on a Sunday sees which are meant. */
function daysText({ status, period }: TaskQuery, { words, today }: AnswerContext): string[] {
  if (!period) return [];
  if (status !== 'done') return [periodText(period, words, today)];
  const [day, name] = [dayWords(words, today), periodName(period, today)];
  const days = period.from === period.to ? day(period.from) : words.fromTo(day(period.from), day(period.to));
  return [name ? `${words.periods[name]} (${days})` : days];
}

function labelOf(query: TaskQuery, context: AnswerContext): string {
  const { words } = context;
  const { project, status, isOverdue, isUndated, priority, hours } = query;
  return [
    ...(project ? [projectLink(project)] : []),
    ...(isOverdue ? [words.standing.Overdue] : []),
    ...(status === 'started' ? [words.status['In Progress']] : []),
    ...(isUndated ? [words.undated] : []),
    ...(priority ? [words.withPriority[priority]] : []),
    ...(hours ? [`${words.bounds[hours.sign]} ${words.hours(hours.hours)}`] : []),
    ...daysText(query, context),
  ].join(', ');
}

const filterOf = ({ status, project, period, priority, isUndated, isOverdue }: TaskQuery, today: string) => {
  const yesterday = addDays(today, -1);
  const to = isOverdue && (!period || period.to > yesterday) ? yesterday : period?.to;
  return [
    `status:${status}`,
    ...(project ? [`project:${project.id}`] : []),
    ...(period ? [`from:${period.from}`] : []),
    ...(to ? [`to:${to}`] : []),
    ...(priority ? [`priority:${priority}`] : []),
    ...(isUndated ? ['undated:yes'] : []),
  ].join(' ');
};

/** The hours that a task took, or takes as far as is known. */
const hoursOf = ({ status, estimatedHours, actualHours }: TaskFact): number =>
  (status === 'Completed' ? actualHours : null) ?? estimatedHours ?? 0;

function picked<T extends TaskFact>(tasks: readonly T[], { pick, count }: TaskQuery): T[] {
  if (pick === 'first' || pick === undefined) return tasks.slice(0, count ?? (pick ? 1 : tasks.length));
  if (pick === 'last') return tasks.slice(-(count ?? 1));
  const sized = tasks.filter((one) => hoursOf(one) > 0);
  const sorted = sized.toSorted(
    (one, other) => (hoursOf(one) - hoursOf(other)) * (pick === 'longest' ? -1 : 1),
  );
  const extreme = hoursOf(sorted[0] ?? ({} as TaskFact));
  return count === undefined ? sorted.filter((one) => hoursOf(one) === extreme) : sorted.slice(0, count);
}

const meets = (task: TaskFact, { sign, hours }: Bound): boolean => {
  const has = hoursOf(task);
  if (has === 0) return false;
  return sign === '>' ? has > hours : sign === '≥' ? has >= hours : sign === '<' ? has < hours : has <= hours;
};

const LISTED = { open: 8, started: 8, done: 25 };

/** The tasks that a question is about, with how many they are and their hours. */
export async function describeTasks(context: AnswerContext, asked: TaskQuery): Promise<string> {
  const { lookUp, words, today } = context;
  const isWeek = asked.status === 'done' && !asked.period && !asked.project && !asked.pick && !asked.hours;
  const query = isWeek ? { ...asked, period: { from: startOfWeek(today), to: today } } : asked;
  const { status, pick, project, period } = query;
  const label = labelOf(query, context);
  const found = await lookUp('work', filterOf(query, today));
  const inOrder =
    status === 'done' ? found.tasks.toReversed() : found.tasks.filter((one) => !pick || one.dueDate);
  const { hours: bound } = query;
  const some = picked(pick ? inOrder : found.tasks, query).filter((one) => !bound || meets(one, bound));
  const isAll = !pick && !bound && query.count === undefined;
  const { count, hours, spentHours } = isAll
    ? found
    : {
        count: some.length,
        hours:
          status === 'done' ? sumHours(some.map(({ estimatedHours }) => estimatedHours)) : hoursToDo(some),
        spentHours: sumHours(some.map(({ actualHours }) => actualHours)),
      };
  if (count === 0)
    return status === 'done' ? words.nothingDone(label) : words.nothingIn(label || words.allOpen);
  const day = dayWords(words, today);
  const shown = some.slice(0, LISTED[status]);
  const lines = shown.map((task) =>
    status === 'done'
      ? [
          taskLink(task),
          plain(task.project),
          ...(period?.from === period?.to && period ? [] : task.completedOn ? [day(task.completedOn)] : []),
          ...(task.actualHours && !isAll ? [words.hours(task.actualHours)] : []),
        ].join(' · ')
      : taskLine(task, words, { day, withProject: !project }),
  );
  const amounts = [hours > 0 && words.hours(hours), spentHours > 0 && words.spent(words.hours(spentHours))];
  const head = pick
    ? words.pick[pick](label)
    : status === 'done'
      ? words.done(label, words.tasks(count), amounts.filter(Boolean).join(''))
      : words.week(label || words.allOpen, words.tasks(count), hours > 0 ? `, ${words.hours(hours)}` : '', 0);
  const more = count - shown.length;
  return paragraphs(head, list(lines), more > 0 && words.more(more));
}
