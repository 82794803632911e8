import { afterEach, expect, test } from 'vitest';
import { formatCount, formatDay, formatPercent, formatTime } from './format.ts';
import { writeIn, writtenIn } from './locale.ts';
import { firstWeekday } from './weekdays.ts';

const page = document.documentElement;
const { lang } = page;

afterEach(() => {
  page.lang = lang;
  writeIn(undefined);
});

test('an English page writes dates in English, as they are written in the region of the user', () => {
  page.lang = 'en';
  writeIn('de-DE');
  expect(writtenIn()).toBe('en-DE');
  expect(formatDay('2026-12-04', 'year')).toBe('4 Dec 2026');
  expect(formatTime('15:00')).toBe('15:00');
  expect(firstWeekday()).toBe(1);
});

test('a German page writes dates and numbers in German, also for a user whose locale is English', () => {
  page.lang = 'de';
  writeIn('en-GB');
  expect(formatDay('2026-12-04', 'long')).toBe('Freitag, 4. Dezember 2026');
  expect(formatCount(1200)).toBe('1.200');
  expect(formatPercent(50)).toBe('50\u00a0%');
});

test('a locale without a region has the one where its language is spoken most', () => {
  page.lang = 'en';
  writeIn('nl');
  expect(writtenIn()).toBe('en-NL');
});

test('without a locale it is that of the browser', () => {
  page.lang = 'en';
  writeIn(undefined);
  expect(writtenIn()).toBe(navigator.language);
});
