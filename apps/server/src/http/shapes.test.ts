import { expect, test } from 'vitest';
import { instant } from './shapes.ts';

test.each([
  '2026-11-20T12:00:00+00:00',
  '2026-11-20T12:00:00.5+00:00',
  '2026-11-20T12:00:00.04+00:00',
  '2026-11-20T23:59:59.999999+00:00',
  '2026-11-20T12:00:00.123456-05:00',
  '2026-11-20T00:30:00.25+13:45',
])('an instant of the database crosses the wire in UTC with milliseconds: %s', (text) => {
  expect(instant(text)).toBe(new Date(text).toISOString());
  expect(instant(new Date(text))).toBe(new Date(text).toISOString());
});
