import type { Plan, PlanningEvent } from '@daymark/contract/plans';
import { addDays, type Day } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import type { Reading, Statement } from '@daymark/domain/reading';
import { withCorrections } from '@daymark/planner/corrections';
import type { Granularity, PlannedTask, PlanRequest } from '@daymark/planner/plan';
import { type PlanningCalendar, planningCalendar } from '../calendars/service.ts';
import type { OwnWeek } from '../calendars/store.ts';
import { calibrationOf } from '../calibration/service.ts';
import type { KeptReading } from '../db/kept-reading.ts';
import type { UserContext } from '../http/context.ts';
import type { AtWork } from '../http/event-stream.ts';
import { withAllowance } from './allowance.ts';
import type { AiContext } from './context.ts';
import type { Engine, ReadRequest } from './engine.ts';
import { frameOf, isReadingOf, madeFromOf, withinBounds } from './reading.ts';

/** What is read: a project's own words and dates, and what is known of them. */
export interface Brief {
  projectId: string | null;
  name: string;
  description: string;
  category: string;
  tags: string[];
  priority: Priority;
  startDate: Day;
  dueDate: Day;
  /** Its own days and hours, where it has any. */
  week: OwnWeek;
  milestones: { id: string; name: string; dueDate: Day }[];
  /** How it was read last; null before the first time. */
  known: KeptReading | null;
  /** What the person says that lines of it are. */
  corrections: readonly Statement[];
}

/** What is planned: a brief, and the work of its project that stands. */
export interface PlannedBrief extends Brief {
  kept: PlanRequest['kept'];
  /** What an earlier plan left, and what of it is not wanted. */
  standing: NonNullable<PlanRequest['standing']>;
  declined: NonNullable<PlanRequest['declined']>;
  granularity: Granularity;
  finer: readonly string[];
}

export interface Proposal {
  tasks: PlannedTask[];
  /** What is said about it beside its tasks. */
  plan: Plan;
  /** How the brief was read, and that with the person's corrections. */
  known: KeptReading;
  reading: Reading;
}

/** Where it is known who waits for the plan, they hear of it. */
export type PlanningContext = AiContext & Partial<AtWork<PlanningEvent>>;

/** Which engine reads, and whether it reads words again that it has read. */
export interface HowRead {
  byBuiltIn?: boolean | undefined;
  readAgain?: boolean | undefined;
}

/** The engine that reads a person's briefs. */
export const engineFor = ({ engine, builtIn }: AiContext, { byBuiltIn = false }: HowRead): Engine =>
  byBuiltIn ? builtIn : engine;

/** As long as days are sought behind a due date: ways out of a plan that does not fit may lie there. */
function calendarFor({ db, userId }: UserContext, { projectId, week, startDate, dueDate }: Brief) {
  const to = addDays(dueDate, LATER_DUE_DATE_MAX_DAYS);
  return planningCalendar(db, { userId, projectId, week, from: startDate, to });
}

/** Has the engine read the brief, within the allowance of the person's day where it costs something. */
async function readWith(
  context: PlanningContext,
  engine: Engine,
  brief: Brief,
  { locale, working }: PlanningCalendar,
): Promise<KeptReading> {
  const { userId, signal, today, timezone, emit = () => {} } = context;
  const { name, description, category, tags, startDate, dueDate, milestones, known } = brief;
  const { weekdays, hoursPerDay, daysOff } = working;
  const madeFrom = madeFromOf(brief);
  const readOn = known?.madeFrom === madeFrom ? known.readOn : today;
  const words = { name, description, category, tags, startDate, dueDate, milestones };
  const calendar = { weekdays, hoursPerDay, daysOff };
  const request: ReadRequest = { ...words, today: readOn, timezone, locale, calendar };
  let count = 0;
  const onPiece = ({ title }: { title: string }) => {
    count++;
    emit({ type: 'task', title, count });
  };
  const { reading } = await withAllowance(context, 'breakdown', engine, () => {
    emit({ type: 'begun', engine: engine.plannerName });
    return engine.read(request, { onPiece, userId, signal });
  });
  return {
    madeFrom,
    engine: engine.plannerName,
    frame: frameOf(request),
    readOn,
    readFor: { startDate, dueDate },
    reading: withinBounds(reading, description),
  };
}

/** The brief as it was read last where that still holds, or as it is read now. */
async function readingOf(
  context: PlanningContext,
  brief: Brief,
  calendar: PlanningCalendar,
  how: HowRead,
): Promise<KeptReading> {
  const engine = engineFor(context, how);
  const { known } = brief;
  const holds = known && isReadingOf(known, { ...brief, locale: calendar.locale }, engine);
  return holds && !how.readAgain ? known : readWith(context, engine, brief, calendar);
}

const corrected = ({ reading }: KeptReading, { corrections, description }: Brief): Reading =>
  withCorrections(reading, corrections, description);

/**
 * What a brief says, with what the person corrected of it; undefined where its words were not read yet by an engine that
 * costs something. Throws `ai_unavailable` when the engine cannot read, and `overloaded` when it is busy.
 */
export async function readBrief(context: PlanningContext, brief: Brief) {
  const { engine } = context;
  const calendar = await calendarFor(context, brief);
  const { known } = brief;
  // Of the same words, what was read last stands, whichever engine has read them.
  const stands =
    known?.madeFrom === madeFromOf(brief) && (engine.isMetered || known.engine !== engine.plannerName);
  if (!stands && engine.isMetered) return undefined;
  const read = stands ? known : await readingOf(context, brief, calendar, {});
  return { known: read, reading: corrected(read, brief) };
}

/** Hours as they are kept, in hundredths: a third of an hour is the same when it is read back. */
const inHundredths = (task: PlannedTask): PlannedTask => ({
  ...task,
  estimatedHours: Math.round(task.estimatedHours * 100) / 100,
});

const REMARKS_MAX_COUNT = 100;

/**
 * Reads a brief unless its words were read before, and plans what it says with what the person corrected: dated tasks that
 * fit their working hours and other projects. Throws `ai_unavailable` when the engine cannot read, `overloaded` when it is
 * busy, and `ai_limit_reached` when nothing is left of the user's day.
 */
export async function breakDown(
  context: PlanningContext,
  brief: PlannedBrief,
  how: HowRead = {},
): Promise<Proposal> {
  const { userId, signal, today, planner } = context;
  const [calendar, { groups: calibration }] = await Promise.all([
    calendarFor(context, brief),
    calibrationOf(context),
  ]);
  const known = await readingOf(context, brief, calendar, how);
  const reading = corrected(known, brief);
  const { projectId: _project, week: _week, known: _known, corrections: _corrections, ...words } = brief;
  const { locale, working } = calendar;
  const request = { ...words, reading, today, locale, calendar: working, calibration };
  const { tasks, ...plan } = await planner.plan(request, { userId, signal });
  const { weekdays, hoursPerDay } = working;
  return {
    tasks: tasks.map(inHundredths),
    known,
    reading,
    plan: {
      ...plan,
      engine: known.engine,
      questions: plan.questions.slice(0, REMARKS_MAX_COUNT),
      assumptions: plan.assumptions.slice(0, REMARKS_MAX_COUNT),
      week: { weekdays: [...weekdays], hoursPerDay },
    },
  };
}
