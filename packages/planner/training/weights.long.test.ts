import { probabilities, unpack } from '@daymark/language/linear';
import { expect, test } from 'vitest';
import asks from '../src/read/learned/weights/asks.json' with { type: 'json' };
import { askExamples, labelledMails } from './asks.ts';
import { fitAsks } from './fits.ts';

/** Their clauses change a little with each change of how a brief is read, which is no reason to fit them again. */
const LEAST_SAME = 0.99;

test('the kept weights of what mails ask for say the same as those that the marked mails give', () => {
  const examples = labelledMails().flatMap(askExamples);
  const fresh = fitAsks(examples);
  expect(asks.classes).toEqual(fresh.classes);
  const [kept, fitted] = [unpack(asks), unpack(fresh)];
  const likeliest = (model: typeof kept, features: string[]) => {
    const all = probabilities(model, features);
    return all.indexOf(Math.max(...all));
  };
  const same = examples.filter(({ features }) => likeliest(kept, features) === likeliest(fitted, features));
  expect(same.length / examples.length).toBeGreaterThan(LEAST_SAME);
});
