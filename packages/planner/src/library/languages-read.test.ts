import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect, test, vi } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';
import { LIBRARY_LANGUAGES } from './entries.ts';

const read = vi.spyOn(fs, 'readFileSync');
syncBuiltinESMExports();
afterAll(() => {
  read.mockRestore();
  syncBuiltinESMExports();
});

/** The languages of which any text of the library was read so far. */
const languagesRead = () =>
  LIBRARY_LANGUAGES.filter((language) =>
    read.mock.calls.some(([path]) => String(path).includes(`/library/${language}/`)),
  );

const days = { startDate: '2026-11-23', dueDate: '2027-01-29' };

// The order matters: what was read once is kept.
test('only the languages of briefs that were planned are read, and English, which has the times of all', () => {
  expect(languagesRead()).toEqual([]);
  typedPlan({
    ...{ name: 'Website for my bakery', description: 'Five pages, a contact form and a map.' },
    ...days,
  });
  expect(languagesRead()).toEqual(['en']);
  typedPlan({
    ...{ name: 'Umzug nach Leipzig', description: 'Wohnung kündigen, Kisten packen, Transporter mieten.' },
    ...{ ...days, locale: 'de-DE' },
  });
  expect(languagesRead()).toEqual(['en', 'de']);
});
