import type { Country } from '@daymark/contract/calendars';
import { addDays } from '@daymark/domain/dates';
import type { NamedDays } from '@daymark/domain/working-days';
import type { Language } from '@daymark/words/languages';
import HolidayRules from 'date-holidays';
import { doTasks } from '../../http/thread-tasks.ts';

/**
 * A request for holidays of a place in some years, for the countries of time zones, or for every country that has
 * holidays; with names in a language.
 */
export type Asked = {
  language: Language;
  place?: { country: string; region: string | null; years: number[] };
  wantsZones?: true;
};

const MILLISECONDS_A_DAY = 86_400_000;

const named = (names: Record<string, string> | undefined, language: Language) =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));

/** The library has most countries in English only, and some by a name that they no longer have. */
function namesOf(countries: Record<string, string>, language: Language): Record<string, string> {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.fromEntries(Object.entries(countries).map(([code, name]) => [code, names.of(code) ?? name]));
}

function countries(language: Language): Country[] {
  const rules = new HolidayRules();
  return named(namesOf(rules.getCountries(language), language), language).map((country) => ({
    ...country,
    regions: named(rules.getStates(country.code, language), language),
  }));
}

/** The countries of each time zone, as the runtime knows them, without those whose holidays are not known. */
function zones(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const country of Object.keys(new HolidayRules().getCountries('en'))) {
    const locale = new Intl.Locale(`und-${country}`);
    for (const zone of locale.getTimeZones() ?? []) found[zone] = [...(found[zone] ?? []), country];
  }
  return found;
}

/** The public holidays of each year. An unknown country or region has none. */
function holidays(
  { country, region, years }: NonNullable<Asked['place']>,
  language: Language,
): NamedDays[][] {
  const options = { languages: [language, 'en'], types: ['public' as const] };
  const rules = region ? new HolidayRules(country, region, options) : new HolidayRules(country, options);
  return years.map((year) =>
    (rules.getHolidays(year) || []).map(({ name, date, start, end }) => {
      const firstDay = date.slice(0, 10);
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / MILLISECONDS_A_DAY));
      return { name, firstDay, lastDay: addDays(firstDay, days - 1) };
    }),
  );
}

doTasks({
  answer: ({ language, place, wantsZones }: Asked) => {
    if (place) return holidays(place, language);
    return wantsZones ? zones() : countries(language);
  },
});
