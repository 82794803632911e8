import { daysBetween } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';
import type { ProjectKind } from '../library/entries.ts';
import { asWritten } from './as-written.ts';
import { inLessTime, inWholeDays } from './guesses.ts';
import { leftOutOf } from './leave-out.ts';
import { type Fine, LEAST_TASKS, LEVELS, LONG_LINE_MINUTES, TASKS_A_DAY } from './levels.ts';
import { linesIn } from './lines.ts';
import { isArranged, isEstimated } from './own-plan.ts';
import { practiceMinutes } from './practice.ts';
import { type Prepared, prepared } from './prepare.ts';
import type { BreakdownRequest } from './request.ts';
import { seasonsOfLines } from './seasons.ts';
import { type Amount, amountOf } from './size.ts';
import { untangled } from './untangle.ts';
import { type Whole, withKind } from './with-kind.ts';
import { withLines } from './with-lines.ts';

interface Named {
  id: string;
  name: string;
}

export interface Breakdown {
  /** The lines with their steps, and what the kind of project takes beside them. */
  reading: Reading;
  /** The kind that it was planned as; null if the library has none near enough. */
  kind: Named | null;
  isSure: boolean;
  /** The next likely kinds. */
  others: Named[];
  /** The most likely time is too long for the days there are, or for those before a day that is named: `extra` steps are left out, or low estimates taken. */
  savings: 'none' | 'extras' | 'low';
}

/** The share of the time that may be needed, and the share below which there is much time. */
const TIGHT = 0.9;
const AMPLE = 0.4;
/** The least share of the low estimates that is planned. */
const LEAST_SHARE = 0.7;

/** The shares of the usual days of practice that are tried where time is short. */
const LESS_PRACTICE = [0.8, 0.6, 0.4];

/** The multiples of it that are tried where the person has said how much time there is, and the share of that time which is left. */
const MORE_PRACTICE = [1.5, 2, 3, 4, 6];
const SAID_TIME = 0.85;
/** What is learned is practised in all the time that there is for it; who trains needs days of rest. */
const LEARNED = new Set(['learning', 'study']);

const NOTHING: ReadonlySet<number> = new Set();

/** Whether the brief says how much time there is: "30 minutes a day". */
const saysTime = (one: Statement): boolean => one.kind === 'availability' && one.minutes !== null;

function madeOf(whole: Whole): Reading {
  const { request, chosen, fine, isModels } = whole;
  const { reading, depth } = request;
  const { library, kind } = chosen;
  if (depth !== 'as-written' && kind && !whole.hasOwnSteps)
    return { ...reading, statements: withKind(kind, whole) };
  const isCollapsed = depth === 'as-written' && isModels;
  const statements = isCollapsed ? asWritten(reading.statements) : reading.statements;
  const lines = isCollapsed ? linesIn(statements, library, kind) : whole.lines;
  const isGiven = isModels || isEstimated(lines) || isArranged(statements, lines, library.language);
  const isWhole = depth === 'balanced' && isGiven;
  const seasons = seasonsOfLines(lines, new Map(), request);
  const { outOfSeason } = untangled(
    { steps: [], after: new Map() },
    { ...request, own: null, statements, seasons },
  );
  const asSaid = {
    lines,
    fine: isWhole ? { ...fine, dividedFrom: Math.max(fine.dividedFrom, LONG_LINE_MINUTES) } : fine,
    language: library.language,
    isSure: false,
    isAsWritten: depth === 'as-written',
    time: request,
    outOfSeason,
  };
  return { ...reading, statements: withLines(statements, asSaid) };
}

/**
 * What a brief takes: each line with the steps of its deliverable, and beside the lines the steps of its kind of project that
 * no line covers. The one place that decides which steps there are. Pure. `known` is what was looked up for the same brief at
 * another depth.
 */
export function breakDown(given: BreakdownRequest, known: Prepared = prepared(given)): Breakdown {
  const request = { ...given, reading: { ...given.reading, statements: [...known.statements] } };
  const { depth, weeks, days, dayMinutes, minutesUntil } = request;
  const { chosen } = known;
  const available = minutesUntil();
  const most = Math.max(LEAST_TASKS, days * TASKS_A_DAY[depth]);
  const neededWith = (fine: Fine, share: number) => {
    const made = madeOf({ ...known, request, fine });
    const statements = inWholeDays(inLessTime(made.statements, share), {
      dayMinutes,
      practiceMinutes: practiceMinutes(made, { weeks, days }),
    });
    const reading = { ...made, statements };
    return { reading, ...amountOf(reading, weeks) };
  };
  const span = daysBetween(request.startDate, request.dueDate) + 1;
  const tooMany = ({ minutes, minutesBy }: Amount, share: number): number =>
    Math.max(
      minutes - available * share,
      ...minutesBy.flatMap(([day, due]) => (minutesUntil(day) > 0 ? due - minutesUntil(day) * share : [])),
    );
  const isTooMuch = (amount: Amount): boolean => tooMany(amount, TIGHT) > 0;
  // What waits for one another takes its time, however little there is to do.
  const isTooLong = ({ chainDays }: Amount): boolean => chainDays(span / Math.max(1, available)) > span;
  /** The finest level with no more tasks than there is time for. */
  const fittingWith = (
    asked: Pick<Fine, 'estimate' | 'withExtras'> &
      Partial<Pick<Fine, 'leftOut' | 'practice' | 'practiceDays'>>,
    share = 1,
  ) => {
    const ofDay = dayMinutes > 0 ? { dayMinutes } : {};
    const fine = { leftOut: NOTHING, practice: 1, ...ofDay, ...asked };
    const levels = LEVELS[depth].map((level) => ({ ...fine, ...level }));
    const [finest = { ...fine, dividedFrom: 0, longestMinutes: 0 }, ...coarser] = levels;
    let made = neededWith(finest, share);
    for (const level of coarser) {
      const isAmple = depth !== 'balanced' || level !== coarser[0] || made.minutes < available * AMPLE;
      if (made.tasks <= most && isAmple) break;
      made = neededWith(level, share);
    }
    return made;
  };
  let savings: Breakdown['savings'] = 'none';
  let asked: Parameters<typeof fittingWith>[0] = { estimate: 'usual', withExtras: true };
  let made = fittingWith(asked);
  const tryWith = (other: Partial<typeof asked>) => {
    asked = { ...asked, ...other };
    made = fittingWith(asked);
  };
  const isLearned = LEARNED.has(chosen.kind?.domain ?? '');
  const practises = () => practiceMinutes(made.reading, { weeks, days }) > 0;
  if (isTooMuch(made)) {
    savings = 'extras';
    tryWith({ withExtras: false });
  }
  // What is learned by practising is prepared in less time before it is practised less.
  if (isTooMuch(made) && isLearned && practises()) tryWith({ estimate: 'low' });
  // Who has little time practises on fewer days, so that there is room for the rest.
  for (const practice of LESS_PRACTICE) if (isTooMuch(made) && practises()) tryWith({ practice });
  const mayMore = isLearned && asked.practice === undefined && known.statements.some(saysTime);
  for (const practice of mayMore && practises() ? MORE_PRACTICE : []) {
    const practiceDays = Math.max(1, Math.round(days / weeks));
    const more = fittingWith({ ...asked, practice, practiceDays });
    if (more.minutes > available * SAID_TIME || isTooMuch(more) || more.minutes <= made.minutes) break;
    made = more;
  }
  if (isTooMuch(made) || isTooLong(made)) {
    tryWith({ estimate: 'low', withExtras: savings === 'none' });
    savings = 'low';
    // What takes longer than all the time there is can only be done in less time than usual.
    const share = (available * TIGHT) / Math.max(1, made.minutes);
    const least = Math.max(LEAST_SHARE, Math.min(1, share));
    if (share < 1) made = fittingWith(asked, least);
    const leftOut = chosen.kind ? leftOutOf(chosen.kind, made.reading, tooMany(made, TIGHT)) : NOTHING;
    if (leftOut.size > 0) made = fittingWith({ ...asked, leftOut }, least);
  }
  const named = ({ id, name: called }: ProjectKind): Named => ({ id, name: called });
  return {
    reading: made.reading,
    kind: chosen.kind && named(chosen.kind),
    isSure: chosen.isSure,
    others: chosen.others.map(named),
    savings,
  };
}
