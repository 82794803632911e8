import type { PlanRequest } from '../plan.ts';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';

/** A request as of 2026-11-20, with defaults for what a test does not need. */
export const requestFor = (change: Partial<PlanRequest> = {}): PlanRequest => ({
  name: 'A project',
  description: '',
  reading: { statements: [] },
  category: '',
  tags: [],
  priority: 'Medium',
  startDate: '2026-11-23',
  dueDate: '2026-12-18',
  today: '2026-11-20',
  milestones: [],
  calendar: DEFAULT_CALENDAR,
  locale: 'en-US',
  kept: [],
  ...change,
});
