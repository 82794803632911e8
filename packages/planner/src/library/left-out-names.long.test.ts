import { expect, test } from 'vitest';
import { LIBRARY_LANGUAGES } from './entries.ts';
import { missedByOwnName, searchedByLeftOutNames, TURNS } from './left-out-names.ts';
import { libraryIn } from './library.ts';

/** The least share of its left out names by which each kind is among the first three. */
const LEAST_FOUND = 0.3;
/** The most left out names of others, of ten each, that one kind comes first for. */
const MOST_TAKEN = 15;

test('each kind is found by names that it does not have, and takes few of others', () => {
  const library = libraryIn('en');
  const searched = Array.from({ length: TURNS }, (_, turn) =>
    searchedByLeftOutNames(library, turn, { most: 2 }),
  ).flat();
  const weak = [...Map.groupBy(searched, ({ id }) => id)].flatMap(([id, own]) => {
    const missed = own.filter(({ isFound }) => !isFound);
    const isWeak = missed.length > own.length * (1 - LEAST_FOUND);
    return isWeak ? [`${id}: ${missed.map(({ name }) => name).join('; ')}`] : [];
  });
  expect(weak).toEqual([]);
  const wrong = searched.filter(({ isFirst }) => !isFirst);
  const greedy = [...Map.groupBy(wrong, ({ first }) => first)].flatMap(([first, own]) =>
    own.length > MOST_TAKEN ? [`${first}: ${own.map(({ name, id }) => `${name} (${id})`).join('; ')}`] : [],
  );
  expect(greedy).toEqual([]);
});

test('a kind is found by a name that it does not have', () => {
  const searched = searchedByLeftOutNames(libraryIn('en'), 0, { most: 1, isWanted: (_, at) => at % 4 === 0 });
  const share = (isSo: 'isFirst' | 'isFound') => searched.filter((one) => one[isSo]).length / searched.length;
  expect(searched.length).toBeGreaterThan(250);
  expect(share('isFirst')).toBeGreaterThan(0.85);
  expect(share('isFound')).toBeGreaterThan(0.95);
});

test.each(['de', 'fr', 'es'] as const)('a kind is found by a name that it does not have (%s)', (language) => {
  const searched = searchedByLeftOutNames(libraryIn(language), 0, { most: 1 });
  const found = searched.filter(({ isFound }) => isFound).length;
  expect(found / searched.length).toBeGreaterThan(0.9);
});

test.each(LIBRARY_LANGUAGES)('each kind is found by its own names (%s)', (language) => {
  const library = libraryIn(language);
  const missed = missedByOwnName(library, library.kinds);
  expect(missed.length / library.kinds.length, missed.join('; ')).toBeLessThan(0.02);
});
