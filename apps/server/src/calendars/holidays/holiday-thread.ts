import { parentPort, workerData } from 'node:worker_threads';
import type { Country } from '@daymark/contract/calendars';
import { addDays } from '@daymark/domain/dates';
import type { NamedDays } from '@daymark/domain/working-days';
import HolidayRules from 'date-holidays';

/** A request for holidays of a place in some years, or for every country that has any. */
export type Asked = { country: string; region: string | null; years: number[] } | 'countries';

const LANGUAGE = 'en';
const MILLISECONDS_A_DAY = 86_400_000;

const named = (names: Record<string, string> | undefined) =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE));

function countries(): Country[] {
  const rules = new HolidayRules();
  return named(rules.getCountries(LANGUAGE)).map((country) => ({
    ...country,
    regions: named(rules.getStates(country.code, LANGUAGE)),
  }));
}

/** The public holidays of each year. An unknown country or region has none. */
function holidays(country: string, region: string | null, years: readonly number[]): NamedDays[][] {
  const options = { languages: [LANGUAGE], types: ['public' as const] };
  const rules = region ? new HolidayRules(country, region, options) : new HolidayRules(country, options);
  return years.map((year) =>
    (rules.getHolidays(year) || []).map(({ name, date, start, end }) => {
      const firstDay = date.slice(0, 10);
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / MILLISECONDS_A_DAY));
      return { name, firstDay, lastDay: addDays(firstDay, days - 1) };
    }),
  );
}

const asked = workerData as Asked;
parentPort?.postMessage(
  asked === 'countries' ? countries() : holidays(asked.country, asked.region, asked.years),
);
