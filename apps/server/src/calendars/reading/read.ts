import { languageNow } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { Requester } from '../../http/fair-queue.ts';
import { ThreadGaveUp } from '../../http/thread.ts';
import { inThread } from '../thread.ts';
import { CalendarProblem } from './jcal.ts';
import type { Material, Reading } from './read-thread.ts';

/** Expanding has a limit of its own in processor time; a busy machine may take most of this one to begin at all. */
const DEADLINE_MILLISECONDS = 60_000;
const FILE = new URL('./read-thread.ts', import.meta.url);

export type ReadCalendar = Exclude<Reading, { problem: string }>;

/**
 * Reads the busy times of a calendar and their stored form. Throws `CalendarProblem` with a message for the user, and
 * `overloaded` if too many calendars are being read.
 */
export async function readCalendar(material: Material, requester: Requester): Promise<ReadCalendar> {
  try {
    const reading = (await inThread(
      FILE,
      { ...material, language: languageNow() },
      DEADLINE_MILLISECONDS,
      requester,
    )) as Reading;
    if ('problem' in reading) throw new CalendarProblem(reading.problem);
    return reading;
  } catch (error) {
    if (error instanceof ThreadGaveUp)
      throw new CalendarProblem(t`This calendar takes too long to read: it repeats too often`);
    throw error;
  }
}
