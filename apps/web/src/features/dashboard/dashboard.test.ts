import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';
import { daysOverdueText } from './overdue.ts';
import { recentProjects } from './recent.ts';

const TODAY = '2026-11-20';

test('days overdue are counted in words', () => {
  expect(daysOverdueText({ dueDate: '2026-11-19' }, TODAY)).toBe('1 day overdue');
  expect(daysOverdueText({ dueDate: '2026-10-21' }, TODAY)).toBe('30 days overdue');
});

test('recent is what was created in the last 30 days where the person lives, the newest first, five at most', () => {
  const on = (createdAt: string) => ({ createdAt });
  const justInTime = on('2026-10-21T10:00:00.000Z');
  const justTooLate = on('2026-10-21T09:59:59.000Z');
  const others = ['12', '16', '13', '15'].map((day) => on(`2026-11-${day}T12:00:00.000Z`));

  const recent = recentProjects([justTooLate, justInTime, ...others], '2026-11-21', 'Pacific/Kiritimati');

  expect(recent.map(({ createdAt }) => createdAt.slice(5, 10))).toEqual([
    '11-16',
    '11-15',
    '11-13',
    '11-12',
    '10-21',
  ]);
  expect(recent).not.toContain(justTooLate);
  const many = Array.from({ length: 9 }, (_, index) => on(`2026-11-1${index}T12:00:00.000Z`));
  expect(recentProjects(many, TODAY, 'UTC')).toHaveLength(5);
});

test.each([
  ['Europe/London', '2026-11-20T08:00:00Z', 'Good morning, Ada'],
  ['Asia/Tokyo', '2026-11-20T08:00:00Z', 'Good afternoon, Ada'],
  ['America/New_York', '2026-11-20T08:00:00Z', 'Good evening, Ada'],
  ['UTC', '2026-11-20T00:00:00Z', 'Good evening, Ada'],
  // Who bakes gets up at four.
  ['UTC', '2026-11-20T04:00:00Z', 'Good morning, Ada'],
])('greets by the clock in %s', (timezone, instant, words) => {
  expect(greetingAt(new Date(instant), timezone, 'Ada')).toBe(words);
});
