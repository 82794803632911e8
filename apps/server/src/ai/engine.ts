import type { NewProject } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import type { Day } from '@daymark/domain/dates';
import type { Reading } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';
import type { ModelAsk } from '@daymark/planner/change/model-asks';
import type { PlanMilestone, WorkingCalendar } from '@daymark/planner/plan';
import type { Language } from '@daymark/words/languages';
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
  /** Proposed actions. They are only carried out if the user accepts them. */
  actions: ProposedAction[];
  /** The language of the answer, if the effects of its actions can be written in it. */
  language?: Language;
  usage: Usage;
}

/**
 * A project that a conversation describes, with the Reading of its description; null if that is read when it is
 * planned.
 */
export interface ReadProject {
  project: z.input<typeof NewProject>;
  reading: Reading | null;
  assumptions: string[];
  usage: Usage;
}

/** A brief to read: its words, and what its dates are computed from. */
export interface ReadRequest {
  name: string;
  /** The first name of the plan's owner, because a mail or a chat has several authors. */
  writer?: string | undefined;
  description: string;
  category: string;
  tags: readonly string[];
  startDate: Day;
  dueDate: Day;
  /** The day from which "tomorrow" is counted: the day on which these words were first read. */
  today: Day;
  timezone?: string | undefined;
  /** BCP 47; decides the order of day and month in dates such as 3/4/2027. */
  locale: string;
  milestones: readonly PlanMilestone[];
  /** The usual week of the user, or that of the project, and days off, without the time that other work takes. */
  calendar: Pick<WorkingCalendar, 'weekdays' | 'hoursPerDay' | 'hoursByWeekday' | 'daysOff'>;
  /** How fine the steps of a language model are. */
  depth?: Depth | undefined;
}

/** A client's mail about a project, beside what was agreed. */
export interface MailRequest {
  /** As `ownWords` leaves it. */
  mail: string;
  /** The corrected Reading of the brief. */
  brief: Reading;
  name: string;
  today: Day;
  startDate: Day;
  dueDate: Day;
}

/** One task to break down into steps, in its project. */
export interface StepsRequest {
  title: string;
  /** What the person says about it. */
  answers: string;
  project: string;
  brief: string;
  /** The other open tasks of the project. */
  others: readonly string[];
  depth: Depth;
  /** The hours that the person said; null if none. */
  hours: number | null;
}

export interface StepsAnswer {
  steps: { title: string; minutes: number; done: string | null }[];
  usage: Usage;
}

/** The user of a request, or the network of a visitor. Queues take turns by user, and drop work whose signal is aborted. */
export interface Caller {
  userId: string;
  signal: AbortSignal;
  /** It is the rest of work that another queue has let in: it waits for its turn and is not refused. */
  isLetIn?: boolean | undefined;
  /** Somebody without an account, whose work has a thread of its own. */
  isVisitor?: boolean | undefined;
}

/** Callbacks and the signal of an engine's work. */
export interface Follow<Piece> extends Caller {
  onPiece: (piece: Piece) => void;
}

/**
 * An engine answers messages and reads briefs: the built-in one or a language model. Every method throws `AppError`:
 * `ai_unavailable` if it cannot answer, `overloaded` if too many requests wait. Aborted work throws the signal's
 * reason.
 */
export interface Engine {
  /** The displayed name. */
  readonly name: string;
  /** The displayed name in the plans that it makes. */
  readonly plannerName: string;
  /** Whether its requests count towards the daily limit. */
  readonly isMetered: boolean;
  /** Loads what answers in a language need, so that the first one does not wait for it. */
  prepare?(language: Language): Promise<void>;
  /** Streams an answer and returns the whole. */
  answer(request: AnswerRequest, follow: Follow<string>): Promise<Answer>;
  /** Reads a brief into statements. Streams the titles of tasks as they are found and returns the whole. */
  read(request: ReadRequest, follow: Follow<{ title: string }>): Promise<{ reading: Reading; usage: Usage }>;
  /** What a mail asks for. The built-in engine leaves that to the rules of the planner. */
  readMail?(request: MailRequest, caller: Caller): Promise<{ asks: ModelAsk[]; usage: Usage }>;
  /** The steps of one task. The built-in engine leaves that to the library. */
  readSteps?(request: StepsRequest, caller: Caller): Promise<StepsAnswer>;
  /** Undefined if the messages do not describe a project. */
  readProject(request: Asked, caller: Caller): Promise<ReadProject | undefined>;
  /** Whether it can be reached now. */
  isReachable(signal: AbortSignal): Promise<boolean>;
}
