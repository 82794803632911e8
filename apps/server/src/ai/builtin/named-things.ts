import { isOf, type Thing } from './names.ts';
import type { Said } from './read.ts';
import {
  choiceOf,
  choices,
  paragraphs,
  projectLink,
  type Telling,
  taskLink,
  tellProject,
  tellTask,
} from './telling.ts';
import { dayWords } from './words.ts';

export const milestoneLink = ({ name, projectId }: { name: string; projectId: string }) =>
  projectLink({ id: projectId, name });

export const thingLink = (thing: Thing): string => {
  if (thing.kind === 'task') return taskLink(thing.task);
  return thing.kind === 'project' ? projectLink(thing.project) : milestoneLink(thing);
};

export const thingLine = (thing: Thing, telling: Telling): string => {
  if (thing.kind === 'task') return choiceOf(thing.task, telling);
  if (thing.kind === 'project') return projectLink(thing.project);
  return [milestoneLink(thing), dayWords(telling.words, telling.today)(thing.dueDate)].join(' · ');
};

/** The answer about a named thing, or a question back if several match equally. */
export async function ofThing(
  telling: Telling,
  said: Said,
  tell: (thing: Thing) => Promise<string> | string,
): Promise<string> {
  const { names } = said;
  const things = names.flatMap(({ things }) => (things.length > 1 ? [] : things));
  const unclear = names.find(({ things }) => things.length > 1);
  const narrowed =
    unclear && things[0]?.kind === 'project' ? unclear.things.filter((one) => isOf(one, things[0]?.id)) : [];
  const [only] = narrowed;
  if (only && narrowed.length === 1) return tell(only);
  if (unclear)
    return choices(
      telling.words,
      unclear.things.map((one) => thingLine(one, telling)),
    );
  // "The invoice of the bakery": the project only narrows the choice.
  const meant = things.filter((thing) => !things.some((one) => isOf(one, thing.id)));
  const told = await Promise.all(meant.map(tell));
  return told.length > 0 ? paragraphs(...new Set(told)) : telling.words.nothingNamed;
}

/** What is asked of a whole is asked of the project where a word names one and some of its tasks, and not of a milestone of it. */
export function ofProjects(said: Said, all: readonly Thing[]): Said {
  const names = said.names.map((name) => {
    const [first, ...others] = name.things.filter(({ kind }) => kind === 'project');
    const [only] = name.things;
    const of = only?.kind === 'milestone' ? all.find(({ id }) => id === only.projectId) : undefined;
    const project = others.length === 0 ? (first ?? of) : undefined;
    return project ? { ...name, things: [project] } : name;
  });
  return { ...said, names };
}

/** The project that a question is limited to. */
export const projectIn = ({ names }: Said) =>
  names.flatMap(({ things }) =>
    things.length === 1 && things[0]?.kind === 'project' ? [things[0].project] : [],
  )[0];

export const tellThing = (telling: Telling) => (thing: Thing) => {
  if (thing.kind === 'task') return tellTask(telling, thing.task);
  return thing.kind === 'project' ? tellProject(telling, thing.project.id) : tellMilestone(telling, thing);
};

export function tellMilestone(
  { words, today }: Telling,
  thing: Extract<Thing, { kind: 'milestone' }>,
): string {
  return `${milestoneLink(thing)}: ${dayWords(words, today)(thing.dueDate)}`;
}
