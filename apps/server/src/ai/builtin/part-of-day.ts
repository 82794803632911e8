import type { Day } from '@daymark/domain/dates';
import { HOURS_PER_DAY_MAX, HOURS_STEP } from '@daymark/domain/limits';
import type { AnswerContext } from './overview-answers.ts';
import { hoursSaid, type Period } from './period.ts';
import type { ParsedText } from './read.ts';

const PART =
  /\b(?:half|halbe[nrs]?|halbtags|mornings?|afternoons?|noon|midday|(?:vor|nach)?mittags?|\w+tag(?:vor|nach)mittags?)\b/iu;

const isEvening = (part: string): boolean => part === 'evening' || part === 'night';

/** Whether a message is about a part of a day: "this afternoon", "half a day", "halber Tag", "two hours". */
export const isPartOfDay = (parsed: ParsedText): boolean =>
  PART.test(parsed.text) ||
  hoursSaid(parsed) !== undefined ||
  parsed.whens.some((one) => one.type === 'days' && one.part !== null && !isEvening(one.part));

export interface Off {
  firstDay: Day;
  lastDay: Day;
  hoursOff: number | null;
}

/** The hours off of single days: those of the message, else half of each day. */
export async function hoursOffOn(
  { lookUp, today }: AnswerContext,
  parsed: ParsedText,
  periods: readonly Period[],
): Promise<Off[]> {
  const off: Off[] = [];
  for (const { from: day } of periods.filter(({ from }) => from >= today)) {
    const hours = hoursSaid(parsed) ?? (await lookUp('today', day)).load.halfHours;
    const hoursOff = Math.min(HOURS_PER_DAY_MAX, Math.round(hours / HOURS_STEP) * HOURS_STEP);
    if (hoursOff > 0) off.push({ firstDay: day, lastDay: day, hoursOff });
  }
  return off;
}
