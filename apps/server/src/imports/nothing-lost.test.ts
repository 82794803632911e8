import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, csvOf, lostIn, read, tasksIn, titlesIn } from './testing/read.ts';
import { sample } from './testing/sample.ts';
import { zipOf } from './testing/zip.ts';

const flag = fc.boolean();

/** Each tool with one record for each of some flags, and the fields of losses that are about whole records. */
const TOOLS: [tool: string, file: (flags: readonly boolean[][]) => string | object, listed: string[]][] = [
  [
    'trello',
    (flags) => ({
      ...{ id: 'b', name: 'Board', lists: [{ id: 'l', name: 'Fair' }] },
      cards: flags.map(([isTemplate, closed], n) => ({
        id: `${n}`,
        name: `T${n}`,
        idList: 'l',
        isTemplate,
        closed,
      })),
    }),
    ['card.isTemplate'],
  ],
  [
    'wekan',
    (flags) => ({
      ...{ _format: 'wekan-board-1.0.0', _id: 'b', title: 'Board', lists: [{ _id: 'l', title: 'Fair' }] },
      cards: flags.map(([isTemplate, isLink, archived], n) => ({
        ...{ _id: `${n}`, title: `T${n}`, listId: 'l', archived },
        type: isTemplate ? 'template-card' : isLink ? 'cardType-linkedCard' : 'cardType-card',
      })),
    }),
    ['card.type'],
  ],
  [
    'tududi',
    (flags) => ({
      exported_at: '2026-11-20T10:00:00.000Z',
      data: {
        ...{ tags: [], projects: [{ id: 7, uid: 'p', name: 'Move' }] },
        tasks: flags.map(([isInstance, isDone], n) => ({
          ...{ id: n, uid: `t${n}`, name: `T${n}`, project_id: 7, status: isDone ? 2 : 0 },
          ...(isInstance && { recurring_parent_id: 99 }),
        })),
        inbox_items: flags.map(([, , isProcessed], n) => ({
          ...{ id: n, uid: `i${n}`, content: `I${n}`, status: isProcessed ? 'processed' : 'added' },
        })),
      },
    }),
    ['task.recurring_parent_id', 'inbox_items'],
  ],
  [
    'super-productivity',
    (flags) => ({
      project: { ids: ['p'], entities: { p: { id: 'p', title: 'Thesis' } } },
      taskRepeatCfg: {
        ids: ['r'],
        entities: { r: { id: 'r', title: 'Daily', repeatCycle: 'DAILY', projectId: 'p' } },
      },
      task: {
        ids: [],
        entities: Object.fromEntries(
          flags.map(([isInstance, isDone], n) => [
            `t${n}`,
            { id: `t${n}`, projectId: 'p', title: `T${n}`, isDone, ...(isInstance && { repeatCfgId: 'r' }) },
          ]),
        ),
      },
    }),
    ['task.repeatCfgId'],
  ],
  [
    'todoist',
    (flags) => ({
      projects: [{ id: 'p', name: 'Errands' }],
      items: flags.map(([is_deleted, checked], n) => ({
        id: `${n}`,
        content: `T${n}`,
        project_id: 'p',
        is_deleted,
        checked,
      })),
    }),
    ['items.is_deleted'],
  ],
  [
    'todoist',
    (flags) =>
      csvOf([
        ['TYPE', 'CONTENT', 'PRIORITY', 'INDENT'],
        ...flags.map(([isBlank, isOther], n) => [
          isOther ? 'thing' : 'task',
          isBlank ? '' : `T${n}`,
          '4',
          '1',
        ]),
      ]),
    ['Rows'],
  ],
  [
    'ticktick',
    (flags) =>
      csvOf([
        ['List Name', 'Title', 'Content', 'Is Check list', 'Due Date', 'Status', 'taskId'],
        ...flags.map(([isBlank, isDone], n) => [
          'Home',
          isBlank ? '' : `T${n}`,
          'x',
          'N',
          '',
          isDone ? '1' : '0',
          `${n}`,
        ]),
      ]),
    ['Rows'],
  ],
  [
    'asana',
    (flags) =>
      csvOf([
        ['Task ID', 'Name', 'Section/Column', 'Due Date', 'Notes'],
        ...flags.map(([isBlank], n) => [isBlank ? '' : `${n}`, isBlank ? '' : `T${n}`, '', '', 'x']),
      ]),
    ['Rows'],
  ],
  [
    'daymark',
    (flags) =>
      csvOf([
        ['Project', 'Task', 'Status', 'Priority', 'Estimated hours', 'Waits for', 'Completed at', 'Id'],
        ...flags.map(([isBlank], n) => [
          'Home',
          isBlank ? '' : `T${n}`,
          'Pending',
          'Low',
          '',
          '',
          '',
          `${n}`,
        ]),
      ]),
    ['Rows'],
  ],
];

describe('each record of a file is a task, or listed as what is left out', () => {
  test.each(TOOLS)('%s', async (tool, make, listed) => {
    const flags = fc.array(
      fc.tuple(flag, flag, flag).map((three) => [...three]),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(flags, async (given) => {
        const all = [[false, false, false], ...given];
        const file = await read(make(all));
        expect(file.tool).toBe(tool);
        // Each has a second list, or the recurring task that writes the others.
        const more = { tududi: all.length, 'super-productivity': 1 };
        const records = all.length + (more[tool as keyof typeof more] ?? 0);
        expect(tasksIn(file).length + countOf(file, ...listed)).toBe(records);
      }),
    );
  });
});

test('every field with content that a file has, and the import does not, is listed by its name', async () => {
  const names = ['board.json', 'todoist.json', 'tududi.json', 'super-productivity.json'];
  for (const name of names) {
    const whole = JSON.parse(await sample(name).text());
    const data = whole.data ?? whole;
    data.somethingNew = { holds: 'content' };
    const file = await read(whole);
    expect(
      lostIn(file).filter((line) => line.includes('somethingNew 1')),
      name,
    ).toHaveLength(1);
  }
});

describe('a file is of the tool whose structure it has', () => {
  const card = { title: 'Draw', name: 'Draw' };
  test.each<[what: string, file: object]>([
    ['a board of another tool', { cards: [card], lists: [{ title: 'To do' }] }],
    ['a board of Nextcloud Deck', { id: 1, title: 'Board', stacks: [{ title: 'To do', cards: [card] }] }],
    ['a board whose cards name no list', { cards: [card], lists: [] }],
    ['lists of other items and projects', { items: [{ title: 'Draw' }], projects: [{ title: 'Home' }] }],
    [
      'tasks without any title',
      { cards: [{ idList: 'l' }, { idList: 'l' }], lists: [{ id: 'l', name: 'To do' }] },
    ],
  ])('%s is refused', async (_, file) => {
    await expect(read(file)).rejects.toThrow('Daymark does not recognise this file.');
  });

  test('a table whose first title is in brackets is no JSON', async () => {
    expect(titlesIn(await read('Title,Due\n[Draft] Letter,\n'))).toEqual(['[Draft] Letter']);
    expect(titlesIn(await read('[Draft] Name;Title\na;Letter\n'))).toEqual(['Letter']);
  });

  test('every file of an archive is taken, or listed', async () => {
    const board = (id: string) =>
      Buffer.from(
        JSON.stringify({
          id,
          name: id,
          lists: [{ id: 'l', name: 'To do' }],
          cards: [{ id, name: id, idList: 'l' }],
        }),
      );
    const file = await read(
      zipOf({
        'one.json': board('One'),
        'two.json': board('Two'),
        'else.json': Buffer.from('{"hello":"world"}'),
        'tasks.csv': Buffer.from('Title,Due\nPaint,\n'),
        'filters.json': Buffer.from('[]'),
        'plan.pdf': Buffer.from('x'),
      }),
    );
    expect(file.projects.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(file.lost.map(({ field }) => field)).toEqual(['Files', 'else.json', 'tasks.csv']);
  });
});
