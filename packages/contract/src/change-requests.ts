import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { planWritten } from './plan-proposals.ts';
import { Plan, PlanningEvent } from './plans.ts';
import { Reading } from './readings.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { StatementId } from './statements.ts';
import { phrase, text } from './text.ts';
import { ByProject, Day } from './values.ts';

export const MAIL_MAX_LENGTH = 20_000;
const ASKS_MAX_COUNT = 200;

/**
 * What a client asks for, beside the brief: `unclear` has to be asked before it can be planned, and a `wait` is for what
 * the client or somebody else does by a day.
 */
export const AskKind = z.enum(['new', 'changed', 'dropped', 'unclear', 'wait']).meta({ id: 'AskKind' });
export type AskKind = z.output<typeof AskKind>;

export const Ask = shape('Ask', {
  /** Identifies it among the asks of the same mail. */
  key: StatementId,
  kind: AskKind,
  /** The words of the mail. */
  words: z.string(),
  /** The words of the brief that it is about. */
  about: z.array(z.string()),
  /** The new due date, if it moves that of the project. */
  dueDate: Day.nullable(),
  /** Whether it is part of the plan below. Unclear asks are not, unless the person decides what they are. */
  isTaken: z.boolean(),
  /** Whether the brief has these words already: then it adds nothing. */
  isKnown: z.boolean(),
  /** Hours that it adds to the plan; negative for dropped work, null if they are not known. */
  hours: z.number().nullable(),
});
export type Ask = z.output<typeof Ask>;

/** A mail as it was read. A language model says what is asked; without `asks` the rules of the planner tell it. */
export const MailReading = Reading.extend({
  asks: z
    .array(
      z.object({
        statement: StatementId,
        kind: AskKind,
        /** The statements of the brief that it is about. */
        about: z.array(StatementId).max(ASKS_MAX_COUNT),
        due: Day.nullable(),
      }),
    )
    .max(ASKS_MAX_COUNT)
    .optional(),
}).meta({ id: 'MailReading' });
export type MailReading = z.output<typeof MailReading>;

const Standing = z.object({
  dueDate: Day,
  /** The last day with open work; null if there is none. */
  lastDay: Day.nullable(),
});

export const ChangeRequest = shape('ChangeRequest', {
  asks: z.array(Ask),
  /** The Reading of the mail, to be sent back. */
  asRead: MailReading,
  /** How the project stands, and how it would with the asks that are taken. */
  before: Standing,
  after: Standing.extend({
    /** Whether everything fits until the due date, beside all other work. */
    feasible: z.boolean(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
  }),
  /** The messages about the plan with the change. */
  plan: Plan,
  /** An answer to the client, in the language of the mail. */
  reply: z.string(),
  /** A stamp of the state that it was made from; to be sent back. */
  madeFrom: z.string(),
});
export type ChangeRequest = z.output<typeof ChangeRequest>;

const MISSING = t`Please paste the mail of your client`;
const mail = text(MAIL_MAX_LENGTH, MISSING).refine((value) => !isBlank(value), MISSING);

/** What the person decided about the asks: those that are not named are as they were read. */
const decisions = {
  mail,
  asks: z
    .array(z.object({ key: StatementId, kind: AskKind, isTaken: z.boolean() }))
    .max(ASKS_MAX_COUNT, t`At most ${ASKS_MAX_COUNT} points of a mail can be decided`)
    .default([]),
  /** Another due date than the asks have. */
  dueDate: Day.optional(),
  /** The Reading of the mail from an earlier answer: then the mail is not read again. */
  asRead: MailReading.optional(),
  /** The built-in planner instead of the language model that the operator chose. */
  engine: z.literal('builtin').optional(),
};

export const ChangeRequestWish = shape('ChangeRequestWish', decisions);
export type ChangeRequestWish = z.input<typeof ChangeRequestWish>;

export const ChangeAcceptance = shape('ChangeAcceptance', {
  ...decisions,
  madeFrom: phrase(100),
  /** Keeps the due date of the project after it as a day that the client was told. */
  isPromised: z.boolean().default(false),
});
export type ChangeAcceptance = z.input<typeof ChangeAcceptance>;

export const changeRequestRoutes = {
  read: route({
    endpoint: paths.changeRequests.read,
    access: 'propose',
    projects: { row: 'project', at: 'params.projectId' },
    summary:
      "What a client's mail asks for beside the brief of a project, and what the plan would be with it; nothing is written",
    params: ByProject,
    body: ChangeRequestWish,
    events: PlanningEvent,
    refusals: ['ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: data(ChangeRequest),
  }),
  accept: route({
    endpoint: paths.changeRequests.accept,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary:
      'Add what a mail asks for to the brief and plan it, all of it or, when the project was changed meanwhile, nothing',
    status: 201,
    creates: true,
    params: ByProject,
    body: ChangeAcceptance,
    events: PlanningEvent,
    refusals: ['conflict', 'ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: envelope(planWritten),
  }),
} as const;
