import type { FactsOf, LookUp } from '../facts.ts';
import { type Thing, wordsIn } from './names.ts';
import { otherNamesOf } from './nouns.ts';
import { keyOf, type Lexicon } from './vocabulary.ts';

/** As many words as are looked for at once. */
const SOUGHT_MAX = 12;

const milestoneThing = (one: FactsOf['milestones']['milestones'][number]): Thing => ({
  kind: 'milestone',
  id: `${one.projectId} ${one.name}`,
  name: one.name,
  dueDate: one.dueDate,
  projectId: one.projectId,
});

/** What a message may name: all projects and milestones, and the tasks whose titles have words of it. */
export async function thingsNear(
  lookUp: LookUp,
  text: string,
  lexicons: readonly Lexicon[],
): Promise<Thing[]> {
  const words = [...new Set(wordsIn(text).map(({ text }) => text))].slice(0, 200);
  const isKnown = (word: string) =>
    lexicons.some((lexicon) => lexicon.at([keyOf(word)], 0)) || word.length < 2;
  const searchWords = [
    ...words.filter((word) => !isKnown(word)),
    ...words.filter(isKnown).toSorted((a, b) => b.length - a.length),
  ];
  const [{ projects }, { milestones }, { tasks }] = [
    await lookUp('projects', ''),
    await lookUp('milestones', ''),
    await lookUp('tasks', searchWords.slice(0, SOUGHT_MAX).join(' ')),
  ];
  const others = searchWords.flatMap((word) => otherNamesOf(keyOf(word))).slice(0, SOUGHT_MAX);
  const abroad = others.length > 0 ? (await lookUp('tasks', others.join(' '))).tasks : [];
  const { project, others: alike } = await lookUp('project', searchWords.slice(0, SOUGHT_MAX).join(' '));
  const known = new Set(projects.map(({ id }) => id));
  const beyond = [
    ...(project ? [project] : []),
    ...alike.map((one) => ({ ...one, status: 'Pending' as const, dueDate: '' })),
  ];
  return [
    ...[...projects, ...beyond.filter(({ id }) => !known.has(id))].map(
      (one): Thing => ({ kind: 'project', id: one.id, name: one.name, project: one }),
    ),
    ...[...tasks, ...abroad.filter(({ id }) => !tasks.some((one) => one.id === id))].map(
      (task): Thing => ({ kind: 'task', id: task.id, name: task.title, task }),
    ),
    ...milestones.map(milestoneThing),
  ];
}
