import fc from 'fast-check';
import { drawnRule } from './drawn-rule.ts';

/** A zone with the ways in which files name it, and whether the file then has to define it. */
const ZONES = [
  { zone: 'Europe/Berlin', names: ['Europe/Berlin', '/Europe/Berlin', 'W. Europe Standard Time'] },
  {
    zone: 'America/New_York',
    names: ['America/New_York', '/x.org/1/America/New_York', 'Eastern Standard Time'],
  },
  { zone: 'Australia/Lord_Howe', names: ['Australia/Lord_Howe', 'Lord Howe Standard Time'] },
  { zone: 'America/St_Johns', names: ['America/St_Johns', '/America/St_Johns'] },
  { zone: 'Asia/Kathmandu', names: ['Asia/Kathmandu', 'Nepal Standard Time'] },
  { zone: 'Africa/Cairo', names: ['Africa/Cairo', 'Egypt Standard Time'] },
];
/** Names that are known for another zone, or for none. */
const DEFINED_NAMES = ['EST', 'GMT', 'MST', 'Here', 'Pacific Standard Time', 'Europe/Lisbon'];

export interface DrawnZone {
  zone: string;
  /** Null for UTC and for times without a zone. */
  tzid: string | null;
  isUtc: boolean;
  isDefined: boolean;
}

export const PERSON = 'Europe/Berlin';

const zone: fc.Arbitrary<DrawnZone> = fc.oneof(
  fc.constant({ zone: 'UTC', tzid: null, isUtc: true, isDefined: false }),
  fc.constant({ zone: PERSON, tzid: null, isUtc: false, isDefined: false }),
  fc
    .constantFrom(...ZONES)
    .chain(({ zone: of, names }) =>
      fc.constantFrom(...names).map((tzid) => ({ zone: of, tzid, isUtc: false, isDefined: false })),
    ),
  fc
    .tuple(fc.constantFrom(...ZONES), fc.constantFrom(...DEFINED_NAMES))
    .map(([{ zone: of }, tzid]) => ({ zone: of, tzid, isUtc: false, isDefined: true })),
);

/** How a date or time of a series is written. */
export type Form = 'date' | 'as the beginning' | 'without zone' | 'in UTC' | 'in another zone';
const form = fc.constantFrom<Form>('date', 'as the beginning', 'without zone', 'in UTC', 'in another zone');
/** An occurrence, by its number in the series. */
const which = fc.integer({ min: 0, max: 12 });

export const drawnSeries = fc.record({
  zone,
  /** Days after the first of the range. */
  startsAfter: fc.integer({ min: 0, max: 150 }),
  /** Minutes after midnight, in quarters of an hour; null on whole days. */
  startsAt: fc.option(
    fc.integer({ min: 16, max: 80 }).map((quarters) => quarters * 15),
    { freq: 3 },
  ),
  saysThatItIsADate: fc.boolean(),
  /** In quarters of an hour, or days. */
  length: fc.integer({ min: 1, max: 12 }),
  endsAs: fc.constantFrom('duration', 'end', 'end in UTC', 'before it begins'),
  rule: fc.option(drawnRule, { freq: 6 }),
  end: fc.oneof(
    fc.constant(null),
    fc.record({ count: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ last: which, form }),
  ),
  left: fc.array(fc.record({ which, form }), { maxLength: 3 }),
  added: fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 60 }),
      form,
      period: fc.option(fc.constantFrom('end', 'length')),
    }),
    { maxLength: 3 },
  ),
  moved: fc.array(fc.record({ which, form, by: fc.option(fc.integer({ min: -3, max: 3 }), { freq: 3 }) }), {
    maxLength: 2,
  }),
});

export type DrawnSeries = typeof drawnSeries extends fc.Arbitrary<infer T> ? T : never;
