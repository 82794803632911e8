import { t } from '@daymark/words/t';
import type { Day } from './dates.ts';
import { milestoneProblem } from './projects.ts';

interface NamedDay {
  name: string;
  dueDate: Day;
}

const NAMED = 3;

const nameOf = ({ name, dueDate }: NamedDay): string => `"${name}" (${dueDate})`;

/**
 * Why a project with these milestones cannot have these dates, and which of the two dates is wrong; null if all
 * milestones are within them.
 */
export function milestonesProblem(
  milestones: readonly NamedDay[],
  project: { startDate: Day; dueDate: Day },
): { path: 'startDate' | 'dueDate'; message: string } | null {
  const outside = milestones.filter(({ dueDate }) => milestoneProblem(dueDate, project) !== null);
  if (outside.length === 0) return null;
  const unnamed = outside.length - NAMED;
  const listed = outside.slice(0, NAMED).map(nameOf).join(', ');
  const names = unnamed > 0 ? t`${listed} and ${unnamed} more` : listed;
  const isLate = outside.some(({ dueDate }) => dueDate > project.dueDate);
  return {
    path: isLate ? 'dueDate' : 'startDate',
    message:
      outside.length === 1
        ? t`A milestone would lie outside of these dates: ${names}. Move or delete it first, or choose dates that hold it.`
        : t`Milestones would lie outside of these dates: ${names}. Move or delete them first, or choose dates that hold them.`,
  };
}
