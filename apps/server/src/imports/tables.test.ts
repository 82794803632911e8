import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, csvOf, lostIn, read, tasksIn, titlesIn } from './testing/read.ts';

describe('the names of the columns are found', () => {
  const HEADERS: [language: string, header: string[]][] = [
    ['English', ['Task', 'Due date', 'Note', 'Tag', 'Estimate', 'Priority', 'Status']],
    ['German', ['Aufgabe', 'Fälligkeit', 'Notiz', 'Schlagwort', 'Aufwand', 'Priorität', 'Status']],
    ['French', ['Tâche', 'Échéance', 'Remarque', 'Étiquette', 'Durée', 'Priorité', 'État']],
    ['Spanish', ['Tarea', 'Fecha límite', 'Nota', 'Etiqueta', 'Duración', 'Prioridad', 'Estado']],
  ];
  const ROW = ['Paint', '2026-12-01', 'Two coats', 'home', '2', 'High', 'done'];
  const PAINT = {
    title: 'Paint',
    dueDate: '2026-12-01',
    description: 'Two coats',
    tags: ['home'],
    hours: 2,
    priority: 'High',
    status: 'Completed',
  };

  test.each(HEADERS)(
    'in %s, in any order and case, in the singular and behind other words',
    async (_, header) => {
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray([...header.keys()], { minLength: header.length }),
          fc.constantFrom<(name: string) => string>(
            (name) => name,
            (name) => name.toUpperCase(),
            (name) => ` ${name}: `,
            (name) => `${name} (UTC)`,
            (name) => name.replaceAll(' ', '_'),
            (name) => name.normalize('NFD'),
          ),
          async (order, changed) => {
            const table = [order.map((at) => changed(header[at] ?? '')), order.map((at) => ROW[at] ?? '')];
            const file = await read(csvOf(table));
            expect(tasksIn(file)).toMatchObject([PAINT]);
            expect(lostIn(file)).toEqual([]);
          },
        ),
      );
    },
  );

  test.each([
    ['Aufgaben', 'Notizen', 'Schlagwörter', 'Termine', 'Meilensteine', 'Projekte'],
    ['Aufgabe', 'Notiz', 'Stichwort', 'Termin', 'Meilenstein', 'Projekt'],
    ['Tâches', 'Notes', 'Étiquettes', 'Échéances', 'Étapes', 'Projets'],
    ['Tâche', 'Commentaire', 'Mot(s)-clé(s)', 'Date d’échéance', 'Étape', 'Projet'],
    ['Tareas', 'Notas', 'Etiquetas', 'Vencimientos', 'Hitos', 'Proyectos'],
    ['Tarea', 'Observación', 'Palabras clave', 'Fecha de vencimiento', 'Hito', 'Proyecto'],
    ['Task Name', 'Task notes', 'Keyword', 'dueDate', 'Bucket Name', 'List name'],
  ])('%s, %s, %s, %s, %s, %s', async (...header) => {
    const file = await read(csvOf([header, ['Paint', 'Two coats', 'home', '2026-12-01', 'Walls', 'Studio']]));
    expect(file.projects).toMatchObject([{ name: 'Studio', milestones: ['Walls'] }]);
    expect(tasksIn(file)).toMatchObject([
      { title: 'Paint', description: 'Two coats', tags: ['home'], dueDate: '2026-12-01', milestone: 0 },
    ]);
    expect(lostIn(file)).toEqual([]);
  });

  const above = fc.array(
    fc.constantFrom(
      ['https://app.asana.com/0/1201/list'],
      ['My tasks'],
      ['Exported on 2026-11-20', ''],
      ['', '', '', ''],
      ['Project:', 'Website'],
      ['Owner:', 'Ana', ''],
      ['Exported', '29.11.2026', 'ana@example.com'],
      ['', 'Sync of 20 November'],
    ),
    { maxLength: 8 },
  );
  const header = fc.constantFrom(
    ['Task', 'Due date', 'Notes'],
    ['Titel', 'Fällig am', 'Notiz', 'Farbe'],
    ['Completed At', 'Name', 'Section', 'Due'],
  );

  test('wherever it stands, and each row is a task or listed', async () => {
    await fc.assert(
      fc.asyncProperty(
        above,
        header,
        fc.constantFrom(',', ';', '\t', '|'),
        async (before, names, separator) => {
          const at = names.findIndex((name) => ['Task', 'Titel', 'Name', 'Aufgabe'].includes(name));
          const own = ['Paint', 'Sand', 'Call, then wait'].map((title) =>
            names.map((_, index) => (index === at ? title : index === at + 1 ? '' : 'x')),
          );
          const spacer = names.map(() => '');
          const rows = [...before, names, own[0], spacer, own[1], spacer, own[2]].flatMap((row) =>
            row ? [row] : [],
          );
          const file = await read(csvOf(rows, separator));
          expect(titlesIn(file)).toEqual(['Paint', 'Sand', 'Call, then wait']);
          const filled = before.filter((row) => row.some((cell) => cell !== ''));
          expect(countOf(file, 'Rows')).toBe(filled.length);
        },
      ),
    );
  });

  test.each([
    ['sep=;\r\nAufgabe;Notiz\r\nMalen;zwei, drei, vier', ['zwei, drei, vier']],
    ['\uFEFFsep=;\nAufgabe;Notiz\nMalen;1,5', ['1,5']],
    ['"sep=|"\nAufgabe|Notiz\nMalen|a;b,c', ['a;b,c']],
    ['SEP=\t\nAufgabe\tNotiz\nMalen\ta', ['a']],
    ['Aufgabe;Notiz\nMalen;erst, dann, zuletzt\nSchleifen;a, b, c, d', ['erst, dann, zuletzt', 'a, b, c, d']],
  ])('the separator is the one that the file says, or that fits: %j', async (text, notes) => {
    const file = await read(text);
    expect(tasksIn(file).map(({ description }) => description)).toEqual(notes);
    expect(lostIn(file)).toEqual([]);
  });

  test('a table without names loses its first row alone', async () => {
    const file = await read(
      'Buy paint,2026-12-01,Ana\nCall Rui,2026-12-02,Ana\nWait,soon,Ana\nPaint,2026-12-03,Rui\n',
      {
        columns: { title: 0, dueDate: 1, tags: 2 },
      },
    );
    expect(titlesIn(file)).toEqual(['Call Rui', 'Wait', 'Paint']);
  });

  test('unknown names are found under an address, and no row is taken for names', async () => {
    const file = await read(
      'https://docs.example/d/1,,\n,,\nThing,When,Who\nBuy paint,2026-12-01,Ana\nTask,Date,Notes\n',
    );
    expect(file.table?.columns.map(({ name }) => name)).toEqual(['Thing', 'When', 'Who']);
    expect(titlesIn(file)).toEqual(['Buy paint', 'Task']);
  });
});

describe('nothing of a table disappears unlisted', () => {
  const cell = fc.oneof(
    fc.constant(''),
    fc.string({ maxLength: 12 }),
    fc.constantFrom('x', '2026-12-01', ' '),
  );
  test('rows in are tasks and listed rows, and every filled cell beside the columns is listed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), async (rows) => {
        const filled = (row: readonly string[]) => row.some((one) => one.trim() !== '');
        const file = await read(csvOf([['Title', 'Due', 'Colour'], ['Sure', '', ''], ...rows]));
        const given = rows.filter(filled);
        expect(tasksIn(file).length + countOf(file, 'Rows')).toBe(given.length + 1);
        const beside = given.flatMap((row) => row.slice(2));
        const listed = countOf(file, 'Colour', 'Column 4', 'Column 5', 'Column 6');
        expect(listed).toBe(beside.filter((one) => one.trim() !== '').length);
      }),
    );
  });

  test.each([
    [
      'a row without a title',
      'Title,Due\nPaint,\n,2026-12-01\n',
      ['Rows 1: It has no title, so it is not taken'],
    ],
    [
      'names that stand there again',
      'Title,Due\nPaint,\nTitle,Due\nSand,\n',
      ['Rows 1: It repeats the names of the columns'],
    ],
    [
      'a cell behind the last column',
      'Title,Due\nPaint,,Two coats\n',
      ['Column 3 1: The column is not assigned to a field'],
    ],
    [
      'two columns of one name',
      'Title,Notes,Notes\nPaint,a,b\n',
      ['Notes 1: The column is not assigned to a field'],
    ],
    [
      'a status',
      'Title,Status\nPaint,Blocked by Ana\n',
      ['Status 1: The status was not understood, so it is not taken'],
    ],
  ])('%s', async (_, text, listed) => {
    expect(lostIn(await read(text))).toEqual(listed);
  });
});

test('a title alone in a file is no column', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('Draw', 'Paint', 'Sand'), { minLength: 1 }), async (titles) => {
      const file = await read(
        csvOf([['https://docs.example/d/1'], ['Aufgabe'], ...titles.map((one) => [one])]),
      );
      expect(titlesIn(file)).toEqual(titles);
      expect(countOf(file, 'Rows')).toBe(1);
    }),
  );
});
