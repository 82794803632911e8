import type { Reading } from '@daymark/domain/reading';
import type { ProjectKind } from '../library/entries.ts';
import { asWritten } from './as-written.ts';
import { type Fine, LEAST_TASKS, LEVELS, NEVER, TASKS_A_DAY } from './levels.ts';
import { linesIn } from './lines.ts';
import { isArranged } from './own-plan.ts';
import { type Prepared, prepared } from './prepare.ts';
import type { BreakdownRequest } from './request.ts';
import { type Amount, amountOf } from './size.ts';
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

function madeOf(whole: Whole): Reading {
  const { request, chosen, fine, isModels } = whole;
  const { reading, depth } = request;
  const { library, kind } = chosen;
  if (depth !== 'as-written' && kind && !whole.hasOwnSteps)
    return { ...reading, statements: withKind(kind, whole) };
  const isCollapsed = depth === 'as-written' && isModels;
  const statements = isCollapsed ? asWritten(reading.statements) : reading.statements;
  const lines = isCollapsed ? linesIn(statements, library, kind) : whole.lines;
  const isWhole = depth === 'balanced' && (isModels || isArranged(statements, lines, library.language));
  const asSaid = {
    lines,
    fine: isWhole ? { ...fine, dividedFrom: NEVER } : fine,
    language: library.language,
    isSure: false,
  };
  return { ...reading, statements: withLines(statements, asSaid) };
}

/**
 * What a brief takes: each line with the steps of its deliverable, and beside the lines the steps of its kind of project that
 * no line covers. The one place that decides which steps there are. Pure. `known` is what was looked up for the same brief at
 * another depth.
 */
export function breakDown(request: BreakdownRequest, known: Prepared = prepared(request)): Breakdown {
  const { depth, weeks, days, minutesUntil } = request;
  const { chosen } = known;
  const available = minutesUntil();
  const most = Math.max(LEAST_TASKS, days * TASKS_A_DAY[depth]);
  const neededWith = (fine: Fine) => {
    const reading = madeOf({ ...known, request, fine });
    return { reading, ...amountOf(reading, weeks) };
  };
  const isTight = ({ minutes, minutesBy }: Amount): boolean =>
    minutes > available * TIGHT ||
    minutesBy.some(([day, due]) => minutesUntil(day) > 0 && due > minutesUntil(day) * TIGHT);
  /** The finest level with no more tasks than there is time for. */
  const fittingWith = (fine: Pick<Fine, 'estimate' | 'withExtras'>) => {
    const levels = LEVELS[depth].map((level) => ({ ...fine, ...level }));
    const [finest = { ...fine, dividedFrom: 0, longestMinutes: 0 }, ...coarser] = levels;
    let made = neededWith(finest);
    for (const level of coarser) {
      const isAmple = depth !== 'balanced' || level !== coarser[0] || made.minutes < available * AMPLE;
      if (made.tasks <= most && isAmple) break;
      made = neededWith(level);
    }
    return made;
  };
  let savings: Breakdown['savings'] = 'none';
  let made = fittingWith({ estimate: 'usual', withExtras: true });
  if (isTight(made)) {
    savings = 'extras';
    made = fittingWith({ estimate: 'usual', withExtras: false });
  }
  if (isTight(made)) {
    savings = 'low';
    made = fittingWith({ estimate: 'low', withExtras: false });
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
