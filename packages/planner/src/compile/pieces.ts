import type { Day } from '@daymark/domain/dates';
import type { Effort, StatementOf } from '@daymark/domain/reading';
import type { Granularity } from '../shape.ts';

/** One sitting of a task: a part of it, several small parts together, or a share of a large one. */
export interface Piece {
  minutes: number;
  /** Numbers of the first and the last part in it. */
  from: number;
  to: number;
  /** Which sitting of its parts it is, of how many. */
  sitting: number;
  sittings: number;
  /** The day it belongs to, where the brief says one. */
  on: Day | null;
  /** It begins another stretch of the pace: the day or week after that of the piece before. */
  beginsStretch: boolean;
}

/** What decides how long a sitting may be. All are minutes. */
export interface SittingLimits {
  /** What a usual working day of this plan holds. */
  day: number;
  /** What the longest of its days holds. */
  longestDay: number;
  /** A whole day of work. */
  workday: number;
  granularity: Granularity;
  /** The person asked to have just this task broken down further. */
  isFiner: boolean;
  /** No more pieces than this. */
  most: number;
}

/** A task or part takes so long where nobody says it. */
const GUESSED_MINUTES = 60;
/** More parts than this are small ones: 120 labels take no 120 hours. */
const MOST_GUESSED_PARTS = 8;
/** What takes no longer is one sitting. */
export const NEVER_CUT_MINUTES = 120;
const LONGEST_SITTING_MINUTES = 240;
const LONGEST_JOINED_MINUTES = 480;
const LEAST_SITTING_MINUTES = 30;
/** More parts than this are not done one by one for what lies between them. */
const MOST_SINGLE_PARTS = 20;
/** Parts that take less are done several at a time, until they make a sitting of about an hour. */
const SMALL_PART_MINUTES = 30;
const SMALL_SITTING_MINUTES = 60;
/** A task of more pieces than this cannot be read as a list: its parts go together, and its sittings are longer. */
const MOST_PIECES = 200;
/** A pace is kept for longer, since nothing may be put together there. */
const MOST_PACED_PIECES = 400;
/** Sittings are counted in quarters of an hour, or finer where the day itself is. */
const GRAINS = [15, 5];
const FINEST_GRAIN = 1;

const minutesOf = ({ amount, unit }: Effort, workday: number): number =>
  unit === 'workdays' ? amount * workday : amount;

type Sized = Pick<StatementOf<'task'>, 'parts' | 'effort' | 'pace' | 'on' | 'windows'> & {
  /** Something lies between its parts: each is done by itself, however short it is. */
  isEach: boolean;
};

/** Minutes of one part; what nobody says is guessed by the part, or by the stretch where a pace says how much that is. */
function minutesEach({ effort, pace }: Sized, count: number, workday: number): number {
  if (effort) return minutesOf(effort, workday) / (effort.per === 'whole' ? count : 1);
  if (pace) return GUESSED_MINUTES / Math.min(pace.parts, count);
  return (GUESSED_MINUTES * Math.min(count, MOST_GUESSED_PARTS)) / count;
}

/** How many parts go together: what the pace says, or as many as make a sitting where they are small. */
function groupSize({ pace, on, windows, isEach }: Sized, count: number, each: number, day: number): number {
  if (on.length > 0) return Math.ceil(count / on.length);
  if (windows.length > 0) return 1;
  if (pace) return Math.max(1, Math.min(count, Math.floor(pace.parts)));
  if (isEach && count <= MOST_SINGLE_PARTS) return 1;
  if (each >= SMALL_PART_MINUTES) return 1;
  const sitting = Math.min(SMALL_SITTING_MINUTES, day);
  const wanted = Math.min(count, Math.max(1, Math.round(sitting / Math.max(1, each))));
  return Math.ceil(count / Math.ceil(count / wanted));
}

function longestSitting({ day, granularity, isFiner }: SittingLimits, minutes: number): number {
  if (isFiner) return Math.min(day, NEVER_CUT_MINUTES, Math.max(LEAST_SITTING_MINUTES, minutes / 2));
  if (granularity === 'finer') return Math.min(day, NEVER_CUT_MINUTES);
  return Math.min(day, granularity === 'fewer' ? LONGEST_JOINED_MINUTES : LONGEST_SITTING_MINUTES);
}

/** What sittings are counted in, so that the shortest of them is still no crumb and the longest no more than a day. */
const grainOf = (minutes: number, count: number, day: number): number =>
  GRAINS.find(
    (grain) => day % grain === 0 && Math.floor(minutes / grain / count) * grain >= LEAST_SITTING_MINUTES,
  ) ?? FINEST_GRAIN;

/** At most so many equal sittings, which hold all the minutes; the first ones take what is left over. */
function sittingsOf(minutes: number, limits: SittingLimits, most: number): number[] {
  if (minutes <= NEVER_CUT_MINUTES && minutes <= limits.longestDay && !limits.isFiner) return [minutes];
  const longest = longestSitting(limits, minutes);
  const count = Math.min(most, Math.ceil(minutes / longest - 1e-9));
  if (count <= 1) return [minutes];
  const grain = grainOf(minutes, count, limits.day);
  const grains = Math.floor(minutes / grain + 1e-9);
  const [least, longer] = [Math.floor(grains / count), grains % count];
  return Array.from({ length: count }, (_, at) => {
    const rest = at === longer ? minutes - grains * grain : 0;
    return (least + (at < longer ? 1 : 0)) * grain + rest;
  });
}

/**
 * Cuts a task into sittings fit for people. Parts keep their order. A pace or a said day decides first; else small parts go
 * together, and what takes more than a sitting is cut into equal ones. `first` is the number of the first part that is left.
 */
export function piecesOf(task: Sized, first: number, count: number, limits: SittingLimits): Piece[] {
  const each = minutesEach(task, Math.max(1, task.parts?.count ?? 1), limits.workday);
  const { pace, on, effort } = task;
  if (!task.parts && on.length > 1) return onEachDay(task, each, first);
  const isWholeDays = effort?.unit === 'workdays' && each >= limits.workday - 1e-9;
  const own = isWholeDays ? { ...limits, day: Math.max(limits.day, limits.workday) } : limits;
  const most = Math.min(limits.most, pace ? MOST_PACED_PIECES : MOST_PIECES);
  const size = Math.max(groupSize(task, count, each, limits.day), Math.ceil(count / most));
  const mostSittings = Math.max(1, Math.floor(most / Math.ceil(count / size)));
  const pieces: Piece[] = [];
  for (let done = 0, group = 0; done < count; done += size, group++) {
    const parts = Math.min(size, count - done);
    // What is only estimated is no crumb.
    const minutes = effort?.said ? parts * each : Math.max(LEAST_SITTING_MINUTES, parts * each);
    const isOneGo = on.length > 0 || pace?.per === 'day';
    const lengths = isOneGo
      ? [minutes]
      : isWholeDays
        ? wholeDays(minutes, limits.workday, mostSittings)
        : sittingsOf(minutes, own, mostSittings);
    for (const [at, length] of lengths.entries())
      pieces.push({
        minutes: length,
        from: first + done,
        to: first + done + parts - 1,
        sitting: at + 1,
        sittings: lengths.length,
        on: on[group] ?? on.at(-1) ?? null,
        beginsStretch: pace !== null && group > 0 && at === 0,
      });
  }
  return pieces;
}

/** "Hang the show on Thursday and Friday, full days": a share of it on each of its days. */
function onEachDay({ on, effort }: Sized, minutes: number, first: number): Piece[] {
  const each = effort?.per === 'part' ? minutes : minutes / on.length;
  return on.map((day, at) => ({
    minutes: each,
    from: first,
    to: first,
    sitting: at + 1,
    sittings: on.length,
    on: day,
    beginsStretch: false,
  }));
}

/** Whole days as such, and what is left of one. */
function wholeDays(minutes: number, workday: number, most: number): number[] {
  const count = Math.max(1, Math.ceil(minutes / workday - 1e-9));
  const day = count > most ? minutes / most : workday;
  return Array.from({ length: Math.min(count, most) }, (_, at) => Math.min(day, minutes - at * day));
}
