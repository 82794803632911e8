import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleListed, samplePage } from '../testing/samples.ts';
import { knownProjects } from './known-projects.ts';
import { keys } from './queries.ts';

test('a project of several lists is known once, as it was seen last', () => {
  const client = new QueryClient();
  const older = samplePage([sampleListed('Shop'), sampleListed('Craft fair')]);
  client.setQueryData(keys.projectList({ page: 1 }), older, { updatedAt: 1000 });
  const newer = samplePage([sampleListed('Craft fair', { progress: 70 })]);
  client.setQueryData(keys.projectSearch({ query: 'fair' }), newer, { updatedAt: 2000 });
  expect(knownProjects(client).map(({ name, progress }) => [name, progress])).toEqual([
    ['Shop', 0],
    ['Craft fair', 70],
  ]);
});
