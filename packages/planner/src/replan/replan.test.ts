import { addDays, daysBetween } from '@daymark/domain/dates';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { histories, redated } from '../testing/histories.ts';
import { faultsOf, leastMoves } from '../testing/least-moves.ts';
import { RUNS } from '../testing/runs.ts';
import { type ReplanRequest, replan } from './replan.ts';
import { waysOut, withWayOut } from './ways-out.ts';

const ANY = histories({ days: 21, tasks: 24, projects: 3, hours: 8 });
const SMALL = histories({ days: 6, tasks: 8, projects: 2, hours: 2 });

const check = (
  arbitrary: fc.Arbitrary<ReplanRequest>,
  holds: (request: ReplanRequest) => void,
  numRuns = RUNS,
) => fc.assert(fc.property(arbitrary, holds), { numRuns });

const after = (request: ReplanRequest) =>
  redated(request, new Map(replan(request).moves.map(({ id, to }) => [id, to])));

test('a second time moves nothing, and names the same as what cannot fit', () => {
  check(ANY, (request) => {
    const again = replan(after(request));
    expect(again.moves).toEqual([]);
    expect(again.unplaced).toEqual(replan(request).unplaced);
  });
});

test('nothing is wrong with what was given a day, and what is held is not moved', () => {
  check(ANY, (request) => {
    const { moves, unplaced, feasible } = replan(request);
    const out = new Set(unplaced);
    const then = redated(after(request), new Map(unplaced.map((id) => [id, null])));
    const free = then.tasks.filter(({ id, isHeld }) => !isHeld && !out.has(id));
    expect(free.flatMap((task) => faultsOf(then, task))).toEqual([]);
    expect(feasible).toBe(out.size === 0);
    const held = new Set(request.tasks.flatMap(({ id, isHeld }) => (isHeld ? [id] : [])));
    expect(moves.filter(({ id, from, to }) => held.has(id) || out.has(id) || from === to)).toEqual([]);
  });
});

test('of a few tasks as few move as can be, of these the shortest, and as little as can be', () => {
  let fitting = 0;
  check(
    SMALL,
    (request) => {
      const { feasible, moves } = replan(request);
      const least = leastMoves(request);
      expect(feasible).toBe(least !== undefined);
      if (!least) return;
      fitting++;
      const days = moves.reduce(
        (sum, { from, to }) => sum + Math.abs(daysBetween(from ?? request.today, to)),
        0,
      );
      const hoursOf = new Map(request.tasks.map(({ id, hours }) => [id, hours]));
      const hours = moves.reduce((sum, { id }) => sum + (hoursOf.get(id) ?? 0), 0);
      expect({ moves: moves.length, hours, days }).toEqual(least);
    },
    RUNS / 2,
  );
  expect(fitting).toBeGreaterThan(0);
});

test('to free 20 minutes of a day, a short task moves and not the longest', () => {
  const days = ['2026-11-23', '2026-11-24'].map((date) => ({ date, hours: 6, name: null }));
  const project = { id: 'p', startDate: '2026-11-23', dueDate: '2026-11-24', hours: null, milestones: [] };
  const task = (id: string, hours: number) => ({
    ...{ id, projectId: 'p', title: id, dueDate: '2026-11-23', hours, priority: 'Medium' as const },
    ...{ milestoneId: null, after: [], notBefore: null, earliestOn: null, latestOn: null, isHeld: false },
  });
  const tasks = [task('long', 4), task('middle', 1.33), task('short', 1)];
  const { moves } = replan({ today: '2026-11-23', days, projects: [project], tasks });
  expect(moves.map(({ id, to }) => [id, to])).toEqual([['short', '2026-11-24']]);
});

test('each way out of a plan that cannot fit makes it fit', () => {
  const kinds = new Set<string>();
  check(
    histories({ days: 14, tasks: 10, projects: 1, hours: 4 }),
    (request) => {
      if (replan(request).feasible) return;
      for (const way of waysOut(request, 'p0')) {
        kinds.add(way.kind);
        expect(replan(withWayOut(request, 'p0', way)).feasible).toBe(true);
      }
    },
    RUNS / 2,
  );
  expect(kinds.size).toBeGreaterThan(1);
});

test('where work may be left out in more than one way, the same is left out the second time', () => {
  const days = Array.from({ length: 14 }, (_, index) => ({
    date: addDays('2027-08-03', index),
    hours: index === 6 ? 6 : index === 13 ? 1 : 0,
    name: null,
  }));
  const project = (id: string, dueDate: string) => ({
    ...{ id, startDate: '2027-08-03', dueDate, hours: null },
    milestones: [{ id: `of ${id}`, name: 'Proof', dueDate: '2027-08-03' }],
  });
  const task = (id: string, dueDate: string, change = {}) => ({
    ...{ id, projectId: 'poster', title: id, dueDate, hours: 0, priority: 'Low' as const, milestoneId: null },
    ...{ after: [], notBefore: null, earliestOn: null, latestOn: null, isHeld: false, ...change },
  });
  const request: ReplanRequest = {
    today: '2027-08-03',
    days,
    projects: [project('poster', '2027-08-14'), project('paper', '2027-08-16')],
    tasks: [
      task('order', '2027-08-16', { projectId: 'paper' }),
      task('print', '2027-08-09', { after: [{ id: 'order', lagDays: 1 }] }),
      task('show', '2027-08-03', { milestoneId: 'of poster', after: [{ id: 'order', lagDays: 1 }] }),
      task('hang', '2027-08-03', { after: [{ id: 'print', lagDays: 0 }] }),
    ],
  };
  const again = replan(after(request));
  expect(again).toMatchObject({ moves: [], unplaced: replan(request).unplaced });
});

test('a project that does not fit even alone takes no day from the others', () => {
  const days = Array.from({ length: 4 }, (_, index) => ({
    ...{ date: addDays('2026-11-23', index), hours: 4, name: null },
  }));
  const project = (id: string, dueDate: string) => ({
    ...{ id, startDate: '2026-11-16', dueDate, milestones: [], hours: null },
  });
  const task = (id: string, projectId: string, dueDate: string, priority: 'High' | 'Low') => ({
    ...{ id, projectId, title: id, dueDate, hours: 4, priority, milestoneId: null, after: [] },
    ...{ notBefore: null, earliestOn: null, latestOn: null, isHeld: false },
  });
  const request: ReplanRequest = {
    today: '2026-11-23',
    days,
    projects: [project('fair', '2026-11-24'), project('letters', '2026-11-25')],
    tasks: [
      ...['stand', 'poster', 'flyers', 'banner'].map((id) => task(id, 'fair', '2026-11-20', 'High')),
      task('write', 'letters', '2026-11-20', 'Low'),
      task('send', 'letters', '2026-11-25', 'Low'),
    ],
  };
  const { moves, unplaced } = replan(request);
  expect(moves.find(({ id }) => id === 'write')?.to).toBe('2026-11-23');
  expect(unplaced.filter((id) => id === 'write' || id === 'send')).toEqual([]);
  expect(unplaced).toHaveLength(3);
});

afterEach(() => vi.unstubAllEnvs());

test('no zone of the machine moves a day', () => {
  fc.assert(
    fc.property(ANY, (request) => {
      const answers = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/Santiago'].map((zone) => {
        vi.stubEnv('TZ', zone);
        return replan(request);
      });
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    }),
    { numRuns: RUNS / 20 },
  );
});

test('each move has a reason', () => {
  const day = (date: string, hours = 6) => ({ date, hours, name: hours === 0 ? 'Holiday' : null });
  const task = (id: string, dueDate: string | null, change = {}) => ({
    ...{ id, projectId: 'p', title: id, dueDate, hours: 2, priority: 'Medium' as const, milestoneId: null },
    ...{ after: [], notBefore: null, earliestOn: null, latestOn: null, isHeld: false, ...change },
  });
  const request = {
    today: '2026-11-23',
    days: [day('2026-11-23'), day('2026-11-24', 0), day('2026-11-25'), day('2026-11-26'), day('2026-11-27')],
    projects: [
      {
        ...{ id: 'p', startDate: '2026-11-16', dueDate: '2026-11-26', hours: null },
        milestones: [{ id: 'm', name: 'Proof', dueDate: '2026-11-25' }],
      },
    ],
    tasks: [
      task('late', '2026-11-20', { hours: 5 }),
      task('off', '2026-11-24'),
      task('past', '2026-11-26', { milestoneId: 'm', hours: 1 }),
      task('behind', '2026-11-27', { hours: 1 }),
      task('waits', '2026-11-23', { hours: 0.5, after: [{ id: 'off', lagDays: 1 }] }),
      task('none', null, { hours: 0.25 }),
      task('by', '2026-11-26', { hours: 0.25, latestOn: '2026-11-25' }),
      task('from', '2026-11-23', { hours: 0.25, earliestOn: '2026-11-25' }),
      task('passed', '2026-11-23', { hours: 0.25, latestOn: '2026-11-20', earliestOn: '2027-01-04' }),
    ],
  };
  expect(Object.fromEntries(replan(request).moves.map(({ id, reason }) => [id, reason]))).toEqual({
    late: { kind: 'overdue' },
    off: { kind: 'day-off', name: 'Holiday' },
    past: { kind: 'past-milestone', name: 'Proof' },
    behind: { kind: 'past-due-date' },
    waits: { kind: 'waits-for', other: 'off', hasMoved: true },
    none: { kind: 'undated' },
    by: { kind: 'too-late' },
    from: { kind: 'too-early' },
  });
});

test('a moved task says by how much its day was overbooked, to the minute', () => {
  const days = ['2027-08-03', '2027-08-04'].map((date) => ({ date, hours: 6, name: null }));
  const project = {
    id: 'kitchen',
    startDate: '2027-08-03',
    dueDate: '2027-08-04',
    milestones: [],
    hours: null,
  };
  const task = (id: string, hours: number, isHeld: boolean) => ({
    ...{ id, projectId: 'kitchen', title: id, dueDate: '2027-08-03', hours, priority: 'Low' as const },
    ...{ milestoneId: null, after: [], notBefore: null, earliestOn: null, latestOn: null, isHeld },
  });
  const tasks = [task('draw', 6, false), task('Portuguese', 1 / 3, true)];
  const { moves } = replan({ today: '2027-08-03', days, projects: [project], tasks });
  expect(moves).toMatchObject([
    { id: 'draw', reason: { kind: 'overfull', hours: expect.closeTo(1 / 3, 2) } },
  ]);
});
