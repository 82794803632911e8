import type { PlanFinding } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { formatDayFrom, formatHours } from '../../lib/format.ts';

/** The problem as a sentence without a full stop; the subtask is named beside it. */
export function findingText({ kind, subtasks, date, limit, name, hours }: PlanFinding, today: Day): string {
  const day = date === null ? '' : formatDayFrom(date, today);
  const limitText = limit === null ? '' : formatDayFrom(limit, today);
  switch (kind) {
    case 'overfull-day':
      return `${day} has ${formatHours(hours ?? 0)} more work than time`;
    case 'cycle':
      return `These wait for each other: ${subtasks.map(({ title }) => `“${title}”`).join(' → ')}`;
    case 'past-milestone':
      return `Due ${day}, after its milestone “${name ?? ''}”`;
    case 'past-due-date':
      return `Due ${day}, after the project’s due date`;
    case 'no-estimate':
      return 'Has no estimate, so its day cannot be planned';
    case 'vague-title':
      return 'Its title does not say what to do first';
    case 'no-first-step':
      return 'No task of this project can be started yet';
    case 'out-of-order':
      return `Due ${day}, before “${subtasks[1]?.title ?? ''}” that it waits for`;
    case 'before-said':
      return `Due ${day}, before the brief allows it: ${limitText} at the earliest`;
    case 'after-said':
      return `Due ${day}, after the day that the brief names: ${limitText}`;
    case 'day-off':
      return `Due ${day}, ${name ? `which is blocked by ${name}` : 'a day off'}`;
  }
}

/** The fix as the label of a button; undefined without one. */
export function fixText({ fix }: PlanFinding, today: Day): string | undefined {
  if (!fix) return undefined;
  const { dueDate, estimatedHours, title, dependsOn } = fix.change;
  if (dueDate) return `Move to ${formatDayFrom(dueDate, today, 'short')}`;
  if (typeof estimatedHours === 'number') return `Estimate ${formatHours(estimatedHours)}`;
  if (title !== undefined) return 'Make it a first step';
  return dependsOn ? 'Remove the dependency' : undefined;
}
