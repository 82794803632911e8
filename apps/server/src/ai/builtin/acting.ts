import type { ProjectChange } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import type { SubtaskChange } from '@daymark/contract/subtasks';
import { addDays } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import { move, moveNamed } from './moving.ts';
import { thingLine, thingLink } from './named-things.ts';
import type { Thing } from './names.ts';
import { change, type Doing, isOpen, MOVES_MAX, offer, type Reply, say, thingsOf } from './offering.ts';
import { daysSaid, hoursSaid, type Period, periodOf } from './period.ts';
import { hasMeaning, type Said } from './read.ts';
import type { Act } from './requests.ts';
import { tellCandidates } from './tell-days.ts';
import { list, type Telling } from './telling.ts';
import type { Meaning } from './vocabulary.ts';

/** Proposes one change for each named thing. */
const changing =
  (
    changeOf: (thing: Thing, telling: Telling, said: Said) => (SubtaskChange & ProjectChange) | string,
    isMeant = isOpen,
  ): Doing =>
  (telling, said) => {
    const named = thingsOf(telling, said, isMeant);
    if ('text' in named) return named;
    const notes: string[] = [];
    const actions = named.things.flatMap((thing) => {
      const changes = changeOf(thing, telling, said);
      if (typeof changes !== 'string') return [change(thing, changes)];
      notes.push(changes);
      return [];
    });
    return actions.length > 0 ? offer(telling, actions, ...notes) : say(notes.join('\n'));
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
const complete: Doing = async (telling, said) => {
  const project = said.names.flatMap(({ things }) => things.filter(({ kind }) => kind === 'project'))[0];
  const isMany =
    project &&
    said.names.length === 1 &&
    (hasMeaning(said, 'everything') || said.pieces.some(({ text }) => /^(?:tasks|aufgaben)$/i.test(text)));
  const period = periodOf(said);
  const isAhead = period !== undefined && period.from > telling.today;
  if (!isMany) return isAhead ? say(telling.words.notUnderstood) : setStatus('Completed')(telling, said);
  const { tasks } = await telling.lookUp(
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
  return actions.length > 0 ? offer(telling, actions) : say(telling.words.nothingOpen);
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

const takeOff =
  (name: 'sick' | 'holiday'): Doing =>
  async (telling, said) => {
    const { words, today } = telling;
    const days = said.whens.filter(({ type }) => type === 'days' || type === 'weekdays');
    if (days.some((one) => one.type === 'days' && one.part !== null && !isEvening(one.part)))
      return say(words.wholeDays);
    if (days.some((one) => one.type === 'weekdays' && one.recurring)) return say(words.smallTalk.workTime);
    const periods = days.flatMap((one): Period[] =>
      one.type === 'days'
        ? [one]
        : one.type === 'weekdays'
          ? one.next.map((day) => ({ from: day, to: day }))
          : [],
    );
    const isEndless =
      days.length === 1 &&
      daysSaid(said) === undefined &&
      days[0]?.type === 'days' &&
      days[0].from === days[0].to &&
      startsOpen(said, days[0].bare);
    if (isEndless) return say(words.untilWhen);
    const until =
      days[0]?.type === 'days' && /\b(?:until|till|bis)(?: zum)?\s*$/i.test(said.text.slice(0, days[0].bare));
    const [begins = { from: today, to: today }, ...others] = periods;
    const length = daysSaid(said) ?? 1;
    const isCounted = others.length === 0 && begins.from === begins.to;
    const wanted = isCounted ? [{ from: begins.from, to: addDays(begins.from, length - 1) }] : periods;
    const actions = wanted.slice(0, 5).flatMap(({ from, to }): ProposedAction[] => {
      const first = until ? today : from;
      if (to < today || addDays(first, MINE_OFF_MAX_DAYS) < to) return [];
      return [{ kind: 'add-day-off', dayOff: { name: words[name], firstDay: first, lastDay: to } }];
    });
    const [first] = wanted;
    const then = first
      ? await telling.lookUp('work', `status:open from:${first.from} to:${wanted.at(-1)?.to ?? first.to}`)
      : undefined;
    const lines =
      then?.tasks
        .slice(0, MOVES_MAX)
        .map((task) => thingLine({ kind: 'task', id: task.id, name: task.title, task }, telling)) ?? [];
    const planned = lines.length > 0 ? [`${words.plannedThen}\n${list(lines)}`] : [];
    return actions.length > 0 ? offer(telling, actions, ...planned) : say(words.alreadyOff);
  };

const isEvening = (part: string): boolean => part === 'evening' || part === 'night';

const startsOpen = ({ text }: Said, bare: number): boolean =>
  /\b(?:from|starting|ab|seit)\s*(?:dem )?$/i.test(text.slice(0, bare));

const waitFor: Doing = async (telling, said) => {
  const named = thingsOf(telling, said, isOpen);
  if ('text' in named) return named;
  const [one, other] = named.things;
  if (one?.kind !== 'task' || other?.kind !== 'task' || one.task.projectId !== other.task.projectId)
    return say(telling.words.nothingNamed);
  const { plan } = await telling.lookUp('plan', one.task.projectId);
  const before = plan?.waiting.find(({ id }) => id === one.id)?.waitsFor.map(({ id }) => id) ?? [];
  return offer(telling, [
    { kind: 'change-subtask', subtaskId: one.id, change: { dependsOn: [...before, other.id] } },
  ]);
};

const remove: Doing = (telling, said) => {
  const links = said.names.flatMap(({ things }) => things.slice(0, 1).map(thingLink));
  return say(links.length > 0 ? telling.words.cannotDelete(links.join(', ')) : telling.words.nothingNamed);
};

const replan: Doing = ({ words }, said) => {
  const [thing] = said.names.flatMap(({ things }) => things);
  const projectId =
    thing?.kind === 'project' ? thing.id : thing?.kind === 'task' ? thing.task.projectId : null;
  return { text: words.replan, actions: [{ kind: 'replan', projectId, wayOut: null, stamp: '' }] };
};

const breakDown: Doing = (telling, said) => {
  const [thing] = said.names.flatMap(({ things }) => things.filter(({ kind }) => kind === 'project'));
  return thing
    ? offer(telling, [{ kind: 'break-down', projectId: thing.id }])
    : say(telling.words.nothingNamed);
};

const DOINGS: Readonly<Record<Act, Doing>> = {
  ...{ waitFor, remove, replan, breakDown, move, complete },
  deadline: (telling, said) =>
    said.names.length === 0 ? say(telling.words.nothingNamed) : moveNamed(telling, said),
  sick: takeOff('sick'),
  dayOff: takeOff('holiday'),
  workTime: ({ words }) => say(words.smallTalk.workTime),
  reopen: setStatus('Pending'),

  start: setStatus('In Progress'),
  priority: setPriority,
  spend: setHours('actualHours'),
  // "Has taken 30 minutes" is spent time, whatever else the message says.
  estimate: (telling, said) =>
    setHours(hasMeaning(said, 'spent') ? 'actualHours' : 'estimatedHours')(telling, said),
};

/** Proposes what a request asks for, or asks for missing details. Nothing is changed here. */
export const propose = (act: Act, telling: Telling, said: Said): Promise<Reply> | Reply =>
  said.names.length === 0 && hasMeaning(said, 'it') && act !== 'sick' && act !== 'dayOff'
    ? tellCandidates(telling).then(say)
    : DOINGS[act](telling, said);
