import type { Day } from '@daymark/domain/dates';
import type { Language } from '../brief/brief.ts';

const written = new Map<Language, Intl.DateTimeFormat>();

const formatFor = (language: Language): Intl.DateTimeFormat => {
  const known = written.get(language);
  if (known) return known;
  // Day before month, written out: the planner reads it in every locale.
  const locale = language === 'en' || language === 'other' ? 'en-GB' : language;
  const made = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  written.set(language, made);
  return made;
};

/** A day as it is written in a brief: "14 December 2026", "14. Dezember 2026". */
export const writtenDay = (day: Day, language: Language): string =>
  formatFor(language).format(new Date(`${day}T12:00:00Z`));
