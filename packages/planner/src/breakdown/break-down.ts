import { kindLineId } from '@daymark/domain/library';
import { type Reading, type Statement, type StatementOf, UNSAID } from '@daymark/domain/reading';
import type { ProjectKind } from '../library/entries.ts';
import { asWritten } from './as-written.ts';
import { asSteps, keptSteps, scaledTo } from './kind-steps.ts';
import { type Fine, LEAST_TASKS, LEVELS, NEVER, TASKS_A_DAY } from './levels.ts';
import { linesIn } from './lines.ts';
import { linkedTo } from './link-lines.ts';
import { merged, suggestionsOf } from './merge.ts';
import { isArranged, isEstimated, isWholePlan } from './own-plan.ts';
import { preparedForPractice } from './practice.ts';
import { type Prepared, prepared } from './prepare.ts';
import type { BreakdownRequest } from './request.ts';
import { minutesIn, tasksIn } from './size.ts';
import { turningDayOf, withNothingBehind } from './turning-day.ts';
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
  /** The most likely time is too long for the days there are: `extra` steps are left out, or low estimates taken. */
  savings: 'none' | 'extras' | 'low';
}

/** The share of the time that may be needed, and the share below which there is much time. */
const TIGHT = 0.9;
const AMPLE = 0.4;

const NO_WORDS = { text: '', start: 0, end: 0 };
interface Whole extends Prepared {
  request: BreakdownRequest;
  fine: Fine;
}

const isHabit = ({ kind }: Statement): boolean => kind === 'repeat';

/** The statements of a project of this kind: its steps beside the lines, linked by the places that the lines take. */
function withKind(kind: ProjectKind, whole: Whole): Statement[] {
  const { chosen, request, wish, fine, settled, deliverables } = whole;
  const lines = whole.lines.filter(({ task }) => task !== wish);
  const { statements } = request.reading;
  const { library } = chosen;
  const { language } = library;
  const { withExtras } = fine;
  const text = `${request.name} ${request.description}`;
  const { wanted, taken, placeOf } = merged(kind, { settled, lines, text, withExtras, language });
  const isArrangedPlan =
    isArranged(statements, lines, language) && (wish === null || statements.some(isHabit));
  const isOwnPlan = isArrangedPlan || (wish === null && isWholePlan(lines, { wanted, taken }, language));
  const isCounted = wish === null && isEstimated(lines);
  if (isOwnPlan || isCounted) {
    // The person's lines stay as they are, unless every step is asked for; said hours are divided among their steps.
    const dividedFrom = request.depth === 'detailed' || !isOwnPlan ? fine.dividedFrom : NEVER;
    const left = wanted.filter(({ place }) => !taken.has(place));
    const own = withLines(statements, {
      lines,
      fine: { ...fine, dividedFrom },
      language,
      isSure: chosen.isSure,
    });
    const answered = new Set(statements.map(({ id }) => id));
    return [...own, ...suggestionsOf(kind, left).filter(({ id }) => !answered.has(id))];
  }
  const keeps = new Set(wanted.map(({ place }) => place).filter((place) => !taken.has(place)));
  const kept = keptSteps(kind, ({ place }) => keeps.has(place));
  const turning = turningDayOf(kind, statements, request);
  const made = asSteps(kept, deliverables, fine, turning);
  const steps = scaledTo(wish, preparedForPractice(withNothingBehind(made, turning), request));
  const id = wish?.id ?? kindLineId(kind.id);
  const { from, by, weekdays, except, exceptWeekdays, after } = { ...UNSAID.task, ...wish };
  const own: StatementOf<'library'> = {
    ...{ id, words: wish?.words ?? NO_WORDS, sure: true, statedBy: wish?.statedBy ?? 'reader' },
    kind: 'library',
    title: kind.name,
    wish: wish?.title ?? request.name.slice(0, 200),
    project: kind.id,
    steps,
    ...{ from, by, weekdays, except, exceptWeekdays, after },
  };
  const { reading, minutesUntil } = request;
  const linked = linkedTo({
    kind,
    own,
    wanted,
    taken,
    kept,
    placeOf,
    lines,
    reading,
    language,
    minutesUntil,
  });
  const others = statements.filter((one) => one !== wish);
  const rest = withLines(others, { lines, fine, language, isSure: chosen.isSure, turning }, linked.after);
  const all = { ...own, steps: linked.steps };
  const at = wish ? statements.indexOf(wish) : 0;
  return steps.length === 0 ? rest : [...rest.slice(0, at), all, ...rest.slice(at)];
}

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
    return { reading, needed: minutesIn(reading, weeks), tasks: tasksIn(reading) };
  };
  /** The finest level with no more tasks than there is time for. */
  const fittingWith = (fine: Pick<Fine, 'estimate' | 'withExtras'>) => {
    const levels = LEVELS[depth].map((level) => ({ ...fine, ...level }));
    const [finest = { ...fine, dividedFrom: 0, longestMinutes: 0 }, ...coarser] = levels;
    let made = neededWith(finest);
    for (const level of coarser) {
      const isAmple = depth !== 'balanced' || level !== coarser[0] || made.needed < available * AMPLE;
      if (made.tasks <= most && isAmple) break;
      made = neededWith(level);
    }
    return made;
  };
  let savings: Breakdown['savings'] = 'none';
  let made = fittingWith({ estimate: 'usual', withExtras: true });
  if (made.needed > available * TIGHT) {
    savings = 'extras';
    made = fittingWith({ estimate: 'usual', withExtras: false });
  }
  if (made.needed > available * TIGHT) {
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
