import type { ProposedAction } from '@daymark/contract/proposals';
import { addDays, type Day } from '@daymark/domain/dates';
import { hoursLeft, sumHours } from '@daymark/domain/load';
import type { TaskFact } from '../facts.ts';
import { MOVES_MAX, offer, type Reply, say } from './offering.ts';
import type { AnswerContext } from './overview-answers.ts';
import type { ParsedText } from './read.ts';

const PART =
  /\b(?:half|halbe[nrs]?|halbtags|mornings?|afternoons?|noon|midday|(?:vor|nach)?mittags?|\w+tag(?:vor|nach)mittags?)\b/iu;

/** Whether a message is about a part of a day: "this afternoon", "half a day", "halber Tag". */
export const isPartOfDay = ({ text }: ParsedText): boolean => PART.test(text);

/** How far ahead a day with room is looked for. */
const DAYS_AHEAD = 28;

/** The smallest task that is long enough; if there is none, the longest ones until it is enough. */
export function fewestToMove(tasks: readonly TaskFact[], hours: number): TaskFact[] {
  // Of equally long ones the last of the day, which nothing else on it waits for.
  const byHours = tasks
    .filter((one) => hoursLeft(one) > 0)
    .toReversed()
    .toSorted((a, b) => hoursLeft(a) - hoursLeft(b));
  const one = byHours.find((task) => hoursLeft(task) >= hours);
  if (one) return [one];
  const moved: TaskFact[] = [];
  for (const task of byHours.toReversed()) if (sumHours(moved.map(hoursLeft)) < hours) moved.push(task);
  return moved;
}

/** Proposes to move what no longer fits into half of a day. Only whole days off are stored. */
export async function freeHalfOf(context: AnswerContext, day: Day): Promise<Reply> {
  const { lookUp, words } = context;
  const { tasks, load } = await lookUp('today', day);
  const tooMuch = sumHours([load.plannedHours, -load.workingHours / 2]);
  const moved = tooMuch > 0 ? fewestToMove(tasks, tooMuch).slice(0, MOVES_MAX) : [];
  if (moved.length === 0) return say(words.fitsIntoHalf);
  const { days } = await lookUp('free-time', `${addDays(day, 1)} ${addDays(day, DAYS_AHEAD)}`);
  const free = new Map(days.filter(({ isOff }) => !isOff).map(({ date, freeHours }) => [date, freeHours]));
  const actions = moved.flatMap((task): ProposedAction[] => {
    const hours = hoursLeft(task);
    const dueDate = [...free.keys()].find((date) => (free.get(date) ?? 0) >= hours);
    if (dueDate === undefined) return [];
    free.set(dueDate, sumHours([free.get(dueDate), -hours]));
    return [{ kind: 'change-subtask', subtaskId: task.id, change: { dueDate } }];
  });
  return actions.length > 0 ? offer(context, actions, words.halfADay) : say(words.wholeDays);
}
