import { expect, test } from 'vitest';
import { doneWhen } from './done-when.ts';

test('a description of dashes is what "done" means', () => {
  expect(doneWhen('- A number and a date\n\n- One sentence ')).toEqual([
    'A number and a date',
    'One sentence',
  ]);
});

test('any other description stays as it was written', () => {
  expect(doneWhen('Bring:\n- the tent')).toBeUndefined();
  expect(doneWhen('')).toBeUndefined();
});
