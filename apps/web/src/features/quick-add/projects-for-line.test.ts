import { expect, test } from 'vitest';
import { sampleListed } from '../../testing/samples.ts';
import { projectsForLine } from './errands.ts';

const TODAY = '2026-11-30';
const listed = (name: string, fields: object = {}) => ({
  ...sampleListed(name),
  id: name,
  dueDate: '2026-12-20',
  status: 'Pending' as const,
  ...fields,
});
const namesFor = (projects: ReturnType<typeof listed>[], here?: string) =>
  projectsForLine(projects, here, TODAY).map(({ name }) => name);

test('a line goes to the project that one has, and errands are only a choice', () => {
  expect(namesFor([listed('Bakery')])).toEqual(['Bakery', 'Errands']);
  expect(namesFor([listed('Website'), listed('Bakery')])).toEqual(['Website', 'Bakery', 'Errands']);
});

test('the project on screen comes first, one that is over last', () => {
  const projects = [listed('Over', { dueDate: '2026-11-01' }), listed('Website'), listed('Bakery')];
  expect(namesFor(projects, 'Bakery')).toEqual(['Bakery', 'Website', 'Over', 'Errands']);
  expect(namesFor(projects, 'Over')).toEqual(['Over', 'Website', 'Bakery', 'Errands']);
  expect(namesFor([listed('Done', { status: 'Completed' })], 'Done')[0]).toBe('Done');
});

test('without a project, and with one for errands, the line goes there', () => {
  expect(namesFor([])).toEqual(['Errands']);
  expect(namesFor([listed('Done', { status: 'Completed' })])).toEqual(['Errands']);
  expect(namesFor([listed('Besorgungen', { dueDate: '2027-05-01' })])).toEqual(['Besorgungen']);
  expect(namesFor([listed('Website'), listed('Recados', { status: 'Completed' })])).toEqual([
    'Website',
    'Recados',
  ]);
});
