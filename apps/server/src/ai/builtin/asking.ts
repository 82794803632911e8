import { addDays } from '@daymark/domain/dates';
import type { TaskFact } from '../facts.ts';
import { misjudged, order, several } from './comparing.ts';
import { ofProjects, ofThing, projectIn, tellMilestone, tellThing, thingLink } from './named-things.ts';
import type { Thing } from './names.ts';
import { hoursSaid, periodOf } from './period.ts';
import { answered, deadlines, fits, milestones, waits } from './plan-answers.ts';
import { busyDays, rankedProjects } from './ranking.ts';
import { hasMeaning, type Said } from './read.ts';
import type { Ask } from './requests.ts';
import { isNarrowed, queryOf, tellTasks } from './task-query.ts';
import { tellFreeTime } from './tell-days.ts';
import {
  choiceOf,
  list,
  paragraphs,
  projectLink,
  standingText,
  type Telling,
  tellBehind,
  tellNextStep,
  tellOverdue,
  tellProjects,
  tellTotals,
} from './telling.ts';
import { dayWords } from './words.ts';
import { amount, due, took } from './work-answers.ts';

const DAYS_OFF_AHEAD = 62;

const OF_WHOLES: ReadonlySet<Ask> = new Set<Ask>([
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
]);

/** What is overdue; of a project its own due date first, and then its tasks. */
async function overdue(telling: Telling, said: Said): Promise<string> {
  const query = queryOf(said);
  const isPlain = !query.period && !isNarrowed(query);
  if (said.names.length === 0) return isPlain ? tellOverdue(telling) : tellTasks(telling, query);
  return ofThing(telling, said, async (thing) => {
    if (thing.kind !== 'project') return tellThing(telling)(thing);
    const { project } = await telling.lookUp('project', thing.id);
    return paragraphs(
      isPlain && project !== null && standingText(telling, project),
      await tellTasks(telling, { ...query, project: thing.project }),
    );
  });
}

/** What was done; in this week, where nothing says in which. */
function done(telling: Telling, said: Said): Promise<string> {
  const query = { ...queryOf(said, { isDone: true }), project: projectIn(said) };
  const isAll = !query.period && !query.project && !isNarrowed(query);
  return isAll && hasMeaning(said, 'howMany', 'howMuch') ? tellTotals(telling) : tellTasks(telling, query);
}

async function dueOn(telling: Telling, said: Said): Promise<string> {
  const { words } = telling;
  return ofThing(telling, said, async (thing) => {
    if (thing.kind !== 'project') return tellThing(telling)(thing);
    const { project } = await telling.lookUp('project', thing.id);
    if (!project) return words.nothingNamed;
    return standingText(telling, project);
  });
}

async function doneOn(telling: Telling, said: Said): Promise<string> {
  const { words, today, lookUp } = telling;
  const day = dayWords(words, today);
  return ofThing(telling, said, async (thing) => {
    if (thing.kind === 'milestone') return tellMilestone(telling, thing);
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
const priorities = (telling: Telling, said: Said): Promise<string> =>
  ofThing(telling, said, async (thing) => {
    const { words, lookUp } = telling;
    if (thing.kind === 'milestone') return tellMilestone(telling, thing);
    const { project } = thing.kind === 'project' ? await lookUp('project', thing.id) : { project: null };
    const priority = thing.kind === 'task' ? thing.task.priority : (project?.priority ?? 'Medium');
    return words.priorityIs(thingLink(thing), words.priorities[priority]);
  });

async function daysOff({ lookUp, words, today }: Telling, said: Said): Promise<string> {
  const { from, to } = periodOf(said) ?? { from: today, to: addDays(today, DAYS_OFF_AHEAD - 1) };
  const { days } = await lookUp('free-time', `${from} ${to}`);
  const off = days.filter(({ isOff }) => isOff).map(({ date }) => dayWords(words, today)(date));
  return off.length > 0 ? words.daysOff(off.slice(0, 20).join(', ')) : words.noDaysOff;
}

/** The first day of work on a project. */
const startsOn = (telling: Telling, said: Said): Promise<string> =>
  ofThing(telling, said, async (thing) => {
    const { project } =
      thing.kind === 'project' ? await telling.lookUp('project', thing.id) : { project: null };
    if (!project) return tellThing(telling)(thing);
    return telling.words.begins(
      projectLink(project),
      dayWords(telling.words, telling.today)(project.startDate),
    );
  });

export async function next(telling: Telling, said: Said): Promise<string> {
  const project = projectIn(said);
  if (!project)
    return said.names.length > 0 ? ofThing(telling, said, tellThing(telling)) : tellNextStep(telling);
  const { tasks } = await telling.lookUp('work', `project:${project.id} status:open`);
  const [first] = tasks as TaskFact[];
  return first ? telling.words.next.next(choiceOf(first, telling)) : telling.words.nothingOpen;
}

export async function projects(telling: Telling, said: Said): Promise<string> {
  const { lookUp, words } = telling;
  if (hasMeaning(said, 'most', 'least')) return rankedProjects(telling, said);
  const status = hasMeaning(said, 'done', 'finish')
    ? 'Completed'
    : hasMeaning(said, 'started')
      ? 'In Progress'
      : undefined;
  if (status || hasMeaning(said, 'open')) {
    const found = (await lookUp('projects', '')).projects.filter((one) =>
      status ? one.status === status : one.status !== 'Completed',
    );
    const lines = found.map((one) =>
      words.projectLine(
        projectLink(one),
        words.standing[one.standing],
        one.progress,
        words.due(dayWords(words, telling.today)(one.dueDate)),
        words.tasks(one.openTasks),
      ),
    );
    return `${words.projectList(words.projects(found.length))}\n\n${list(lines)}`;
  }
  if (hasMeaning(said, 'howMany', 'howMuch'))
    return paragraphs(await tellTotals(telling), await tellProjects(telling));
  return tellProjects(telling);
}

const ANSWERS: Readonly<Record<Ask, (telling: Telling, said: Said) => Promise<string>>> = {
  ...{
    milestones,
    waits,
    answered,
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
    several,
    misjudged,
    overdue,
    deadlines,
    startsOn,
  },
  isDone: (telling, said) => ofThing(telling, said, tellThing(telling)),
  tell: (telling, said) => ofThing(telling, said, tellThing(telling)),
  progress: (telling, said) => ofThing(telling, said, tellThing(telling)),
  behind: (telling, said) =>
    said.names.length > 0 ? ofThing(telling, said, tellThing(telling)) : tellBehind(telling),
  totals: async (telling, said) =>
    hasMeaning(said, 'howMany', 'howMuch')
      ? tellTotals(telling)
      : paragraphs(await tellTotals(telling), await tellProjects(telling)),
  free: (telling, said) =>
    hasMeaning(said, 'most', 'least')
      ? busyDays(telling, said)
      : tellFreeTime(telling, periodOf(said), hoursSaid(said)),
  busy: busyDays,
};

/** The answer to a question, from the user's rows. */
export const answerTo = (ask: Ask, telling: Telling, said: Said, things: readonly Thing[]): Promise<string> =>
  ANSWERS[ask](
    telling,
    OF_WHOLES.has(ask) || (ask === 'dueOn' && hasMeaning(said, 'everything'))
      ? ofProjects(said, things)
      : said,
  );
