import type { Reading } from '@daymark/domain/reading';

/** The page is in English, so languages have their English names. */
const names = new Intl.DisplayNames('en', { type: 'language' });

/** A note if the built-in reader reads the brief's language badly. */
export function LanguageNote({ reading: { weakLanguage } }: { reading: Pick<Reading, 'weakLanguage'> }) {
  if (weakLanguage === undefined) return null;
  return (
    <p className="mx-4 mb-2 rounded-md bg-well px-3 py-2 text-sm">
      {weakLanguage === 'other'
        ? 'Daymark’s own reader did not recognise this language, so most of this is a guess.'
        : `Daymark’s own reader is still learning ${names.of(weakLanguage)}.`}{' '}
      Please check these lines.
    </p>
  );
}
