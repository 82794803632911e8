import type { NewProject } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import type { Day } from '@daymark/domain/dates';
import type { Reading } from '@daymark/domain/reading';
import type { PlanMilestone, WorkingCalendar } from '@daymark/planner/plan';
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
  /** The language that it is in, where the effects of its actions can be told in that one. */
  language?: 'en' | 'de';
  usage: Usage;
}

/** A project as a conversation describes it, with how its description was read; null where that is read when it is planned. */
export interface ReadProject {
  project: z.input<typeof NewProject>;
  reading: Reading | null;
  assumptions: string[];
  usage: Usage;
}

/** A brief as an engine reads it: its words, and what its dates are counted from. */
export interface ReadRequest {
  name: string;
  /** The first name of whose plan it is: in a mail or a chat others write too. */
  writer?: string | undefined;
  description: string;
  category: string;
  tags: readonly string[];
  startDate: Day;
  dueDate: Day;
  /** The day from which "tomorrow" is counted: that on which these words were read first. */
  today: Day;
  timezone?: string | undefined;
  /** BCP 47; decides the order of day and month in dates such as 3/4/2027. */
  locale: string;
  milestones: readonly PlanMilestone[];
  /** The usual week of the person, or that of the project, and days off. Not how busy they are. */
  calendar: Pick<WorkingCalendar, 'weekdays' | 'hoursPerDay' | 'hoursByWeekday' | 'daysOff'>;
}

/** Who asks. Queues take turns by person, and drop work whose signal is aborted. */
export interface Caller {
  userId: string;
  signal: AbortSignal;
}

/** How the work of an engine is followed and called off. */
export interface Follow<Piece> extends Caller {
  onPiece: (piece: Piece) => void;
}

/**
 * What answers and reads: the built-in one or a language model. Every method throws `AppError`:
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
  /** What a brief says, statement by statement: titles of its work as they are found, then the whole. */
  read(request: ReadRequest, follow: Follow<{ title: string }>): Promise<{ reading: Reading; usage: Usage }>;
  /** Undefined when there is no project in what was said. */
  readProject(request: Asked, caller: Caller): Promise<ReadProject | undefined>;
  /** Whether it can be reached now. */
  isReachable(signal: AbortSignal): Promise<boolean>;
}
