import type { Effort, Lag } from '@daymark/domain/amounts';
import { addDays, type Day, type Weekday } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import fc from 'fast-check';
import type { Granularity, PlanRequest } from '../plan.ts';
import {
  after,
  availability,
  done,
  event,
  idOf,
  note,
  repeat,
  requestOf,
  task,
  theirs,
  wait,
} from './readings.ts';

/** Monday; all random dates are around it. */
const FIRST: Day = '2026-11-23';

const oneIn = (times: number) => fc.nat(times - 1).map((one) => one === 0);
const rarely = <T>(one: fc.Arbitrary<T>, times = 4) => fc.option(one, { freq: times - 1 });
const someDay = (least = -4, most = 40) =>
  fc.integer({ min: least, max: most }).map((by) => addDays(FIRST, by));
const weekdays = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 })
  .map((days) => days as Weekday[]);
const someRange = fc
  .record({ from: someDay(), lasts: fc.nat(9) })
  .map(({ from, lasts }) => ({ from, to: addDays(from, lasts) }));
const lag: fc.Arbitrary<Lag> = fc.record({
  days: fc.integer({ min: 0, max: 9 }),
  unit: fc.constantFrom('calendar', 'working'),
});

const MINUTES = [5, 10, 20, 30, 45, 50, 60, 90, 100, 120, 125, 150, 180, 240, 250, 300, 420, 600, 1_680];
const effort: fc.Arbitrary<Effort> = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom(...MINUTES).map((amount) => ({ amount, unit: 'minutes' as const })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(0.5, 1, 2, 3).map((amount) => ({ amount, unit: 'workdays' as const })),
    },
  )
  .chain((one) =>
    fc
      .record({ per: fc.constantFrom('whole' as const, 'part' as const), said: fc.boolean() })
      .map((rest) => ({
        ...one,
        ...rest,
      })),
  );

/** Dependencies as numbers, which are converted to ids of statements later. */
const behind = fc.array(
  fc.record({
    ...{ nth: fc.nat(30), lag: rarely(lag, 3), each: fc.boolean() },
    previous: fc.constantFrom(undefined, undefined, undefined, true as const),
  }),
  { maxLength: 2 },
);

const someTask = fc.record({
  kind: fc.constant('task' as const),
  parts: rarely(
    fc.record({
      count: fc.integer({ min: 1, max: 12 }),
      unit: fc.constant(null),
      first: fc.constantFrom(1, 1, 1, 3),
    }),
    2,
  ),
  effort: fc.option(effort, { freq: 4 }),
  pace: rarely(
    fc.record({
      parts: fc.integer({ min: 1, max: 6 }),
      per: fc.constantFrom('day' as const, 'week' as const),
    }),
    6,
  ),
  apart: rarely(lag, 8),
  on: rarely(fc.uniqueArray(someDay(), { minLength: 1, maxLength: 3 }), 7).map((days) =>
    (days ?? []).toSorted(),
  ),
  from: rarely(someDay(), 7),
  by: rarely(someDay(), 5),
  weekdays: rarely(weekdays, 12).map((days) => days ?? []),
  except: rarely(fc.array(someDay(), { maxLength: 3 }), 12).map((days) => days ?? []),
  exceptWeekdays: rarely(weekdays, 15).map((days) => days ?? []),
  windows: rarely(fc.array(someRange, { minLength: 1, maxLength: 6 }), 15).map((windows) => windows ?? []),
  optional: oneIn(6),
  behind,
});

const RULES = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=DAILY;COUNT=5',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE',
  'FREQ=WEEKLY;BYDAY=SA',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
];
const someRepeat = fc.record({
  kind: fc.constant('repeat' as const),
  rule: fc.constantFrom(...RULES),
  timesAWeek: rarely(fc.integer({ min: 1, max: 7 }), 4),
  minutes: rarely(fc.constantFrom(10, 20, 30, 60), 2),
  from: rarely(someDay(), 4),
  until: rarely(someDay(), 4),
  except: fc.array(someDay(), { maxLength: 2 }),
});

const someEvent = fc.record({
  kind: fc.constant('event' as const),
  on: someDay(),
  lasts: fc.constantFrom(0, 0, 1, 2),
  effort: rarely(effort, 2),
});

const someWait = fc.record({
  kind: fc.constant('wait' as const),
  lag,
  until: rarely(someDay(), 5),
  each: oneIn(3),
  behind,
});

const someAvailability = fc.record({
  kind: fc.constant('availability' as const),
  weekdays,
  rule: fc.constantFrom('only' as const, 'also' as const, 'never' as const, null),
  minutes: rarely(fc.constantFrom(20, 30, 60, 90, 100, 120, 180, 300, 600), 2),
  per: fc.constantFrom('day' as const, 'day' as const, 'week' as const),
  off: rarely(fc.array(someRange, { maxLength: 2 }), 2).map((off) => off ?? []),
  from: rarely(someDay(), 4),
  until: rarely(someDay(), 4),
});

const someOther = fc.oneof(
  fc.record({ kind: fc.constant('theirs' as const), by: fc.option(someDay()) }),
  fc.record({ kind: fc.constant('done' as const), nth: fc.nat(30), parts: fc.nat(4) }),
  fc.record({ kind: fc.constant('note' as const) }),
);

const drawn = fc.oneof(
  { weight: 12, arbitrary: someTask },
  { weight: 2, arbitrary: someRepeat },
  { weight: 2, arbitrary: someEvent },
  { weight: 3, arbitrary: someWait },
  { weight: 2, arbitrary: someAvailability },
  { weight: 2, arbitrary: someOther },
);
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const nameOf = (at: number): string => `Step ${String.fromCharCode(65 + (at % 26))}${at >= 26 ? at : ''}`;

/** The statement of a number: one of those before, or any if cycles are wanted. */
function statementOf(nth: number, at: number, count: number, isTangled: boolean): string | undefined {
  if (isTangled) return nameOf(nth % (count + 1));
  return at === 0 ? undefined : nameOf(nth % at);
}

function statementFrom(one: Drawn, at: number, count: number, isTangled: boolean): Statement {
  const name = nameOf(at);
  const textOf = (nth: number) => statementOf(nth, at, count, isTangled);
  switch (one.kind) {
    case 'task': {
      const { behind: links, kind: _, ...fields } = one;
      return task(name, {
        ...fields,
        after: links.flatMap(({ nth, lag, each, previous }) => {
          const text = textOf(nth);
          return text === undefined
            ? []
            : [after(text, { lag, each, previous: each ? previous : undefined })];
        }),
      });
    }
    case 'repeat':
      return repeat(name, one.rule, one);
    case 'event':
      return event(name, one.on, {
        until: one.lasts > 0 ? addDays(one.on, one.lasts) : null,
        effort: one.effort,
      });
    case 'wait': {
      const { behind: links, kind: _, ...fields } = one;
      return wait(name, { ...fields, after: links.flatMap(({ nth }) => textOf(nth) ?? []).map(idOf) });
    }
    case 'availability':
      return availability(name, one);
    case 'theirs':
      return theirs(name, { by: one.by });
    case 'done': {
      const text = textOf(one.nth);
      return done(name, text === undefined ? null : { statement: idOf(text), parts: one.parts });
    }
    default:
      return note(name);
  }
}

interface Shape {
  /** Most statements. */
  most: number;
  /** With cycles, and references to missing statements. */
  isTangled?: boolean;
}

/** Any statements that a Reading can have, each depending on some of those before it. */
export const someStatements = ({ most, isTangled = false }: Shape): fc.Arbitrary<Statement[]> =>
  fc
    .array(drawn, { minLength: 1, maxLength: most })
    .map((all) => all.map((one, at) => statementFrom(one, at, all.length, isTangled)));

const calendars = fc.record({
  weekdays: fc.constantFrom<readonly Weekday[]>(
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
    [1, 3, 6],
    [1, 2, 3, 4, 5, 6, 7],
  ),
  hoursPerDay: fc.constantFrom(0.5, 1, 2, 4, 6, 6, 8),
  daysOff: fc.array(someDay(0), { maxLength: 3 }),
  busyHours: fc.dictionary(someDay(0), fc.constantFrom(1, 2.5, 6), { maxKeys: 4 }),
});

/** Requests to plan any Reading, from far too little time to far more than enough. */
export const someRequests = (shape: Shape): fc.Arbitrary<PlanRequest> =>
  fc
    .record({
      statements: someStatements(shape),
      days: fc.integer({ min: 0, max: 80 }),
      started: fc.integer({ min: -3, max: 6 }),
      calendar: calendars,
      granularity: fc.constantFrom<Granularity>('normal', 'normal', 'fewer', 'finer'),
      milestone: rarely(someDay(1), 4),
    })
    .map(({ statements, days, started, calendar, granularity, milestone }) =>
      requestOf(statements, {
        ...{ today: FIRST, startDate: addDays(FIRST, started), dueDate: addDays(FIRST, days) },
        ...{ calendar, granularity },
        milestones: milestone ? [{ id: 'm', name: 'Step', dueDate: milestone }] : [],
      }),
    );
