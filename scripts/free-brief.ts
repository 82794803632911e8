import { isDay } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';
import type { PlanMilestone, PlanRequest } from '@daymark/planner/plan';
import { DEFAULT_CALENDAR } from '@daymark/planner/schedule/calendar';

export type MilestoneOfBrief = PlanMilestone;

interface Dates {
  startDate: string;
  dueDate: string;
}
interface ShortDates {
  start: string;
  due: string;
}
export type FreeBrief = { id: string; name: string; brief: string; today: string } & ShortDates;
export type GivenBrief = {
  name: string;
  today: string;
  locale?: string;
  /** An IANA name; its country has the public holidays. */
  timezone?: string;
  category?: string;
  tags?: string[];
  depth?: Depth;
  /** The kind of project, if the nearest is not meant. */
  kind?: string;
  corrections?: Statement[];
  milestones?: MilestoneOfBrief[];
} & ({ description: string } | { brief: string }) &
  (Dates | ShortDates);

/** The planner's request for a brief, for a user who works six hours a day from Monday to Friday. */
export function requestOf(given: GivenBrief): Omit<PlanRequest, 'reading'> {
  const { name, today, locale = 'en-GB' } = given;
  const startDate = 'startDate' in given ? given.startDate : given.start;
  const dueDate = 'dueDate' in given ? given.dueDate : given.due;
  for (const [field, day] of Object.entries({ today, startDate, dueDate }))
    if (!isDay(day ?? ''))
      throw new Error(`“${name}” needs ${field} as YYYY-MM-DD; it has ${day ?? 'none'}.`);
  return {
    ...{ name, today, locale, startDate, dueDate },
    description: 'description' in given ? given.description : given.brief,
    category: given.category ?? '',
    tags: given.tags ?? [],
    ...{ priority: 'Medium', milestones: given.milestones ?? [], kept: [] },
    calendar: DEFAULT_CALENDAR,
  };
}
