import { expect, test } from 'vitest';
import asks from '../src/read/learned/weights/asks.json' with { type: 'json' };
import french from '../src/read/learned/weights/fr.json' with { type: 'json' };
import { askExamples, labelledMails } from './asks.ts';
import { authorsOf } from './data.ts';
import { fitAsks, fitBoundaries, fitKinds } from './fits.ts';

// One language stands for all: they are fitted alike.
test('the kept weights are those that the labelled briefs give', () => {
  const briefs = authorsOf('fr').flatMap(({ held, prepared }) => (held ? [] : prepared));
  const fitted = { boundaries: fitBoundaries(briefs), kinds: fitKinds(briefs) };
  expect(fitted).toEqual(french);
});

test('the kept weights of what mails ask for are those that the marked mails give', () => {
  expect(fitAsks(labelledMails().flatMap(askExamples))).toEqual(asks);
});
