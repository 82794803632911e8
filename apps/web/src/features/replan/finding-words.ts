import type { PlanFinding } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { formatDayFrom, formatHours } from '../../platform/format.ts';

/** The problem as a sentence without a full stop; the subtask is named beside it. */
export function findingText({ kind, subtasks, date, limit, name, hours }: PlanFinding, today: Day): string {
  const day = date === null ? '' : formatDayFrom(date, today);
  const limitText = limit === null ? '' : formatDayFrom(limit, today);
  switch (kind) {
    case 'overfull-day':
      return t`${day} has ${formatHours(hours ?? 0)} more work than time`;
    case 'cycle':
      return t`These wait for each other: ${subtasks.map(({ title }) => t`“${title}”`).join(' → ')}`;
    case 'past-milestone':
      return t`Due ${day}, after its milestone “${name ?? ''}”`;
    case 'past-due-date':
      return t`Due ${day}, after the project’s due date`;
    case 'no-estimate':
      return t`Has no estimate, so its day cannot be planned`;
    case 'vague-title':
      return t`Its title does not say what to do first`;
    case 'no-first-step':
      return t`No task of this project can be started yet`;
    case 'out-of-order':
      return t`Due ${day}, before “${subtasks[1]?.title ?? ''}” that it waits for`;
    case 'before-said':
      return t`Due ${day}, before the brief allows it: ${limitText} at the earliest`;
    case 'after-said':
      return t`Due ${day}, after the day that the brief names: ${limitText}`;
    case 'day-off':
      return name ? t`Due ${day}, which is blocked by ${name}` : t`Due ${day}, a day off`;
  }
}

/** The fix as the label of a button; undefined without one. */
export function fixText({ fix }: PlanFinding, today: Day): string | undefined {
  if (!fix) return undefined;
  const { dueDate, estimatedHours, title, dependsOn } = fix.change;
  if (dueDate) return t`Move to ${formatDayFrom(dueDate, today, 'short')}`;
  if (typeof estimatedHours === 'number') return t`Estimate ${formatHours(estimatedHours)}`;
  if (title !== undefined) return t`Make it a first step`;
  return dependsOn ? t`Remove the dependency` : undefined;
}
