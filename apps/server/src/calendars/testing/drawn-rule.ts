import fc from 'fast-check';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const listOf = (name: string, values: readonly (string | number)[], most = 3) =>
  fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most })
    .map((chosen) => `${name}=${chosen.join(',')}`);

const PARTS = {
  month: listOf('BYMONTH', [1, 2, 3, 4, 6, 7, 10, 11, 12]),
  monthDay: listOf('BYMONTHDAY', [1, 2, 13, 15, 28, 29, 30, 31, -1, -2]),
  day: listOf('BYDAY', WEEKDAYS, 4),
  workingDays: fc.constant('BYDAY=MO,TU,WE,TH,FR'),
  nthDay: fc
    .tuple(fc.constantFrom(1, 2, 3, 4, 5, -1, -2, -5), fc.constantFrom(...WEEKDAYS))
    .map(([nth, day]) => `BYDAY=${nth}${day}`),
  yearDay: listOf('BYYEARDAY', [1, 60, 100, 200, 365, 366, -1, -306, -366]),
  week: listOf('BYWEEKNO', [1, 2, 20, 52, 53, -1], 2),
  position: listOf('BYSETPOS', [1, 2, 3, -1, -2], 2),
  firstDay: fc.constantFrom('WKST=SU', 'WKST=WE'),
  hour: listOf('BYHOUR', [9, 12, 16], 2),
};
type Part = keyof typeof PARTS;

/** The parts of rules that the other library reads as RFC 5545 has it. It forgets days of the week beside days of a year. */
const SHAPES: Record<string, Part[][]> = {
  DAILY: [[], ['day'], ['month'], ['monthDay'], ['month', 'monthDay'], ['monthDay', 'day']],
  WEEKLY: [[], ['day'], ['month'], ['month', 'day'], ['day', 'position'], ['day', 'firstDay']],
  MONTHLY: [
    ...[[], ['month'], ['monthDay'], ['day'], ['nthDay'], ['month', 'monthDay'], ['month', 'day']],
    ...[
      ['month', 'nthDay'],
      ['monthDay', 'day'],
      ['monthDay', 'position'],
      ['workingDays', 'position'],
    ],
  ] as Part[][],
  YEARLY: [
    ...[[], ['month'], ['monthDay'], ['day'], ['nthDay'], ['yearDay'], ['week'], ['week', 'day']],
    ...[
      ['week', 'day', 'firstDay'],
      ['month', 'day'],
      ['month', 'nthDay'],
      ['month', 'monthDay'],
    ],
    ...[
      ['monthDay', 'day'],
      ['month', 'monthDay', 'day'],
      ['month', 'day', 'position'],
      ['day', 'position'],
    ],
    ...[['month', 'monthDay', 'position']],
  ] as Part[][],
};

const OF_HOURS: Record<string, Part[][]> = {
  DAILY: [['hour'], ['day', 'hour'], ['hour', 'position']],
  WEEKLY: [
    ['day', 'hour'],
    ['day', 'hour', 'position'],
  ],
  MONTHLY: [['monthDay', 'hour']],
  YEARLY: [['month', 'hour']],
  HOURLY: [[], ['hour'], ['day'], ['month', 'day', 'hour']],
};

const shaped = (shapes: Record<string, Part[][]>): fc.Arbitrary<string> =>
  fc
    .constantFrom(...Object.entries(shapes).flatMap(([freq, all]) => all.map((parts) => ({ freq, parts }))))
    .chain(({ freq, parts }) =>
      fc
        .tuple(fc.integer({ min: 1, max: 3 }), ...parts.map((part) => PARTS[part]))
        .map(([interval, ...lists]) =>
          [`FREQ=${freq}`, ...(interval > 1 ? [`INTERVAL=${interval}`] : []), ...lists].join(';'),
        ),
    );

/** A rule that has days, without an end. */
export const drawnRule = shaped(SHAPES);

/** A rule with more than one time on a day. */
export const drawnRuleOfHours = shaped(OF_HOURS);
