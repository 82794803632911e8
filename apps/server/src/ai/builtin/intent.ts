import { addDays, type Day } from '@daymark/domain/dates';
import { boundOf } from './period.ts';
import { hasMeaning, levelsIn, type Piece, type Said } from './read.ts';
import { ASKS, type Rule } from './requests.ts';
import { RULES } from './rules.ts';
import type { Meaning } from './vocabulary.ts';

/** "Every Friday" is not the next Friday. */
const isRecurring = ({ whens }: Said): boolean =>
  whens.some((one) => one.type === 'weekdays' && one.recurring);

/** Meanings of words that may surround any request. */
const AROUND = new Set<Meaning>(['fill', 'polite', 'aux']);

/** Words to the assistant, only before or after a request: "a good candle" is no praise. */
const AT_EDGES = new Set<Meaning>(['hello', 'thanks', 'praise']);

/** "Today or tomorrow" are days on end. */
const isBetweenDays = ({ meanings, start, end }: Piece, { whens }: Said): boolean =>
  meanings.has('or') && whens.some((one) => one.end <= start) && whens.some((one) => one.bare >= end);

function isAtEdge(piece: Piece, { pieces, names, whens }: Said): boolean {
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
const hasUntilName = ({ pieces, names, text }: Said): boolean =>
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
const isOver = (is: Rule['is'], said: Said): boolean =>
  said.isPast &&
  AHEAD.has(is) &&
  !(is === 'due' && said.whens.length > 0) &&
  !(is === 'dueOn' && hasMeaning(said, 'due', 'deadline'));

const RANGE = /\b(?:to|until|till|through|bis)\b|[-–—]/i;

const BETWEEN = /\b(?:between|zwischen)\s*(?:the |dem )?$/i;

/** Whether several days form one range: "Monday and Friday" does not include the days between. */
function areOnEnd({ whens, text }: Said): boolean {
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

const daysFit = ({ days: want, is, dayParts }: Rule, said: Said): boolean => {
  const days = said.whens.filter(({ type }) => type === 'days' || type === 'weekdays');
  if (!dayParts && days.some((one) => one.type === 'days' && one.part !== null)) return false;
  if (isAsk(is) && !areOnEnd(said)) return false;
  if (want === 'none') return days.length === 0;
  if (want === 'must') return days.length > 0;
  const isOver = (day: Day) => day <= said.moment.today;
  return want === 'any' || days.every((one) => one.type === 'days' && (isOver(one.from) || one.isWeekday));
};

function lengthsFit(want: Rule['lengths'], said: Said): boolean {
  const lengths = said.whens.filter(({ type }) => type === 'length' || type === 'rate');
  const [one] = lengths;
  if (want === 'bound') return boundOf(said) !== undefined && lengths.length === 1;
  if (want === 'bound?') return lengths.length === 0 || (lengths.length === 1 && boundOf(said) !== undefined);
  if (want === 'rate') return one?.type === 'rate' || isRecurring(said);
  if (!one || want === 'none') return want !== 'hours' && lengths.length === 0;
  if (lengths.length > 1 || one.type !== 'length') return false;
  return want === 'days?' ? one.days !== null : one.hours !== null;
}

const isShared = ({ things }: Said['names'][number]): boolean =>
  things.filter(({ kind }) => kind === 'task').length > 1;

const isPolite = ({ pieces }: Said): boolean => pieces.some(({ meanings }) => meanings.has('polite'));

function fits(rule: Rule, said: Said): boolean {
  const { is, needs, may, names, lengths, form, of } = rule;
  const [least, most] = names;
  if (said.names.length < least || said.names.length > most) return false;
  if (said.whens.some(({ type }) => type === 'time')) return false;
  if (isOver(is, said)) return false;
  // "What do I need to get done" is still to be done.
  if (is === 'done' && hasMeaning(said, 'modal')) return false;
  if (said.count !== undefined && !COUNTING.has(is)) return false;
  if (isAsk(is) && levelsIn(said).length > 1) return false;
  if (!RELATING.has(is) && hasUntilName(said)) return false;
  if (isAsk(is) && isRecurring(said) && (is !== 'due' || hasMeaning(said, 'hours'))) return false;
  const isProject = ({ things }: Said['names'][number]) =>
    things.length === 0 || things.some(({ kind }) => kind !== 'task');
  if (of === 'project' && !said.names.every(isProject)) return false;
  if (of === 'several' && !said.names.some(isShared)) return false;
  if (form === 'ask' && !said.isQuestion) return false;
  if (form === 'tell' && said.isQuestion && !isPolite(said)) return false;
  if (!daysFit(rule, said) || !lengthsFit(lengths, said)) return false;
  const around = isAsk(is) && is !== 'tell' ? AROUND_QUESTIONS : AROUND;
  const isAllowed = (piece: Piece): boolean =>
    isAtEdge(piece, said) ||
    isBetweenDays(piece, said) ||
    [...piece.meanings].some(
      (one) => around.has(one) || may.has(one) || needs.some((group) => group.includes(one)),
    );
  const isIn = (group: readonly Meaning[], { meanings }: Piece): boolean =>
    group.some((one) => meanings.has(one));
  return (
    said.pieces.every(isAllowed) && needs.every((group) => said.pieces.some((piece) => isIn(group, piece)))
  );
}

/** The request in a part of a message; undefined if no rule uses all its words. */
export const intentOf = (said: Said): Rule['is'] | undefined => RULES.find((one) => fits(one, said))?.is;
