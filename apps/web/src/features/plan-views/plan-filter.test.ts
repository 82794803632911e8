import { describe, expect, test } from 'vitest';
import { sampleSubtask } from '../../testing/samples.ts';
import { choicesOf, countFilters, filtered, filterOf } from './plan-filter.ts';
import type { ShownItem } from './shown-item.ts';

const SHOP = { name: 'Shop', color: 'blue', tags: ['client'] } as const;
const BOOK = { name: 'Book', color: 'green', tags: [] } as const;

const item = (
  id: string,
  project: typeof SHOP | typeof BOOK,
  fields: Partial<ShownItem> = {},
): ShownItem => ({
  ...sampleSubtask({ id }),
  projectId: project.name,
  projectPriority: 'Medium',
  project,
  ...fields,
});

const days = { startDate: '2026-11-23', dueDate: '2026-12-04' };
const milestone = (id: string, project: typeof SHOP | typeof BOOK) => ({
  ...{ id, name: id, dueDate: '2026-11-24', projectId: project.name, project },
});
const PARTS = {
  items: [
    item('paint', SHOP),
    item('hang', SHOP, { status: 'Completed' }),
    item('write', BOOK, { status: 'In Progress', tags: ['draft'] }),
  ],
  milestones: [milestone('opening', SHOP), milestone('print', BOOK)],
  projects: [
    { id: 'Shop', ...SHOP, ...days },
    { id: 'Book', ...BOOK, ...days },
    { id: 'Attic', name: 'Attic', color: 'teal' as const, ...days },
  ],
};

describe('a filter of the plan', () => {
  test.each([
    [{}, ['paint', 'hang', 'write'], ['opening', 'print'], 3],
    [{ project: 'Shop' }, ['paint', 'hang'], ['opening'], 1],
    [{ tag: 'client' }, ['paint', 'hang'], ['opening'], 1],
    [{ tag: 'draft' }, ['write'], ['print'], 1],
    [{ status: 'Open' as const }, ['paint', 'write'], ['opening', 'print'], 2],
    [{ status: 'Completed' as const, tag: 'client' }, ['hang'], ['opening'], 1],
    [{ status: 'Completed' as const, project: 'Book' }, [], [], 0],
  ])('%o', (filter, items, milestones, projects) => {
    const shown = filtered(PARTS, filter);
    expect(shown.items.map(({ id }) => id)).toEqual(items);
    expect(shown.milestones.map(({ id }) => id)).toEqual(milestones);
    expect(shown.projects).toHaveLength(projects);
  });

  test('is read from an address, as far as it makes sense', () => {
    expect(filterOf({ project: 'p', tag: 2026, status: 'Open', view: 'board' })).toEqual({
      project: 'p',
      tag: '2026',
      status: 'Open',
    });
    expect(filterOf({ project: '', tag: ['a'], status: 'Lost' })).toEqual({});
    expect([countFilters({}), countFilters({ tag: 'a', status: undefined, project: 'p' })]).toEqual([0, 2]);
  });

  test('chooses from the projects and the tags that are there, by name', () => {
    const { projects, tags } = choicesOf({ ...PARTS, projects: PARTS.projects.slice(2) });
    expect(projects.map(({ name, color }) => [name, color])).toEqual([
      ['Attic', 'teal'],
      ['Book', 'green'],
      ['Shop', 'blue'],
    ]);
    expect(tags).toEqual(['client', 'draft']);
  });
});
