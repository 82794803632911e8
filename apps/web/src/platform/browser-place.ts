import { localeNamed } from '@daymark/domain/locales';
import { isTimezone } from '@daymark/domain/timezones';

/** The time zone and the language of this browser, if the server knows them too. */
export function browserPlace(): { timezone?: string; locale?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const locale = localeNamed(navigator.language);
  return {
    ...(timeZone && isTimezone(timeZone) && { timezone: timeZone }),
    ...(locale !== undefined && { locale }),
  };
}
