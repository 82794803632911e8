import { expect, test } from 'vitest';
import { findKind, findLikelyKind } from './find.ts';
import { kindsIn } from './kinds.ts';

const kindOf = (wish: string, name = ''): string | undefined => findKind({ wish, name }, 'en')?.kind.id;

test.each([
  ['Do my tax return', 'tax-return'],
  ['file the tax return for last year', 'tax-return'],
  ['move house', 'moving-house'],
  ['moving abroad', 'moving-abroad'],
  ['company website', 'small-business-website'],
  ['personal website', 'personal-website'],
  ['redo the bathrom', 'bathroom-renovation'],
  ['plan a birthday party for my daughter', 'childrens-birthday'],
  ["throw a bash for my wife's 40th birthday", 'milestone-birthday'],
  ['make a will', 'will'],
  ['start running', 'couch-to-5k'],
  ['brush up my Danish', 'learn-language'],
  ['roadtrip', 'road-trip'],
])('“%s” is the kind %s', (wish, kind) => {
  expect(kindOf(wish)).toBe(kind);
});

test.each([
  ['Geburtstagsparty für unseren Sohn', 'childrens-birthday'],
  ['Altbauwohnung renovieren', 'flat-renovation'],
])('in German “%s” is the kind %s', (wish, kind) => {
  expect(findKind({ wish, name: '' }, 'de')?.kind.id).toBe(kind);
});

test('what is near but not near enough may be a kind, and an errand is none', () => {
  const likely = (wish: string) => findLikelyKind({ wish, name: '' }, 'de')?.kind.id;
  expect(findKind({ wish: 'Wohnung in München finden', name: '' }, 'de')).toBeUndefined();
  expect(likely('Wohnung in München finden')).toBe('flat-hunting');
  expect(likely('Umzugskartons kaufen')).toBeUndefined();
});

test.each([
  'Book the venue',
  'wedding anniversary card for mum',
  'cancel the website hosting',
  'call the tax office',
  'buy a present for the baby shower',
  'fix the footnotes in the introduction',
  'take the dog to the vet',
  'print the photos',
  'bake a birthday cake',
  'buy a birthday present for my daughter',
  'get organised',
  'sort it all out before Friday',
  '',
  '???',
])('“%s” is no kind of project', (wish) => {
  expect(kindOf(wish)).toBeUndefined();
});

test('a wish without meaning uses the name of its project', () => {
  expect(kindOf('get it done by the end of March', 'Tax return')).toBe('tax-return');
  expect(kindOf('get it done by the end of March', '2027')).toBeUndefined();
});

test('the name of a project makes no kind of an errand in it', () => {
  expect(kindOf('buy shoes', 'Marathon')).toBeUndefined();
});

test('every kind is found by its own name, unless another is called so too', () => {
  for (const language of ['en', 'de'] as const) {
    const kinds = kindsIn(language);
    const found = kinds.map(({ id, name }) => [id, findKind({ wish: name, name: '' }, language)?.kind.id]);
    expect(found.filter(([id, other]) => other !== undefined && other !== id)).toEqual([]);
    expect(found.filter(([, other]) => other === undefined).length).toBeLessThan(kinds.length / 10);
  }
});
