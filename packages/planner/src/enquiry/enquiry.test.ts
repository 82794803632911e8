import { addDays, type Day } from '@daymark/domain/dates';
import { fieldsOf } from '@daymark/domain/statements';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planProject } from '../plan.ts';
import type { ReplanRequest, ReplanTask } from '../replan/shape.ts';
import { histories } from '../testing/histories.ts';
import { note, requestOf, task, workdays } from '../testing/readings.ts';
import { RUNS } from '../testing/runs.ts';
import { hoursTaken, standingOf } from './breaks.ts';
import { answerEnquiry, type Enquiry } from './enquiry.ts';
import { onTerms } from './offers.ts';

const MONDAY = '2026-11-23';

const minutes = (amount: number) => ({ amount, unit: 'minutes' as const, per: 'whole' as const, said: true });

/** Other work: tasks of six hours on days from Monday on, in a project that is due on a day. */
function othersOf(tasks: Partial<ReplanTask>[], dueDate: Day): ReplanRequest {
  return {
    today: MONDAY,
    days: Array.from({ length: 800 }, (_, index) => ({
      date: addDays(MONDAY, index),
      hours: index % 7 < 5 ? 6 : 0,
      name: null,
    })),
    projects: [
      { id: 'p', startDate: MONDAY, dueDate, milestones: [{ id: 'm', name: 'Proof', dueDate }], hours: null },
    ],
    tasks: tasks.map((one, index) => ({
      ...{
        id: `t${index}`,
        projectId: 'p',
        title: `Step ${index}`,
        dueDate: addDays(MONDAY, index),
        hours: 6,
      },
      ...{ priority: 'Medium', milestoneId: null, after: [], notBefore: null, earliestOn: null },
      ...{ latestOn: null, isHeld: false },
      ...one,
    })),
  };
}

const job = (statements = [task('Write the text', { effort: minutes(720) })]) =>
  requestOf(statements, { startDate: MONDAY, today: MONDAY, dueDate: '2026-12-18' });

const kinds = ({ offers }: Enquiry) => offers.map(({ kind }) => kind);

test('a job goes behind what is promised, and the earliest day is said', () => {
  const others = othersOf([{}, {}, {}], '2026-11-25');
  const { offers, wish } = answerEnquiry({ request: job(), wished: null, others });
  expect(wish).toBeNull();
  expect(offers).toMatchObject([{ kind: 'earliest', firstDay: '2026-11-26', lastDay: '2026-11-27' }]);
});

test('a wished day that holds is said, with what would be sooner', () => {
  const found = answerEnquiry({ request: job(), wished: '2026-12-04', others: othersOf([{}], '2026-11-23') });
  expect(found.wish).toMatchObject({ day: '2026-12-04', holds: 'fits', isRead: false });
  expect(found.offers[0]).toMatchObject({ kind: 'as-wished', dueDate: '2026-12-04' });
});

test('a promise that would break is named with its days, and what would save it', () => {
  const others = othersOf([{}, {}, {}], '2026-11-25');
  const found = answerEnquiry({
    request: job([
      task('Write the text', { effort: minutes(720) }),
      task('A poster', { effort: minutes(360), optional: true }),
    ]),
    wished: '2026-11-27',
    others,
  });
  expect(found.wish).toMatchObject({
    holds: 'breaks',
    breaks: [{ projectId: 'p', what: null, promised: '2026-11-25', days: 6 }],
  });
  expect(kinds(found)).toEqual(['earliest', 'more-hours', 'leave-out']);
  expect(found.offers[2]?.leftOut).toEqual({ words: 'A poster', hours: 6, optional: true });
});

test('other work that can move within its promise is no break', () => {
  const found = answerEnquiry({
    request: job(),
    wished: '2026-11-24',
    others: othersOf([{}, {}], '2026-12-11'),
  });
  expect(found.wish).toMatchObject({ holds: 'moves', breaks: [] });
  expect(found.wish?.moving).toHaveLength(2);
});

test('days that were set by hand are moved only if there is no other way', () => {
  const byHand = othersOf([{ isHeld: true }, { isHeld: true }], '2026-12-11');
  const within = answerEnquiry({ request: job(), wished: '2026-11-24', others: byHand });
  expect(within.wish).toMatchObject({ holds: 'moves', breaks: [] });
  expect(within.wish?.moving).toHaveLength(2);
  const tight = othersOf([{ isHeld: true }, { isHeld: true }], '2026-11-24');
  const { wish } = answerEnquiry({ request: job(), wished: '2026-11-24', others: tight });
  expect(wish).toMatchObject({
    holds: 'breaks',
    breaks: [{ projectId: 'p', promised: '2026-11-24', days: 2 }],
  });
});

test('a job that is too large even alone breaks nothing', () => {
  const request = job([
    task('Write a book', { effort: workdays(10) }),
    task('Print it', { effort: minutes(60) }),
  ]);
  const { wish } = answerEnquiry({ request, wished: '2026-11-25', others: othersOf([], '2026-12-11') });
  expect(wish).toMatchObject({ holds: 'alone', breaks: [] });
  expect(wish?.why).toBeTruthy();
});

test('the day in the words is the wish, and a later one is offered without it', () => {
  const request = job([task('Write the text', { effort: minutes(720), by: '2026-11-24' })]);
  const others = othersOf([{}, {}, {}], '2026-11-25');
  const { wish, offers } = answerEnquiry({ request, wished: null, others });
  expect(wish).toMatchObject({ day: '2026-11-24', isRead: true, holds: 'breaks' });
  expect(offers[0]).toMatchObject({ kind: 'earliest', lastDay: '2026-11-27' });
  expect(offers[0]?.corrections).toMatchObject([{ kind: 'task', by: null }]);
});

test('a day of a clause that is surely no work is no wish beside another', () => {
  const day = (text: string, by: Day, sure: boolean) =>
    Object.assign(note(text), { sure, alternatives: [fieldsOf(task('', { by }))] });
  const opening = day('We open in January', '2027-01-31', true);
  const asked = day('Ready by 8 December?', '2026-12-08', false);
  const answer = (statements: Parameters<typeof job>[0]) =>
    answerEnquiry({ request: job(statements), wished: null, others: othersOf([], MONDAY) }).wish?.day;
  const work = task('Write the text', { effort: minutes(720) });
  expect(answer([opening, work, asked])).toBe('2026-12-08');
  expect(answer([opening, work])).toBe('2027-01-31');
});

test('an earlier start is offered if the wished one is too late', () => {
  const request = { ...job(), startDate: '2026-11-27' };
  const found = answerEnquiry({ request, wished: '2026-11-30', others: othersOf([{}], '2026-11-23') });
  expect(found.wish?.holds).toBe('fits');
  const tight = answerEnquiry({ request, wished: '2026-11-28', others: othersOf([{}], '2026-11-23') });
  expect(tight.offers).toMatchObject([
    { kind: 'earliest' },
    { kind: 'earlier-start', startDate: '2026-11-26' },
  ]);
});

test('what is overdue is done before a new job, and what fits nowhere is said', () => {
  const others = othersOf(
    [{ dueDate: '2026-11-20' }, { dueDate: '2026-11-20', latestOn: '2026-11-20' }],
    MONDAY,
  );
  const { offers, stuck } = answerEnquiry({ request: job(), wished: null, others });
  expect(offers[0]?.firstDay).toBe('2026-11-24');
  expect(stuck).toHaveLength(1);
});

test('a day holds without a condition only if the most that guessed work may take fits', () => {
  const request = job([task('Write the text', { effort: { ...minutes(720), said: false } })]);
  const answer = (wished: Day) => answerEnquiry({ request, wished, others: othersOf([], MONDAY) });
  const { hours, wish, offers } = answer('2026-11-25');
  expect(hours).toEqual({ low: 6, total: 12, high: 24, guessed: 12 });
  expect(wish).toMatchObject({ holds: 'within', breaks: [] });
  expect(offers.map(({ kind }) => kind).slice(0, 2)).toEqual(['within-hours', 'earliest']);
  // Three days of six hours.
  expect(offers[0]).toMatchObject({ lastDay: '2026-11-25', mostHours: 18 });
  expect(offers[1]).toMatchObject({ lastDay: '2026-11-26', usualLastDay: '2026-11-24' });
  expect(answer('2026-11-27').wish).toMatchObject({ holds: 'fits' });
  expect(answer('2026-11-24').offers[0]).toMatchObject({ kind: 'within-hours', mostHours: 12 });
});

test('said hours are no guess, and the terms of an offer have the usual hours', () => {
  const said = answerEnquiry({ request: job(), wished: '2026-11-24', others: othersOf([], MONDAY) });
  expect(said).toMatchObject({ hours: { low: 12, total: 12, high: 12 }, wish: { holds: 'fits' } });
  const effort = { ...minutes(720), said: false };
  const request = job([task('Write the text', { effort, by: '2026-11-24' })]);
  const { offers } = answerEnquiry({ request, wished: null, others: othersOf([{}, {}, {}], '2026-11-25') });
  expect(offers.at(0)?.corrections).toMatchObject([{ by: null, effort }]);
});

test('words without work have no offer', () => {
  const { offers, hours } = answerEnquiry({
    request: job([note('Hello')]),
    wished: '2026-11-27',
    others: othersOf([], MONDAY),
  });
  expect(offers).toEqual([]);
  expect(hours.total).toBe(0);
});

const jobs = fc.record({
  parts: fc.array(
    fc.record({
      quarters: fc.integer({ min: 1, max: 60 }),
      optional: fc.boolean(),
      by: fc.option(fc.integer({ min: 0, max: 25 }), { freq: 4 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  start: fc.integer({ min: 0, max: 6 }),
  wished: fc.integer({ min: 1, max: 25 }),
  hours: fc.constantFrom(2, 4, 6, 8),
});

test('over any other work, every offer is kept by the real scheduler and takes no hour of a promise', () => {
  fc.assert(
    fc.property(histories({ days: 20, tasks: 14, projects: 3, hours: 8 }), jobs, (others, drawn) => {
      const { today } = others;
      const statements = drawn.parts.map(({ quarters, optional, by }, at) =>
        task(`Part ${at}`, {
          ...{ effort: minutes(quarters * 15), optional },
          by: by === null ? null : addDays(today, by),
        }),
      );
      const base = requestOf(statements, {
        ...{ today, startDate: addDays(today, drawn.start), dueDate: addDays(today, 30) },
        calendar: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: drawn.hours, daysOff: [], busyHours: {} },
      });
      const wished = addDays(today, drawn.wished);
      const { offers, wish } = answerEnquiry({ request: base, wished, others });
      const standing = standingOf(others);
      const taken = hoursTaken(standing.others);
      const busyHours = Object.fromEntries(taken);
      const request = { ...base, calendar: { ...base.calendar, busyHours } };
      for (const offer of offers) {
        const plan = planProject(onTerms(request, offer));
        expect(plan.feasible).toBe(true);
        expect(plan.tasks.at(-1)?.dueDate).toBe(offer.lastDay);
        expect(offer.lastDay <= offer.dueDate).toBe(true);
        const isKept = offer.kind !== 'earliest';
        if (isKept) expect(offer.dueDate).toBe(wished);
        const own = new Map<Day, number>();
        for (const { dueDate, estimatedHours } of plan.tasks)
          if (dueDate) own.set(dueDate, (own.get(dueDate) ?? 0) + estimatedHours);
        const most = offer.hoursPerDay ?? drawn.hours;
        for (const [day, hours] of own)
          expect(hours + (taken.get(day) ?? 0)).toBeLessThanOrEqual(most + 1e-9);
      }
      if (wish?.holds === 'breaks') {
        expect(wish.breaks.every(({ days }) => days > 0)).toBe(true);
      }
    }),
    { numRuns: RUNS / 8 },
  );
});
