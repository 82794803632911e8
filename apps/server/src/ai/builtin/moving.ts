import type { ProposedAction } from '@daymark/contract/proposals';
import { addDays, type Day } from '@daymark/domain/dates';
import { hoursLeft, hoursToDo, sumHours } from '@daymark/domain/load';
import type { TaskFact } from '../facts.ts';
import { thingLink } from './named-things.ts';
import { change, type Doing, isOpen, MOVES_MAX, offer, type Reply, say, thingsOf } from './offering.ts';
import { type AnswerContext, projectLink, taskLink } from './overview-answers.ts';
import { movedDays, type Period, shiftOf } from './period.ts';
import { hasMeaning, type ParsedText } from './read.ts';
import { dayWords } from './words.ts';

/** Days from a day on, each with its remaining hours. */
async function freeDays({ lookUp }: AnswerContext, from: Day, to: Day) {
  const { days } = await lookUp('free-time', `${from} ${to}`);
  return days
    .filter(({ date }) => date >= from)
    .map(({ date, freeHours, workingHours }) => ({ date, free: freeHours, isWorked: workingHours > 0 }));
}

const SPREAD_DAYS = 30;

/** Days that would be overbooked after these tasks have moved. */
async function overfull(
  { lookUp, words, today }: AnswerContext,
  moves: readonly { task: TaskFact; to: Day }[],
): Promise<string[]> {
  const notes: string[] = [];
  for (const day of [...new Set(moves.map(({ to }) => to))].slice(0, MOVES_MAX)) {
    const { load } = await lookUp('today', day);
    const hours = (some: typeof moves) => hoursToDo(some.map(({ task }) => task));
    const come = hours(moves.filter(({ to, task }) => to === day && task.dueDate !== day));
    const gone = hours(moves.filter(({ to, task }) => to !== day && task.dueDate === day));
    const planned = sumHours([load.plannedHours, come, -gone]);
    if (planned > load.workingHours)
      notes.push(
        words.dayOver(dayWords(words, today)(day), words.hours(planned), words.hours(load.workingHours)),
      );
  }
  return notes;
}

/** Moves several tasks: all to one day, or each to the first coming day with enough time for it. */
export async function moveAll(
  context: AnswerContext,
  tasks: readonly TaskFact[],
  to: Period | undefined,
  after: Day,
): Promise<Reply> {
  const { words, today } = context;
  if (tasks.length === 0) return say(words.nothingToMove);
  const moved = tasks.slice(0, MOVES_MAX);
  const isOneDay = to !== undefined && to.from === to.to;
  const from = to?.from ?? addDays(after < today ? today : after, 1);
  const days = isOneDay ? [] : await freeDays(context, from, to?.to ?? addDays(from, SPREAD_DAYS));
  const worked = days.filter(({ isWorked }) => isWorked);
  const actions = moved.flatMap((task): ProposedAction[] => {
    const hours = hoursLeft(task);
    const day =
      worked.find(({ free }) => free >= hours) ?? worked.toSorted((one, other) => other.free - one.free)[0];
    if (day) day.free -= hours;
    const dueDate = isOneDay ? to.from : day?.date;
    return dueDate && dueDate !== task.dueDate
      ? [{ kind: 'change-subtask', subtaskId: task.id, change: { dueDate } }]
      : [];
  });
  if (actions.length === 0) return say(words.nothingToMove);
  const moves = actions.flatMap((one) => {
    const task = one.kind === 'change-subtask' ? moved.find(({ id }) => id === one.subtaskId) : undefined;
    return task && one.kind === 'change-subtask' && one.change.dueDate
      ? [{ task, to: one.change.dueDate }]
      : [];
  });
  const more = tasks.length > moved.length ? [words.moreMoves(tasks.length - moved.length)] : [];
  return offer(context, actions, ...(await overfull(context, moves)), ...more);
}

/** Moves the open work of some days, or overdue work, in one project or in all. */
async function moveDays(context: AnswerContext, parsed: ParsedText): Promise<Reply> {
  const { lookUp, words, today } = context;
  const { from: said1, to } = movedDays(parsed);
  const project = parsed.names[0]?.things[0];
  const isLate = hasMeaning(parsed, 'overdue');
  const isAll = project !== undefined && !said1;
  if (!said1 && !isLate && !isAll) return say(words.whichTasks);
  const filter = [
    'status:open',
    ...(isLate ? [`to:${addDays(today, -1)}`] : said1 ? [`from:${said1.from} to:${said1.to}`] : []),
    ...(project ? [`project:${project.id}`] : []),
  ];
  const { tasks } = await lookUp('work', filter.join(' '));
  const dated = tasks.filter(({ dueDate }) => dueDate !== null);
  const shift = shiftOf(parsed);
  if (shift === undefined) return moveAll(context, dated, to, said1?.to ?? today);
  const actions = dated
    .slice(0, MOVES_MAX)
    .flatMap(({ id, dueDate }): ProposedAction[] =>
      dueDate
        ? [{ kind: 'change-subtask', subtaskId: id, change: { dueDate: addDays(dueDate, shift) } }]
        : [],
    );
  if (actions.length === 0) return say(words.nothingToMove);
  return offer(
    context,
    actions,
    ...(dated.length > MOVES_MAX ? [words.moreMoves(dated.length - MOVES_MAX)] : []),
  );
}

export const moveNamed: Doing = async (context, parsed) => {
  const { words, today, lookUp } = context;
  const named = thingsOf(context, parsed, isOpen);
  if ('text' in named) return named;
  const shift = shiftOf(parsed);
  const { to = movedDays(parsed).from } = movedDays(parsed);
  const [first] = named.things;
  if (shift === undefined && !to) return say(words.toWhen(first ? thingLink(first) : ''));
  const actions: ProposedAction[] = [];
  const moves: { task: TaskFact; to: Day }[] = [];
  for (const thing of named.things) {
    const { project } = thing.kind === 'project' ? await lookUp('project', thing.id) : { project: null };
    const now = thing.kind === 'task' ? (thing.task.dueDate ?? today) : (project?.dueDate ?? today);
    const dueDate = shift === undefined ? (to?.from ?? now) : addDays(now, shift);
    if (thing.kind === 'task' && thing.task.status === 'Completed')
      return say(words.alreadySo(thingLink(thing), words.status.Completed));
    if (thing.kind === 'task' && dueDate === thing.task.dueDate)
      return say(words.alreadySo(thingLink(thing), words.due(dayWords(words, today)(dueDate))));
    if (thing.kind === 'task' && dueDate < today) return say(words.pastDay);
    if (project && dueDate <= project.startDate) return say(words.beforeStart(projectLink(project)));
    actions.push(change(thing, { dueDate }));
    if (thing.kind === 'task') moves.push({ task: thing.task, to: dueDate });
  }
  return offer(context, actions, ...(await overfull(context, moves)));
};

/** Moves what is left out on a day to the next one that has room for it. */
export const skip: Doing = (context, parsed) => {
  const named = thingsOf(context, parsed, isOpen);
  if ('text' in named) return named;
  const { words, today } = context;
  const tasks = named.things.flatMap((one) => (one.kind === 'task' ? [one.task] : []));
  const left = movedDays(parsed).from ?? movedDays(parsed).to;
  const [first, ...others] = tasks;
  // It is not there on the day on which it is to be left out.
  if (first?.dueDate && left && first.dueDate > left.to && others.length === 0)
    return say(words.alreadySo(taskLink(first), words.due(dayWords(words, today)(first.dueDate))));
  const days = tasks.flatMap(({ dueDate }) => dueDate ?? []);
  const last = [today, left?.to ?? today, ...days].toSorted().at(-1) ?? today;
  return tasks.length > 0 ? moveAll(context, tasks, undefined, last) : moveNamed(context, parsed);
};

export const move: Doing = (context, parsed) => {
  const things = parsed.names.flatMap(({ things }) => things);
  const isOfProject = things.length === 1 && things[0]?.kind === 'project' && !hasMeaning(parsed, 'deadline');
  const isMany =
    parsed.names.length === 0 ||
    (isOfProject &&
      (hasMeaning(parsed, 'task', 'everything', 'overdue') || movedDays(parsed).from !== undefined));
  return isMany ? moveDays(context, parsed) : moveNamed(context, parsed);
};
