import { expect, test } from 'vitest';
import { localeForReaders } from './languages.ts';

test.each([
  ['en', 'de-DE', 'en-DE'],
  ['es', 'en-US', 'es'],
  ['fr', 'de-CH', 'fr'],
  ['de', 'de-AT', 'de-AT'],
  ['es', 'es-MX', 'es-MX'],
] as const)('readers of %s, written to by somebody in %s, have %s', (language, writers, locale) => {
  expect(localeForReaders(language, writers)).toBe(locale);
});
