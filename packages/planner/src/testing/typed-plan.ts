import { brokenDown } from '../breakdown/broken-down.ts';
import { planProject } from '../plan.ts';
import { readBrief } from '../read/read.ts';
import { requestFor } from './requests.ts';

interface Typed {
  name: string;
  description: string;
  startDate: string;
  dueDate: string;
  locale?: string;
  hoursPerDay?: number;
}

/** The plan of a brief as it is typed, with the built-in planner. */
export function typedPlan({ name, description, startDate, dueDate, locale = 'en-GB', hoursPerDay }: Typed) {
  const days = { startDate, dueDate, today: startDate };
  const request = requestFor({ name, description, ...days, locale, reading: { statements: [] } });
  const calendar = { ...request.calendar, ...(hoursPerDay && { hoursPerDay }) };
  const asked = { ...request, calendar, reading: readBrief(request) };
  const { reading, breakdown } = brokenDown({ ...asked, depth: 'balanced', kind: null, corrections: [] });
  const plan = planProject({ ...asked, reading });
  const dayOf = (title: RegExp) => plan.tasks.find((task) => title.test(task.title))?.dueDate ?? null;
  const daysOf = (title: RegExp) =>
    plan.tasks.flatMap((task) => (title.test(task.title) ? (task.dueDate ?? []) : []));
  return { reading, breakdown, plan, dayOf, daysOf, titles: plan.tasks.map((task) => task.title) };
}
