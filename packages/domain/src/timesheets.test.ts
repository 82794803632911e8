import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, type Rate, ROUNDED_PER, ROUNDING_MINUTES, sharesOf, termsFor } from './rates.ts';
import { timesheetRows, totalsOf } from './timesheets.ts';

const entry = fc.record({
  day: fc.constantFrom('2026-11-02', '2026-11-03', '2026-11-04'),
  projectId: fc.constantFrom('shop', 'blog'),
  title: fc.string(),
  note: fc.string(),
  minutes: fc.integer({ min: 1, max: 900 }),
});

const terms = fc.record({
  rate: fc.integer({ min: 0, max: 30_000 }),
  currency: fc.constant('EUR'),
  rounding: fc.record({
    minutes: fc.constantFrom(...ROUNDING_MINUTES),
    per: fc.constantFrom(...ROUNDED_PER),
  }),
});

test('a timesheet has each minute of its entries once, and rounds up by less than a step a row', () => {
  fc.assert(
    fc.property(fc.array(entry), terms, terms, (entries, shop, blog) => {
      const termsOf = (id: string) => (id === 'shop' ? shop : blog);
      const rows = timesheetRows(entries, termsOf);
      const totals = totalsOf(rows);
      for (const id of ['shop', 'blog'])
        for (const day of new Set(entries.map((one) => one.day))) {
          const sum = (list: readonly { day: string; projectId: string; minutes: number }[]) =>
            list
              .filter((one) => one.day === day && one.projectId === id)
              .reduce((all, { minutes }) => all + minutes, 0);
          expect(sum(rows)).toBe(sum(entries));
        }
      expect(totals.minutes).toBe(entries.reduce((sum, { minutes }) => sum + minutes, 0));
      for (const { projectId, minutes, billedMinutes, amount } of rows) {
        const { rate, rounding } = termsOf(projectId);
        expect(billedMinutes - minutes).toBeGreaterThanOrEqual(0);
        expect(billedMinutes - minutes).toBeLessThan(Math.max(1, rounding.minutes));
        expect(Math.abs((amount ?? -1) - (billedMinutes * rate) / 60)).toBeLessThanOrEqual(0.5);
      }
      expect(totals.amount).toBe(rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
    }),
  );
});

const none = { clientId: null, projectId: null, rate: null, currency: null, rounding: null };

test('the nearest rate wins, and a rate in another currency than the client’s does not apply', () => {
  const rates: Rate[] = [
    { ...none, rate: 8_000, currency: 'EUR', rounding: { minutes: 15, per: 'day' } },
    { ...none, clientId: 'nina', rate: 9_000 },
    { ...none, clientId: 'zoe', currency: 'CHF' },
    { ...none, projectId: 'shop', rate: 10_000, rounding: { minutes: 0, per: 'entry' } },
  ];
  const termsOf = (clientId: string | null, projectId: string) => termsFor(rates, { clientId, projectId });
  expect(termsOf(null, 'blog')).toEqual({
    rate: 8_000,
    currency: 'EUR',
    rounding: { minutes: 15, per: 'day' },
  });
  expect(termsOf('nina', 'blog').rate).toBe(9_000);
  expect(termsOf('nina', 'shop')).toEqual({
    rate: 10_000,
    currency: 'EUR',
    rounding: { minutes: 0, per: 'entry' },
  });
  expect(termsOf('zoe', 'blog')).toMatchObject({ rate: null, currency: 'CHF' });
  expect(termsFor([], { clientId: null, projectId: null })).toMatchObject({ rate: null, currency: 'EUR' });
});

test('amounts have the decimals of their currency', () => {
  expect(decimalText(12_345, 'EUR')).toBe('123.45');
  expect(decimalText(12_345, 'JPY')).toBe('12345');
  expect(decimalText(12_345, 'KWD')).toBe('12.345');
});

test('the prices of parts add up to the price of the whole', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.double({ min: 0.01, max: 400, noNaN: true }), { minLength: 1 }),
      (price, weights) => {
        const shares = sharesOf(price, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
