import { addDays, type Day } from '@daymark/domain/dates';
import { boundOf } from './period.ts';
import { hasMeaning, levelsIn, type ParsedText, type Piece } from './read.ts';
import { ASKS, type Rule } from './requests.ts';
import { RULES } from './rules.ts';
import type { Meaning } from './vocabulary.ts';

/** "Every Friday" is not the next Friday. */
export const isRecurring = ({ whens }: ParsedText): boolean =>
  whens.some((one) => one.type === 'weekdays' && one.recurring);

/** Meanings of words that may surround any request. */
const AROUND = new Set<Meaning>(['fill', 'polite', 'aux']);

/** Words to the assistant, only before or after a request: "a good candle" is no praise. */
const AT_EDGES = new Set<Meaning>(['hello', 'thanks', 'praise']);

/** "Today or tomorrow" are days on end. */
const isBetweenDays = ({ meanings, start, end }: Piece, { whens }: ParsedText): boolean =>
  meanings.has('or') && whens.some((one) => one.end <= start) && whens.some((one) => one.bare >= end);

function isAtEdge(piece: Piece, { pieces, names, whens }: ParsedText): boolean {
  if (![...piece.meanings].some((one) => AT_EDGES.has(one))) return false;
  const isTalk = ({ meanings }: Piece) => [...meanings].some((one) => AT_EDGES.has(one) || one === 'polite');
  const others = [...pieces.filter((one) => !isTalk(one)), ...names, ...whens];
  return others.every(({ end }) => end <= piece.start) || others.every(({ start }) => start >= piece.end);
}

/** A question may have a modal verb. A statement with one says nothing about the present state. */
const AROUND_QUESTIONS = new Set<Meaning>([...AROUND, 'modal']);

const isAsk = (is: Rule['is']): boolean => (ASKS as readonly string[]).includes(is);

const followOn = (days: readonly Day[]): boolean =>
  days.toSorted().every((day, at, all) => at === 0 || day === addDays(all[at - 1] ?? day, 1));

/** Requests about what comes before or after a thing. */
const RELATING = new Set<Rule['is']>(['order', 'dueOn', 'milestones', 'waitFor', 'waits', 'answered']);

/** "Before the launch": a period for which there is no name. */
export const hasUntilName = ({ pieces, names, text }: ParsedText): boolean =>
  pieces.some(
    ({ meanings, end }) =>
      meanings.has('until') &&
      !meanings.has('fill') &&
      names.some(
        ({ start }) => start >= end && /^\s*(?:the|my|der|dem|die|das)?\s*$/i.test(text.slice(end, start)),
      ),
  );

/** Requests that answer with as many as are asked for. */
const COUNTING = new Set<Rule['is']>(['due', 'overdue', 'done']);

/** Requests that are answered with what is still to come. */
const AHEAD = new Set<Rule['is']>([
  ...(['due', 'dueOn', 'free', 'fits', 'next', 'busy', 'deadlines', 'milestones', 'behind'] as const),
]);

/** "What was due on Monday" asks of a day and "when was it due" of a date; else what has been is not to come. */
export const isOver = (is: Rule['is'], parsed: ParsedText): boolean =>
  parsed.isPast &&
  AHEAD.has(is) &&
  !(is === 'due' && parsed.whens.length > 0) &&
  !(is === 'dueOn' && hasMeaning(parsed, 'due', 'deadline'));

const RANGE = /\b(?:to|until|till|through|bis)\b|[-–—]/i;

const BETWEEN = /\b(?:between|zwischen)\s*(?:the |dem )?$/i;

/** Whether several days form one range: "Monday and Friday" does not include the days between. */
export function areOnEnd({ whens, text }: ParsedText): boolean {
  const days = whens.filter((one) => one.type === 'days');
  const apart = whens.some(
    (one) =>
      one.type === 'weekdays' &&
      !one.recurring &&
      !followOn(one.next) &&
      !BETWEEN.test(text.slice(0, one.bare)),
  );
  if (apart) return false;
  return days.every((one, at) => {
    const before = days[at - 1];
    if (before === undefined || one.from <= addDays(before.to, 1)) return true;
    const between = text.slice(before.end, one.bare);
    return RANGE.test(between) || BETWEEN.test(text.slice(0, before.bare));
  });
}

const daysFit = ({ days: want, is, dayParts }: Rule, parsed: ParsedText): boolean => {
  const days = parsed.whens.filter(({ type }) => type === 'days' || type === 'weekdays');
  if (!dayParts && days.some((one) => one.type === 'days' && one.part !== null)) return false;
  if (isAsk(is) && !areOnEnd(parsed)) return false;
  if (want === 'none') return days.length === 0;
  if (want === 'must') return days.length > 0;
  const isOver = (day: Day) => day <= parsed.moment.today;
  return want === 'any' || days.every((one) => one.type === 'days' && (isOver(one.from) || one.isWeekday));
};

function lengthsFit(want: Rule['lengths'], parsed: ParsedText): boolean {
  const lengths = parsed.whens.filter(({ type }) => type === 'length' || type === 'rate');
  const [one] = lengths;
  if (want === 'bound') return boundOf(parsed) !== undefined && lengths.length === 1;
  if (want === 'bound?')
    return lengths.length === 0 || (lengths.length === 1 && boundOf(parsed) !== undefined);
  if (want === 'rate') return one?.type === 'rate' || isRecurring(parsed);
  if (!one || want === 'none') return want !== 'hours' && lengths.length === 0;
  if (lengths.length > 1 || one.type !== 'length') return false;
  const [isDays, isHours] = [one.days !== null, one.hours !== null];
  if (want === 'days?') return isDays;
  return isHours || (want === 'time?' && isDays);
}

const isShared = ({ things }: ParsedText['names'][number]): boolean =>
  things.filter(({ kind }) => kind === 'task').length > 1;

const isPolite = ({ pieces }: ParsedText): boolean => pieces.some(({ meanings }) => meanings.has('polite'));

function fits(rule: Rule, parsed: ParsedText): boolean {
  const { is, needs, may, names, lengths, form, of } = rule;
  const [least, most] = names;
  if (parsed.names.length < least || parsed.names.length > most) return false;
  if (parsed.whens.some(({ type }) => type === 'time')) return false;
  if (isOver(is, parsed)) return false;
  // "What do I need to get done" is still to be done.
  if (is === 'done' && hasMeaning(parsed, 'modal')) return false;
  if (parsed.count !== undefined && !COUNTING.has(is)) return false;
  if (isAsk(is) && levelsIn(parsed).length > 1) return false;
  if (!RELATING.has(is) && hasUntilName(parsed)) return false;
  if (isAsk(is) && isRecurring(parsed) && (is !== 'due' || hasMeaning(parsed, 'hours'))) return false;
  const isProject = ({ things }: ParsedText['names'][number]) =>
    things.length === 0 || things.some(({ kind }) => kind !== 'task');
  if (of === 'project' && !parsed.names.every(isProject)) return false;
  if (of === 'several' && !parsed.names.some(isShared)) return false;
  if (form === 'ask' && !parsed.isQuestion) return false;
  if (form === 'tell' && parsed.isQuestion && !isPolite(parsed)) return false;
  if (!daysFit(rule, parsed) || !lengthsFit(lengths, parsed)) return false;
  const around = isAsk(is) && is !== 'tell' ? AROUND_QUESTIONS : AROUND;
  const isAllowed = (piece: Piece): boolean =>
    isAtEdge(piece, parsed) ||
    isBetweenDays(piece, parsed) ||
    [...piece.meanings].some(
      (one) => around.has(one) || may.has(one) || needs.some((group) => group.includes(one)),
    );
  const isIn = (group: readonly Meaning[], { meanings }: Piece): boolean =>
    group.some((one) => meanings.has(one));
  return (
    parsed.pieces.every(isAllowed) &&
    needs.every((group) => parsed.pieces.some((piece) => isIn(group, piece)))
  );
}

/** The request in a part of a message; undefined if no rule uses all its words. */
export const intentOf = (parsed: ParsedText): Rule['is'] | undefined =>
  RULES.find((one) => fits(one, parsed))?.is;
