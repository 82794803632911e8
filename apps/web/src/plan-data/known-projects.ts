import type { ListedProject } from '@daymark/contract/projects';
import type { QueryClient } from '@tanstack/react-query';
import { plainWords } from '../platform/plain-words.ts';
import { keys } from './queries.ts';

/** Every project in this device's cached lists, once each, in its latest version. */
export function knownProjects(client: QueryClient): ListedProject[] {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: keys.projectLists })
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .map(({ queryKey }) => client.getQueryData<{ data: ListedProject[] }>(queryKey)?.data ?? []);
  return [...new Map(lists.flat().map((project) => [project.id, project])).values()];
}

/** Whether a project has every word in its name or its description: the search without the server. */
export function hasWords(
  { name, description }: Pick<ListedProject, 'name' | 'description'>,
  words: string,
): boolean {
  const text = plainWords(`${name}\n${description}`);
  return plainWords(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
