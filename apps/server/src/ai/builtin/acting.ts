import type { ProjectChange } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import type { SubtaskChange } from '@daymark/contract/subtasks';
import { addDays } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import type { Depth } from '@daymark/domain/steps';
import { describeCandidates } from './day-answers.ts';
import { planWeek } from './more-answers.ts';
import { move, moveAll, moveNamed, skip } from './moving.ts';
import { thingLine, thingLink } from './named-things.ts';
import type { Thing } from './names.ts';
import { change, type Doing, isOpen, MOVES_MAX, offer, type Reply, say, thingsOf } from './offering.ts';
import { type AnswerContext, list } from './overview-answers.ts';
import { hoursOffOn, isPartOfDay, type Off } from './part-of-day.ts';
import { daysSaid, hoursSaid, type Period, periodOf } from './period.ts';
import { hasMeaning, type ParsedText } from './read.ts';
import type { Act } from './requests.ts';
import type { Meaning } from './vocabulary.ts';

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

const LEVELS: readonly [Priority, Meaning][] = [
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

const MINE_OFF_MAX_DAYS = 370;

/** What the server adds to a proposed absence. */
const NOTHING_KNOWN = { also: [], stamp: '' };

/** Proposes to be away, beside the work that is planned then. */
async function offerOff(context: AnswerContext, name: string, off: readonly Off[]): Promise<Reply> {
  const { words } = context;
  const [first] = off;
  if (!first) return say(words.alreadyOff);
  const to = off.at(-1)?.lastDay ?? first.lastDay;
  const { tasks } = await context.lookUp('work', `status:open from:${first.firstDay} to:${to}`);
  const lines = tasks
    .slice(0, MOVES_MAX)
    .map((task) => thingLine({ kind: 'task', id: task.id, name: task.title, task }, context));
  const planned = lines.length > 0 ? [`${words.plannedThen}\n${list(lines)}`] : [];
  const actions = off.map((one): ProposedAction => {
    return { kind: 'add-day-off', ...NOTHING_KNOWN, dayOff: { name, ...one } };
  });
  return offer(context, actions, ...planned);
}

const takeOff =
  (name: 'sick' | 'holiday'): Doing =>
  async (context, parsed) => {
    const { words, today } = context;
    const days = parsed.whens.filter(({ type }) => type === 'days' || type === 'weekdays');
    if (days.some((one) => one.type === 'weekdays' && one.recurring)) return say(words.smallTalk.workTime);
    const periods = days.flatMap((one): Period[] =>
      one.type === 'days'
        ? [one]
        : one.type === 'weekdays'
          ? one.next.map((day) => ({ from: day, to: day }))
          : [],
    );
    const [begins = { from: today, to: today }, ...others] = periods;
    const asked = periods.length > 0 ? periods : [begins];
    if (isPartOfDay(parsed))
      return asked.some(({ from, to }) => from !== to)
        ? say(words.singleDays)
        : offerOff(context, words[name], await hoursOffOn(context, parsed, asked.slice(0, 5)));
    const isEndless =
      days.length === 1 &&
      daysSaid(parsed) === undefined &&
      days[0]?.type === 'days' &&
      days[0].from === days[0].to &&
      startsOpen(parsed, days[0].bare);
    if (isEndless) return say(words.untilWhen);
    const until =
      days[0]?.type === 'days' &&
      /\b(?:until|till|bis)(?: zum)?\s*$/i.test(parsed.text.slice(0, days[0].bare));
    const length = daysSaid(parsed) ?? 1;
    const isCounted = others.length === 0 && begins.from === begins.to;
    const wanted = isCounted ? [{ from: begins.from, to: addDays(begins.from, length - 1) }] : asked;
    const off = wanted.slice(0, 5).flatMap(({ from, to }): Off[] => {
      const first = until ? today : from;
      return to < today || addDays(first, MINE_OFF_MAX_DAYS) < to
        ? []
        : [{ firstDay: first, lastDay: to, hoursOff: null }];
    });
    const offered = await offerOff(context, words[name], off);
    return name === 'sick' ? withMoves(context, offered, off) : offered;
  };

/** Who is ill does nothing then: work that was dated by hand and habits go to the next days with room for them too. */
async function withMoves(context: AnswerContext, offered: Reply, off: readonly Off[]): Promise<Reply> {
  const [first, last] = [off[0], off.at(-1)];
  if (!first || !last) return offered;
  const { tasks } = await context.lookUp('work', `status:open from:${first.firstDay} to:${last.lastDay}`);
  const dated = tasks.filter(({ dueDate }) => dueDate !== null);
  const moved = await moveAll(context, dated, undefined, last.lastDay);
  return moved.actions.length === 0
    ? offered
    : { text: moved.text, actions: [...offered.actions, ...moved.actions] };
}

const startsOpen = ({ text }: ParsedText, bare: number): boolean =>
  /\b(?:from|starting|ab|seit)\s*(?:dem )?$/i.test(text.slice(0, bare));

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

const DOINGS: Readonly<Record<Act, Doing>> = {
  waitFor,
  remove,
  replan,
  breakDown,
  planWeek,
  skip,
  timer,
  add: ({ words }) => say(words.smallTalk.adding),
  rename: ({ words }) => say(words.nothingNamed),
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
export const propose = (act: Act, context: AnswerContext, parsed: ParsedText): Promise<Reply> | Reply =>
  parsed.names.length === 0 && hasMeaning(parsed, 'it') && act !== 'sick' && act !== 'dayOff'
    ? describeCandidates(context).then(say)
    : DOINGS[act](context, parsed);
