import type { Reading } from '@daymark/domain/reading';
import type { OneBrokenDown, TaskToBreakDown } from '@daymark/planner/breakdown/break-one';
import type { brokenDown, ToBreakDown } from '@daymark/planner/breakdown/broken-down';
import type { BriefOfKind, KindOfWork } from '@daymark/planner/breakdown/nearest-kind';
import type { Ask } from '@daymark/planner/change/asks';
import type { MailToCompare } from '@daymark/planner/change/mail-clauses';
import type { Enquiry, EnquiryRequest } from '@daymark/planner/enquiry/enquiry';
import type { Finding } from '@daymark/planner/lint/lint';
import type { BriefToRead, readingFromModel } from '@daymark/planner/model/reading';
import type { ModelStatement } from '@daymark/planner/model/statement';
import type { StepOfLine } from '@daymark/planner/model/steps-of-lines';
import type { Plan, PlanRequest } from '@daymark/planner/plan';
import type { EarlyAnswer, Replan, ReplanRequest, WayOut } from '@daymark/planner/replan/replan';
import { languageNow } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { Tinypool } from 'tinypool';
import { AppError } from '../http/errors.ts';
import { makeFairQueue } from '../http/fair-queue.ts';
import type { Caller, ReadRequest } from './engine.ts';

/** After a plan, an idle thread is replaced, because it keeps the memory of the largest plan. */
const IDLE_MILLISECONDS = 300_000;
/** The longest timeout there is: the pool itself never ends an idle thread. */
const NEVER_MILLISECONDS = 2_147_483_647;
const MEMORY_MEGABYTES = 256;
/** V8's own choice would keep 30 MB more, and plan no faster. */
const YOUNG_MEGABYTES = 6;

/** Nearly all work ends within this. Restarting the thread would delay others longer than letting it finish. */
const ABANDONED_MILLISECONDS = 1_000;

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
  /** Makes a Reading of a language model's statements: finds their quotes in the brief and computes their dates. */
  readingFromModel(
    request: { brief: BriefToRead; statements: readonly ModelStatement[] },
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

const busy = () =>
  new AppError('overloaded', t`The planner is busy. Please try again in a moment.`, { retryAfterSeconds: 5 });

const tookTooLong = (cause: unknown) =>
  new AppError(
    'ai_unavailable',
    t`The planner took too long over this brief. Please shorten it and try again.`,
    { cause },
  );

/** Ends work that takes too long, and abandoned work that does not end by itself at once. */
function watch(deadlineMilliseconds: number, gone: AbortSignal) {
  const end = new AbortController();
  const deadline = setTimeout(() => end.abort(), deadlineMilliseconds);
  let abandoned: NodeJS.Timeout | undefined;
  const abandon = () => {
    abandoned = setTimeout(() => end.abort(), ABANDONED_MILLISECONDS);
  };
  gone.addEventListener('abort', abandon, { once: true });
  if (gone.aborted) abandon();
  const stop = () => {
    clearTimeout(deadline);
    clearTimeout(abandoned);
    gone.removeEventListener('abort', abandon);
  };
  return { signal: end.signal, stop };
}

/**
 * The built-in planner in its own thread, because a long brief takes tenths of a second that would block the server.
 * The thread starts with `prepare` or with the first brief. After an idle while and after it was ended for work that took
 * too long, a prepared one takes its place. Its queue takes turns by user, so that nobody waits for all requests of
 * another.
 */
export function startPlanner({
  deadlineMilliseconds = 15_000,
  waitingMax = 200,
  eachWaitingMax = 4,
  idleMilliseconds = IDLE_MILLISECONDS,
} = {}): Planner {
  const pool = new Tinypool({
    filename: new URL('./plan-worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: NEVER_MILLISECONDS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const queue = makeFairQueue({ atOnce: 1, eachAtOnce: 1, waitingMax, eachWaitingMax, refusal: busy });

  let renewal: NodeJS.Timeout | undefined;
  let isStopped = false;
  const prepare = async () => {
    if (isStopped) return;
    // If the thread cannot start, the first request reports it.
    await pool.run(undefined, { name: 'prepare' }).catch(() => undefined);
  };
  const renew = async () => {
    await pool.recycleWorkers();
    await prepare();
  };
  const renewWhenIdle = () => {
    clearTimeout(renewal);
    renewal = setTimeout(() => void renew(), idleMilliseconds).unref();
  };

  // The time limit begins with the work, and does not include the wait in the queue.
  async function inThread<T>(name: string, material: unknown, gone: AbortSignal): Promise<T> {
    const { signal, stop } = watch(deadlineMilliseconds, gone);
    try {
      return await pool.run({ language: languageNow(), material }, { name, signal });
    } catch (error) {
      // The thread was ended with its work. The next request finds another one.
      if (signal.aborted) void prepare();
      gone.throwIfAborted();
      throw signal.aborted ? tookTooLong(error) : error;
    } finally {
      stop();
      renewWhenIdle();
    }
  }
  const run = <T>(name: string, material: unknown, { userId, signal, isLetIn }: Caller): Promise<T> =>
    queue.run(() => inThread(name, material, signal), { person: userId, signal, isLetIn });
  return {
    prepare,
    read: (request, caller) => run('read', request, caller),
    readingFromModel: (request, caller) => run('fromModel', request, caller),
    nearestKind: ({ name, description, category, tags, locale }, caller) =>
      run('kind', { name, description, category, tags, locale }, caller),
    withStepsOfLines: (material, caller) => run('stepsOfLines', material, caller),
    breakDown: (request, caller) => run('steps', request, caller),
    breakDownOne: (task, caller) => run('stepsOfOne', task, caller),
    plan: (request, caller) => run('plan', request, caller),
    replan: (request, caller) => run('newDays', request, caller),
    bringForward: (request, caller) => run('earlierDays', request, caller),
    waysOut: (request, caller) => run('ways', request, caller),
    enquiry: (request, caller) => run('answer', request, caller),
    asks: (request, caller) => run('asks', request, caller),
    lint: (request, caller) => run('findings', request, caller),
    stop: () => {
      clearTimeout(renewal);
      isStopped = true;
      return pool.destroy();
    },
  };
}
