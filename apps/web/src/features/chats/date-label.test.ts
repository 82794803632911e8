import { expect, test } from 'vitest';
import { dateLabel, underLabels } from './date-label.ts';

const TODAY = '2026-11-20';
const label = (day: string) => dateLabel(day, TODAY, 'en-GB');

test('a chat is of today, of yesterday, of up to 7 days ago, then of a date', () => {
  expect(
    ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-13', '2026-11-12', '2025-12-31'].map(label),
  ).toEqual(['Today', 'Yesterday', '2 days ago', '7 days ago', '12 Nov', 'Wed, 31 Dec 2025']);
});

test('a clock that runs ahead makes no chat of tomorrow', () => {
  expect(label('2026-11-21')).toBe('Today');
});

test('neighbours of one label stand together, in their order', () => {
  expect(underLabels(['2026-11-20', '2026-11-20', '2026-11-18'], label)).toEqual([
    { label: 'Today', items: ['2026-11-20', '2026-11-20'] },
    { label: '2 days ago', items: ['2026-11-18'] },
  ]);
});
