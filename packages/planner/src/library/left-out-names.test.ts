import { expect, test } from 'vitest';
import { searchedByLeftOutNames } from './left-out-names.ts';
import { libraryIn } from './library.ts';

// All kinds with more of their names, and the other languages, are in the long run.
test('a kind is found by a name that it does not have', () => {
  const searched = searchedByLeftOutNames(libraryIn('en'), 0, { most: 1, isWanted: (_, at) => at % 4 === 0 });
  const share = (isSo: 'isFirst' | 'isFound') => searched.filter((one) => one[isSo]).length / searched.length;
  expect(searched.length).toBeGreaterThan(250);
  expect(share('isFirst')).toBeGreaterThan(0.85);
  expect(share('isFound')).toBeGreaterThan(0.95);
});
