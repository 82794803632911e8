import type { NewProject } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import type { Day } from '@daymark/domain/dates';
import type { Plan, PlannedTask, PlanRequest } from '@daymark/planner/plan';
import type { z } from 'zod';
import type { LookUp } from './facts.ts';

export interface Turn {
  sender: 'user' | 'assistant';
  content: string;
}

export interface Asked {
  turns: readonly Turn[];
  today: Day;
  timezone: string;
  locale: string;
}

export interface Usage {
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface AnswerRequest extends Asked {
  lookUp: LookUp;
}

export interface Answer {
  text: string;
  /** Proposed, never done: a person accepts each. */
  actions: ProposedAction[];
  usage: Usage;
}

/** A project as a conversation describes it. Titles, hours and order; the dates of tasks come from the scheduler. */
export interface ReadProject {
  project: z.input<typeof NewProject>;
  tasks: { title: string; description: string; estimatedHours: number | null }[];
  assumptions: string[];
  usage: Usage;
}

/** How the work of an engine is followed and called off. */
export interface Follow<Piece> {
  onPiece: (piece: Piece) => void;
  signal: AbortSignal;
}

/**
 * What answers, breaks down and reads: the built-in one or a language model. Every method throws `AppError`:
 * `ai_unavailable` when it cannot answer, `overloaded` when too much waits; aborted work throws the signal's reason.
 */
export interface Engine {
  /** As it is named on screen. */
  readonly name: string;
  /** The same, of the plans that it makes. */
  readonly plannerName: string;
  /** Whether its requests count against the limit of a day. */
  readonly isMetered: boolean;
  /** The answer bit by bit, then whole. */
  answer(request: AnswerRequest, follow: Follow<string>): Promise<Answer>;
  /** Tasks as they are found, then the plan with the scheduler's dates. */
  breakDown(
    request: PlanRequest,
    follow: Follow<Pick<PlannedTask, 'title'>>,
  ): Promise<Plan & { usage: Usage }>;
  /** Undefined when there is no project in what was said. */
  readProject(request: Asked, signal: AbortSignal): Promise<ReadProject | undefined>;
  /** Whether it can be reached now. */
  isReachable(signal: AbortSignal): Promise<boolean>;
}
