import type { Effort } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import type { StatementOf } from '@daymark/domain/reading';
import type { Granularity } from '../shape.ts';

/** One sitting of a task: a part, several small parts together, or a share of a large one. */
export interface Piece {
  minutes: number;
  /** Numbers of its first and last part. */
  from: number;
  to: number;
  /** The number of the sitting within its parts, and how many there are. */
  sitting: number;
  sittings: number;
  /** Its day, if the brief states one. */
  on: Day | null;
  /** Whether it begins the next stretch of the pace: the day or week after that of the previous piece. */
  beginsStretch: boolean;
}

/** Limits for the length of a sitting, in minutes. */
export interface SittingLimits {
  /** The length of a usual working day of this plan. */
  day: number;
  /** The length of its longest day. */
  longestDay: number;
  /** A whole day of work. */
  workday: number;
  granularity: Granularity;
  /** The longest sitting of what is finer. */
  finerMinutes: number;
  /** The user asked to split this task further. */
  isFiner: boolean;
  /** The lengths of its sittings, where they are known; null otherwise. */
  lengths: readonly number[] | null;
  /** The most pieces. */
  most: number;
}

/** The default duration of a task or part. */
const GUESSED_MINUTES = 60;
/** With more parts than this, each is small: 120 labels do not take 120 hours. */
const MOST_GUESSED_PARTS = 16;
/** Shorter work is one sitting. */
export const NEVER_CUT_MINUTES = 120;
const LONGEST_SITTING_MINUTES = 240;
const LONGEST_JOINED_MINUTES = 480;
const LEAST_SITTING_MINUTES = 30;
/** With more parts than this, they are not done one by one: as many as fit a sitting are a piece. */
const MOST_SINGLE_PARTS = 20;
/** Shorter parts are combined into sittings of about an hour. */
const SMALL_PART_MINUTES = 30;
const SMALL_SITTING_MINUTES = 60;
/** Of very many parts, those that take longer stay single. */
const LONG_PART_MINUTES = 90;
/** Parts that are guessed to be shorter are done several in a sitting: six seats of 40 minutes are no six tasks. */
const SHORT_PART_MINUTES = 75;
/** A task with more pieces would be unreadable: its parts are combined and its sittings get longer. */
const MOST_PIECES = 200;
/** The limit for a pace, whose parts cannot be combined. */
const MOST_PACED_PIECES = 400;
/** Sittings are multiples of a quarter of an hour, or of five minutes if the day's length is. */
const GRAINS = [15, 5];
const FINEST_GRAIN = 1;
/** A guess is no more exact than this, in minutes. */
const GUESS_GRAIN = 5;

const minutesOf = ({ amount, unit }: Effort, workday: number): number =>
  unit === 'workdays' ? amount * workday : amount;

type Sized = Pick<StatementOf<'task'>, 'parts' | 'effort' | 'pace' | 'on' | 'windows'> & {
  /** There is a wait between its parts: each is done separately, however short it is. */
  isEach: boolean;
  /** Its sittings are on consecutive days, each as long as a day. */
  together?: true | undefined;
};

/** Minutes of one part. The default is per part, or per stretch if a pace says how many parts it has. */
function minutesEach({ effort, pace }: Sized, count: number, workday: number): number {
  if (effort) return minutesOf(effort, workday) / (effort.per === 'whole' ? count : 1);
  if (pace) return GUESSED_MINUTES / Math.min(pace.parts, count);
  return (GUESSED_MINUTES * Math.min(count, MOST_GUESSED_PARTS)) / count;
}

/** How many parts are combined: as the pace says, or as many small ones as make a sitting. */
function groupSize(
  { pace, on, windows, isEach, effort }: Sized,
  count: number,
  each: number,
  day: number,
): number {
  if (on.length > 0) return Math.ceil(count / on.length);
  if (windows.length > 0) return 1;
  if (pace) return Math.max(1, Math.min(count, Math.floor(pace.parts)));
  const isMany = count > MOST_SINGLE_PARTS;
  const isGuess = effort !== null && !effort.said;
  const single = isMany ? LONG_PART_MINUTES : isGuess ? SHORT_PART_MINUTES : SMALL_PART_MINUTES;
  if (each >= single || (isEach && !isMany)) return 1;
  const sitting = Math.min(each < SMALL_PART_MINUTES ? SMALL_SITTING_MINUTES : LONGEST_SITTING_MINUTES, day);
  const fitting = each >= SMALL_PART_MINUTES ? Math.floor : Math.round;
  const wanted = Math.min(count, Math.max(1, fitting(sitting / Math.max(1, each))));
  return Math.ceil(count / Math.ceil(count / wanted));
}

function longestSitting({ day, granularity, finerMinutes, isFiner }: SittingLimits, minutes: number): number {
  if (isFiner) return Math.min(day, NEVER_CUT_MINUTES, Math.max(LEAST_SITTING_MINUTES, minutes / 2));
  if (granularity === 'finer') return Math.min(day, finerMinutes);
  return Math.min(day, granularity === 'fewer' ? LONGEST_JOINED_MINUTES : LONGEST_SITTING_MINUTES);
}

/** The unit of sittings, so that the shortest is not too short and the longest not longer than a day. */
const grainOf = (minutes: number, count: number, day: number): number =>
  GRAINS.find(
    (grain) => day % grain === 0 && Math.floor(minutes / grain / count) * grain >= LEAST_SITTING_MINUTES,
  ) ?? FINEST_GRAIN;

const inGrains = (minutes: number): number => Math.round(minutes / GUESS_GRAIN) * GUESS_GRAIN;

/** Divides minutes into at most so many equal sittings; the first ones get the remainder. */
function sittingsOf(minutes: number, limits: SittingLimits, most: number): number[] {
  const { lengths } = limits;
  if (lengths && Math.abs(lengths.reduce((sum, one) => sum + one, 0) - minutes) < 1) return [...lengths];
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
 * Divides a task into sittings. Parts keep their order. A pace or a stated day comes first; else small parts are
 * combined, and longer work is divided equally. `first` is the number of the first remaining part.
 */
export function piecesOf(task: Sized, first: number, count: number, limits: SittingLimits): Piece[] {
  const each = minutesEach(task, Math.max(1, task.parts?.count ?? 1), limits.workday);
  const { pace, on, effort, together } = task;
  if (!task.parts && on.length > 1) return onEachDay(task, each, first);
  const isWholeDays = effort?.unit === 'workdays' && each >= limits.workday - 1e-9;
  const own = isWholeDays ? { ...limits, day: Math.max(limits.day, limits.workday) } : limits;
  const most = Math.min(limits.most, pace ? MOST_PACED_PIECES : MOST_PIECES);
  const size = Math.max(groupSize(task, count, each, limits.day), Math.ceil(count / most));
  const mostSittings = Math.max(1, Math.floor(most / Math.ceil(count / size)));
  const pieces: Piece[] = [];
  for (let done = 0, group = 0; done < count; done += size, group++) {
    const parts = Math.min(size, count - done);
    // An estimate is at least one sitting, or a day that is shorter.
    const least = Math.min(LEAST_SITTING_MINUTES, limits.longestDay);
    const minutes = effort?.said ? parts * each : Math.max(least, inGrains(parts * each));
    const isOneGo = on.length > 0 || pace?.per === 'day';
    const lengths = isOneGo
      ? [minutes]
      : together
        ? wholeDays(minutes, isWholeDays ? limits.workday : limits.day, mostSittings)
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

/** "Hang the show on Thursday and Friday, full days": a share on each of its days. */
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

/** Whole days, and the rest. */
function wholeDays(minutes: number, workday: number, most: number): number[] {
  const count = Math.max(1, Math.ceil(minutes / workday - 1e-9));
  const day = count > most ? minutes / most : workday;
  return Array.from({ length: Math.min(count, most) }, (_, at) => Math.min(day, minutes - at * day));
}
