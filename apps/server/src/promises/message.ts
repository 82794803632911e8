import type { Day } from '@daymark/domain/dates';
import { inLanguage } from '@daymark/words/in-language';
import { type Language, localeIn } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';

/** A draft to the client about a promise that will not be kept. */
export const warningTo = (
  { project_name: name, day, locale }: { project_name: string; day: Day; locale: string },
  finish: Day,
  language: Language,
): string =>
  inLanguage(language, () => {
    const words = (one: Day) => formatDay(one, localeIn(language, locale), { hasYear: true });
    return [
      t`Hello,`,
      t`I told you ${words(day)} for “${name}”. As it stands now, it will be ready on ${words(finish)}.`,
      t`I am sorry about that. Does the new date work for you? If not, let us see what can wait.`,
    ].join('\n\n');
  });
