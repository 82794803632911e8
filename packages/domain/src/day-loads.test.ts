import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { DAY_LOADS_PATTERN, type DayLoad, readDayLoads, writeDayLoads } from './day-loads.ts';

const load = fc
  .record({ gap: fc.integer({ min: 1, max: 4_000 }), done: fc.nat(2_000), open: fc.nat(2_000) })
  .filter(({ done, open }) => done + open > 0);

const anyDays = fc.tuple(fc.integer({ min: -20_000, max: 20_000 }), fc.array(load)).map(([first, loads]) => {
  let date = addDays('2026-11-20', first);
  return loads.map(({ gap, done, open }): DayLoad => {
    date = addDays(date, gap);
    return { date, total: done + open, done };
  });
});

test('days are written short, each after the one before', () => {
  const days = [
    { date: '2026-11-20', total: 3, done: 2 },
    { date: '2026-11-23', total: 1, done: 0 },
    { date: '2026-12-01', total: 1, done: 1 },
    { date: '2026-12-02', total: 12, done: 0 },
  ];
  expect(writeDayLoads(days)).toBe('2026-11-20c2o 3o 8c 1o12');
  expect(writeDayLoads([])).toBe('');
  expect(readDayLoads('')).toEqual([]);
});

test('what was written is read as it was, and fits the pattern that the API states', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const text = writeDayLoads(days);
      expect(text).toMatch(DAY_LOADS_PATTERN);
      expect(readDayLoads(text)).toEqual(days);
    }),
  );
});
