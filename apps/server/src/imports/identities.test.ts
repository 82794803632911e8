import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, csvOf, lostIn, read, tasksIn, titlesIn } from './testing/read.ts';

const trello = (cards: readonly object[]) => ({
  ...{ id: 'b', name: 'Board', lists: [{ id: 'l', name: 'Fair' }] },
  cards: cards.map((card) => ({ idList: 'l', ...card })),
});

describe('the ids of a file are not believed', () => {
  test('tasks with other words are all taken, whatever their ids, and each is once', async () => {
    const id = fc.constantFrom(undefined, null, '', 'a', 'b', 1, 1.20123e15);
    const card = fc.record({
      id,
      name: fc.constantFrom('Draw', 'Paint', 'Sand', 'Wax'),
      desc: fc.constantFrom('', 'x'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(card, { minLength: 1, maxLength: 12 }), async (cards) => {
        const file = await read(trello(cards));
        const hasId = ({ id: own }: (typeof cards)[number]) =>
          own !== undefined && own !== null && own !== '';
        const distinct = new Set(cards.filter(hasId).map((one) => JSON.stringify(one)));
        expect(tasksIn(file)).toHaveLength(distinct.size + cards.filter((one) => !hasId(one)).length);
        expect(new Set(tasksIn(file).map(({ key }) => key)).size).toBe(tasksIn(file).length);
        const twice = file.lost
          .filter(({ note }) => note.includes('twice'))
          .reduce((sum, { count }) => sum + count, 0);
        expect(tasksIn(file).length + twice).toBe(cards.length);
        // The same file again has the same keys, in any order.
        const again = await read(trello(cards.toReversed()));
        expect(new Set(tasksIn(again).map(({ key }) => key))).toEqual(
          new Set(tasksIn(file).map(({ key }) => key)),
        );
      }),
    );
  });

  test('ids of Asana that a spreadsheet rounded', async () => {
    const rows = ['Write', 'Print', 'Fold'].map((name) => [
      '1.20123E+15',
      name,
      'Fair',
      '',
      name === 'Fold' ? 'Print' : '',
    ]);
    const file = await read(
      csvOf([['Task ID', 'Name', 'Section/Column', 'Due Date', 'Blocked By'], ...rows]),
    );
    expect([file.tool, titlesIn(file)]).toEqual(['asana', ['Write', 'Print', 'Fold']]);
    expect(lostIn(file)).toEqual([
      'Tasks 3: Other tasks have the same id in the file, so it is told apart by its words',
      'Dependencies 1: Several tasks have the id of the other task',
    ]);
  });

  test('what is waited for by a name that several tasks have is listed, and not guessed', async () => {
    const file = await read(
      csvOf([
        ['Task ID', 'Name', 'Section/Column', 'Due Date', 'Projects', 'Blocked By'],
        ['1', 'Print', 'Fair', '', 'Flyer', ''],
        ['2', 'Print', 'Fair', '', 'Poster', ''],
        ['3', 'Fold', 'Fair', '', 'Flyer', 'Print'],
        ['4', 'Hang', 'Fair', '', 'Shop', 'Print'],
      ]),
    );
    const print = tasksIn(file)[0]?.key;
    expect(tasksIn(file).map(({ title, after }) => [title, after])).toEqual([
      ['Print', []],
      ['Fold', [print]],
      ['Print', []],
      ['Hang', []],
    ]);
    expect(lostIn(file)).toEqual([
      'Dependencies 1: The name of the other task is that of none or of several',
    ]);
  });

  test('a part of a task that is not there is listed', async () => {
    const item = (id: string, parent_id: string | null) => ({ id, content: id, project_id: 'p', parent_id });
    const file = await read({
      projects: [{ id: 'p', name: 'Errands' }],
      items: [item('whole', null), item('part', 'whole'), item('lost', 'gone')],
    });
    expect(tasksIn(file).map(({ title, description }) => [title, description])).toEqual([
      ['whole', ''],
      ['part', 'Part of “whole”'],
      ['lost', ''],
    ]);
    expect(lostIn(file)).toEqual(['Tasks 1: The task that it is a part of is not in the file']);
  });

  test('projects with one id are told apart by their names, and with one name they are one', async () => {
    const project = (id: number, title: string, tasks: string[]) => ({
      ...{ id, title, buckets: [] },
      tasks: tasks.map((name, at) => ({ id: at, title: name, created: name })),
    });
    const file = await read([
      project(1, 'Home', ['Paint']),
      project(1, 'Garden', ['Dig']),
      project(1, 'Home', ['Sand']),
    ]);
    expect(file.projects.map(({ name, tasks }) => [name, ...tasks.map(({ title }) => title)])).toEqual([
      ['Home', 'Paint', 'Sand'],
      ['Garden', 'Dig'],
    ]);
    expect(countOf(file, 'Tasks')).toBe(0);
  });
});
