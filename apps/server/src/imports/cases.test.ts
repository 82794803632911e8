import { describe, expect, test } from 'vitest';
import { lostIn, read, tasksIn, titlesIn } from './testing/read.ts';

const HOUR = 3_600_000;

describe('files of other tools that were read wrongly', () => {
  test('a task of Super Productivity that holds the hours of its parts has none of its own', async () => {
    const task = (id: string, estimate: number, spent: number, more: object = {}) => ({
      ...{ id, projectId: 'p1', title: id, subTaskIds: [], isDone: false },
      ...{ timeEstimate: estimate * HOUR, timeSpent: spent * HOUR, ...more },
    });
    const entities = {
      parent: task('parent', 5, 3, { subTaskIds: ['a', 'b'] }),
      a: task('a', 2, 1, { parentId: 'parent' }),
      b: task('b', 3, 2, { parentId: 'parent' }),
    };
    const file = await read({
      project: { ids: ['p1'], entities: { p1: { id: 'p1', title: 'Thesis' } } },
      task: { ids: Object.keys(entities), entities },
    });
    const sum = (field: 'hours' | 'spentHours') =>
      tasksIn(file).reduce((total, one) => total + (one[field] ?? 0), 0);
    expect([sum('hours'), sum('spentHours')]).toEqual([5, 3]);
    expect(lostIn(file)).toEqual(['Hours 1: A task holds the hours of its parts, so they are counted once']);
  });

  test.each([
    ['31.12.2026 14:30', 'de-DE', '2026-12-31', '14:30'],
    ['12/29/2026 5:00 PM', 'en-US', '2026-12-29', '17:00'],
    ['12/29/2026 5:00 PM', 'en-GB', '2026-12-29', '17:00'],
    ['2026-12-30 14:30', 'de-DE', '2026-12-30', '14:30'],
  ])('%s in a cell keeps its day and its time (%s)', async (cell, locale, dueDate, dueTime) => {
    const file = await read(`Title,Due\nPaint,${cell}\n`, { locale });
    expect(tasksIn(file)).toMatchObject([{ dueDate, dueTime }]);
    expect(lostIn(file)).toEqual([]);
  });

  test('a sheet of Asana with an address and spacers above its header', async () => {
    const file = await read(
      [
        'https://app.asana.com/0/1201/list,,,,,,',
        ',,,,,,',
        'Task ID,Created At,Completed At,Name,Section/Column,Due Date,Notes',
        ',,,,,,',
        '1201,2026-09-01,,Write the brief,Preparation,2026-12-01,Two pages',
        '1202,2026-09-01,2026-11-03,Send invoices,Preparation,,',
      ].join('\n'),
      { fileName: 'Launch.csv' },
    );
    expect([file.tool, titlesIn(file)]).toEqual(['asana', ['Write the brief', 'Send invoices']]);
    expect(tasksIn(file)).toMatchObject([
      { status: 'Pending', dueDate: '2026-12-01' },
      { status: 'Completed', dueDate: null },
    ]);
    expect(lostIn(file)).toEqual(['Rows 1: It is above the names of the columns, so it is not taken']);
  });

  test('a board of Wekan is one of Wekan', async () => {
    const card = (id: string, title: string, listId: string, more: object = {}) => ({
      ...{
        _id: id,
        title,
        listId,
        swimlaneId: 's',
        type: 'cardType-card',
        archived: false,
        labelIds: [],
        ...more,
      },
    });
    const file = await read({
      ...{ _format: 'wekan-board-1.0.0', _id: 'b', title: 'Garden', labels: [{ _id: 'l', name: 'outdoor' }] },
      lists: [
        { _id: 'todo', title: 'To do' },
        { _id: 'doing', title: 'Doing' },
        { _id: 'fair', title: 'Fair' },
      ],
      cards: [
        card('1', 'Dig the pond', 'doing', { labelIds: ['l'], description: 'One metre', spentTime: 1.5 }),
        card('2', 'Order bulbs', 'fair', { dueAt: '2026-12-10T09:00:00.000Z' }),
        card('3', 'Buy a liner', 'todo', {
          parentId: '1',
          archived: true,
          endAt: '2026-11-10T09:00:00.000Z',
        }),
        card('4', 'Every bed', 'todo', { type: 'template-card' }),
      ],
      checklists: [{ _id: 'c', cardId: '1', title: 'Steps' }],
      checklistItems: [{ _id: 'i', checklistId: 'c', cardId: '1', title: 'Mark it', isFinished: true }],
      comments: [{ _id: 'k', cardId: '1', text: 'Ask first' }],
      swimlanes: [{ _id: 's', title: 'Default' }],
    });
    expect([file.tool, file.projects.map(({ name, milestones }) => [name, milestones])]).toEqual([
      'wekan',
      [['Garden', ['Fair']]],
    ]);
    expect(tasksIn(file)).toMatchObject([
      {
        ...{ title: 'Dig the pond', status: 'In Progress', tags: ['outdoor'], spentHours: 1.5 },
        description: 'One metre\n\n[x] Mark it\n\nAsk first',
      },
      { title: 'Order bulbs', status: 'Pending', dueDate: '2026-12-10', dueTime: '10:00', milestone: 0 },
      {
        ...{ title: 'Buy a liner', status: 'Completed', completedAt: '2026-11-10T09:00:00.000Z' },
        description: 'Part of “Dig the pond”',
      },
    ]);
    expect(lostIn(file)).toEqual([
      'card.type 1: Templates are not taken',
      'card.archived 1: Archived cards become completed tasks',
    ]);
  });

  test('a backup of TickTick, whose columns stand below what its statuses mean', async () => {
    const header =
      '"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating","Column Name","Column Order","View Mode","taskId","parentId"';
    const row = (cells: string) => `${cells},"-1","Africa/Cairo",`;
    const file = await read(
      [
        '"Date: 2026-11-20+0000"\n"Version: 7.1"\n"Status: \n0 Normal\n1 Completed\n2 Archived"',
        header,
        `${row('"Home","Garden","Repot the basil","TEXT","garden, weekend","","N","2026-12-04T22:00:00+0000","2026-12-04T22:00:00+0000","","","5","0","2026-09-30T08:00:00+0000",""')}"true","false","","","list","1",""`,
        `${row('"Home","Garden","Buy compost","CHECKLIST","","Bags\n▫Two of peat\n▪One of bark","Y","","","","","0","0","2026-09-30T08:00:00+0000",""')}"false","false","Shed","","list","2","1"`,
        `${row('"","Inbox","Water the ferns","TEXT","","","N","2026-11-30T06:00:00+0000","2026-11-30T06:00:00+0000","PT0S","RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO","1","0","2026-09-30T08:00:00+0000",""')}"false","false","","","list","3",""`,
        `${row('"","Inbox","Old","TEXT","","","N","","","","","0","2","2026-09-30T08:00:00+0000","2026-10-02T08:00:00+0000"')}"false","false","","","list","4",""`,
        `${row('"","Inbox","Never","TEXT","","","N","","","","","0","-1","2026-09-30T08:00:00+0000",""')}"false","false","","","list","5",""`,
        `${row('"","Inbox","Passwords","NOTE","","In the safe","N","","","","","0","0","2026-09-30T08:00:00+0000",""')}"false","false","","","list","6",""`,
      ].join('\n'),
    );
    expect([file.tool, file.projects.map((one) => [one.name, one.category, one.description])]).toEqual([
      'ticktick',
      [
        ['Garden', 'Home', ''],
        ['Inbox', '', 'Passwords\n\nIn the safe'],
      ],
    ]);
    expect(tasksIn(file)).toMatchObject([
      {
        title: 'Repot the basil',
        tags: ['garden', 'weekend'],
        priority: 'High',
        dueDate: '2026-12-05',
        dueTime: null,
      },
      {
        title: 'Buy compost',
        milestone: 0,
        description: 'Part of “Repot the basil”\n\nBags\n\n[ ] Two of peat\n[x] One of bark',
      },
      {
        title: 'Water the ferns',
        priority: 'Low',
        dueDate: '2026-11-30',
        dueTime: '07:00',
        repeats: 'FREQ=WEEKLY;BYDAY=MO',
      },
      { title: 'Old', status: 'Completed', completedAt: '2026-10-02T08:00:00.000Z' },
      { title: 'Never', status: 'Completed' },
    ]);
    expect(lostIn(file)).toEqual([
      'Rows 3: It is above the names of the columns, so it is not taken',
      'Reminder 1: Daymark has no such field',
      'Status 1: Cancelled tasks become completed ones',
    ]);
  });

  test('a German column “Notiz” has the notes', async () => {
    const file = await read('Aufgabe;Notiz\nMalen;Zweimal\n');
    expect(tasksIn(file)).toMatchObject([{ title: 'Malen', description: 'Zweimal' }]);
    expect(lostIn(file)).toEqual([]);
  });

  test('“sep=;” above a table says its separator', async () => {
    const file = await read('sep=;\r\nTitle;Due\r\nPaint;2026-12-01\r\n');
    expect(tasksIn(file)).toMatchObject([{ title: 'Paint', dueDate: '2026-12-01' }]);
    expect(lostIn(file)).toEqual([]);
  });

  test('templates of Trello are listed', async () => {
    const card = (id: string, more: object = {}) => ({ id, name: id, idList: 'l', ...more });
    const file = await read({
      ...{ id: 'b', name: 'Board', lists: [{ id: 'l', name: 'To do' }] },
      cards: [card('Draw'), card('Form', { isTemplate: true })],
    });
    expect([titlesIn(file), lostIn(file)]).toEqual([
      ['Draw'],
      ['card.isTemplate 1: Templates are not taken'],
    ]);
  });
});
