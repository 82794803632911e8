import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const read = (description: string, locale = 'en-GB') =>
  readBrief({
    ...{ name: 'Project', startDate: '2026-12-01', dueDate: '2027-03-01', today: '2026-12-01' },
    ...{ description, locale },
  }).statements;

test.each([
  ['en-GB', 'Builder does the walls, we do the decorating ourselves', 'Decorating'],
  ['en-GB', "I'm making the cake myself", 'Cake'],
  ['en-GB', 'Doing the flowers myself', 'Flowers'],
  ['de-DE', 'Den Strom macht der Elektriker, Fliesen mache ich selbst', 'Fliesen machen'],
  ['fr-FR', 'On fait la peinture nous-mêmes', 'La peinture'],
  ['es-ES', 'La pintura la hago yo', 'La pintura'],
])('%s: "%s": what the author does themselves is work', (locale, description, title) => {
  expect(read(description, locale).at(-1)).toMatchObject({ kind: 'task', title });
});

test('each thing of a share is work of its own, and what goes on with that of others is theirs', () => {
  expect(
    read("Contractor does plumbing and tile, I'm doing demo and paint.").map((one) => [
      one.kind,
      one.kind === 'task' ? one.title : one.words.text,
    ]),
  ).toEqual([
    ['theirs', 'Contractor does plumbing'],
    ['theirs', 'and tile'],
    ['task', 'Demo'],
    ['task', 'Paint'],
  ]);
});

test('who does all of it themselves, or is busy with something, names no work', () => {
  for (const text of ["I'm doing it myself", "I'm doing a course"])
    expect(read(text)[0]?.kind, text).not.toBe('task');
});

test('a wait until a day behind the end is asked about', () => {
  expect(read('My parents come to stay on April 10, 2027')[0]?.kind).not.toBe('wait');
});
