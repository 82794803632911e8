import { isTimezone } from '@daymark/domain/timezones';
import { t } from '@daymark/words/t';
import type { ComboboxOption } from '../../ui/combobox-options.ts';

const FIRST: readonly ComboboxOption[] = [
  { value: 'America/Los_Angeles', label: t`Pacific Time (America/Los_Angeles)` },
  { value: 'America/New_York', label: t`Eastern (America/New_York)` },
  { value: 'America/Chicago', label: t`Central (America/Chicago)` },
  { value: 'America/Denver', label: t`Mountain (America/Denver)` },
];

/** The UTC offset of a zone at an instant: "GMT+1". */
export function offsetIn(timezone: string, instant: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    timeZoneName: 'shortOffset',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const isFirst = (timezone: string) => FIRST.some(({ value }) => value === timezone);

export const timezoneLabel = (timezone: string): string =>
  FIRST.find(({ value }) => value === timezone)?.label ?? timezone.replaceAll('_', ' ');

/** Four zones first, then all others by name, including the chosen one under its stored name. */
export function timezoneOptions(chosen: string): readonly ComboboxOption[] {
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen]);
  const others = [...known].filter((zone) => !isFirst(zone) && isTimezone(zone)).toSorted();
  const withOffset = (option: ComboboxOption) => ({ ...option, note: offsetIn(option.value) });
  return [...FIRST, ...others.map((value) => ({ value, label: timezoneLabel(value) }))].map(withOffset);
}
