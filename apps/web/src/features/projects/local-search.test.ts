import { expect, test } from 'vitest';
import { sampleListed } from '../../testing/samples.ts';
import { searchLocally } from './local-search.ts';

const SHOP = sampleListed('Shop', { description: 'Two windows.', progress: 20, priority: 'Low' });
const FAIR = sampleListed('Craft fair', {
  description: 'A stall with a window',
  progress: 60,
  status: 'In Progress',
  priority: 'High',
  dueDate: '2026-12-24',
});
const GRANT = sampleListed('Grant', { description: '', status: 'Completed', priority: 'Medium' });
const ALL = [SHOP, FAIR, GRANT];

const names = (filter: Parameters<typeof searchLocally>[1]) =>
  searchLocally(ALL, filter).map(({ name }) => name);

test('every word is looked for in name and description', () => {
  expect(names({ query: 'WINDOW' })).toEqual(['Shop', 'Craft fair']);
  expect(names({ query: ' fair  stall ' })).toEqual(['Craft fair']);
  expect(names({ query: 'fair shop' })).toEqual([]);
});

test('filters hold here too', () => {
  expect(names({ status: 'Open' })).toEqual(['Shop', 'Craft fair']);
  expect(names({ progressMin: 20, progressMax: 60 })).toEqual(['Shop', 'Craft fair']);
  expect(names({ dueDateFrom: '2026-12-24', dueDateTo: '2026-12-24' })).toEqual(['Craft fair']);
});

test('High weighs 3, Medium 2 and Low 1 when projects are sorted by priority', () => {
  expect(names({ sortBy: 'priority' })).toEqual(['Craft fair', 'Grant', 'Shop']);
  expect(names({ sortBy: 'priority', sortOrder: 'asc' })).toEqual(['Shop', 'Grant', 'Craft fair']);
  expect(names({ sortBy: 'name' })).toEqual(['Craft fair', 'Grant', 'Shop']);
});
