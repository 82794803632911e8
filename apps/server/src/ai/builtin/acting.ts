import type { ProjectChange } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import type { SubtaskChange } from '@daymark/contract/subtasks';
import { addDays, weekdayOf } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import type { Depth } from '@daymark/domain/steps';
import { takeOff } from './absence.ts';
import { proposeFreeText } from './adding.ts';
import { describeCandidates, describeWeek } from './day-answers.ts';
import { move, moveNamed, skip } from './moving.ts';
import { thingLink } from './named-things.ts';
import type { Thing } from './names.ts';
import {
  type Asked,
  change,
  type Doing,
  isOpen,
  MOVES_MAX,
  offer,
  type Reply,
  say,
  thingsOf,
} from './offering.ts';
import { type AnswerContext, paragraphs } from './overview-answers.ts';
import { hoursSaid, periodOf } from './period.ts';
import { plansOf } from './plan-answers.ts';
import { hasMeaning, type ParsedText } from './read.ts';
import { plain } from './text.ts';

/** Proposes one change for each named thing. */
const changing =
  (
    changeOf: (
      thing: Thing,
      context: AnswerContext,
      parsed: ParsedText,
    ) => (SubtaskChange & ProjectChange) | string,
    isMeant = isOpen,
  ): Doing =>
  (context, parsed) => {
    const named = thingsOf(context, parsed, isMeant);
    if ('text' in named) return named;
    const notes: string[] = [];
    const actions = named.things.flatMap((thing) => {
      const changes = changeOf(thing, context, parsed);
      if (typeof changes !== 'string') return [change(thing, changes)];
      notes.push(changes);
      return [];
    });
    return actions.length > 0 ? offer(context, actions, ...notes) : say(notes.join('\n'));
  };

const setStatus = (status: Status): Doing =>
  changing(
    (thing, { words }) =>
      statusOf(thing) === status ? words.alreadySo(thingLink(thing), words.status[status]) : { status },
    (thing) => statusOf(thing) !== status,
  );

const statusOf = (thing: Thing): Status | undefined =>
  thing.kind === 'task' ? thing.task.status : thing.kind === 'project' ? thing.project.status : undefined;

/** Proposes to complete the named tasks, or of a project all tasks or those of some days. */
const complete: Doing = async (context, parsed) => {
  const project = parsed.names.flatMap(({ things }) => things.filter(({ kind }) => kind === 'project'))[0];
  const isMany =
    project &&
    parsed.names.length === 1 &&
    (hasMeaning(parsed, 'everything') ||
      parsed.pieces.some(({ text }) => /^(?:tasks|aufgaben)$/i.test(text)));
  const period = periodOf(parsed);
  const isAhead = period !== undefined && period.from > context.today;
  if (!isMany) return isAhead ? say(context.words.notUnderstood) : setStatus('Completed')(context, parsed);
  const { tasks } = await context.lookUp(
    'work',
    `project:${project.id} status:open${period ? ` from:${period.from} to:${period.to}` : ''}`,
  );
  const actions = tasks.slice(0, MOVES_MAX).map(
    ({ id }): ProposedAction => ({
      kind: 'change-subtask',
      subtaskId: id,
      change: { status: 'Completed' },
    }),
  );
  return actions.length > 0 ? offer(context, actions) : say(context.words.nothingOpen);
};

const LEVELS: readonly [Priority, string][] = [
  ['Low', 'low'],
  ['Medium', 'medium'],
  ['High', 'high'],
];

const setPriority: Doing = changing((thing, { words }, said) => {
  // "From low to medium": the last level is the target.
  const level = said.pieces.findLast((one) => LEVELS.some(([, meaning]) => one.meanings.has(meaning)));
  const priority = LEVELS.find(([, meaning]) => level?.meanings.has(meaning))?.[0] ?? 'High';
  const isSo = thing.kind === 'task' && thing.task.priority === priority;
  return isSo ? words.alreadySo(thingLink(thing), words.priorities[priority]) : { priority };
});

const setHours = (field: 'estimatedHours' | 'actualHours'): Doing =>
  changing(
    (thing, { words }, said) =>
      thing.kind === 'task' ? { [field]: hoursSaid(said) ?? null } : words.nothingNamed,
    field === 'estimatedHours' ? isOpen : () => true,
  );

const waitFor: Doing = async (context, parsed) => {
  const named = thingsOf(context, parsed, isOpen);
  if ('text' in named) return named;
  const [one, other] = named.things;
  if (one?.kind !== 'task' || other?.kind !== 'task' || one.task.projectId !== other.task.projectId)
    return say(context.words.nothingNamed);
  const { plan } = await context.lookUp('plan', one.task.projectId);
  const before = plan?.waiting.find(({ id }) => id === one.id)?.waitsFor.map(({ id }) => id) ?? [];
  return offer(context, [
    { kind: 'change-subtask', subtaskId: one.id, change: { dependsOn: [...before, other.id] } },
  ]);
};

const remove: Doing = (context, parsed) => {
  const links = parsed.names.flatMap(({ things }) => things.slice(0, 1).map(thingLink));
  return say(links.length > 0 ? context.words.cannotDelete(links.join(', ')) : context.words.nothingNamed);
};

const replan: Doing = ({ words }, said) => {
  const [thing] = said.names.flatMap(({ things }) => things);
  const projectId =
    thing?.kind === 'project' ? thing.id : thing?.kind === 'task' ? thing.task.projectId : null;
  return { text: words.replan, actions: [{ kind: 'replan', projectId, wayOut: null, stamp: '' }] };
};

/** How finely something is to be broken down; undefined if the message does not say. */
function depthSaid(parsed: ParsedText): Depth | undefined {
  if (hasMeaning(parsed, 'finer')) return 'detailed';
  return hasMeaning(parsed, 'coarser') ? 'as-written' : undefined;
}

/** Proposes the steps of the named tasks, or a plan of the named projects. */
const breakDown: Doing = (context, parsed) => {
  const named = thingsOf(context, parsed, isOpen);
  if ('text' in named) return named;
  const depth = depthSaid(parsed);
  const { words } = context;
  const done = named.things.filter((thing) => !isOpen(thing));
  const actions = named.things
    .filter(isOpen)
    .map(
      ({ kind, id }): ProposedAction =>
        kind === 'task'
          ? { kind: 'break-down-subtask', subtaskId: id, depth }
          : { kind: 'break-down', projectId: id, depth },
    );
  const notes = done.map((thing) => words.alreadySo(thingLink(thing), words.status.Completed));
  return actions.length > 0 ? offer(context, actions, ...notes) : say(notes.join('\n'));
};

const timer: Doing = (context, parsed) => {
  const { words } = context;
  if (parsed.names.length === 0) return say(words.noTimer);
  const named = thingsOf(context, parsed, isOpen);
  if ('text' in named) return named;
  return say(words.timer(named.things.map(thingLink).join(', ')));
};

/** How often a habit comes, and quotes, are changed where they are shown. */
const habit: Doing = (context, parsed) => {
  const named = thingsOf(context, parsed, isOpen);
  return 'text' in named ? named : say(context.words.habit(named.things.map(thingLink).join(', ')));
};

const quote: Doing = ({ words }, { names }) => {
  const [thing] = names.flatMap(({ things }) => things);
  const project = thing?.kind === 'task' ? thing.task : thing;
  if (!project) return say(words.noQuote);
  const [id, name] =
    'projectId' in project
      ? [project.projectId, 'project' in project ? project.project : project.name]
      : [project.id, project.name];
  return say(words.quoteOf(plain(name), `/project/${id}/quotes`));
};

const SUNDAY = 7;

/** The week that is to be planned, with a replan if work of it has to move. On a Sunday it is the coming one. */
const planWeek: Doing = async (context, parsed) => {
  const { words, today } = context;
  const period = periodOf(parsed);
  const isOver = weekdayOf(today) === SUNDAY;
  const day = period && period.from > today ? period.from : isOver ? addDays(today, 1) : today;
  const week = await describeWeek(context, day);
  const plans = await plansOf(context, { ...parsed, names: [] });
  return plans.some(({ wouldMove }) => wouldMove > 0)
    ? { text: paragraphs(week, words.replan), actions: [REPLAN_ALL] }
    : say(week);
};

const REPLAN_ALL: ProposedAction = { kind: 'replan', projectId: null, wayOut: null, stamp: '' };

const DOINGS: Readonly<Record<string, Doing>> = {
  waitFor,
  remove,
  replan,
  breakDown,
  planWeek,
  skip,
  timer,
  habit,
  quote,
  add: proposeFreeText,
  rename: (context, asked) =>
    asked.free ? proposeFreeText(context, asked) : say(context.words.nothingNamed),
  move,
  complete,
  deadline: (context, parsed) =>
    parsed.names.length === 0 ? say(context.words.nothingNamed) : moveNamed(context, parsed),
  sick: takeOff('sick'),
  dayOff: takeOff('holiday'),
  workTime: ({ words }) => say(words.smallTalk.workTime),
  reopen: setStatus('Pending'),

  start: setStatus('In Progress'),
  priority: setPriority,
  spend: setHours('actualHours'),
  // "Has taken 30 minutes" is spent time, whatever else the message says.
  estimate: (context, parsed) =>
    setHours(hasMeaning(parsed, 'spent') ? 'actualHours' : 'estimatedHours')(context, parsed),
};

/** Proposes what a request asks for, or asks for missing details. Nothing is changed here. */
export async function propose(act: string, context: AnswerContext, asked: Asked): Promise<Reply> {
  const isOpenEnded = asked.names.length === 0 && hasMeaning(asked, 'it') && !NAMELESS.has(act);
  if (isOpenEnded) return say(await describeCandidates(context));
  return DOINGS[act]?.(context, asked) ?? say(context.words.nothingNamed);
}

const NAMELESS = new Set(['sick', 'dayOff', 'add', 'rename', 'planWeek', 'replan', 'move', 'workTime']);
