import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import { readRule } from '@daymark/domain/recurrence';
import {
  isTheDay,
  isWork,
  type LibraryLanguage,
  type ProjectKind,
  type WorkStep,
} from '../library/entries.ts';
import { findStep } from '../library/find-step.ts';
import { continuesStep } from './milestones.ts';
import type { TurningDay } from './turning-day.ts';

/** Work of a kind that the brief does on certain weekdays: "rehearsals every Saturday". */
export interface Sessions {
  /** The habit with one step after the other as its topics, by the place of each of these steps. */
  at: ReadonlyMap<number, StatementOf<'repeat'>>;
  /** From which day on what follows them can be done, by its place. */
  from: ReadonlyMap<number, Day>;
}

const LEAST_STEPS = 2;
const MINUTES = { least: 60, most: 180 };
/** What follows the sessions begins when this share of them is over. */
const FOLLOWED_SHARE = 0.6;

/** The steps of the kind that are done in the sessions of a habit, from the one that it names on. */
function stepsOf(
  { title, rule, topics = [] }: StatementOf<'repeat'>,
  kind: ProjectKind,
  language: LibraryLanguage,
) {
  const isOnWeekdays = (readRule(rule)?.weekdays.length ?? 0) > 0 && topics.length === 0;
  const named = isOnWeekdays ? findStep(title, kind, language)?.step : undefined;
  if (!named) return [];
  return kind.steps
    .filter(isWork)
    .filter((step) => step.variant === null && !isTheDay(step) && continuesStep(step, named));
}

const minutesOf = (steps: readonly WorkStep[]): number => {
  const usual = steps.reduce((sum, { minutes }) => sum + minutes.usual, 0) / steps.length;
  return Math.max(MINUTES.least, Math.min(MINUTES.most, Math.round(usual / 15) * 15));
};

/** The habits of a brief in which steps of its kind are done. `kind` is the kind as the library has it. */
export function sessionsIn(
  kind: ProjectKind,
  statements: readonly Statement[],
  { startDate, dueDate, turning }: { startDate: Day; dueDate: Day; turning: TurningDay | null },
  language: LibraryLanguage,
): Sessions {
  const at = new Map<number, StatementOf<'repeat'>>();
  const from = new Map<number, Day>();
  for (const one of statements) {
    if (one.kind !== 'repeat') continue;
    const steps = stepsOf(one, kind, language).filter(({ place }) => !at.has(place));
    if (steps.length < LEAST_STEPS) continue;
    const minutes = one.minutes ?? minutesOf(steps);
    const until = one.until ?? (turning && addDays(turning.day, -1));
    const habit = { ...one, minutes, until, topics: steps.map(({ title }) => title) };
    for (const { place } of steps) at.set(place, habit);
    const first = one.from ?? startDate;
    const day = addDays(first, Math.round(daysBetween(first, until ?? dueDate) * FOLLOWED_SHARE));
    for (const step of kind.steps)
      if (!at.has(step.place) && step.after.some((place) => at.get(place) === habit))
        from.set(step.place, day);
  }
  return { at, from };
}
