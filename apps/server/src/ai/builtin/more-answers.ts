import { addDays, weekdayOf } from '@daymark/domain/dates';
import { describeFreeTime, describeWeek } from './day-answers.ts';
import { type Doing, say } from './offering.ts';
import { type AnswerContext, paragraphs } from './overview-answers.ts';
import { hoursSaid, periodOf } from './period.ts';
import { fits, plansOf } from './plan-answers.ts';
import type { ParsedText } from './read.ts';
import { amount } from './work-answers.ts';

const SUNDAY = 7;

/** How long a thing takes, and of a project when that is done. */
export async function howLong(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const isProject = parsed.names.some(({ things }) => things.some(({ kind }) => kind === 'project'));
  if (parsed.names.length === 0) return context.words.nothingNamed;
  return paragraphs(await amount(context, parsed), isProject && (await fits(context, parsed)));
}

/** When a project is done as planned; of a task its day. */
export const whenDone = (
  context: AnswerContext,
  parsed: ParsedText,
  dueOn: (context: AnswerContext, parsed: ParsedText) => Promise<string>,
): Promise<string> => {
  const isTask = parsed.names.some(({ things }) => things.some(({ kind }) => kind !== 'project'));
  return isTask ? dueOn(context, parsed) : fits(context, parsed);
};

/** The time for another project in the days that are asked of, and where that is tried. */
export async function takeOn(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { words, today } = context;
  const period = periodOf(parsed);
  const from = period && period.from < today ? today : period?.from;
  const asked = period && from ? { from, to: period.to } : undefined;
  return paragraphs(await describeFreeTime(context, asked, hoursSaid(parsed)), words.smallTalk.takeOn);
}

/** The week that is to be planned, with a replan if work of it has to move. On a Sunday it is the coming one. */
export const planWeek: Doing = async (context, parsed) => {
  const { words, today } = context;
  const period = periodOf(parsed);
  const isOver = weekdayOf(today) === SUNDAY;
  const day = period && period.from > today ? period.from : isOver ? addDays(today, 1) : today;
  const week = await describeWeek(context, day);
  const plans = await plansOf(context, { ...parsed, names: [] });
  const isToMove = plans.some(({ wouldMove }) => wouldMove > 0);
  return isToMove
    ? {
        text: paragraphs(week, words.replan),
        actions: [{ kind: 'replan', projectId: null, wayOut: null, stamp: '' }],
      }
    : say(week);
};
