import type { Country } from '@daymark/contract/calendars';
import type { Day } from '@daymark/domain/dates';
import type { NamedDays } from '@daymark/domain/working-days';
import { languageNow } from '@daymark/words/in-language';
import type { Language } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { AppError } from '../../http/errors.ts';
import type { Requester } from '../../http/fair-queue.ts';
import { ThreadGaveUp } from '../../http/thread.ts';
import { inHolidayThread } from '../thread.ts';
import type { Asked } from './holiday-thread.ts';

/** Processor time. All countries take the most of it. */
const DEADLINE_MILLISECONDS = 15_000;
const FILE = new URL('./holiday-thread.ts', import.meta.url);
/** A year of a region takes about a kilobyte. */
const REMEMBERED_YEARS = 2_000;

async function ask(asked: Asked, requester?: Requester): Promise<unknown> {
  try {
    return await inHolidayThread(FILE, asked, { deadlineMilliseconds: DEADLINE_MILLISECONDS, requester });
  } catch (error) {
    if (!(error instanceof ThreadGaveUp)) throw error;
    throw new AppError('overloaded', t`The public holidays could not be found out. Please try again.`, {
      cause: error,
    });
  }
}

const countries = new Map<Language, Promise<Country[]>>();

/** Countries and regions with public holidays, by name. */
export function knownCountries(): Promise<Country[]> {
  const language = languageNow();
  const known = countries.get(language);
  if (known) return known;
  const found = (ask({ language }) as Promise<Country[]>).catch((error: unknown) => {
    countries.delete(language);
    throw error;
  });
  countries.set(language, found);
  return found;
}

let zones: Promise<Record<string, string[]>> | undefined;

/**
 * The country of a time zone whose public holidays are known; null if there is none, or several and the region of the
 * locale is none of them. The runtime's own data says which zones a country has.
 */
export async function countryOfZone(timezone: string, locale: string): Promise<string | null> {
  zones ??= (ask({ language: 'en', wantsZones: true }) as Promise<Record<string, string[]>>).catch(
    (error: unknown) => {
      zones = undefined;
      throw error;
    },
  );
  // The data of the runtime has its own name for a zone of several names.
  const zone = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  const countries = (await zones)[zone] ?? [];
  const [only, ...others] = countries;
  if (only !== undefined && others.length === 0) return only;
  const { region } = new Intl.Locale(locale);
  return countries.find((one) => one === region) ?? null;
}

export interface Place {
  country: string;
  region: string | null;
}

const remembered = new Map<string, readonly NamedDays[]>();

/**
 * The public holidays of a place in the years of a range. Each year is computed once, in a thread that ends with it.
 */
export async function publicHolidays(
  { country, region }: Place,
  { from, to }: { from: Day; to: Day },
  requester: Requester,
): Promise<NamedDays[]> {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const language = languageNow();
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const keyOf = (year: number) => `${language} ${country} ${region} ${year}`;
  const known = years.map((year) => remembered.get(keyOf(year)));
  const missing = years.filter((_, index) => !known[index]);
  if (missing.length === 0) return known.flatMap((days) => days ?? []);
  const found = (await ask(
    { language, place: { country, region, years: missing } },
    requester,
  )) as NamedDays[][];
  if (remembered.size > REMEMBERED_YEARS) remembered.clear();
  for (const [index, year] of missing.entries()) remembered.set(keyOf(year), found[index] ?? []);
  return years.flatMap((year, index) => known[index] ?? found[missing.indexOf(year)] ?? []);
}
