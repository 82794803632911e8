import type { Plan, PlanningEvent } from '@daymark/contract/plans';
import { addDays, type Day } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import type { Reading, Statement } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';
import { type MailReading, mailReadingOf } from '@daymark/planner/change/model-asks';
import type { Granularity, PlannedTask, PlanRequest } from '@daymark/planner/plan';
import { type PlanningCalendar, planningCalendar } from '../calendars/service.ts';
import type { OwnWeek } from '../calendars/store.ts';
import { calibrationOf } from '../calibration/service.ts';
import type { KeptReading } from '../db/kept-reading.ts';
import type { UserContext } from '../http/context.ts';
import { digestOf } from '../http/digest.ts';
import type { AtWork } from '../http/event-stream.ts';
import { withAllowance } from './allowance.ts';
import type { AiContext } from './context.ts';
import type { Engine, ReadRequest } from './engine.ts';
import { freeHolidaysOf } from './free-holidays.ts';
import { frameOf, isReadingOf, madeFromOf, meantName, withinBounds } from './reading.ts';

/** A brief to read: a project's words and dates, and what is already known. */
export interface Brief {
  projectId: string | null;
  name: string;
  description: string;
  category: string;
  tags: string[];
  priority: Priority;
  startDate: Day;
  dueDate: Day;
  /** Working days and hours of the project, if it has any. */
  week: OwnWeek;
  milestones: { id: string; name: string; dueDate: Day }[];
  /** The last Reading; null before the first one. */
  known: KeptReading | null;
  /** The user's corrections of its lines and of their steps. */
  corrections: readonly Statement[];
  depth: Depth;
  /** The kind of project that the user chose, `none`, or null for the nearest. */
  kind: string | null;
}

/** A brief to plan, with the existing work of its project. */
export interface PlannedBrief extends Brief {
  kept: PlanRequest['kept'];
  /** The tasks of an earlier plan, and those that the user deleted. */
  standing: NonNullable<PlanRequest['standing']>;
  declined: NonNullable<PlanRequest['declined']>;
}

export interface Proposal {
  tasks: PlannedTask[];
  /** The messages about the plan. */
  plan: Plan;
  /** The Reading as it was read, and broken down with the user's corrections. */
  known: KeptReading;
  reading: Reading;
}

/** Where it is known who waits for the plan, they hear of it. */
export type PlanningContext = AiContext & Partial<AtWork<PlanningEvent>>;

/** Which engine reads, and whether it reads known words again. */
export interface HowRead {
  byBuiltIn?: boolean | undefined;
  readAgain?: boolean | undefined;
}

/** The engine that reads a person's briefs. */
export const engineFor = ({ engine, builtIn }: AiContext, { byBuiltIn = false }: HowRead): Engine =>
  byBuiltIn ? builtIn : engine;

/** The calendar, including days after the due date, where remedies may move work. */
function calendarFor({ db, userId }: UserContext, { projectId, week, startDate, dueDate }: Brief) {
  const to = addDays(dueDate, LATER_DUE_DATE_MAX_DAYS);
  return planningCalendar(db, { userId, projectId, week, from: startDate, to });
}

/** Has the engine read the brief, within the user's daily allowance if it is metered. */
async function readWith(
  context: PlanningContext,
  engine: Engine,
  brief: Brief,
  { locale, working, writer }: PlanningCalendar,
): Promise<KeptReading> {
  const { userId, signal, today, timezone, emit = () => {} } = context;
  const { description, category, tags, startDate, dueDate, milestones, known, depth } = brief;
  const name = meantName(brief);
  const { weekdays, hoursPerDay, daysOff } = working;
  const madeFrom = madeFromOf(brief);
  const readOn = known?.madeFrom === madeFrom ? known.readOn : today;
  const words = { name, description, category, tags, startDate, dueDate, milestones };
  const calendar = { weekdays, hoursPerDay, daysOff };
  const request: ReadRequest = { ...words, writer, today: readOn, timezone, locale, calendar, depth };
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
    firstReadOn: known ? (known.firstReadOn ?? known.readOn) : today,
    readFor: { startDate, dueDate },
    ...(known?.copied && { copied: known.copied }),
    reading: withinBounds(reading, description),
  };
}

/** The last Reading if it is still valid, else a new one. */
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

/** A stamp of what a Reading was broken down with, besides its words and dates. */
export const brokenDownFor = ({
  corrections,
  depth,
  kind,
}: Pick<Brief, 'corrections' | 'depth' | 'kind'>): string => digestOf([corrections, depth, kind]);

/** The corrected Reading with its steps. */
async function withBreakdown(
  context: PlanningContext,
  known: KeptReading,
  brief: Brief,
  calendar: PlanningCalendar,
  isLetIn = false,
) {
  const { userId, signal, planner } = context;
  const { description, category, tags, startDate, dueDate, corrections, depth, kind } = brief;
  const name = meantName({ name: brief.name, known });
  const { locale, working } = calendar;
  const today = known.firstReadOn ?? known.readOn;
  const request = {
    reading: known.reading,
    ...{ name, description, category, tags, startDate, dueDate, corrections, depth, kind },
    ...{ today, locale, calendar: working },
  };
  const { reading, breakdown } = await planner.breakDown(request, { userId, signal, isLetIn });
  return { known: { ...known, whole: { madeFor: brokenDownFor(brief), reading } }, reading, breakdown };
}

/**
 * The corrected Reading of a brief; undefined if its words have not been read yet and the engine is metered. Throws
 * `ai_unavailable` if the engine cannot read, and `overloaded` if it is busy.
 */
export async function readBrief(context: PlanningContext, brief: Brief) {
  const { engine } = context;
  const calendar = await calendarFor(context, brief);
  const { known } = brief;
  // For the same words the last Reading stays valid, whichever engine made it.
  const stands =
    known?.madeFrom === madeFromOf(brief) && (engine.isMetered || known.engine !== engine.plannerName);
  if (!stands && engine.isMetered) return undefined;
  const read = stands ? known : await readingOf(context, brief, calendar, {});
  return withBreakdown(context, read, brief, calendar);
}

/** A mail about a project, the project's brief with the corrected Reading, and how the mail was read before, if it was. */
interface MailToRead {
  mail: string;
  brief: Brief;
  present: Reading;
  asRead: MailReading | undefined;
}

/**
 * Reads a mail about a project, unless it was read before: a language model says what it asks for; with the built-in engine
 * the planner's rules tell it from the Reading. With the user's locale.
 */
export async function readMail(
  context: PlanningContext,
  { mail, brief, present, asRead }: MailToRead,
  how: HowRead,
): Promise<{ reading: MailReading; locale: string }> {
  const { userId, signal, today, builtIn, emit = () => {} } = context;
  const calendar = await calendarFor(context, brief);
  const { locale } = calendar;
  if (asRead) return { reading: asRead, locale };
  const asBrief = { ...brief, description: mail, startDate: today, milestones: [], known: null };
  const dueDate = brief.dueDate > today ? brief.dueDate : addDays(today, 1);
  const engine = engineFor(context, how);
  // Beside a model, the built-in reading is silent: it only gives the asks their numbers and days.
  const reader = engine.readMail ? { ...context, emit: () => {} } : context;
  const { reading } = await readWith(reader, builtIn, { ...asBrief, dueDate }, calendar);
  const { name, startDate } = brief;
  const request = { mail, brief: present, name, today, startDate, dueDate: brief.dueDate };
  const byModel = await withAllowance(context, 'breakdown', engine, async () => {
    if (!engine.readMail) return undefined;
    emit({ type: 'begun', engine: engine.plannerName });
    return engine.readMail(request, { userId, signal });
  });
  if (!byModel) return { reading, locale };
  return { reading: mailReadingOf({ mail, reading, brief: present }, byModel.asks), locale };
}

/** Rounds hours to the two decimals that are stored, so that a third of an hour stays the same. */
const inHundredths = (task: PlannedTask): PlannedTask => ({
  ...task,
  estimatedHours: Math.round(task.estimatedHours * 100) / 100,
});

const REMARKS_MAX_COUNT = 100;

/**
 * Reads a brief unless its words were read before, and puts together what its plan is made of, with the days of the
 * user. Refuses as `breakDown` does.
 */
export async function planRequestOf(context: PlanningContext, brief: PlannedBrief, how: HowRead) {
  const [calendar, { groups: calibration }] = await Promise.all([
    calendarFor(context, brief),
    calibrationOf(context),
  ]);
  const read = await readingOf(context, brief, calendar, how);
  // What a language model has just read is not lost to a full queue of the planner.
  const isLetIn = read !== brief.known && engineFor(context, how).isMetered;
  const { known, reading, breakdown } = await withBreakdown(context, read, brief, calendar, isLetIn);
  const {
    projectId: _project,
    week: _week,
    known: _known,
    corrections: _corrections,
    kind: _kind,
    ...rest
  } = brief;
  const { depth, ...words } = rest;
  const { locale, working, days } = calendar;
  const { today } = context;
  const granularity: Granularity = depth === 'detailed' ? 'finer' : 'normal';
  const request: PlanRequest = {
    ...words,
    granularity,
    reading,
    today,
    locale,
    calendar: working,
    calibration,
  };
  return { known, breakdown, request, days, calendar, isLetIn };
}

/**
 * Reads a brief unless its words were read before, and plans the corrected Reading: dated tasks that fit the working
 * hours and other projects. Throws `ai_unavailable` if the engine cannot read, `overloaded` if it is busy, and
 * `ai_limit_reached` if the user's daily allowance is used up.
 */
export async function breakDown(
  context: PlanningContext,
  brief: PlannedBrief,
  how: HowRead = {},
): Promise<Proposal> {
  const { userId, signal, planner } = context;
  const { known, breakdown, request, calendar, isLetIn } = await planRequestOf(context, brief, how);
  // They are of the person's settings, and so not for a token for chosen projects.
  const holidays = context.onlyProjects ? [] : await freeHolidaysOf(calendar, brief, context.today);
  const { tasks, ...plan } = await planner.plan(request, { userId, signal, isLetIn });
  const { weekdays, hoursPerDay } = request.calendar;
  return {
    tasks: tasks.map(inHundredths),
    known,
    reading: request.reading,
    plan: {
      ...plan,
      breakdown,
      engine: known.engine,
      questions: plan.questions.slice(0, REMARKS_MAX_COUNT),
      assumptions: [...holidays, ...plan.assumptions].slice(0, REMARKS_MAX_COUNT),
      week: { weekdays: [...weekdays], hoursPerDay },
    },
  };
}
