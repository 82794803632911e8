import type { Day } from '@daymark/domain/dates';
import { sql } from 'kysely';

/** Whether the subtask `s` is overdue, as `isOverdue` of the domain says. */
export const isOverdueOn = (today: Day) =>
  sql<boolean>`(s.status <> 'Completed' and s.due_date < ${today}::date and not s.repeat)`;

/** Whether the subtask `s` is a missed day of a habit, as `isMissed` of the domain says. */
export const isMissedOn = (today: Day) =>
  sql<boolean>`(s.status <> 'Completed' and s.due_date < ${today}::date and s.repeat)`;
