import type { ProposedAction } from '@daymark/contract/proposals';
import { addDays, type Day } from '@daymark/domain/dates';
import { HOURS_PER_DAY_MAX, HOURS_STEP } from '@daymark/domain/limits';
import { moveAll } from './moving.ts';
import { thingLine } from './named-things.ts';
import { type Doing, MOVES_MAX, offer, type Reply, say } from './offering.ts';
import { type AnswerContext, list } from './overview-answers.ts';
import { daysSaid, hoursSaid, type Period } from './period.ts';
import type { ParsedText } from './read.ts';

const PART =
  /\b(?:half|halbe[nrs]?|halbtags|mornings?|afternoons?|noon|midday|(?:vor|nach)?mittags?|\w+tag(?:vor|nach)mittags?)\b/iu;

const isEvening = (part: string): boolean => part === 'evening' || part === 'night';

/** Whether a message is about a part of a day: "this afternoon", "half a day", "halber Tag", "two hours". */
const isPartOfDay = (parsed: ParsedText): boolean =>
  PART.test(parsed.text) ||
  hoursSaid(parsed) !== undefined ||
  parsed.whens.some((one) => one.type === 'days' && one.part !== null && !isEvening(one.part));

interface Off {
  firstDay: Day;
  lastDay: Day;
  hoursOff: number | null;
}

/** The hours off of single days: those of the message, else half of each day. */
async function hoursOffOn(
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

const MINE_OFF_MAX_DAYS = 370;

/** What the server adds to a proposed absence. */
const NOTHING_KNOWN = { also: [], stamp: '' };

/** Proposes to be away, beside the work that is planned then. */
async function offerOff(context: AnswerContext, name: string, off: readonly Off[]): Promise<Reply> {
  const { words } = context;
  const [first] = off;
  if (!first) return say(words.alreadyOff);
  const to = off.at(-1)?.lastDay ?? first.lastDay;
  const { tasks } = await context.lookUp('work', `status:open from:${first.firstDay} to:${to}`);
  const lines = tasks
    .slice(0, MOVES_MAX)
    .map((task) => thingLine({ kind: 'task', id: task.id, name: task.title, task }, context));
  const planned = lines.length > 0 ? [`${words.plannedThen}\n${list(lines)}`] : [];
  const actions = off.map((one): ProposedAction => {
    return { kind: 'add-day-off', ...NOTHING_KNOWN, dayOff: { name, ...one } };
  });
  return offer(context, actions, ...planned);
}

export const takeOff =
  (name: 'sick' | 'holiday'): Doing =>
  async (context, parsed) => {
    const { words, today } = context;
    const days = parsed.whens.filter(({ type }) => type === 'days' || type === 'weekdays');
    if (days.some((one) => one.type === 'weekdays' && one.recurring)) return say(words.smallTalk.workTime);
    const periods = days.flatMap((one): Period[] =>
      one.type === 'days'
        ? [one]
        : one.type === 'weekdays'
          ? one.next.map((day) => ({ from: day, to: day }))
          : [],
    );
    const [begins = { from: today, to: today }, ...others] = periods;
    const asked = periods.length > 0 ? periods : [begins];
    if (isPartOfDay(parsed))
      return asked.some(({ from, to }) => from !== to)
        ? say(words.singleDays)
        : offerOff(context, words[name], await hoursOffOn(context, parsed, asked.slice(0, 5)));
    const isEndless =
      days.length === 1 &&
      daysSaid(parsed) === undefined &&
      days[0]?.type === 'days' &&
      days[0].from === days[0].to &&
      startsOpen(parsed, days[0].bare);
    if (isEndless) return say(words.untilWhen);
    const until =
      days[0]?.type === 'days' &&
      /\b(?:until|till|bis)(?: zum)?\s*$/i.test(parsed.text.slice(0, days[0].bare));
    const length = daysSaid(parsed) ?? 1;
    const isCounted = others.length === 0 && begins.from === begins.to;
    const wanted = isCounted ? [{ from: begins.from, to: addDays(begins.from, length - 1) }] : asked;
    const off = wanted.slice(0, 5).flatMap(({ from, to }): Off[] => {
      const first = until ? today : from;
      return to < today || addDays(first, MINE_OFF_MAX_DAYS) < to
        ? []
        : [{ firstDay: first, lastDay: to, hoursOff: null }];
    });
    const offered = await offerOff(context, words[name], off);
    return name === 'sick' ? withMoves(context, offered, off) : offered;
  };

/** Who is ill does nothing then: work that was dated by hand and habits go to the next days with room for them too. */
async function withMoves(context: AnswerContext, offered: Reply, off: readonly Off[]): Promise<Reply> {
  const [first, last] = [off[0], off.at(-1)];
  if (!first || !last) return offered;
  const { tasks } = await context.lookUp('work', `status:open from:${first.firstDay} to:${last.lastDay}`);
  const dated = tasks.filter(({ dueDate }) => dueDate !== null);
  const moved = await moveAll(context, dated, undefined, last.lastDay);
  return moved.actions.length === 0
    ? offered
    : { text: moved.text, actions: [...offered.actions, ...moved.actions] };
}

const startsOpen = ({ text }: ParsedText, bare: number): boolean =>
  /\b(?:from|starting|ab|seit)\s*(?:dem )?$/i.test(text.slice(0, bare));
