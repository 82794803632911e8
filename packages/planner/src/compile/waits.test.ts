import { addDays, type Day, daysBetween, weekdayOf } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';
import { daysOf, planOf, rowsOf } from '../testing/planned.ts';
import {
  after,
  days,
  done,
  event,
  hours,
  idOf,
  minutes,
  parts,
  task,
  theirs,
  wait,
  workingDays,
} from '../testing/readings.ts';

const EVERY_DAY = { ...DEFAULT_CALENDAR, weekdays: [1, 2, 3, 4, 5, 6, 7] } as const;

/** The last day of one statement and the first of the other. */
function between(statements: readonly Statement[], one: string, other: string): [Day, Day] {
  const plan = planOf(statements);
  expect(plan.feasible).toBe(true);
  return [daysOf(plan, one).at(-1) ?? '', daysOf(plan, other)[0] ?? ''];
}

const workingDaysBetween = (from: Day, to: Day): number =>
  Array.from({ length: daysBetween(from, to) }, (_, at) => weekdayOf(addDays(from, at + 1))).filter(
    (weekday) => weekday <= 5,
  ).length;

test('what comes after something begins no earlier than that ends', () => {
  const [one, other] = between(
    [
      task('Hang the shelf', { after: [after('Paint the shelf')] }),
      task('Paint the shelf', { effort: hours(9) }),
    ],
    'Paint the shelf',
    'Hang the shelf',
  );
  expect(one <= other).toBe(true);
});

test('paint that dries for three days keeps the next step three days away, weekends counted', () => {
  const [one, other] = between(
    [
      task('Paint the shelf', { on: ['2026-11-27'] }),
      wait('Let it dry', { lag: days(3), after: [idOf('Paint the shelf')] }),
      task('Hang the shelf', { after: [after('Let it dry')] }),
    ],
    'Paint the shelf',
    'Hang the shelf',
  );
  expect(daysBetween(one, other)).toBeGreaterThanOrEqual(3);
});

test('an answer within five working days is not expected before they have passed', () => {
  const [one, other] = between(
    [
      task('Send the draft', { on: ['2026-11-26'] }),
      wait('Petra reads it', { who: 'Petra', lag: workingDays(5), after: [idOf('Send the draft')] }),
      task('Print it', { after: [after('Petra reads it')] }),
    ],
    'Send the draft',
    'Print it',
  );
  expect(one).toBe('2026-11-26');
  expect(workingDaysBetween(one, other)).toBeGreaterThanOrEqual(5);
});

test('a wait with an end holds the next step until that day', () => {
  const plan = planOf([
    wait('The permit comes', { until: '2026-12-02' }),
    task('Begin to build', { after: [after('The permit comes')] }),
  ]);
  expect((daysOf(plan, 'Begin to build')[0] ?? '') >= '2026-12-02').toBe(true);
  expect(plan.waits).toEqual([expect.objectContaining({ title: 'The permit comes', to: '2026-12-02' })]);
});

test('what has to be over by a day is begun early enough for its length', () => {
  const plan = planOf([
    task('Order the tiles'),
    task('Draw the plan', { effort: hours(20) }),
    wait('The tiles come', { lag: days(7), until: '2026-12-02', after: [idOf('Order the tiles')] }),
  ]);
  expect((daysOf(plan, 'Order the tiles')[0] ?? '~') <= '2026-11-25').toBe(true);
});

test('a wait that runs already ends so many days after the beginning', () => {
  const plan = planOf([
    wait('The paper is on its way', { lag: days(9) }),
    task('Print', { after: [after('The paper is on its way')] }),
  ]);
  expect(daysOf(plan, 'Print')[0] ?? '').not.toBe('');
  expect((daysOf(plan, 'Print')[0] ?? '') >= '2026-12-02').toBe(true);
  expect(plan.waits[0]).toMatchObject({ from: '2026-11-23', to: '2026-12-02' });
});

test('a lag behind a wait comes on top of the wait', () => {
  const [one, other] = between(
    [
      task('Plaster', { on: ['2026-11-24'] }),
      wait('It dries', { lag: days(2), after: [idOf('Plaster')] }),
      task('Paint', { after: [after('It dries', { lag: days(1) })] }),
    ],
    'Plaster',
    'Paint',
  );
  expect(daysBetween(one, other)).toBeGreaterThanOrEqual(3);
});

test('one wait behind another comes to the length of both', () => {
  const [one, other] = between(
    [
      task('Send it', { on: ['2026-11-24'] }),
      wait('They read it', { lag: days(3), after: [idOf('Send it')] }),
      wait('The bank books it', { lag: days(2), after: [idOf('They read it')] }),
      task('Book the trip', { after: [after('The bank books it')] }),
    ],
    'Send it',
    'Book the trip',
  );
  expect(daysBetween(one, other)).toBeGreaterThanOrEqual(5);
});

test('where each concept is answered, the next one waits for the answer', () => {
  const plan = planOf([
    task('Draw concept', { parts: parts(3), effort: hours(2, 'part') }),
    wait('The client answers', { lag: days(3), each: true, after: [idOf('Draw concept')] }),
  ]);
  const [one = '', two = '', three = ''] = daysOf(plan, 'Draw concept').map((day) => day ?? '');
  expect(daysBetween(one, two)).toBeGreaterThanOrEqual(3);
  expect(daysBetween(two, three)).toBeGreaterThanOrEqual(3);
});

test.each(['2026-11-23', '2026-11-27'])(
  'of two days and a working day from %s, the longer wait counts',
  (on) => {
    const holdsBoth = (statements: readonly Statement[]) => {
      const [one = '', other = ''] = planOf(statements, { calendar: EVERY_DAY }).tasks.map(
        ({ dueDate }) => dueDate ?? '',
      );
      return [daysBetween(one, other) >= 2, workingDaysBetween(one, other) >= 1];
    };
    for (const [first, second] of [
      [days(2), workingDays(1)],
      [workingDays(1), days(2)],
    ] as const) {
      const dries = wait('It dries', { lag: first, after: [idOf('Paint')], each: true });
      const answers = wait('They answer', { lag: second, after: [idOf('Paint')], each: true });
      const painted = task('Paint', { on: [on] });
      const hung = task('Hang', { after: [after('It dries'), after('They answer')] });
      expect(holdsBoth([painted, dries, answers, hung])).toEqual([true, true]);
      const each = task('Paint', { parts: parts(2), effort: hours(1, 'part'), from: on });
      expect(holdsBoth([each, dries, answers])).toEqual([true, true]);
    }
  },
);

test('what follows each part follows its own part and not all of them', () => {
  const { tasks } = planOf([
    task('Cut episode', { parts: parts(4), effort: hours(4, 'part') }),
    task('Publish episode', {
      ...{ parts: parts(4), effort: hours(1, 'part') },
      after: [after('Cut episode', { each: true, lag: days(1) })],
    }),
  ]);
  const rowOf = (title: string) => tasks.find((one) => one.title === title);
  for (const part of [1, 2, 3, 4]) {
    const [cut, published] = [rowOf(`Cut episode ${part}/4`), rowOf(`Publish episode ${part}/4`)];
    expect(published?.lags).toEqual([{ ref: cut?.ref, days: 1 }]);
    expect(daysBetween(cut?.dueDate ?? '', published?.dueDate ?? '')).toBeGreaterThanOrEqual(1);
  }
});

test('what is answered by the due date is done early enough for that', () => {
  const plan = planOf([
    task('Send the application'),
    wait('They decide', { lag: workingDays(10), after: [idOf('Send the application')] }),
  ]);
  const [sent = ''] = daysOf(plan, 'Send the application').map((day) => day ?? '');
  expect(workingDaysBetween(sent, '2026-12-18')).toBeGreaterThanOrEqual(10);
  expect((plan.waits[0]?.to ?? '') <= '2026-12-18').toBe(true);
});

test('work behind what somebody else delivers waits for their day', () => {
  const plan = planOf([
    theirs('Ravi writes the texts', { who: 'Ravi', by: '2026-12-03' }),
    task('Set the texts', { after: [after('Ravi writes the texts')] }),
  ]);
  expect((daysOf(plan, 'Set the texts')[0] ?? '') >= '2026-12-03').toBe(true);
  expect(plan.waits).toEqual([expect.objectContaining({ who: 'Ravi', to: '2026-12-03' })]);
});

test('without a day for it, their work holds nothing up, and is still told', () => {
  const plan = planOf([
    theirs('Tom proofreads', { who: 'Tom' }),
    task('Submit', { after: [after('Tom proofreads')] }),
  ]);
  expect(plan.feasible).toBe(true);
  expect(plan.waits).toEqual([expect.objectContaining({ who: 'Tom', to: null })]);
});

test('a wait behind their work runs from their day', () => {
  const plan = planOf([
    theirs('The frames arrive', { by: '2026-11-30' }),
    wait('They settle', { lag: days(4), after: [idOf('The frames arrive')] }),
    task('Hang the pictures', { after: [after('They settle')] }),
  ]);
  expect((daysOf(plan, 'Hang the pictures')[0] ?? '') >= '2026-12-04').toBe(true);
});

test('what comes after an event lies behind its last day', () => {
  const plan = planOf([
    event('The fair', '2026-11-27', { until: '2026-11-29' }),
    task('Write to the visitors', { after: [after('The fair', { lag: days(2) })] }),
  ]);
  expect((daysOf(plan, 'Write to the visitors')[0] ?? '') >= '2026-12-01').toBe(true);
});

test('what waits for itself, or for nothing that there is, is planned all the same', () => {
  const plan = planOf([
    task('One', { after: [after('Two')] }),
    task('Two', { after: [after('One'), after('Two'), after('Nothing')] }),
    wait('Three', { lag: days(1), after: [idOf('Four')] }),
    wait('Four', { lag: days(1), after: [idOf('Three')] }),
    task('Five', { after: [after('Three')] }),
  ]);
  expect(plan.feasible).toBe(true);
  expect(plan.tasks).toHaveLength(3);
});

test('the next part begins once the one before it is through all of its steps, and approved', () => {
  const plan = planOf([
    task('First coat', {
      ...{ parts: parts(3), effort: hours(1, 'part') },
      after: [after('Approval', { each: true, previous: true })],
    }),
    task('Second coat', {
      ...{ parts: parts(3), effort: hours(1, 'part'), after: [after('First coat', { each: true })] },
    }),
    wait('Approval', { lag: days(2), after: [idOf('Second coat')], each: true }),
  ]);
  const [first, second] = [daysOf(plan, 'First coat'), daysOf(plan, 'Second coat')];
  expect(plan.feasible).toBe(true);
  expect(daysBetween(second[0] ?? '', first[1] ?? '')).toBeGreaterThanOrEqual(2);
  expect(daysBetween(second[1] ?? '', first[2] ?? '')).toBeGreaterThanOrEqual(2);
});

test('a wait behind a part that is done already runs from the start', () => {
  const plan = planOf([
    task('Draw', { parts: parts(2), effort: hours(1, 'part') }),
    done('The first is drawn', { statement: idOf('Draw'), parts: 1 }),
    wait('Answer', { lag: days(3), after: [idOf('Draw')], each: true }),
    task('Print', { parts: parts(2), effort: hours(1, 'part'), after: [after('Answer', { each: true })] }),
  ]);
  expect((daysOf(plan, 'Print')[0] ?? '') >= '2026-11-26').toBe(true);
});

test('the same work counted twice is followed in step: day 2 of 6 stands behind recipe 6 of 18', () => {
  const plan = planOf([
    task('Shoot', { parts: parts(18), effort: hours(1, 'part'), pace: { parts: 3, per: 'day' } }),
    task('Send', { parts: parts(6), effort: hours(1, 'part'), after: [after('Shoot', { each: true })] }),
  ]);
  const [shot, sent] = [daysOf(plan, 'Shoot'), daysOf(plan, 'Send')];
  expect(plan.feasible).toBe(true);
  expect(sent.map((day, at) => (day ?? '') >= (shot[at] ?? '~'))).toEqual(Array(6).fill(true));
});

test('short parts that somebody answers one by one are not done together', () => {
  const plan = planOf([
    task('Send', { parts: parts(3), effort: minutes(10, 'part') }),
    wait('Answer', { lag: days(2), after: [idOf('Send')], each: true }),
  ]);
  expect(daysOf(plan, 'Send')).toHaveLength(3);
});

test('what follows part by part is done when its part is ready, not when all are', () => {
  const titles = rowsOf([
    task('Ink', { parts: parts(4), effort: hours(1, 'part') }),
    task('Colour', { parts: parts(4), effort: hours(1, 'part'), after: [after('Ink', { each: true })] }),
    task('Send', { parts: parts(2), effort: hours(1, 'part'), after: [after('Colour', { each: true })] }),
  ]).map((row) => row.replace(/^.*: (.*),.*$/, '$1'));
  expect(titles.slice(0, 5)).toEqual(['Ink 1/4', 'Colour 1/4', 'Ink 2/4', 'Colour 2/4', 'Send 1/2']);
});

test('what is only done where there is time comes last, unless something waits for it', () => {
  const titles = planOf([
    task('Stickers', { optional: true }),
    task('Sketch', { optional: true }),
    task('Draw', { after: [after('Sketch')] }),
    task('Print'),
  ]).tasks.map(({ title }) => title);
  expect(titles).toEqual(['Sketch', 'Draw', 'Print', 'Stickers']);
});
