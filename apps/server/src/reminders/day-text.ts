import { languageNow } from '@daymark/words/in-language';
import { localeIn } from '@daymark/words/languages';
import { formatDay } from '../ai/locale.ts';

/** A day in the language of the mail, as far as possible written as in the locale of the user: "Fri, Nov 27". */
export const dayText = (day: string, locale: string): string =>
  formatDay(day, localeIn(languageNow(), locale), { hasYear: false });
