import type { Priority } from '@daymark/domain/priorities';
import { normalizeTag } from '@daymark/domain/tags';
import { folded } from '../lexicon/lexicon.ts';
import type { HashCandidate, KnownProject, PriorityCandidate } from './candidate.ts';

/** In all languages together: after "!" they are nothing else. Folded. */
const PRIORITIES: Readonly<Record<Priority, readonly string[]>> = {
  High: ['high', 'urgent', 'hoch', 'dringend', 'haute', 'haut', 'alta', 'alto', 'urgente'],
  Medium: ['medium', 'med', 'mittel', 'moyenne', 'moyen', 'media', 'medio'],
  Low: ['low', 'niedrig', 'basse', 'bas', 'faible', 'baja', 'bajo'],
};
const NAMES = Object.entries(PRIORITIES) as [Priority, readonly string[]][];

/** A mark and its word. Punctuation may follow. */
const marked = (mark: string): RegExp =>
  new RegExp(`(?<![^\\s(])${mark}([\\p{L}\\p{N}][\\p{L}\\p{N}_-]*)(?=[,.;!?)]*(?:\\s|$))`, 'gu');

/** `!high`, `!mittel`, `!baja`. */
export const findPriorities = (text: string): PriorityCandidate[] =>
  [...text.matchAll(marked('!'))].flatMap(({ 0: whole, 1: word = '', index }) => {
    const value = NAMES.find(([, words]) => words.includes(folded(word)))?.[0];
    return value ? [{ kind: 'priority', value, trust: 'sure', start: index, end: index + whole.length }] : [];
  });

const bare = (name: string): string => folded(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

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
  [...text.matchAll(marked('#'))].flatMap(({ 0: whole, 1: word = '', index }): HashCandidate[] => {
    if (/^\d+$/.test(word)) return [];
    const span = { start: index, end: index + whole.length, trust: 'sure' as const };
    const project = projectNamed(word, projects);
    return project
      ? [{ ...span, kind: 'project', value: { id: project.id, name: project.name } }]
      : [{ ...span, kind: 'tag', value: normalizeTag(word) }];
  });
