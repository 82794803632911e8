import { isOf, type Thing } from './names.ts';
import {
  type AnswerContext,
  choiceOf,
  choices,
  describeProject,
  describeTask,
  paragraphs,
  projectLink,
  taskLink,
} from './overview-answers.ts';
import type { ParsedText } from './read.ts';
import { dayWords } from './words.ts';

export const milestoneLink = ({ name, projectId }: { name: string; projectId: string }) =>
  projectLink({ id: projectId, name });

export const thingLink = (thing: Thing): string => {
  if (thing.kind === 'task') return taskLink(thing.task);
  return thing.kind === 'project' ? projectLink(thing.project) : milestoneLink(thing);
};

export const thingLine = (thing: Thing, context: AnswerContext): string => {
  if (thing.kind === 'task') return choiceOf(thing.task, context);
  if (thing.kind === 'project') return projectLink(thing.project);
  return [milestoneLink(thing), dayWords(context.words, context.today)(thing.dueDate)].join(' · ');
};

/** The answer about a named thing, or a question back if several match equally. */
export async function ofThing(
  context: AnswerContext,
  parsed: ParsedText,
  tell: (thing: Thing) => Promise<string> | string,
): Promise<string> {
  const { names } = parsed;
  const things = names.flatMap(({ things }) => (things.length > 1 ? [] : things));
  const unclear = names.find(({ things }) => things.length > 1);
  const narrowed =
    unclear && things[0]?.kind === 'project' ? unclear.things.filter((one) => isOf(one, things[0]?.id)) : [];
  const [only] = narrowed;
  if (only && narrowed.length === 1) return tell(only);
  if (unclear)
    return choices(
      context.words,
      unclear.things.map((one) => thingLine(one, context)),
    );
  // "The invoice of the bakery": the project only narrows the choice.
  const named = things.filter((thing) => !things.some((one) => isOf(one, thing.id)));
  const descriptions = await Promise.all(named.map(tell));
  return descriptions.length > 0 ? paragraphs(...new Set(descriptions)) : context.words.nothingNamed;
}

/**
 * If a word names a project and some of its tasks, a question about the whole is about the project, and not about one
 * of its milestones.
 */
export function ofProjects(parsed: ParsedText, all: readonly Thing[]): ParsedText {
  const names = parsed.names.map((name) => {
    const [first, ...others] = name.things.filter(({ kind }) => kind === 'project');
    const [only] = name.things;
    const of = only?.kind === 'milestone' ? all.find(({ id }) => id === only.projectId) : undefined;
    const project = others.length === 0 ? (first ?? of) : undefined;
    return project ? { ...name, things: [project] } : name;
  });
  return { ...parsed, names };
}

/** The project that a question is limited to. */
export const projectIn = ({ names }: ParsedText) =>
  names.flatMap(({ things }) =>
    things.length === 1 && things[0]?.kind === 'project' ? [things[0].project] : [],
  )[0];

export const describeThing = (context: AnswerContext) => (thing: Thing) => {
  if (thing.kind === 'task') return describeTask(context, thing.task);
  return thing.kind === 'project'
    ? describeProject(context, thing.project.id)
    : describeMilestone(context, thing);
};

export function describeMilestone(
  { words, today }: AnswerContext,
  thing: Extract<Thing, { kind: 'milestone' }>,
): string {
  return `${milestoneLink(thing)}: ${dayWords(words, today)(thing.dueDate)}`;
}
