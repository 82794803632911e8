import { LETTERED, letterFeatures } from '@daymark/language/letters';
import { probabilities, unpack } from '@daymark/language/linear';
import { expect, test } from 'vitest';
import { fitLetters, isLeftOut, textsIn } from './letters.ts';

test('names of projects that it was not fitted to are known by their letters', () => {
  const fitted = unpack(fitLetters((at) => !isLeftOut(at)));
  const shares = LETTERED.map((language, answer) => {
    const { names } = textsIn(language, isLeftOut);
    const right = names.filter((name) => {
      const odds = probabilities(fitted, letterFeatures(name));
      return odds.indexOf(Math.max(...odds)) === answer;
    });
    return right.length / names.length;
  });
  for (const share of shares) expect(share).toBeGreaterThan(0.85);
});
