import type { Settings } from '@daymark/contract/users';
import { expect, test } from 'vitest';
import { dateOrderOf, draftOfPreferences, preferencesProblems, settingsFrom } from './preferences-draft.ts';

const SETTINGS: Settings = {
  weekdays: [1, 2, 3],
  hoursPerDay: 6,
  workingHours: { from: '08:00', until: '18:00' },
  locale: 'de-DE',
  language: 'de',
};

test('a locale stays as it is unless another order of dates is chosen', () => {
  const draft = draftOfPreferences(SETTINGS);
  expect(draft.dateOrder).toBe('day first');
  expect(settingsFrom({ ...draft, weekdays: [5, 1] }, SETTINGS)).toEqual({
    weekdays: [1, 5],
    hoursPerDay: 6,
    workingHours: SETTINGS.workingHours,
    locale: 'de-DE',
    language: 'de',
  });
  expect(settingsFrom({ ...draft, dateOrder: 'month first' }, SETTINGS).locale).toBe('en-US');
  expect(dateOrderOf('en-US')).toBe('month first');
  expect(dateOrderOf('ja-JP')).toBe('month first');
});

test.each(['', '0', '24.25', '6.1', 'six'])('%j hours are no working day', (hoursPerDay) => {
  expect(preferencesProblems({ ...draftOfPreferences(SETTINGS), hoursPerDay })).toEqual({
    hoursPerDay: 'Hours a day must be from 0.25 to 24, in quarters of an hour',
  });
});

test('a week without a working day is refused, any other stands', () => {
  const draft = draftOfPreferences(SETTINGS);
  expect(preferencesProblems({ ...draft, weekdays: [] })).toEqual({
    weekdays: 'Please choose at least one day on which you work',
  });
  expect(preferencesProblems({ ...draft, hoursPerDay: '0.25' })).toEqual({});
  expect(preferencesProblems({ ...draft, worksUntil: '07:30' })).toEqual({
    workingHours: 'The working day must end after it begins',
  });
});
