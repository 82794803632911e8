import type { Priority } from '../priorities.ts';
import { normalizeTag } from '../tags.ts';
import { type Candidate, findAll } from './candidate.ts';

export type PriorityCandidate = Candidate<Priority> & { kind: 'priority' };
export type HashCandidate =
  | (Candidate<{ id: string; name: string }> & { kind: 'project' })
  | (Candidate<string> & { kind: 'tag' });

const PRIORITY_WORDS: readonly [Priority, RegExp][] = [
  ['High', /^!(?:high|hoch)$/i],
  ['Medium', /^!(?:medium|med|mittel)$/i],
  ['Low', /^!(?:low|niedrig)$/i],
];

/** `!high`, `!medium`, `!low`. */
export const findPriorities = (text: string): PriorityCandidate[] =>
  findAll<PriorityCandidate>(text, '!(?:high|medium|med|low|hoch|mittel|niedrig)', ([word]) => {
    const value = PRIORITY_WORDS.find(([, words]) => words.test(word))?.[0];
    return value && { kind: 'priority', value, trust: 'sure' };
  });

export interface KnownProject {
  id: string;
  name: string;
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The project with that name, else the first whose name begins with it, else one with a word that does. */
function projectNamed(word: string, projects: readonly KnownProject[]): KnownProject | undefined {
  const sought = bare(word);
  return (
    projects.find(({ name }) => bare(name) === sought) ??
    projects.find(({ name }) => bare(name).startsWith(sought)) ??
    projects.find(({ name }) => name.split(/\s+/).some((one) => bare(one).startsWith(sought)))
  );
}

/** `#name` is a project if one has this name, else a tag. "#3" is neither and stays in the title. */
export const findHashes = (text: string, projects: readonly KnownProject[]): HashCandidate[] =>
  findAll<HashCandidate>(text, '#([\\p{L}\\p{N}][\\p{L}\\p{N}_-]*)', ([, word = '']) => {
    if (/^\d+$/.test(word)) return undefined;
    const project = projectNamed(word, projects);
    return project
      ? { kind: 'project', value: { id: project.id, name: project.name }, trust: 'sure' }
      : { kind: 'tag', value: normalizeTag(word), trust: 'sure' };
  });
