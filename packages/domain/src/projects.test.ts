import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completionStatus,
  distantStartProblem,
  elapsedPercent,
  progressFrom,
  statusFrom,
  timelineDays,
  timelineProblem,
  timeRemainingText,
} from './projects.ts';
import { progressOf } from './subtasks.ts';

describe('progress', () => {
  test('is the mean of the subtasks in whole percent', () => {
    const count = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(count, count, count, (pending, inProgress, completed) => {
        const all = [
          ...Array.from({ length: pending }, () => progressOf('Pending')),
          ...Array.from({ length: inProgress }, () => progressOf('In Progress')),
          ...Array.from({ length: completed }, () => progressOf('Completed')),
        ];
        const mean = all.length === 0 ? 0 : all.reduce<number>((sum, value) => sum + value, 0) / all.length;
        const progress = progressFrom({ pending, inProgress, completed });
        expect(Math.abs(progress - mean)).toBeLessThan(1);
        expect(progress === 100).toBe(all.length > 0 && completed === all.length);
        expect(progress === 0).toBe(inProgress + completed === 0);
      }),
    );
  });

  test.each([
    [0, 'Pending'],
    [1, 'In Progress'],
    [99, 'In Progress'],
    [100, 'Completed'],
  ])('%i stands for %s', (progress, status) => {
    expect(statusFrom(progress)).toBe(status);
  });
});

describe('a timeline', () => {
  test('is counted in whole days', () => {
    expect(timelineDays('2026-11-20', '2026-12-20')).toBe(30);
    expect(timelineDays('2028-02-28', '2028-03-01')).toBe(2);
  });

  test('needs a due date after its start', () => {
    expect(timelineProblem('2026-11-20', '2026-11-20')).toBe('Due date must be after start date');
    expect(timelineProblem('2026-11-20', '2026-11-19')).toBe('Due date must be after start date');
    expect(timelineProblem('2026-11-20', '2026-11-21')).toBeNull();
  });

  test('of work that is looked for among all other begins in ten years at the latest', () => {
    expect(distantStartProblem('2036-11-27', '2026-11-20')).toBeNull();
    expect(distantStartProblem('2036-11-28', '2026-11-20')).toMatch(
      /^Please choose a day in the next 3,?660 days$/,
    );
  });

  test('has passed by none on its first morning and by all on the day after its last', () => {
    expect(elapsedPercent('2026-11-20', '2026-11-29', '2026-11-20')).toBe(0);
    expect(elapsedPercent('2026-11-20', '2026-11-29', '2026-11-25')).toBe(50);
    expect(elapsedPercent('2026-11-20', '2026-11-29', '2026-11-30')).toBe(100);
    expect(elapsedPercent('2026-11-20', '2026-11-29', '2026-01-01')).toBe(0);
  });
});

test.each([
  [-2, '2 days overdue'],
  [-1, '1 day overdue'],
  [0, 'Due today'],
  [1, '1 day remaining'],
  [12, '12 days remaining'],
])('%i days left read "%s"', (remaining, text) => {
  expect(timeRemainingText(remaining)).toBe(text);
});

describe('how a project stands', () => {
  const project = {
    status: 'In Progress',
    progress: 40,
    startDate: '2026-11-01',
    dueDate: '2026-11-30',
  } as const;

  test.each([
    [{ status: 'Completed', progress: 100 }, '2027-01-01', 'Completed'],
    [{}, '2026-12-01', 'Overdue'],
    [{ status: 'Pending', progress: 0 }, '2026-11-01', 'Not started'],
    [{}, '2026-11-12', 'On track'],
    [{}, '2026-11-25', 'Behind'],
  ] as const)('%j on %s is %s', (fields, today, expected) => {
    expect(completionStatus({ ...project, ...fields }, today)).toBe(expected);
  });
});
