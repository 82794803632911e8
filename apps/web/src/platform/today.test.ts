import { DEFAULT_TIMEZONE } from '@daymark/domain/limits';
import { afterEach, expect, test } from 'vitest';
import { samplePerson } from '../testing/samples.ts';
import { useSession } from './session.ts';
import { dayIn, timezoneOfUser, todayOfUser } from './today.ts';

afterEach(() => useSession.setState({ user: null }));

test.each([
  ['Pacific/Pago_Pago', '2026-03-01T10:59:59Z', '2026-02-28'],
  ['Pacific/Pago_Pago', '2026-03-01T11:00:00Z', '2026-03-01'],
  ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', '2026-12-31'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['America/New_York', '2028-02-29T04:59:59Z', '2028-02-28'],
  ['America/New_York', '2028-02-29T05:00:00Z', '2028-02-29'],
  // The nights of the clock changes in these zones.
  ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
  ['America/Los_Angeles', '2026-03-09T07:00:00Z', '2026-03-09'],
  ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
  ['America/Los_Angeles', '2026-11-02T08:00:00Z', '2026-11-02'],
])('in %s it is at %s the day %s', (timezone, instant, day) => {
  expect(dayIn(timezone, new Date(instant))).toBe(day);
});

test('a zone that this browser does not know leaves the person with the default one, not with a broken screen', () => {
  const user = samplePerson({ timezone: 'Atlantis/Capital' });
  useSession.setState({ user });
  expect(timezoneOfUser()).toBe(DEFAULT_TIMEZONE);
  expect(todayOfUser()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  useSession.setState({ user: { ...user, timezone: 'Asia/Kolkata' } });
  expect(timezoneOfUser()).toBe('Asia/Kolkata');
});
