import { formatDay, localeIn } from '../ai/locale.ts';

/** A day in the language of the mails, as far as possible written as in the locale of the user: "Fri, Nov 27". */
export const dayText = (day: string, locale: string): string =>
  formatDay(day, localeIn('en', locale), { hasYear: false });
