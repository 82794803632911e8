import type { ConversationDraft, ConversationRequest } from '@daymark/planner/conversation/draft';
import type { Finding } from '@daymark/planner/lint/lint';
import type { BriefFacts, Plan, PlanRequest } from '@daymark/planner/plan';
import type { Replan, ReplanRequest, WayOut } from '@daymark/planner/replan/replan';
import type { Suggestion } from '@daymark/planner/suggested/plan';
import type { HeldProject, SuggestedProject } from '@daymark/planner/suggested/project';
import { Tinypool } from 'tinypool';
import { AppError } from '../http/errors.ts';
import { makeTurns } from '../http/turns.ts';

const IDLE_MILLISECONDS = 300_000;
const MEMORY_MEGABYTES = 256;

export interface Planner {
  /** Plans a brief. Throws `overloaded` when too many wait and `ai_unavailable` when it takes too long. */
  plan(request: PlanRequest): Promise<Plan>;
  /** Reads a project out of a conversation. Throws as `plan` does. */
  draft(request: ConversationRequest): Promise<ConversationDraft | undefined>;
  /** What the reader finds in a brief. Throws as `plan` does. */
  factsOf(request: PlanRequest): Promise<BriefFacts>;
  /** Gives suggested tasks their days, as far as they hold against the brief. Throws as `plan` does. */
  planSuggested(request: PlanRequest, suggestion: Suggestion): Promise<Plan>;
  /** What of a project, as somebody else read it, holds against the conversation. Throws as `plan` does. */
  holdProject(request: ConversationRequest, suggested: SuggestedProject): Promise<HeldProject | undefined>;
  /** New days for a plan that no longer holds. Throws as `plan` does. */
  replan(request: ReplanRequest): Promise<Replan>;
  /** Ways out for a project whose plan cannot fit, with what a replan placed nowhere where that is known. Throws as `plan` does. */
  waysOut(request: ReplanRequest, projectId: string, unplaced?: readonly string[]): Promise<WayOut[]>;
  /** What is wrong with the plan of a project. Throws as `plan` does. */
  lint(request: ReplanRequest, projectId: string): Promise<Finding[]>;
  stop(): Promise<void>;
}

const busy = () =>
  new AppError('overloaded', 'The planner is busy. Please try again in a moment.', { retryAfterSeconds: 5 });

const tookTooLong = (cause: unknown) =>
  new AppError(
    'ai_unavailable',
    'The planner took too long over this brief. Please shorten it and try again.',
    { cause },
  );

/**
 * The built-in planner in a thread of its own: a long brief takes tenths of a second, in which the server would answer
 * nobody. The thread starts with the first brief and ends when none came for a while.
 */
export function startPlanner({ deadlineMilliseconds = 15_000, waitingMax = 50 } = {}): Planner {
  const pool = new Tinypool({
    filename: new URL('./plan-worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MILLISECONDS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  const turns = makeTurns({ atOnce: 1, waitingMax, refusal: busy });
  // A plan's time begins with its turn: it is not to blame for what the others took.
  const run = <T>(name: string, material: unknown): Promise<T> =>
    turns.take(async () => {
      const deadline = new AbortController();
      const { signal } = deadline;
      const timer = setTimeout(() => deadline.abort(), deadlineMilliseconds);
      try {
        return await pool.run(material, { name, signal });
      } catch (error) {
        throw signal.aborted ? tookTooLong(error) : error;
      } finally {
        clearTimeout(timer);
      }
    });
  return {
    plan: (request) => run('plan', request),
    draft: (request) => run('draft', request),
    factsOf: (request) => run('facts', request),
    planSuggested: (request, suggestion) => run('suggested', [request, suggestion]),
    holdProject: (request, suggested) => run('hold', [request, suggested]),
    replan: (request) => run('newDays', request),
    waysOut: (request, projectId, unplaced) => run('ways', [request, projectId, unplaced]),
    lint: (request, projectId) => run('findings', [request, projectId]),
    stop: () => pool.destroy(),
  };
}
