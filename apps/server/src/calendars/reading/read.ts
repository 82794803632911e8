import { t } from '@daymark/words/t';
import type { Requester } from '../../http/fair-queue.ts';
import { ThreadGaveUp } from '../../http/thread.ts';
import { inCalendarThread } from '../thread.ts';
import { CalendarProblem } from './jcal.ts';
import type { Material, Reading } from './read-thread.ts';

/** Processor time. Expanding series has a lower limit of its own, after which the rest is still taken. */
const DEADLINE_MILLISECONDS = 5_000;
const FILE = new URL('./read-thread.ts', import.meta.url);

export type ReadCalendar = Exclude<Reading, { problem: string }>;

/**
 * Reads the busy times of a calendar and their stored form. Throws `CalendarProblem` with a message for the user, and
 * `overloaded` if too many calendars are being read.
 */
export async function readCalendar(material: Material, requester: Requester): Promise<ReadCalendar> {
  try {
    const work = { deadlineMilliseconds: DEADLINE_MILLISECONDS, requester };
    const reading = (await inCalendarThread(FILE, material, work)) as Reading;
    if ('problem' in reading) throw new CalendarProblem(reading.problem);
    return reading;
  } catch (error) {
    if (error instanceof ThreadGaveUp)
      throw new CalendarProblem(t`This calendar takes too long to read: it repeats too often`);
    throw error;
  }
}
