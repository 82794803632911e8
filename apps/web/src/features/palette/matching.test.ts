import { expect, test } from 'vitest';
import { matches } from './matching.ts';

test.each([
  ['Garden fair', 'gar', true],
  ['Garden fair', 'fai gar', true],
  ['Garden fair', 'arden', false],
  ['Garden fair', '  ', true],
  ['Atelier Žofie', 'ZOFIE', true],
  ['Relaunch (v2.0)', '(v2.0)', true],
  ['L’été à l’étang', "l'ete etang", true],
  ["Plan d'été", 'd’ete', true],
  ['春のフェア', '春の', true],
])('%s is found by "%s": %s', (text, query, found) => {
  expect(matches(text, query)).toBe(found);
});
