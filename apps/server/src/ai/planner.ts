import type { Reading } from '@daymark/domain/reading';
import type { Finding } from '@daymark/planner/lint/lint';
import type { BriefToRead, readingFromModel } from '@daymark/planner/model/reading';
import type { ModelStatement } from '@daymark/planner/model/statement';
import type { Plan, PlanRequest } from '@daymark/planner/plan';
import type { Replan, ReplanRequest, WayOut } from '@daymark/planner/replan/replan';
import { Tinypool } from 'tinypool';
import { AppError } from '../http/errors.ts';
import { makeTurns } from '../http/turns.ts';
import type { Caller, ReadRequest } from './engine.ts';

const IDLE_MILLISECONDS = 300_000;
const MEMORY_MEGABYTES = 256;

/** Nearly all work ends within this. To start a thread again for the next takes others longer than to let it end. */
const ABANDONED_MILLISECONDS = 1_000;

type ReadingFromModel = ReturnType<typeof readingFromModel>;

/**
 * All of it throws `overloaded` when too much waits, `ai_unavailable` when it takes too long, and the reason of the
 * caller's signal once that is aborted.
 */
export interface Planner {
  /** Starts the thread and has it do all of its work once, so that the first brief finds it ready. Never fails. */
  prepare(): Promise<void>;
  /** What a brief says, as the built-in reader reads it. */
  read(request: ReadRequest, caller: Caller): Promise<Reading>;
  /** What a brief says, as a language model states it: its quotes found in the brief and its dates counted. */
  readingFromModel(
    request: { brief: BriefToRead; statements: readonly ModelStatement[] },
    caller: Caller,
  ): Promise<ReadingFromModel>;
  /** Days for what a Reading says. */
  plan(request: PlanRequest & { reading: Reading }, caller: Caller): Promise<Plan>;
  /** New days for a plan that no longer holds. */
  replan(request: ReplanRequest, caller: Caller): Promise<Replan>;
  /** Ways out for a project whose plan cannot fit, with what a replan placed nowhere where that is known. */
  waysOut(request: ReplanOfProject, caller: Caller): Promise<WayOut[]>;
  /** What is wrong with the plan of a project. */
  lint(request: Omit<ReplanOfProject, 'unplaced'>, caller: Caller): Promise<Finding[]>;
  stop(): Promise<void>;
}

interface ReplanOfProject {
  request: ReplanRequest;
  projectId: string;
  unplaced?: readonly string[];
}

const busy = () =>
  new AppError('overloaded', 'The planner is busy. Please try again in a moment.', { retryAfterSeconds: 5 });

const tookTooLong = (cause: unknown) =>
  new AppError(
    'ai_unavailable',
    'The planner took too long over this brief. Please shorten it and try again.',
    { cause },
  );

/** Ends work that is over its time, and that which nobody waits for any more, unless it ends by itself at once. */
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
 * The built-in planner in a thread of its own: a long brief takes tenths of a second, in which the server would answer
 * nobody. The thread starts when it is prepared, or with the first brief, and ends when none came for a while. Its turns go round from person to
 * person, so that nobody waits for all that another asks for.
 */
export function startPlanner({
  deadlineMilliseconds = 15_000,
  waitingMax = 200,
  eachWaitingMax = 4,
} = {}): Planner {
  const pool = new Tinypool({
    filename: new URL('./plan-worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MILLISECONDS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  const turns = makeTurns({ atOnce: 1, eachAtOnce: 1, waitingMax, eachWaitingMax, refusal: busy });

  // A plan's time begins with its turn: it is not to blame for what the others took.
  async function inThread<T>(name: string, material: unknown, gone: AbortSignal): Promise<T> {
    const { signal, stop } = watch(deadlineMilliseconds, gone);
    try {
      return await pool.run(material, { name, signal });
    } catch (error) {
      gone.throwIfAborted();
      throw signal.aborted ? tookTooLong(error) : error;
    } finally {
      stop();
    }
  }
  const prepare = async () => {
    // A thread that cannot start says so to the first person who needs it.
    await pool.run(undefined, { name: 'prepare' }).catch(() => undefined);
  };
  const run = <T>(name: string, material: unknown, { userId, signal }: Caller): Promise<T> =>
    turns.take(() => inThread(name, material, signal), { person: userId, signal });
  return {
    prepare,
    read: (request, caller) => run('read', request, caller),
    readingFromModel: (request, caller) => run('fromModel', request, caller),
    plan: (request, caller) => run('plan', request, caller),
    replan: (request, caller) => run('newDays', request, caller),
    waysOut: (request, caller) => run('ways', request, caller),
    lint: (request, caller) => run('findings', request, caller),
    stop: () => pool.destroy(),
  };
}
