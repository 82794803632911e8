import { addDays } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { localTimeOf } from '../http/today.ts';
import { allMailsSent, remindNow } from '../testing/reminders.ts';
import { makeMorning, makeReader } from './testing/morning.ts';

const ZONES = [
  ['Pacific/Pago_Pago', '07:00'],
  ['Pacific/Kiritimati', '07:00'],
  ['Asia/Kathmandu', '23:55'],
  ['America/New_York', '01:30'],
  ['Europe/Berlin', '02:30'],
  ['Australia/Lord_Howe', '00:00'],
] as const;

async function digestsOver(
  { app, smtp }: Awaited<ReturnType<typeof makeMorning>>,
  { from, days, zones }: { from: string; days: number; zones: readonly (readonly [string, string])[] },
) {
  const another = await app.startAnother();
  const people = new Map<string, { timezone: string; at: string }>();
  for (const [timezone, at] of zones) {
    const { user } = await makeReader(app, { timezone, at, from: addDays(from, -3), days: days + 6 });
    // Every day is worked, so that the Sunday of a clock change counts.
    await user.api.users.changeSettings({ body: { weekdays: [1, 2, 3, 4, 5, 6, 7] } });
    people.set(user.email, { timezone, at });
  }
  const sent: { timezone: string; day: string; at: string; wanted: string }[] = [];
  for (let step = 0; step < days * 24 * 6; step++) {
    await remindNow(app, another);
    await allMailsSent(app);
    for (const { to } of smtp.received.splice(0)) {
      const { timezone, at: wanted } = people.get(to[0] ?? '') ?? { timezone: '', at: '' };
      const [day = '', at = ''] = localTimeOf(timezone, app.clock.now()).split(' ');
      sent.push({ timezone, day, at, wanted });
    }
    app.clock.advance({ minutes: 10 });
  }
  return sent;
}

test.each([
  { change: 'the clocks of New York go back', start: '2026-10-31T00:00:00Z', from: '2026-10-31' },
  { change: 'the clocks of Berlin go forward', start: '2027-03-27T00:00:00Z', from: '2027-03-27' },
])(
  'from UTC-11 to UTC+14 each day has one digest, at its time, on two nodes, while $change',
  async ({ start, from }) => {
    const made = await makeMorning({ now: start });
    const sent = await digestsOver(made, { from, days: 3, zones: ZONES });
    for (const [timezone] of ZONES) {
      const days = sent.filter((one) => one.timezone === timezone).map(({ day }) => day);
      expect([timezone, new Set(days).size]).toEqual([timezone, days.length]);
      // Three times 24 hours have at least two whole local days.
      expect(days.length).toBeGreaterThanOrEqual(2);
      expect(days.length).toBeLessThanOrEqual(4);
    }
    // A time that does not exist on a day is the one after the gap.
    const late = sent.filter(({ at, wanted }) => at !== wanted);
    expect(
      late.filter(({ timezone, day }) => !(timezone === 'Europe/Berlin' && day === '2027-03-28')),
    ).toEqual([]);
  },
);
