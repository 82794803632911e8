import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReplanRequest, ReplanTask } from '../replan/shape.ts';
import { histories } from '../testing/histories.ts';
import { faultsOf } from '../testing/least-moves.ts';
import { lint } from './lint.ts';
import { isVague } from './vague.ts';

const task = (id: string, dueDate: string | null, change: Partial<ReplanTask> = {}): ReplanTask => ({
  ...{
    id,
    projectId: 'p',
    title: `Print poster ${id}`,
    dueDate,
    hours: 2,
    priority: 'Medium',
    milestoneId: null,
  },
  ...{ after: [], notBefore: null, earliestOn: null, latestOn: null, isHeld: true, ...change },
});

/** Monday to Friday, six hours each; Wednesday is a holiday. */
const planOf = (tasks: ReplanTask[]): ReplanRequest => ({
  today: '2026-11-23',
  days: [23, 24, 25, 26, 27].map((day) => ({
    date: `2026-11-${day}`,
    hours: day === 25 ? 0 : 6,
    name: day === 25 ? 'Holiday' : null,
  })),
  projects: [
    {
      ...{ id: 'p', startDate: '2026-11-16', dueDate: '2026-11-27', hours: null },
      milestones: [{ id: 'm', name: 'Proof', dueDate: '2026-11-24' }],
    },
  ],
  tasks,
});

test('each thing that is wrong is named with a change that mends it', () => {
  const found = lint(
    planOf([
      task('a', '2026-11-23', { hours: 5 }),
      task('b', '2026-11-23', { priority: 'Low' }),
      task('c', '2026-11-25'),
      task('d', '2026-11-26', { milestoneId: 'm' }),
      task('e', '2026-11-24', { after: [{ id: 'c', lagDays: 0 }] }),
      task('f', '2026-11-30'),
      task('g', '2026-11-27', { hours: 0, title: 'Misc 2' }),
    ]),
    'p',
  );
  expect(found.map(({ kind, ids, fix }) => [kind, ids, fix?.change])).toEqual([
    ['day-off', ['c'], { dueDate: '2026-11-24' }],
    ['past-milestone', ['d'], { dueDate: '2026-11-24' }],
    ['out-of-order', ['e', 'c'], { dueDate: '2026-11-26' }],
    ['past-due-date', ['f'], { dueDate: '2026-11-27' }],
    ['overfull-day', ['b'], { dueDate: '2026-11-24' }],
    ['vague-title', ['g'], { title: 'Write down what “Misc 2” takes' }],
    ['no-estimate', ['g'], { hours: 2 }],
  ]);
});

test('a circle is named in its order, and work of which nothing can be begun is given a first step', () => {
  const circle = planOf([
    task('a', '2026-11-23', { after: [{ id: 'b', lagDays: 0 }] }),
    task('b', '2026-11-23', { after: [{ id: 'a', lagDays: 0 }] }),
  ]);
  expect(lint(circle, 'p')[0]).toMatchObject({ kind: 'cycle', fix: { change: { after: [] } } });
  expect(lint(planOf([task('a', null)]), 'p')).toMatchObject([
    { kind: 'no-first-step', fix: { id: 'a', change: { dueDate: '2026-11-23' } } },
  ]);
  expect(lint(planOf([task('a', '2026-11-24')]), 'p')).toEqual([]);
});

test('a title is vague when nobody could begin with it', () => {
  expect(
    ['Stuff', 'Do some things', 'Task 3', 'Design', 'Sonstiges', 'x', 'Work on website'].filter(
      (title) => !isVague(title),
    ),
  ).toEqual([]);
  expect(
    ['Call Mara', 'Design the poster', 'Write chapter 3', 'Buy paint', 'Miete zahlen'].filter(isVague),
  ).toEqual([]);
});

test('whatever the plan, a day that mends a finding is one with which nothing is wrong', () => {
  fc.assert(
    fc.property(histories({ days: 14, tasks: 10, projects: 2, hours: 6 }), (request) => {
      for (const { fix } of lint(request, 'p0')) {
        if (!fix || !('dueDate' in fix.change)) continue;
        const { dueDate } = fix.change;
        const tasks = request.tasks.map((one) =>
          one.id === fix.id ? { ...one, dueDate, isHeld: false } : { ...one, isHeld: true },
        );
        const mended = tasks.find(({ id }) => id === fix.id);
        expect(mended && faultsOf({ ...request, tasks }, mended)).toEqual([]);
      }
    }),
  );
});
