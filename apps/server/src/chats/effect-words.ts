import type { Day, Weekday } from '@daymark/domain/dates';
import { type Lag, lagsAmong } from '@daymark/domain/dependencies';
import { durationText } from '@daymark/domain/durations';
import { plural, t, tc } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';
import type { LinkedTarget, ProjectTarget, SubtaskTarget } from './target-store.ts';

/** How dates are written in an effect: in its language, and as in the user's region. */
export type EffectLocale = string;

/** A day with its weekday, so that the user can notice a wrong one: "Fri, Nov 27, 2026". */
export const dayText = (day: Day, locale: EffectLocale): string => formatDay(day, locale, { hasYear: true });

export const quoted = (name: string): string => t`“${name}”`;

export const stateText = (value: string): string =>
  new Map([
    ['Pending', tc('within a sentence')`Pending`],
    ['In Progress', tc('within a sentence')`In Progress`],
    ['Completed', tc('within a sentence')`Completed`],
    ['High', tc('within a sentence')`High`],
    ['Medium', tc('within a sentence')`Medium`],
    ['Low', tc('within a sentence')`Low`],
  ]).get(value) ?? value;

const weekdayText = (weekday: Weekday): string =>
  [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`][weekday - 1] ?? '';

/** The days of a project's week: "Mon, Wed and Fri". */
export function weekdaysText(weekdays: readonly Weekday[] | null): string {
  if (weekdays === null) return t`the usual ones`;
  const names = weekdays.toSorted().map(weekdayText);
  return names.length > 1 ? t`${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : names.join('');
}

export const hoursPerDayText = (hours: number | null): string =>
  hours === null ? t`the usual ones` : durationText(hours);

const labelOf = (field: string): string =>
  new Map([
    ['name', t`name`],
    ['title', t`title`],
    ['description', t`description`],
    ['status', t`status`],
    ['progress', t`progress`],
    ['priority', t`priority`],
    ['startDate', t`start date`],
    ['dueDate', t`due date`],
    ['dueTime', t`due time`],
    ['timeline', t`length in days`],
    ['category', t`category`],
    ['tags', t`tags`],
    ['estimatedHours', t`estimate`],
    ['actualHours', t`time spent`],
    ['pinned', t`pinned`],
    ['earliestOn', t`earliest day`],
    ['milestoneId', t`milestone`],
    ['weekdays', t`days of the week`],
    ['hoursPerDay', t`hours a day`],
  ]).get(field) ?? field;

const DAYS = new Set(['startDate', 'dueDate', 'earliestOn']);
const SHOWN_CHARACTERS = 160;

function valueText(name: string, value: unknown, locale: EffectLocale): string {
  if (value === null || value === '' || value === undefined) return tc('value of a field')`none`;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value === 'number' && name.endsWith('Hours')) return durationText(value);
  if (name === 'progress') return t`${String(value)}%`;
  if (DAYS.has(name) && typeof value === 'string') return dayText(value, locale);
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : tc('value of a field')`none`;
  const text = String(value);
  const cut = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return typeof value === 'string' && (name === 'name' || name === 'title' || name === 'description')
    ? quoted(cut)
    : stateText(cut);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The names of the rows that an action refers to. Rows that do not exist are missing. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = (linked: readonly LinkedTarget[]): Names =>
  new Map(linked.map(({ id, name }) => [id, name]));

/** The dependencies in words, in an order that does not depend on the input. */
export function waitsText(dependsOn: readonly string[], lags: readonly Lag[], names: Names): string {
  const daysAfter = new Map(lags.map(({ id, days }) => [id, days]));
  const words = dependsOn.map((id) => {
    const days = daysAfter.get(id) ?? 0;
    const name = quoted(names.get(id) ?? '');
    return days > 0 ? t`${name} and ${plural(days, '# day')} after it` : name;
  });
  return words.length > 0 ? words.toSorted().join(', ') : t`nothing`;
}

interface Waiting {
  dependsOn?: readonly string[] | undefined;
  lags?: readonly Lag[] | null | undefined;
}

/** The change of a subtask's dependencies; empty if there is none. */
function waitsChanged(present: Waiting, change: Waiting, names: Names): string[] {
  if (!change.dependsOn && !change.lags) return [];
  const [before, held] = [present.dependsOn ?? [], present.lags ?? []];
  const dependsOn = change.dependsOn ?? before;
  const was = waitsText(before, held, names);
  const becomes = waitsText(dependsOn, change.lags ?? lagsAmong(held, dependsOn), names);
  if (was === becomes) return [];
  return [t`it waits for ${becomes} instead of ${was}`];
}

function changeText(
  name: string,
  [before, after]: [unknown, unknown],
  names: Names,
  locale: EffectLocale,
): string {
  const label = labelOf(name);
  const text = (value: unknown): string => {
    if (name === 'milestoneId' && typeof value === 'string') return quoted(names.get(value) ?? '');
    if (name === 'weekdays') return weekdaysText(value as Weekday[] | null);
    if (name === 'hoursPerDay') return hoursPerDayText(value as number | null);
    return valueText(name, value, locale);
  };
  if (name === 'followsSubtasks') return t`status and progress follow the tasks again`;
  if (name === 'timeline') return `${label}: ${after}`;
  const [was, becomes] = [text(before), text(after)];
  return t`${label} from ${was} to ${becomes}`;
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
  return [...fields, ...waitsChanged(present as Waiting, change, names)];
}
