import { expect, test } from 'vitest';
import asks from '../src/read/learned/weights/asks.json' with { type: 'json' };
import { askExamples, labelledMails } from './asks.ts';
import { fitAsks } from './fits.ts';

test('the kept weights of what mails ask for are those that the marked mails give', () => {
  expect(fitAsks(labelledMails().flatMap(askExamples))).toEqual(asks);
});
