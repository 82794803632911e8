import { expect, test } from 'vitest';
import { WEIGHTS } from '../src/library/find-kind.ts';
import { libraryIn } from '../src/library/library.ts';
import { exampleOf, judged } from './fit-kinds.ts';
import { labelledBriefs } from './labelled-briefs.ts';

const briefs = labelledBriefs();

test('briefs are labelled with kinds that there are', () => {
  const ids = new Set(libraryIn('en').kinds.map(({ id }) => id));
  const unknown = briefs.flatMap(({ name, kinds }) =>
    [...kinds].filter((id) => !ids.has(id)).map((id) => `${name}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

// All of them are in the long run.
test('a labelled brief finds its kind', () => {
  const sample = briefs.filter(({ kinds }, at) => kinds.size > 0 && at % 10 === 0);
  const right = sample.filter((brief) => judged(exampleOf(brief, libraryIn('en')), WEIGHTS).right);
  expect(right.length / sample.length).toBeGreaterThan(0.75);
});
