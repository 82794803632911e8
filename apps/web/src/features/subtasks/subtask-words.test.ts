import { expect, test } from 'vitest';
import { dueText, hoursText, instantText } from './subtask-words.ts';

test('what is missing is N/A, and what cannot be read Invalid Date', () => {
  expect(dueText(null, null)).toBe('N/A');
  expect(dueText('2026-02-31', null)).toBe('Invalid Date');
  expect(dueText('2026-11-20', '12:00')).toBe('Fri, Nov 20, 2026, 12:00 PM');
  expect(instantText(null)).toBe('N/A');
  expect(instantText('yesterday')).toBe('Invalid Date');
});

test('hours say what was estimated and what was spent', () => {
  expect(hoursText(null, null)).toBe('');
  expect(hoursText(2, null)).toBe('2 h');
  expect(hoursText(2, 0.5)).toBe('30 min of 2 h spent');
  expect(hoursText(null, 1)).toBe('1 h spent');
});
