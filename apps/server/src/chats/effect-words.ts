import type { Day, Weekday } from '@daymark/domain/dates';
import { type Lag, lagsAmong } from '@daymark/domain/dependencies';
import { durationText } from '@daymark/domain/durations';
import { formatDay, type Language, languageOfLocale } from '../ai/locale.ts';
import type { LinkedTarget, ProjectTarget, SubtaskTarget } from './target-store.ts';

/** A locale of English or German: an effect has the language of its chat, and the user's way to write dates. */
export type EffectLocale = string;

/** A day with its weekday, so that the user can notice a wrong one: "Fri, Nov 27, 2026". */
export const dayText = (day: Day, locale: EffectLocale): string => formatDay(day, locale, { hasYear: true });

export const quoted = (name: string, locale: EffectLocale = 'en-US'): string =>
  languageOfLocale(locale) === 'de' ? `„${name}“` : `“${name}”`;

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
};

/** Conjunctions and other short words. */
const SMALL: Readonly<
  Record<Language, Record<'usual' | 'and' | 'none' | 'yes' | 'no' | 'nothing' | 'follows', string>>
> = {
  en: {
    usual: 'the usual ones',
    and: 'and',
    none: 'none',
    yes: 'yes',
    no: 'no',
    nothing: 'nothing',
    follows: 'status and progress follow the tasks again',
  },
  de: {
    usual: 'die üblichen',
    and: 'und',
    none: 'nichts',
    yes: 'ja',
    no: 'nein',
    nothing: 'nichts',
    follows: 'Status und Fortschritt folgen wieder den Aufgaben',
  },
};

/** Statuses and priorities in German; in English they are used as they are. */
const VALUES_DE: Readonly<Record<string, string>> = {
  Pending: 'offen',
  'In Progress': 'in Arbeit',
  Completed: 'erledigt',
  High: 'hoch',
  Medium: 'mittel',
  Low: 'niedrig',
};

export const stateText = (value: string, locale: EffectLocale): string =>
  languageOfLocale(locale) === 'de' ? (VALUES_DE[value] ?? value) : value;

/** The days of a project's week: "Mon, Wed and Fri". */
export function weekdaysText(weekdays: readonly Weekday[] | null, locale: EffectLocale): string {
  const { usual, and } = SMALL[languageOfLocale(locale)];
  if (weekdays === null) return usual;
  const names = weekdays.toSorted().map((weekday) => WEEKDAYS[languageOfLocale(locale)][weekday - 1] ?? '');
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}` : names.join('');
}

export const hoursPerDayText = (hours: number | null, locale: EffectLocale): string =>
  hours === null ? SMALL[languageOfLocale(locale)].usual : durationText(hours);

const LABELS_DE: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Titel',
  description: 'Beschreibung',
  status: 'Status',
  progress: 'Fortschritt',
  priority: 'Priorität',
  startDate: 'Beginn',
  dueDate: 'Termin',
  dueTime: 'Uhrzeit',
  timeline: 'Länge in Tagen',
  category: 'Kategorie',
  tags: 'Schlagwörter',
  estimatedHours: 'Schätzung',
  actualHours: 'aufgewendete Zeit',
  pinned: 'festgehalten',
  earliestOn: 'frühester Tag',
  milestoneId: 'Meilenstein',
  weekdays: 'Wochentage',
  hoursPerDay: 'Stunden am Tag',
};

const LABELS: Record<string, string> = {
  name: 'name',
  title: 'title',
  description: 'description',
  status: 'status',
  progress: 'progress',
  priority: 'priority',
  startDate: 'start date',
  dueDate: 'due date',
  dueTime: 'due time',
  timeline: 'length in days',
  category: 'category',
  tags: 'tags',
  estimatedHours: 'estimate',
  actualHours: 'time spent',
  pinned: 'pinned',
  earliestOn: 'earliest day',
  milestoneId: 'milestone',
  weekdays: 'days of the week',
  hoursPerDay: 'hours a day',
};

const DAYS = new Set(['startDate', 'dueDate', 'earliestOn']);
const SHOWN_CHARACTERS = 160;

function valueText(name: string, value: unknown, locale: EffectLocale): string {
  const { none, yes, no } = SMALL[languageOfLocale(locale)];
  if (value === null || value === '' || value === undefined) return none;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number' && name.endsWith('Hours')) return durationText(value);
  if (name === 'progress') return languageOfLocale(locale) === 'de' ? `${value} %` : `${value}%`;
  if (DAYS.has(name) && typeof value === 'string') return dayText(value, locale);
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : none;
  const text = String(value);
  const cut = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return typeof value === 'string' && (name === 'name' || name === 'title' || name === 'description')
    ? quoted(cut, locale)
    : stateText(cut, locale);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The names of the rows that an action refers to. Rows that do not exist are missing. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = (linked: readonly LinkedTarget[]): Names =>
  new Map(linked.map(({ id, name }) => [id, name]));

/** The dependencies in words, in an order that does not depend on the input. */
export function waitsText(
  dependsOn: readonly string[],
  lags: readonly Lag[],
  names: Names,
  locale: EffectLocale,
): string {
  const daysAfter = new Map(lags.map(({ id, days }) => [id, days]));
  const words = dependsOn.map((id) => {
    const days = daysAfter.get(id) ?? 0;
    const after =
      languageOfLocale(locale) === 'de'
        ? ` und ${days} ${days === 1 ? 'Tag' : 'Tage'} danach`
        : ` and ${plural(days, 'day')} after it`;
    return `${quoted(names.get(id) ?? '', locale)}${days > 0 ? after : ''}`;
  });
  return words.length > 0 ? words.toSorted().join(', ') : SMALL[languageOfLocale(locale)].nothing;
}

interface Waiting {
  dependsOn?: readonly string[] | undefined;
  lags?: readonly Lag[] | null | undefined;
}

/** The change of a subtask's dependencies; empty if there is none. */
function waitsChanged(present: Waiting, change: Waiting, names: Names, locale: EffectLocale): string[] {
  if (!change.dependsOn && !change.lags) return [];
  const [before, held] = [present.dependsOn ?? [], present.lags ?? []];
  const dependsOn = change.dependsOn ?? before;
  const was = waitsText(before, held, names, locale);
  const becomes = waitsText(dependsOn, change.lags ?? lagsAmong(held, dependsOn), names, locale);
  if (was === becomes) return [];
  return [
    languageOfLocale(locale) === 'de'
      ? `wartet auf ${becomes} statt auf ${was}`
      : `it waits for ${becomes} instead of ${was}`,
  ];
}

function changeText(
  name: string,
  [before, after]: [unknown, unknown],
  names: Names,
  locale: EffectLocale,
): string {
  const label = (languageOfLocale(locale) === 'de' ? LABELS_DE : LABELS)[name] ?? name;
  const text = (value: unknown): string => {
    if (name === 'milestoneId' && typeof value === 'string') return quoted(names.get(value) ?? '', locale);
    if (name === 'weekdays') return weekdaysText(value as Weekday[] | null, locale);
    if (name === 'hoursPerDay') return hoursPerDayText(value as number | null, locale);
    return valueText(name, value, locale);
  };
  if (name === 'followsSubtasks') return SMALL[languageOfLocale(locale)].follows;
  if (name === 'timeline') return `${label}: ${after}`;
  const [was, becomes] = [text(before), text(after)];
  return languageOfLocale(locale) === 'de'
    ? `${label} von ${was} auf ${becomes}`
    : `${label} from ${was} to ${becomes}`;
}

const LINKS = new Set(['dependsOn', 'lags']);

/** The changes of a row, field by field, without fields that keep their value. */
export function changesBetween(
  present: ProjectTarget | SubtaskTarget,
  change: object,
  names: Names,
  locale: EffectLocale,
): string[] {
  const before = new Map<string, unknown>(Object.entries(present));
  const fields = Object.entries(change)
    .filter(([name]) => !LINKS.has(name))
    .filter(([name, after]) => after !== undefined && !(before.has(name) && same(before.get(name), after)))
    .map(([name, after]) => changeText(name, [before.get(name), after], names, locale));
  return [...fields, ...waitsChanged(present as Waiting, change, names, locale)];
}
