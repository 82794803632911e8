import { describe, expect, test } from 'vitest';
import { NewProject } from './projects.ts';
import { SubtaskStatsQuery } from './subtask-stats.ts';
import { line, text } from './text.ts';

const problems = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('text', () => {
  test('keeps what was typed, tabs and line ends included', () => {
    expect(text(50).parse('  a\tb\r\nc  ')).toBe('  a\tb\r\nc  ');
  });

  test('refuses NUL, other control characters and broken surrogates', () => {
    for (const hostile of ['a\u0000b', 'a\u0007b', 'a\u009Fb', 'a\uD800b'])
      expect(text(50).safeParse(hostile).success).toBe(false);
  });

  test('removes bidi controls', () => {
    expect(text(50).parse('invoice\u202Efdp.exe')).toBe('invoicefdp.exe');
  });

  test('in one line is folded and trimmed, and may not be blank', () => {
    expect(line(50).parse('  two\n words ')).toBe('two words');
    for (const blank of [' \n ', '\u200B\u2060'])
      expect(problems(line(50).safeParse(blank))).toEqual([': This field is required']);
  });
});

describe('a new project', () => {
  const project = { name: 'Stand', startDate: '2026-11-23', dueDate: '2026-12-12' };

  test('gets its defaults', () => {
    expect(NewProject.parse(project)).toMatchObject({
      priority: 'High',
      tags: [],
      generateAISubtasks: false,
    });
  });

  test.each([
    [{ name: '' }, 'name: Please fill in all required fields'],
    [{ startDate: undefined }, 'startDate: Please fill in all required fields'],
    [{ dueDate: '' }, 'dueDate: Please fill in all required fields'],
    [{ dueDate: '2026-02-30' }, 'dueDate: Please enter a date as YYYY-MM-DD'],
    [{ dueDate: '2026-11-23' }, 'dueDate: Due date must be after start date'],
    [{ dueDate: '2066-11-23' }, 'dueDate: A timeline can be at most 3660 days long'],
    [
      { milestones: [{ name: 'Fair', dueDate: '2026-12-13' }] },
      'milestones.0.dueDate: A milestone must lie between the start date and the due date',
    ],
    [{ priority: 'Urgent' }, 'priority: Priority must be one of High, Medium, Low'],
  ])('with %j is refused: %s', (fields, problem) => {
    expect(problems(NewProject.safeParse({ ...project, ...fields }))).toEqual([problem]);
  });

  test('never takes a field that it does not know', () => {
    expect(NewProject.parse({ ...project, userId: 'somebody else' })).not.toHaveProperty('userId');
  });
});

describe('the status filter', () => {
  test('takes one status or a JSON list', () => {
    expect(SubtaskStatsQuery.parse({ status: 'Pending' }).status).toEqual(['Pending']);
    expect(SubtaskStatsQuery.parse({ status: '["Pending","In Progress"]' }).status).toEqual([
      'Pending',
      'In Progress',
    ]);
  });

  test.each(['[]', '["Done"]', '[broken', '{}', 'done'])('refuses %s', (status) => {
    expect(SubtaskStatsQuery.safeParse({ status }).success).toBe(false);
  });
});
