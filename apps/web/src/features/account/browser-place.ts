import { localeNamed } from '@daymark/domain/locales';
import { isTimezone } from '@daymark/domain/timezones';

/** The zone and the language of this browser, where the server would know them too. */
export function browserPlace(): { timezone?: string; locale?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const locale = localeNamed(navigator.language);
  return {
    ...(timeZone && isTimezone(timeZone) && { timezone: timeZone }),
    ...(locale !== undefined && { locale }),
  };
}
