import { addDays } from '@daymark/domain/dates';
import type { WorkStep } from '@daymark/domain/steps';
import { isOnDay, type WorkStep as LibraryStep } from '../library/entries.ts';
import type { TurningDay } from './turning-day.ts';

/** When a step that is near the day is done. */
export function datesOf(
  { near, nthDay, leadWeeks, covers }: Pick<LibraryStep, 'near' | 'nthDay' | 'leadWeeks' | 'covers'>,
  turning: TurningDay | null,
): Pick<WorkStep, 'on' | 'earliestOn' | 'latestOn'> {
  if (!turning) return {};
  if (isOnDay({ near, covers })) {
    const on = addDays(turning.day, nthDay - 1);
    return on <= turning.dueDate ? { on } : {};
  }
  if (near !== null && near !== 'day') return { earliestOn: turning.from[near], latestOn: turning.day };
  return leadWeeks === 0 ? {} : { earliestOn: turning.ahead(leadWeeks), latestOn: turning.day };
}
