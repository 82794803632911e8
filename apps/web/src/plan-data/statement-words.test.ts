import { expect, test } from 'vitest';
import { ruleWords } from './statement-words.ts';

const wordsOf = (days: string) => ruleWords({ rule: `FREQ=WEEKLY;BYDAY=${days}`, timesAWeek: null });

test('most days of a week are said by those that are missing', () => {
  expect(wordsOf('MO,TU,WE,TH,FR,SU')).toBe('every day except Saturday');
  expect(wordsOf('MO,TU,WE,TH,SU')).toBe('every day except Friday and Saturday');
  expect(wordsOf('MO,TU,WE,TH,FR,SA,SU')).toBe('every day');
  expect(wordsOf('MO,TU,WE,TH,FR')).toBe('every weekday');
  expect(wordsOf('SA')).toBe('every Saturday');
});
