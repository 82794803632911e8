import type { ProjectChange } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import { NewSubtask, type SubtaskChange } from '@daymark/contract/subtasks';
import { addDays, type Day } from '@daymark/domain/dates';
import { PROJECT_NAME_MAX_LENGTH, SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import type { TaskFact } from '../facts.ts';
import type { Command } from './commands.ts';
import { choiceOf, choices, projectLink, type Telling, taskLink, tellCandidates } from './telling.ts';
import { plain } from './text.ts';
import { type Named, projectNamed, type Thing, thingNamed } from './things.ts';

/** What is said, and what is offered with it. */
export interface Reply {
  text: string;
  actions: ProposedAction[];
}

export const say = (text: string): Reply => ({ text, actions: [] });

const offer = ({ words }: Telling, action: ProposedAction): Reply => ({
  text: words.offer,
  actions: [action],
});

const linkTo = (thing: Thing): string =>
  thing.kind === 'task' ? taskLink(thing.task) : projectLink(thing.project);

/** Asks which of several is meant, or says that there is none such. */
function unclear<T>(
  { words }: Telling,
  said: string,
  { alike }: Named<T>,
  line: (thing: T) => string,
): Reply {
  if (alike.length > 0) return say(choices(words, alike.map(line)));
  return say(said.trim() === '' ? words.nothingNamed : words.notFound(plain(said)));
}

const change = (thing: Thing, changes: SubtaskChange & ProjectChange): ProposedAction =>
  thing.kind === 'task'
    ? { kind: 'change-subtask', subtaskId: thing.task.id, change: changes }
    : { kind: 'change-project', projectId: thing.project.id, change: changes };

type Act<V extends Command['verb']> = (
  telling: Telling,
  command: Extract<Command, { verb: V }>,
) => Promise<Reply>;

/** Words that point at something said before, which is not looked into. */
const POINTS =
  /^(?:it|this|that|them|these|those|(?:this|that|the) (?:one|task|subtask)|the (?:first|second|third|last|next|other)(?: one| task)?|es|das|dies|die|den|diese[nsr]?|(?:die|das|den|der) (?:erste|zweite|dritte|letzte|nachste|nächste)[nsr]?(?: aufgabe)?)$/i;

/** Finds what the words name, then has something done with it. */
async function withThing(
  telling: Telling,
  object: string,
  act: (thing: Thing) => Reply | Promise<Reply>,
  isMeant?: (task: TaskFact) => boolean,
): Promise<Reply> {
  if (POINTS.test(object.trim())) return say(await tellCandidates(telling));
  const named = await thingNamed(telling.lookUp, object, isMeant);
  if (named.found) return act(named.found);
  return unclear(telling, object, named, (thing) =>
    thing.kind === 'task' ? choiceOf(thing.task, telling) : projectLink(thing.project),
  );
}

const setStatus: Act<'set-status'> = (telling, { object, status }) =>
  withThing(
    telling,
    object,
    (thing) =>
      thing.kind === 'task' && thing.task.status === status
        ? say(telling.words.alreadySo(linkTo(thing), telling.words.status[status]))
        : offer(telling, change(thing, { status })),
    (task) => task.status !== status,
  );

const isOpen = ({ status }: TaskFact) => status !== 'Completed';

const move: Act<'move'> = (telling, { object, day, byDays }) =>
  withThing(
    telling,
    object,
    async (thing) => {
      const { words, today, lookUp } = telling;
      if (day === undefined && byDays === undefined) return say(words.toWhen(linkTo(thing)));
      if (thing.kind === 'task') {
        const to = day ?? addDays(thing.task.dueDate ?? today, byDays ?? 0);
        return to < today ? say(words.pastDay) : offer(telling, change(thing, { dueDate: to }));
      }
      const { project } = await lookUp('project', thing.project.id);
      if (!project) return say(words.nothingNamed);
      const to: Day = day ?? addDays(project.dueDate, byDays ?? 0);
      return to <= project.startDate
        ? say(words.beforeStart(projectLink(project)))
        : offer(telling, change(thing, { dueDate: to }));
    },
    isOpen,
  );

const add: Act<'add'> = async (telling, { title, project: said, day }) => {
  const { words, lookUp } = telling;
  const shortTitle = title.slice(0, SUBTASK_TITLE_MAX_LENGTH);
  if (shortTitle === '') return say(words.nothingNamed);
  const named = said ? await projectNamed(lookUp, said) : await onlyProject(telling);
  if (!named.found && named.alike.length > 0) return unclear(telling, said, named, projectLink);
  if (!named.found) return say(words.whichProject(plain(shortTitle)));
  const subtask = NewSubtask.parse({ title: shortTitle, ...(day ? { dueDate: day } : {}) });
  return offer(telling, { kind: 'create-subtask', projectId: named.found.id, subtask });
};

/** Where there is only one open project, no other can be meant. */
async function onlyProject({ lookUp }: Telling): Promise<Named<{ id: string; name: string }>> {
  const { projects, total } = await lookUp('projects', '');
  const open = projects.filter(({ status }) => status !== 'Completed');
  const isOnly = open.length === 1 && total <= projects.length;
  return { found: isOnly ? open[0] : undefined, alike: [] };
}

const setPriority: Act<'set-priority'> = (telling, { object, priority }) =>
  withThing(
    telling,
    object,
    (thing) =>
      thing.kind === 'task' && thing.task.priority === priority
        ? say(telling.words.alreadySo(linkTo(thing), priority))
        : offer(telling, change(thing, { priority })),
    isOpen,
  );

const setHours: Act<'set-hours'> = (telling, { object, hours }) =>
  withThing(
    telling,
    object,
    (thing) =>
      thing.kind === 'task'
        ? offer(telling, change(thing, { estimatedHours: hours }))
        : say(telling.words.notFound(plain(object))),
    isOpen,
  );

const rename: Act<'rename'> = (telling, { object, to }) =>
  withThing(telling, object, (thing) => {
    const name = to.replace(/^["'“„»«]|["'”“«»]$/g, '').trim();
    if (name === '') return say(telling.words.nothingNamed);
    return offer(
      telling,
      thing.kind === 'task'
        ? change(thing, { title: name.slice(0, SUBTASK_TITLE_MAX_LENGTH) })
        : change(thing, { name: name.slice(0, PROJECT_NAME_MAX_LENGTH) }),
    );
  });

const breakDown: Act<'break-down'> = async (telling, { object }) => {
  const named = await projectNamed(telling.lookUp, object);
  return named.found
    ? offer(telling, { kind: 'break-down', projectId: named.found.id })
    : unclear(telling, object, named, projectLink);
};

const remove: Act<'delete'> = (telling, { object }) =>
  withThing(telling, object, (thing) => say(telling.words.cannotDelete(linkTo(thing))));

/** Offers what a request asks for, or asks what is missing. Nothing is done here. */
export function act(telling: Telling, command: Command): Promise<Reply> {
  switch (command.verb) {
    case 'set-status':
      return setStatus(telling, command);
    case 'move':
      return move(telling, command);
    case 'add':
      return add(telling, command);
    case 'set-priority':
      return setPriority(telling, command);
    case 'set-hours':
      return setHours(telling, command);
    case 'rename':
      return rename(telling, command);
    case 'break-down':
      return breakDown(telling, command);
    case 'delete':
      return remove(telling, command);
  }
}
