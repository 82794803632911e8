import type { Day } from '@daymark/domain/dates';
import type { Reading } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';

/** What a Reading is broken down for. */
export interface BreakdownRequest {
  /** What the brief says, with the person's corrections. */
  reading: Reading;
  name: string;
  description: string;
  category: string;
  tags: readonly string[];
  /** BCP 47. */
  locale: string;
  depth: Depth;
  /** The id of the kind that the person chose, `none`, or null for the nearest. */
  kind: string | null;
  startDate: Day;
  dueDate: Day;
  /** Working minutes up to a day, that day included; without a day, up to the due date. */
  minutesUntil: (day?: Day) => number;
  /** Working days, and whole weeks of the project. */
  days: number;
  weeks: number;
  /** Working minutes of most of its working days. */
  dayMinutes: number;
}
