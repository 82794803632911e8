import { expect, test } from 'vitest';
import { instantOf, localTimeOf, spanOf } from './local-times.ts';

test('a local time is the instant of its time zone, and back', () => {
  for (const timezone of [
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'UTC',
  ]) {
    const local = { day: '2026-11-19', time: '09:30' };
    expect(localTimeOf(timezone, instantOf(timezone, local))).toEqual(local);
  }
  expect(instantOf('Pacific/Kiritimati', { day: '2026-11-19', time: '09:30' }).toISOString()).toBe(
    '2026-11-18T19:30:00.000Z',
  );
});

test('a time that a clock change repeats is the first one, and one that it skips is after the gap', () => {
  expect(instantOf('Europe/Berlin', { day: '2026-10-25', time: '02:30' }).toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  );
  expect(instantOf('Europe/Berlin', { day: '2026-03-29', time: '02:30' }).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
  expect(instantOf('America/New_York', { day: '2026-11-01', time: '01:30' }).toISOString()).toBe(
    '2026-11-01T05:30:00.000Z',
  );
});

test('an end that is not later than the start is on the next day', () => {
  expect(spanOf('Europe/London', '2026-11-19', '23:30', '00:15')).toEqual({
    startedAt: '2026-11-19T23:30:00.000Z',
    endedAt: '2026-11-20T00:15:00.000Z',
  });
});
