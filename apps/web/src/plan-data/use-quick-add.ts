import { recurrenceWords } from '@daymark/domain/recurrence';
import type { KnownProject } from '@daymark/language/quick-add/candidate';
import { type QuickAdd, type QuickAddPart, readQuickAdd } from '@daymark/language/quick-add/read';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayFrom, formatHours, formatTime } from '../platform/format.ts';
import { pageLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { useToday } from '../platform/today.ts';
import { priorityPhrase } from '../ui/value-words.ts';
import { preferencesQuery } from './preferences-query.ts';

/** A parsed part in words: "Tue 24 Nov", "every Friday". */
function wordsOf(reading: QuickAdd, { kind, text }: QuickAddPart, today: string): string {
  const { dueDate, dueTime, estimatedHours, priority, project, repeat } = reading;
  const day = (date: string | null) => (date === null ? text : formatDayFrom(date, today));
  switch (kind) {
    case 'date':
      return day(dueDate);
    case 'time':
      return dueTime === null ? text : formatTime(dueTime);
    case 'duration':
      return estimatedHours === null ? text : formatHours(estimatedHours);
    case 'priority':
      return priority === null ? text : priorityPhrase(priority);
    case 'project':
      return t`in ${project?.name ?? ''}`;
    case 'tag':
      return text;
    case 'repeat':
      return repeat === null ? text : recurrenceWords(repeat);
    case 'start':
      return t`from ${day(dueDate)}`;
    case 'end':
      return repeat?.until ? t`until ${day(repeat.until)}` : text;
  }
}

/** What is said of a line without a day, before it is added; null if it has one. */
function dayNoteOf({ title, dueDate, unreadDay }: QuickAdd): string | null {
  if (title === '' || dueDate !== null) return null;
  return unreadDay === null ? t`It has no day.` : t`It has no day: “${unreadDay}” was not understood as one.`;
}

/** A numeric date, whose meaning depends on the user's order of day and month. */
const IN_NUMBERS = /\d\/\d/;

/** Parses a line while it is typed, with the user's today and order of dates. Each parsed part can be rejected. */
export function useQuickAdd(text: string, projects: readonly KnownProject[]) {
  const today = useToday();
  const userLocale = useSession(({ user }) => user?.locale);
  const preferences = useQuery({ ...preferencesQuery(), enabled: IN_NUMBERS.test(text) });
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set());
  const locale = preferences.data?.locale ?? userLocale ?? navigator.language;
  const reading = readQuickAdd(text, { today, locale, language: pageLanguage(), projects, revoked });
  return {
    reading,
    dayNote: dayNoteOf(reading),
    parts: reading.parts.map((part) => ({ ...part, words: wordsOf(reading, part, today) })),
    revoke: (key: string) => setRevoked((before) => new Set([...before, key])),
    forget: () => setRevoked(new Set()),
  };
}
