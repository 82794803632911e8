import { describe, expect, test } from 'vitest';
import {
  type CurrentProjectCandidate,
  currentByDueDate,
  currentByPriority,
  currentOnDashboard,
} from './current-project.ts';

interface Named extends CurrentProjectCandidate {
  name: string;
}

const project = (name: string, fields: Partial<CurrentProjectCandidate> = {}): Named => ({
  name,
  status: 'Pending',
  priority: 'Medium',
  progress: 0,
  startDate: '2026-11-01',
  dueDate: '2026-12-01',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});

describe('by due date', () => {
  test('the open project that is due first', () => {
    const chosen = currentByDueDate([
      project('done', { status: 'Completed', dueDate: '2026-11-02' }),
      project('late', { dueDate: '2026-12-24' }),
      project('soon', { dueDate: '2026-11-10' }),
    ]);
    expect(chosen?.name).toBe('soon');
  });

  test('those without a due date come last, the newest first', () => {
    const undated = project('undated', { dueDate: null, createdAt: '2026-11-03T00:00:00.000Z' });
    const newer = project('newer', { dueDate: null, createdAt: '2026-11-04T00:00:00.000Z' });
    expect(currentByDueDate([undated, newer, project('dated')])?.name).toBe('dated');
    expect(currentByDueDate([undated, newer])?.name).toBe('newer');
  });

  test('with all completed the newest, with none nothing', () => {
    const old = project('old', { status: 'Completed' });
    const fresh = project('fresh', { status: 'Completed', createdAt: '2026-11-09T00:00:00.000Z' });
    expect(currentByDueDate([old, fresh])?.name).toBe('fresh');
    expect(currentByDueDate([])).toBeUndefined();
  });
});

describe('by priority', () => {
  test('high before medium, then the earliest due date, then the lowest progress', () => {
    const medium = project('medium', { dueDate: '2026-11-05' });
    const high = project('high', { priority: 'High', progress: 50 });
    const higher = project('less done', { priority: 'High', progress: 10 });
    const done = project('done', { priority: 'High', status: 'Completed', dueDate: '2026-11-02' });
    expect(currentByPriority([medium, high, higher, done])?.name).toBe('less done');
    expect(currentByPriority([done])).toBeUndefined();
  });
});

describe('on the dashboard', () => {
  test('what is under way, else what is begun, else what is pending and high, else the first', () => {
    const first = project('first');
    const high = project('high', { priority: 'High' });
    const begun = project('begun', { status: 'Completed', progress: 40 });
    const underWay = project('under way', { status: 'In Progress', progress: 10 });
    expect(currentOnDashboard([first, high, begun, underWay])?.name).toBe('under way');
    expect(currentOnDashboard([first, high, begun])?.name).toBe('begun');
    expect(currentOnDashboard([first, high])?.name).toBe('high');
    expect(currentOnDashboard([first])?.name).toBe('first');
    expect(currentOnDashboard([])).toBeUndefined();
  });
});
