import type { LookUp } from '../facts.ts';
import { type Thing, wordsIn } from './names.ts';
import { otherNamesAt } from './nouns.ts';
import { lexiconsFor } from './vocabulary.ts';
import type { Language } from './words.ts';

/** As many words as are looked for at once. */
const SOUGHT_MAX = 12;

/** What a message may name: all projects and milestones, the open tasks of the coming time, and those whose titles have words of it. */
export async function thingsNear(lookUp: LookUp, text: string, language: Language): Promise<Thing[]> {
  const lexicons = lexiconsFor(language);
  const said = wordsIn(text).slice(0, 200);
  const keys = said.map(({ key }) => key);
  const words = [...new Map(said.map((word) => [word.key, word])).values()];
  const isKnown = (key: string) => key.length < 2 || lexicons.some((lexicon) => lexicon.at([key]));
  const sought = [
    ...words.filter(({ key }) => !isKnown(key)),
    ...words.filter(({ key }) => isKnown(key)).toSorted((one, other) => other.key.length - one.key.length),
  ].map((word) => word.text);
  const others = new Set(keys.flatMap((_, at) => otherNamesAt(keys, at).others.flat()));
  const phrases = [sought, [...others]].map((some) => some.slice(0, SOUGHT_MAX).join(' '));
  const [{ projects }, { milestones }] = [await lookUp('projects', ''), await lookUp('milestones', '')];
  const tasks = (await lookUp('work', 'status:open')).tasks.slice();
  for (const phrase of phrases.filter(Boolean))
    tasks.push(...((await lookUp('tasks', phrase)).tasks as typeof tasks));
  const { project, others: alike } = await lookUp('project', phrases[0] ?? '');
  const beyond = [
    ...(project ? [project] : []),
    ...alike.map((one) => ({ ...one, status: 'Pending' as const, dueDate: '' })),
  ];
  const all: Thing[] = [
    ...[...projects, ...beyond].map(
      (one): Thing => ({ kind: 'project', id: one.id, name: one.name, project: one }),
    ),
    ...tasks.map((task): Thing => ({ kind: 'task', id: task.id, name: task.title, task })),
    ...milestones.map(({ name, dueDate, projectId }): Thing => {
      return { kind: 'milestone', id: `${projectId} ${name}`, name, dueDate, projectId };
    }),
  ];
  const seen = new Set<string>();
  return all.filter(({ id }) => !seen.has(id) && seen.add(id));
}
