import type { Reading } from '@daymark/domain/reading';
import type { OneBrokenDown, TaskToBreakDown } from '@daymark/planner/breakdown/break-one';
import type { brokenDown, ToBreakDown } from '@daymark/planner/breakdown/broken-down';
import type { BriefOfKind, KindOfWork } from '@daymark/planner/breakdown/nearest-kind';
import type { Ask } from '@daymark/planner/change/asks';
import type { MailToCompare } from '@daymark/planner/change/mail-clauses';
import type { askedKindOf } from '@daymark/planner/enquiry/asked-work';
import type { Enquiry, EnquiryRequest } from '@daymark/planner/enquiry/enquiry';
import type { Finding } from '@daymark/planner/lint/lint';
import type { BriefToRead, readingFromModel } from '@daymark/planner/model/reading';
import type { ModelLine } from '@daymark/planner/model/statement';
import type { StepOfLine } from '@daymark/planner/model/steps-of-lines';
import type { Plan, PlanRequest } from '@daymark/planner/plan';
import type { EarlyAnswer, Replan, ReplanRequest, WayOut } from '@daymark/planner/replan/replan';
import type { Caller, ReadRequest } from './engine.ts';
import { type LaneSettings, makePlannerLanes } from './planner-lanes.ts';

/** An enquiry as its kind is looked for. */
type EnquiryOfKind = Parameters<typeof askedKindOf>;
type ReadingFromModel = ReturnType<typeof readingFromModel>;

/**
 * Every method throws `overloaded` if too many requests wait, `ai_unavailable` if it takes too long, and the reason of
 * an aborted signal.
 */
export interface Planner {
  /** Starts the thread and runs everything once, so that it is ready for the first brief. Never fails. */
  prepare(): Promise<void>;
  /** Reads a brief with the built-in reader. */
  read(request: ReadRequest, caller: Caller): Promise<Reading>;
  /** Makes a Reading of what a language model wrote: finds their quotes in the brief and computes their dates. */
  readingFromModel(
    request: { brief: BriefToRead; lines: readonly ModelLine[] },
    caller: Caller,
  ): Promise<ReadingFromModel>;
  /** What the library knows of the nearest kind of project; null if none is near enough. */
  nearestKind(brief: BriefOfKind, caller: Caller): Promise<KindOfWork | null>;
  /** Gives the lines of a Reading the steps of a small language model. */
  withStepsOfLines(
    material: { reading: Reading; steps: readonly StepOfLine[] },
    caller: Caller,
  ): Promise<Reading>;
  /** Corrects a Reading, and says what each of its lines takes. */
  breakDown(request: ToBreakDown, caller: Caller): Promise<ReturnType<typeof brokenDown>>;
  /** The steps of one task. */
  breakDownOne(task: TaskToBreakDown, caller: Caller): Promise<OneBrokenDown>;
  /** Makes the plan of a Reading. */
  plan(request: PlanRequest & { reading: Reading }, caller: Caller): Promise<Plan>;
  /** Makes new days for a broken plan. */
  replan(request: ReplanRequest, caller: Caller): Promise<Replan>;
  /** Earlier days for work after an answer that came early. */
  bringForward(request: { request: ReplanRequest; early: EarlyAnswer }, caller: Caller): Promise<Replan>;
  /** Remedies for a project whose plan cannot fit, with the unplaced work of a replan if that is known. */
  waysOut(request: ReplanOfProject, caller: Caller): Promise<WayOut[]>;
  /** Whether a job can be taken on beside all other work. */
  enquiry(request: EnquiryRequest, caller: Caller): Promise<Enquiry>;
  /** The kind of project that an enquiry asks for; null if none is likely. */
  kindOfEnquiry(enquiry: EnquiryOfKind, caller: Caller): Promise<string | null>;
  /** What a client's mail asks for beside the brief, by the built-in rules. */
  asks(request: MailToCompare, caller: Caller): Promise<Ask[]>;
  /** The problems of a project's plan. */
  lint(request: Omit<ReplanOfProject, 'unplaced'>, caller: Caller): Promise<Finding[]>;
  stop(): Promise<void>;
}

interface ReplanOfProject {
  request: ReplanRequest;
  projectId: string;
  unplaced?: readonly string[];
}

/** A task of a project takes about as long to arrange as this many characters take to read. */
const CHARACTERS_A_TASK = 3;
/** Ways out and enquiries are found by trying them. */
const TRIED_TIMES = 4;

const sizeOf = ({ description = '' }: { description?: string }, ...lists: readonly (readonly unknown[])[]) =>
  lists.reduce((sum, { length }) => sum + length * CHARACTERS_A_TASK, description.length + 1);

/**
 * The built-in planner in threads of its own, because a long brief takes tenths of a second that would block the server.
 * The one for short work starts with `prepare` or with the first brief. After an idle while and after it was ended for work
 * that took too long, a prepared one takes its place. Turns go by the processor time that each user had, so that nobody waits
 * for all requests of another.
 */
export function startPlanner(settings: Partial<LaneSettings> = {}): Planner {
  const lanes = makePlannerLanes(settings);
  const run = <T>(name: string, material: unknown, caller: Caller, size: number): Promise<T> =>
    lanes.run({ name, material, size }, caller) as Promise<T>;
  return {
    prepare: lanes.prepare,
    read: (request, caller) => run('read', request, caller, sizeOf(request)),
    readingFromModel: (request, caller) =>
      run('fromModel', request, caller, sizeOf(request.brief, request.lines)),
    nearestKind: ({ name, description, category, tags, locale }, caller) =>
      run('kind', { name, description, category, tags, locale }, caller, sizeOf({ description })),
    withStepsOfLines: (material, caller) =>
      run('stepsOfLines', material, caller, sizeOf({}, material.reading.statements, material.steps)),
    breakDown: (request, caller) =>
      run('steps', request, caller, sizeOf(request, request.reading.statements)),
    breakDownOne: (task, caller) => run('stepsOfOne', task, caller, sizeOf(task)),
    plan: (request, caller) =>
      run('plan', request, caller, sizeOf(request, request.reading.statements, request.kept)),
    replan: (request, caller) => run('newDays', request, caller, sizeOf({}, request.tasks)),
    bringForward: (material, caller) =>
      run('earlierDays', material, caller, sizeOf({}, material.request.tasks)),
    waysOut: (material, caller) =>
      run('ways', material, caller, TRIED_TIMES * sizeOf({}, material.request.tasks)),
    enquiry: (material, caller) =>
      run('answer', material, caller, TRIED_TIMES * sizeOf(material.request, material.others.tasks)),
    kindOfEnquiry: (enquiry, caller) =>
      run('kindOfEnquiry', enquiry, caller, sizeOf({ description: enquiry[0] })),
    asks: (request, caller) =>
      run('asks', request, caller, sizeOf({ description: request.mail }, request.brief.statements)),
    lint: (material, caller) => run('findings', material, caller, sizeOf({}, material.request.tasks)),
    stop: lanes.stop,
  };
}
