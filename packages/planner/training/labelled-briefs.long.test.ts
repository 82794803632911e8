import { expect, test } from 'vitest';
import { WEIGHTS } from '../src/library/find-kind.ts';
import { libraryIn } from '../src/library/library.ts';
import { exampleOf, judged } from './fit-kinds.ts';
import { labelledBriefs } from './labelled-briefs.ts';

/** The most briefs of other kinds that one kind comes first for: with more, its names or keywords fit too much. */
const MOST_TAKEN = 3;

test('labelled briefs find their kinds, and no kind takes the briefs of others', () => {
  const known = labelledBriefs().filter(({ kinds }) => kinds.size > 0);
  const wrong = known.flatMap((brief) => {
    const { found, right } = judged(exampleOf(brief, libraryIn('en')), WEIGHTS);
    return right ? [] : [{ name: brief.name, by: found[0]?.kind.id ?? 'nothing' }];
  });
  const greedy = [...Map.groupBy(wrong, ({ by }) => by)].flatMap(([by, own]) =>
    own.length > MOST_TAKEN ? [`${by}: ${own.map(({ name }) => name).join(', ')}`] : [],
  );
  expect(greedy).toEqual([]);
  expect(1 - wrong.length / known.length).toBeGreaterThan(0.79);
});
