import type { LookUp, ProjectFact, TaskFact } from '../facts.ts';
import { isNearly, wordsOf } from './text.ts';

/** A task or a project of the person's. */
export type Thing =
  | { kind: 'task'; task: TaskFact }
  | { kind: 'project'; project: Pick<ProjectFact, 'id' | 'name'> };

/** How much of a title is in a question around it: its telling words that were said. */
const mentioned = (said: readonly string[], title: readonly string[]): number =>
  title.filter((word) => word.length > 3 && said.some((one) => isNearly(one, word))).length;

/** What some words name: one thing, several that fit alike, or none. */
export interface Named<T> {
  found: T | undefined;
  /** Several fit alike: which one is meant has to be asked. */
  alike: T[];
}

// Words around a name that are no part of it.
const AROUND = new Set(
  `the a an my our this that please all of in on at for to from with and is are task tasks subtask subtasks todo item project
  projects der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner bitte von vom im in am an auf
  fur mit zu zum zur und ist aufgabe aufgaben teilaufgabe projekt projekts projekte called named`.split(
    /\s+/,
  ),
);

const LONG_ENOUGH_TO_BEGIN = 4;

/** Whether a said word is one of a title: the same, nearly the same, or its beginning. */
const fits = (said: string, word: string): boolean =>
  isNearly(said, word) ||
  (said.length >= LONG_ENOUGH_TO_BEGIN && word.startsWith(said)) ||
  (word.length >= LONG_ENOUGH_TO_BEGIN && said.startsWith(word));

const withoutAround = (words: readonly string[]): string[] => {
  const telling = words.filter((word) => !AROUND.has(word));
  return telling.length > 0 ? telling : [...words];
};

/** How well words name a title: 3 is the title itself, 2 all that was said is in it, 1 it is all in what was said. */
function fitOf(said: readonly string[], title: readonly string[], beside: readonly string[] = []): number {
  if (said.length === 0 || title.length === 0) return 0;
  if (said.join(' ') === title.join(' ')) return 3;
  const inTitle = (word: string) => title.some((one) => fits(word, one));
  const isTitle = said.length === title.length && said.every((word, at) => isNearly(word, title[at] ?? ''));
  if (isTitle) return 2.8;
  const beyond = said.filter((word) => !inTitle(word));
  if (beyond.length === 0) return 2;
  if (beyond.length < said.length && beyond.every((word) => beside.some((one) => fits(word, one))))
    return 1.9;
  return title.every((word) => said.some((one) => fits(one, word))) ? 1 : 0;
}

function bestOf<T>(things: readonly T[], fitOfThing: (thing: T) => number): Named<T> {
  const rated = things.map((thing) => ({ thing, fit: fitOfThing(thing) })).filter(({ fit }) => fit > 0);
  const most = Math.max(0, ...rated.map(({ fit }) => fit));
  const best = rated.filter(({ fit }) => fit === most).map(({ thing }) => thing);
  return best.length === 1 ? { found: best[0], alike: [] } : { found: undefined, alike: best };
}

/** What a question is about, where it mentions one thing and no other as much. */
export async function mentionedIn(lookUp: LookUp, question: string): Promise<Named<Thing>> {
  const said = withoutAround(wordsOf(question));
  const { project, others } = await lookUp('project', said.join(' '));
  const { tasks } = await lookUp('tasks', said.join(' '));
  const projects = project ? [{ id: project.id, name: project.name }, ...others] : others;
  const things: Thing[] = [
    ...projects.map((one): Thing => ({ kind: 'project', project: one })),
    ...tasks.map((task): Thing => ({ kind: 'task', task })),
  ];
  return bestOf(things, (thing) =>
    mentioned(said, withoutAround(wordsOf(thing.kind === 'task' ? thing.task.title : thing.project.name))),
  );
}

/** The project that words name. */
export async function projectNamed(
  lookUp: LookUp,
  words: string,
): Promise<Named<Pick<ProjectFact, 'id' | 'name'>>> {
  const said = withoutAround(wordsOf(words));
  if (said.length === 0) return { found: undefined, alike: [] };
  const { project, others } = await lookUp('project', said.join(' '));
  const projects = project ? [{ id: project.id, name: project.name }, ...others] : others;
  return bestOf(projects, ({ name }) =>
    Math.max(fitOf(said, withoutAround(wordsOf(name))), fitOf(wordsOf(words), wordsOf(name))),
  );
}

/** The task that words name, with or without its project's name; those that `isMeant` come before all others. */
export async function taskNamed(
  lookUp: LookUp,
  words: string,
  isMeant: (task: TaskFact) => boolean = () => true,
): Promise<Named<TaskFact>> {
  const said = withoutAround(wordsOf(words));
  if (said.length === 0) return { found: undefined, alike: [] };
  const { tasks } = await lookUp('tasks', said.join(' '));
  const fit = ({ title, project }: TaskFact) =>
    Math.max(
      fitOf(said, withoutAround(wordsOf(title)), wordsOf(project)),
      fitOf(wordsOf(words), wordsOf(title)),
    );
  const meant = bestOf(tasks.filter(isMeant), fit);
  return meant.found || meant.alike.length > 0 ? meant : bestOf(tasks, fit);
}

const SAYS_PROJECT = /\b(?:project|projekt)\b/i;

/** The task or project that words name: a project where they say so, or where its name fits better. */
export async function thingNamed(
  lookUp: LookUp,
  words: string,
  isMeant?: (task: TaskFact) => boolean,
): Promise<Named<Thing>> {
  const ofTask = async (): Promise<Named<Thing>> => {
    const { found, alike } = await taskNamed(lookUp, words, isMeant);
    const asThing = (task: TaskFact): Thing => ({ kind: 'task', task });
    return { found: found && asThing(found), alike: alike.map(asThing) };
  };
  const ofProject = async (): Promise<Named<Thing>> => {
    const { found, alike } = await projectNamed(lookUp, words);
    const asThing = (project: Pick<ProjectFact, 'id' | 'name'>): Thing => ({ kind: 'project', project });
    return { found: found && asThing(found), alike: alike.map(asThing) };
  };
  const isEmpty = ({ found, alike }: Named<Thing>) => !found && alike.length === 0;
  const [first, second] = SAYS_PROJECT.test(words) ? [ofProject, ofTask] : [ofTask, ofProject];
  const named = await first();
  if (isEmpty(named)) return second();
  if (first === ofProject) return named;
  // A project of just this name is meant before tasks that merely have the word in them.
  const said = wordsOf(words).join(' ');
  if (named.found?.kind === 'task' && wordsOf(named.found.task.title).join(' ') === said) return named;
  const project = await projectNamed(lookUp, words);
  const isItself =
    project.found &&
    withoutAround(wordsOf(project.found.name)).join(' ') === withoutAround(wordsOf(words)).join(' ');
  return isItself && project.found
    ? { found: { kind: 'project', project: project.found }, alike: [] }
    : named;
}
