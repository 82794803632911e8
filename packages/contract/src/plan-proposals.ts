import {
  DEPENDENCIES_MAX_COUNT,
  DESCRIPTION_MAX_LENGTH,
  HOURS_MAX,
  LAG_MAX_DAYS,
  NAME_MAX_LENGTH,
  SUBTASK_TITLE_MAX_LENGTH,
  SUBTASKS_MAX_COUNT,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { Plan, PlanningEvent } from './plans.ts';
import { ProjectStanding } from './project-standing.ts';
import { ReadFor, Reading } from './readings.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { Source } from './source.ts';
import { StatementId } from './statements.ts';
import { Depth, ProjectKindId } from './steps.ts';
import { Subtask } from './subtasks.ts';
import { line, phrase, text } from './text.ts';
import { ByProject, Day, Id, Priority, Tags } from './values.ts';

const KEY_MAX_LENGTH = 1_000;

/** The key of a row of a proposal: the id of its subtask, or for a new one its origin. */
const RowKey = text(KEY_MAX_LENGTH).min(1);

/** The data by which the planner recognises a proposed task. The client sends it back unchanged. */
const ProposedTask = z.object({
  key: RowKey,
  part: z.int().min(1).max(SUBTASKS_MAX_COUNT),
  words: text(KEY_MAX_LENGTH),
  title: text(SUBTASK_TITLE_MAX_LENGTH),
  wholeHours: z.number().min(0).max(100_000),
  hours: z.number().min(0).max(HOURS_MAX),
  factor: z.number().min(0.1).max(10).optional(),
  deliverable: line(NAME_MAX_LENGTH).optional(),
  statement: StatementId.optional(),
});
export type ProposedTask = z.output<typeof ProposedTask>;

/** A subtask to write. */
export const PlanTask = z.object({
  title: line(SUBTASK_TITLE_MAX_LENGTH, t`Please enter a title for the subtask`),
  description: text(DESCRIPTION_MAX_LENGTH),
  estimatedHours: z
    .number(t`Hours must be a number`)
    .min(0, t`Hours must be at least 0`)
    .max(HOURS_MAX)
    .nullable(),
  priority: Priority,
  dueDate: Day.nullable(),
  earliestOn: Day.nullable().default(null),
  latestOn: Day.nullable().default(null),
  tags: Tags,
  milestoneId: Id.nullable(),
  /** Keys of rows in the proposal, and ids of subtasks. */
  dependsOn: z.array(RowKey).max(SUBTASKS_MAX_COUNT),
  lags: z
    .array(z.object({ key: RowKey, days: z.int().min(0).max(LAG_MAX_DAYS) }))
    .max(DEPENDENCIES_MAX_COUNT),
  source: Source.nullable(),
  playbook: text(KEY_MAX_LENGTH).nullable(),
  statement: StatementId.nullable().default(null),
  repeat: z.boolean().default(false),
  guessed: z.boolean().default(false),
  /** Null for a subtask that the user added. */
  proposed: ProposedTask.nullable(),
});
export type PlanTask = z.output<typeof PlanTask>;

const PROPOSED_FIELDS = [
  'title',
  'description',
  'estimatedHours',
  'priority',
  'dueDate',
  'tags',
  'milestoneId',
  'dependsOn',
  'source',
  'saidDays',
] as const;

/** How finely the brief is broken down, and the chosen kind of project; null for the nearest. */
const brokenDown = { depth: Depth, projectKind: ProjectKindId.nullable() };

export const ProposalRow = shape('ProposalRow', {
  key: z.string(),
  change: z.enum(['added', 'changed', 'removed', 'kept']),
  /** The reason, in a sentence. */
  reason: z.string(),
  /** Which fields would change. */
  fields: z.array(z.enum(PROPOSED_FIELDS)),
  /** The present subtask; null for a new one. */
  subtask: Subtask.nullable(),
  /** The proposed subtask; null if nothing changes or it is to be deleted. */
  task: PlanTask.nullable(),
});
export type ProposalRow = z.output<typeof ProposalRow>;

export const PlanProposal = shape('PlanProposal', {
  /** The whole proposed plan in the order of the days, deletions included. */
  rows: z.array(ProposalRow),
  /** The messages about the plan. */
  plan: Plan,
  /** The Reading that it was made from, with the corrections. */
  reading: Reading,
  /** A stamp of the project's state that it was made from; to be sent back. */
  madeFrom: z.string(),
  /**
   * Only if the project's dates have changed since the brief was read. `readAgain` reads it with the present dates.
   */
  readFor: ReadFor.optional(),
  /** The number of tasks that were left out because the user deleted them from an earlier plan. */
  leftOut: z.int(),
  ...brokenDown,
});
export type PlanProposal = z.output<typeof PlanProposal>;

export const PlanProposalWish = shape('PlanProposalWish', {
  /** The built-in planner instead of the language model that the operator chose. */
  engine: z.literal('builtin').optional(),
  /** Proposes again what was deleted from earlier plans. */
  withDeleted: z.boolean().optional(),
  /** Both default to those of the last plan. */
  depth: Depth.optional(),
  projectKind: ProjectKindId.nullish(),
  /** Makes the engine read an unchanged brief again. */
  readAgain: z.boolean().optional(),
});
export type PlanProposalWish = z.input<typeof PlanProposalWish>;

const Seen = z.object({ id: Id, version: z.int() });
const many = <S extends z.ZodType>(schema: S) => z.array(schema).max(SUBTASKS_MAX_COUNT);

/** A proposal with the user's choices. Subtasks that are not named stay unchanged. */
export const PlanAcceptance = shape('PlanAcceptance', {
  madeFrom: phrase(100),
  /** New and changed subtasks, in their final order. */
  rows: many(
    z.object({
      key: RowKey,
      /** Null for a new one. */
      subtask: Seen.nullable(),
      task: PlanTask,
      /** The fields that the user edited in the proposal. Later plans keep them. */
      edited: z.array(z.enum(PROPOSED_FIELDS)).max(PROPOSED_FIELDS.length),
    }),
  ),
  /** Subtasks to delete. */
  removed: many(Seen),
  /** Subtasks that the user keeps although the proposal would change them. Later plans keep them too. */
  held: many(Seen),
  /** New tasks that the user rejects: they are not proposed again. */
  dropped: many(ProposedTask),
  /**
   * Keys of rows in a new order, if the user moved some. For rows that are not in `rows`, only the position changes.
   */
  order: many(RowKey),
  ...brokenDown,
  plan: Plan,
});
export type PlanAcceptance = z.input<typeof PlanAcceptance>;

/** The project's subtasks after a plan was written, and the messages about it. */
export const planWritten = {
  data: z.array(Subtask),
  count: z.int(),
  plan: Plan,
  /** The change to undo; null if nothing was changed. */
  changeId: Id.nullable(),
  project: ProjectStanding,
};

export const planProposalRoutes = {
  propose: route({
    endpoint: paths.planProposals.propose,
    access: 'propose',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Propose a plan, or what would change of the one that stands; nothing is written',
    params: ByProject,
    body: PlanProposalWish.nullish(),
    events: PlanningEvent,
    refusals: ['ai_unavailable', 'ai_limit_reached', 'overloaded', 'conflict'],
    answer: data(PlanProposal),
  }),
  accept: route({
    endpoint: paths.planProposals.accept,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary:
      'Write a proposal as the person left it, all of it or, when the project was changed meanwhile, nothing',
    status: 201,
    creates: true,
    params: ByProject,
    body: PlanAcceptance,
    refusals: ['conflict'],
    answer: envelope(planWritten),
  }),
} as const;
