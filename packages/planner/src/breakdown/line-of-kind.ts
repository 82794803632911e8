import { addDays } from '@daymark/domain/dates';
import { kindLineId } from '@daymark/domain/library';
import { type StatementOf, UNSAID } from '@daymark/domain/reading';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import type { ProjectKind } from '../library/entries.ts';
import type { TaskLine } from './line.ts';
import type { BreakdownRequest } from './request.ts';
import type { TurningDay } from './turning-day.ts';

const NO_WORDS = { text: '', start: 0, end: 0 };

/** What a project of this kind takes beside the lines, in the place of the wish. */
export function lineOfKind(
  kind: ProjectKind,
  { wish, request }: { wish: TaskLine | null; request: Pick<BreakdownRequest, 'name'> },
  steps: Step[],
): StatementOf<'library'> {
  const { from, by, weekdays, except, exceptWeekdays, after } = { ...UNSAID.task, ...wish };
  return {
    id: wish?.id ?? kindLineId(kind.id),
    ...{ words: wish?.words ?? NO_WORDS, sure: true, statedBy: wish?.statedBy ?? 'reader' },
    kind: 'library',
    title: kind.name,
    wish: wish?.title ?? request.name.slice(0, 200),
    project: kind.id,
    steps,
    ...{ from, by, weekdays, except, exceptWeekdays, after },
  };
}

/**
 * What leads up to a day has its own days, also behind it. "Clients go over in April" is when it is done, and not from when on, where
 * there is no time for it from then on.
 */
export function ledUp(
  line: StatementOf<'library'>,
  turning: TurningDay | null,
  { minutesUntil }: Pick<BreakdownRequest, 'minutesUntil'>,
): StatementOf<'library'> {
  const own = turning ? { ...line, by: null, from: line.by === null ? line.from : null } : line;
  if (own.from === null) return own;
  const needed = own.steps.reduce((sum, step) => sum + (isWorkStep(step) ? step.minutes : 0), 0);
  return needed > minutesUntil() - minutesUntil(addDays(own.from, -1)) ? { ...own, from: null } : own;
}
