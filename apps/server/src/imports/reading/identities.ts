import { t } from '@daymark/words/t';
import { hashed, makeCounter } from './keys.ts';
import type { Losses } from './losses.ts';
import type { FoundProject, FoundTask } from './shape.ts';

/** What tells a task from another one with the same id. */
const wordsOf = ({ title, notes, parent, section, dueDate }: FoundTask): string =>
  hashed(title, notes ?? '', parent ?? '', section ?? '', dueDate ?? '');

/** Projects with the same id and name are one. With other names, their names tell them apart. */
function distinctProjects(projects: readonly FoundProject[]): FoundProject[] {
  const names = Map.groupBy(projects, ({ key }) => key);
  const isAlone = ({ key, name }: FoundProject) =>
    key !== '' && names.get(key)?.every((one) => one.name === name) === true;
  const distinct = new Map<string, FoundProject>();
  for (const project of projects) {
    const key = isAlone(project) ? project.key : `${project.key} ${project.name}`;
    const known = distinct.get(key);
    if (known) known.tasks.push(...project.tasks);
    else distinct.set(key, { ...project, key, tasks: [...project.tasks] });
  }
  return [...distinct.values()];
}

/** The ids that tasks with other words share: a spreadsheet rounds long numbers, a person copies rows. */
function sharedKeys(tasks: readonly FoundTask[]): Set<string> {
  const words = new Map<string, string>();
  const shared = new Set<string>(['']);
  for (const task of tasks) {
    const own = wordsOf(task);
    if ((words.get(task.key) ?? own) !== own) shared.add(task.key);
    words.set(task.key, own);
  }
  return shared;
}

/** The projects of a file, each task once and with a key that no other one has. An id in a file may be missing or lie. */
export function withOwnKeys(projects: readonly FoundProject[], losses: Losses): FoundProject[] {
  const distinct = distinctProjects(projects);
  const shared = sharedKeys(distinct.flatMap(({ tasks }) => tasks));
  const seen = new Set<string>();
  const numbered = makeCounter();
  const keyOf = (project: FoundProject, task: FoundTask): string => {
    if (!shared.has(task.key)) return task.key;
    // Without an id, a task that is there twice may be two.
    if (task.key === '') return numbered(project.key, wordsOf(task));
    losses.add(t`Tasks`, t`Other tasks have the same id in the file, so it is told apart by its words`);
    return `${task.key} ${wordsOf(task)}`;
  };
  /** What is waited for must be one task. */
  const afterOf = ({ after = [] }: FoundTask): string[] => {
    const known = after.filter((key) => !shared.has(key));
    const note = t`Several tasks have the id of the other task`;
    losses.add(t`Dependencies`, note, after.length - known.length);
    return known;
  };
  return distinct.map((project) => {
    const tasks: FoundTask[] = [];
    for (const task of project.tasks) {
      const key = keyOf(project, task);
      if (seen.has(key)) losses.add(t`Tasks`, t`The file has the same task twice, so it is taken once`);
      else tasks.push({ ...task, key, id: task.id ?? task.key, after: afterOf(task) });
      seen.add(key);
    }
    return { ...project, tasks };
  });
}
