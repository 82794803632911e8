import { expect, test } from 'vitest';
import { briefsOf } from './data.ts';
import { readMarkup } from './markup.ts';

const FILE = `@ x-1 | mail | Wedding
{n}Hi Lou,

{t}send designs by Friday. {a.off}I'm away on Monday.

@ x-2 | note | Bike
{t}strip it, {t}then paint it`;

test('a file of labelled briefs gives each brief as it was typed, with its clauses', () => {
  const [wedding, bike] = readMarkup(FILE, 'x', 'en');
  expect(wedding?.text).toBe("Hi Lou,\n\nsend designs by Friday. I'm away on Monday.");
  expect(wedding?.clauses.map(({ start, end }) => wedding.text.slice(start, end))).toEqual([
    'Hi Lou,',
    'send designs by Friday.',
    "I'm away on Monday.",
  ]);
  expect(wedding?.clauses.map(({ label, times }) => [label, times])).toEqual([
    ['note', null],
    ['task', null],
    ['availability', 'off'],
  ]);
  expect(bike).toMatchObject({ id: 'x-2', name: 'Bike', text: 'strip it, then paint it' });
});

test.each([
  ['no heading', '{t}paint it'],
  ['a letter that is no label', '@ x-1 | note | Bike\n{z}paint it'],
  ['a tag before nothing', '@ x-1 | note | Bike\n{t}paint it {w}'],
])('%s is refused', (_, file) => {
  expect(() => readMarkup(file, 'x', 'en')).toThrow(/x-1|paint it/);
});

test.each(['en', 'de', 'fr', 'es'] as const)(
  'every brief of %s is well formed and has an id of its own',
  (language) => {
    const briefs = briefsOf(language);
    const ids = briefs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(briefs.length).toBeGreaterThan(100);
  },
);
