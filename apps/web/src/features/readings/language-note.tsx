import type { Reading } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';

/** In the language of the page. */
const languageName = (language: string): string =>
  new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }).of(language) ?? language;

/** A note if the built-in reader reads the brief's language badly. */
export function LanguageNote({ reading: { weakLanguage } }: { reading: Pick<Reading, 'weakLanguage'> }) {
  if (weakLanguage === undefined) return null;
  return (
    <p className="mx-4 mb-2 rounded-md bg-well px-3 py-2 text-sm">
      {weakLanguage === 'other'
        ? t`Daymark’s own reader did not recognise this language, so most of this is a guess. Please check these lines.`
        : t`Daymark’s own reader is still learning ${languageName(weakLanguage)}. Please check these lines.`}
    </p>
  );
}
