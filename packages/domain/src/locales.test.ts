import { expect, test } from 'vitest';
import { localeNamed } from './locales.ts';

test.each([
  ['en-US', 'en-US'],
  ['EN-gb', 'en-GB'],
  ['de', 'de'],
  ['pt-BR', 'pt-BR'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['en-US-u-hc-h12', 'en-US'],
])('%s is kept as %s', (text, locale) => {
  expect(localeNamed(text)).toBe(locale);
});

test.each(['', 'english', 'en_US', 'xx-YY', 'en-US,de', '../en', 'e'.repeat(40)])(
  '%j means nothing',
  (text) => {
    expect(localeNamed(text)).toBeUndefined();
  },
);
