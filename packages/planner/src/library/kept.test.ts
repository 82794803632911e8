import { expect, test } from 'vitest';
import { libraryIn, readLibrary } from './library.ts';

// The other languages, and what is found by what is kept, are in the long run.
test('what is kept of the library is what its texts say', () => {
  const { domains, ...kept } = libraryIn('en');
  const { domains: read, ...entries } = readLibrary('en');
  expect({ ...kept, kinds: [...kept.kinds], deliverables: [...kept.deliverables] }).toEqual(entries);
  expect(domains).toEqual(read);
});
