import { expect, test } from 'vitest';
import { sampled } from '../../testing/long-run.ts';
import { type Catalogue, catalogueOf, cataloguing, spelled } from './catalogue.ts';
import { INTENTS } from './intents.ts';
import { nearestTo, SURE, surenessOf } from './recognise.ts';
import { maskedWay, waysOf } from './ways.ts';
import type { Language } from './words.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es'];

/** A tenth of the ways is left out, and asked. */
const TURNS = 10;
const TURN = 3;

const answerOf = (id: string | undefined): string => {
  const { is, means = [] } = INTENTS.get(id ?? '') ?? {};
  return [is, ...means].join(' ');
};

/** Whether a way that the catalogue has not is done rightly, asked about with it among two, done wrongly, or neither. */
function triedIn(way: string, wanted: string, catalogue: Catalogue): 'right' | 'asked' | 'wrong' | 'unknown' {
  const masked = maskedWay(way, catalogue.language);
  const text = spelled(masked.text, catalogue);
  const { near } = nearestTo({ ...masked, text }, catalogue);
  const [first] = near;
  if (!first) return 'unknown';
  const isSure = surenessOf(first, text, 0, catalogue) >= SURE;
  if (isSure) return answerOf(first.id) === answerOf(wanted) ? 'right' : 'wrong';
  return near.slice(0, 2).some(({ id }) => answerOf(id) === answerOf(wanted)) ? 'asked' : 'unknown';
}

test.each(sampled(LANGUAGES, 1))('ways in %s that the catalogue has not are found', (language) => {
  const asked = waysOf(language);
  const isLeftOut = (at: number) => at % TURNS === TURN;
  const others = asked.map(({ id, ways }) => ({ id, ways: ways.filter((_, at) => !isLeftOut(at)) }));
  const catalogue = catalogueOf(cataloguing(language, others));
  const tried = asked.flatMap(({ id, ways }) =>
    ways.filter((_, at) => isLeftOut(at)).map((way) => triedIn(way, id, catalogue)),
  );
  const share = (...some: string[]) => tried.filter((one) => some.includes(one)).length / tried.length;
  expect(tried.length).toBeGreaterThan(180);
  expect(share('right', 'asked')).toBeGreaterThan(0.85);
  expect(share('wrong')).toBeLessThan(0.05);
});

test.each(LANGUAGES)(
  'every intent has at least 25 ways to ask in %s, and every way an intent',
  (language) => {
    const asked = waysOf(language);
    expect(asked.map(({ id }) => id).sort()).toEqual([...INTENTS.keys()].sort());
    expect(asked.filter(({ ways }) => new Set(ways).size < 25).map(({ id }) => id)).toEqual([]);
  },
);
