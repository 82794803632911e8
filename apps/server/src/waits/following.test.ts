import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { type PlannedWork, waitsOfReading } from './following.ts';

const words = { text: '', start: 0, end: 0 };
const task = (id: string, after: string[] = []) =>
  ({
    kind: 'task',
    id,
    words,
    title: id,
    after: after.map((statement) => ({ statement, lag: null, each: false })),
  }) as unknown as Statement;
const wait = (id: string, after: string[]) =>
  ({
    kind: 'wait',
    id,
    words,
    title: id,
    who: 'Mara',
    lag: { days: 5, unit: 'calendar' },
    until: null,
    after,
    each: false,
  }) as unknown as Statement;

const work = (
  statement: string,
  status: PlannedWork['status'],
  completedOn: string | null = null,
): PlannedWork => ({
  title: statement,
  statement,
  status,
  completedOn,
});

const BRIEF = [task('draft'), wait('review', ['draft']), task('build', ['review'])];

const seen = (brief: readonly Statement[], works: readonly PlannedWork[]) =>
  waitsOfReading(brief, works).map(({ stage, since, followers }) => ({ stage, since, followers }));

test('a wait runs from the day on which what it follows was completed, until what follows it begins', () => {
  const done = work('draft', 'Completed', '2026-11-17');
  const since = '2026-11-17';
  const followers = ['build'];
  expect(seen(BRIEF, [done, work('build', 'Pending')])).toEqual([{ stage: 'running', since, followers }]);
  expect(seen(BRIEF, [work('draft', 'In Progress'), work('build', 'Pending')])).toMatchObject([
    { stage: 'before', since: null },
  ]);
  expect(seen(BRIEF, [done, work('build', 'In Progress')])).toMatchObject([{ stage: 'begun' }]);
  expect(seen(BRIEF, [done, work('build', 'Completed', '2026-11-18')])).toMatchObject([{ stage: 'begun' }]);
  expect(seen(BRIEF, [done])).toEqual([]);
});

test('of several parts the last one begins the wait', () => {
  const parts = [work('draft', 'Completed', '2026-11-19'), work('draft', 'Completed', '2026-11-17')];
  expect(seen(BRIEF, [...parts, work('build', 'Pending')])).toMatchObject([{ since: '2026-11-19' }]);
  const open = [...parts, work('draft', 'Pending'), work('build', 'Pending')];
  expect(seen(BRIEF, open)).toMatchObject([{ stage: 'before' }]);
});

test('where the brief does not say what follows, it is the next task', () => {
  const brief = [task('draft'), wait('review', ['draft']), task('build'), task('print')];
  const works = [
    work('draft', 'Completed', '2026-11-17'),
    work('build', 'Pending'),
    work('print', 'Pending'),
  ];
  expect(seen(brief, works)).toMatchObject([{ followers: ['build'] }]);
});
