import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../testing/busy-time.ts';
import { drawnSeries, PERSON } from '../testing/drawn-series.ts';
import { fileOf } from '../testing/series-file.ts';
import { busyTimeOf, FIRST, HOURS, LAST, meantBy } from '../testing/series-oracle.ts';

/** In the long run. */
const MOST = 5_000;

test('a series is busy on the days and minutes that another library and plain sets give', () => {
  const span = { timezone: PERSON, workingHours: HOURS, from: FIRST.toString(), to: LAST.toString() };
  fc.assert(
    fc.property(drawnSeries, (series) => {
      const meant = meantBy(series);
      const { days, unread } = read(fileOf(series, meant), span);
      const found = days.map(({ date, minutes, isWholeDay }) => [date, { minutes, isWholeDay }] as const);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(busyTimeOf(series, meant)));
      expect(unread).toBe(series.endsAs === 'before it begins' ? 1 : 0);
    }),
    { numRuns: Math.min(MOST, 3 * (fc.readConfigureGlobal().numRuns ?? 100)) },
  );
});
