import { addDays, type Day } from '@daymark/domain/dates';
import type { Thing } from './names.ts';
import { hasMeaning, type ParsedText } from './read.ts';

/** "Every Friday" is not the next Friday. */
export const isRecurring = ({ whens }: ParsedText): boolean =>
  whens.some((one) => one.type === 'weekdays' && one.recurring);

const followOn = (days: readonly Day[]): boolean =>
  days.toSorted().every((day, at, all) => at === 0 || day === addDays(all[at - 1] ?? day, 1));

const RANGE = /(?<!\p{L})(?:to|until|till|through|bis|au|à|jusqu['’]?\p{L}*|al|a|hasta)(?!\p{L})|[-–—]/iu;
const BETWEEN = /\b(?:between|zwischen|entre)\s*(?:the |dem |le |el )?$/i;
const EITHER = /^\s*,?\s*(?:or|oder|ou|o)\s*$/i;

/** Whether several days form one range: "Monday and Friday" does not include the days between. */
export function areOnEnd({ whens, text }: ParsedText): boolean {
  const days = whens.filter((one) => one.type === 'days');
  const isApart = whens.some(
    (one) =>
      one.type === 'weekdays' &&
      !one.recurring &&
      !followOn(one.next) &&
      !BETWEEN.test(text.slice(0, one.bare)),
  );
  if (isApart) return false;
  return days.every((one, at) => {
    const before = days[at - 1];
    if (before === undefined || one.from <= addDays(before.to, 1)) return true;
    const between = text.slice(before.end, one.bare);
    return RANGE.test(between) || EITHER.test(between) || BETWEEN.test(text.slice(0, before.bare));
  });
}

/** Requests that are answered with what is still to come. */
const AHEAD = new Set('due dueOn free fits next busy deadlines milestones behind'.split(' '));

/** "What was due on Monday" asks of a day and "when was it due" of a date; else what has been is not to come. */
export const isOver = (is: string, parsed: ParsedText): boolean =>
  parsed.isPast &&
  AHEAD.has(is) &&
  !(is === 'due' && parsed.whens.length > 0) &&
  !(is === 'dueOn' && hasMeaning(parsed, 'due', 'deadline'));

/** The day of a thing: of a project the one that it ends on. */
export const dayOf = (thing: Thing): string | null => {
  if (thing.kind === 'task') return thing.task.dueDate;
  return thing.kind === 'project' ? thing.project.dueDate : thing.dueDate;
};

const BEFORE_NAME =
  /(?<!\p{L})(?:before|until|till|by|after|vor|bis|nach|avant|après|jusqu['’]à|antes de|después de|hasta)\s+(?:the |der |dem |die |das |zum |zur |le |la |el )?$/iu;

/** "Before the launch": the day of a thing in the place of its name; undefined if none is named so. */
export function withNamedDays(parsed: ParsedText): ParsedText | undefined {
  const at = parsed.names.findIndex(({ start }) => BEFORE_NAME.test(parsed.text.slice(0, start)));
  const name = parsed.names[at];
  const [thing, ...others] = name?.things ?? [];
  const day = thing && dayOf(thing);
  if (!name || others.length > 0 || !day) return undefined;
  const { start, end } = name;
  const days = {
    ...{ type: 'days' as const, start, bare: start, end, from: day, to: day },
    ...{ cue: null, part: null, isWeekday: false },
  };
  return { ...parsed, names: parsed.names.toSpliced(at, 1), whens: [...parsed.whens, days] };
}
