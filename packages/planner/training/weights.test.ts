import { expect, test } from 'vitest';
import french from '../src/read/learned/weights/fr.json' with { type: 'json' };
import { authorsOf } from './data.ts';
import { fitBoundaries, fitKinds } from './fits.ts';

// One language stands for all: they are fitted alike. Those of mails are in the long run.
test('the kept weights are those that the labelled briefs give', () => {
  const briefs = authorsOf('fr').flatMap(({ held, prepared }) => (held ? [] : prepared));
  const fitted = { boundaries: fitBoundaries(briefs), kinds: fitKinds(briefs) };
  expect(fitted).toEqual(french);
});
