import {
  DEPENDENCIES_MAX_COUNT,
  DESCRIPTION_MAX_LENGTH,
  HOURS_MAX,
  LAG_MAX_DAYS,
  SUBTASK_TITLE_MAX_LENGTH,
  SUBTASKS_MAX_COUNT,
} from '@daymark/domain/limits';
import { z } from 'zod';
import { paths } from './paths.ts';
import { Plan, PlanningEvent } from './plans.ts';
import { ProjectStanding } from './project-standing.ts';
import { ReadFor, Reading, StatementId } from './readings.ts';
import { data, envelope, route } from './route.ts';
import { Source, Subtask } from './subtasks.ts';
import { line, phrase, text } from './text.ts';
import { ByProject, Day, Id, Priority, Tags } from './values.ts';

const KEY_MAX_LENGTH = 1_000;

/** Names a row of a proposal: the id of its subtask, or of a new one what it comes from. */
const RowKey = text(KEY_MAX_LENGTH).min(1);

/** What was proposed of a task, as the planner knows it again; to be sent back as it came. */
const ProposedTask = z.object({
  key: RowKey,
  part: z.int().min(1).max(SUBTASKS_MAX_COUNT),
  words: text(KEY_MAX_LENGTH),
  title: text(SUBTASK_TITLE_MAX_LENGTH),
  wholeHours: z.number().min(0).max(100_000),
  hours: z.number().min(0).max(HOURS_MAX),
  factor: z.number().min(0.1).max(10).optional(),
  statement: StatementId.optional(),
});
export type ProposedTask = z.output<typeof ProposedTask>;

/** A subtask as it is to be written. */
export const PlanTask = z.object({
  title: line(SUBTASK_TITLE_MAX_LENGTH, 'Please enter a title for the subtask'),
  description: text(DESCRIPTION_MAX_LENGTH),
  estimatedHours: z
    .number('Hours must be a number')
    .min(0, 'Hours must be at least 0')
    .max(HOURS_MAX)
    .nullable(),
  priority: Priority,
  dueDate: Day.nullable(),
  earliestOn: Day.nullable().default(null),
  latestOn: Day.nullable().default(null),
  tags: Tags,
  milestoneId: Id.nullable(),
  /** Keys of rows of the proposal, and ids of subtasks. */
  dependsOn: z.array(RowKey).max(SUBTASKS_MAX_COUNT),
  lags: z
    .array(z.object({ key: RowKey, days: z.int().min(0).max(LAG_MAX_DAYS) }))
    .max(DEPENDENCIES_MAX_COUNT),
  source: Source.nullable(),
  playbook: text(KEY_MAX_LENGTH).nullable(),
  statement: StatementId.nullable().default(null),
  repeat: z.boolean().default(false),
  guessed: z.boolean().default(false),
  /** Null for what a person added. */
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

const Granularity = z.enum(['fewer', 'normal', 'finer']);
export type Granularity = z.output<typeof Granularity>;
const FINER_MAX_COUNT = 200;

/** How tasks are cut: all of them, and keys of tasks (`taskKey`) that are cut further than the others. */
const cut = {
  granularity: Granularity,
  finer: z.array(RowKey).max(FINER_MAX_COUNT, `At most ${FINER_MAX_COUNT} tasks can be broken down further`),
};

export const ProposalRow = z
  .object({
    key: z.string(),
    change: z.enum(['added', 'changed', 'removed', 'kept']),
    /** Why, in a sentence. */
    reason: z.string(),
    /** Which fields would change. */
    fields: z.array(z.enum(PROPOSED_FIELDS)),
    /** As it stands; null for a new one. */
    subtask: Subtask.nullable(),
    /** Names the task to have it broken down further; null where that cannot be. */
    taskKey: z.string().nullable(),
    /** As it would be; null where nothing changes and where it would go. */
    task: PlanTask.nullable(),
  })
  .meta({ id: 'ProposalRow' });
export type ProposalRow = z.output<typeof ProposalRow>;

export const PlanProposal = z
  .object({
    /** The whole plan as it would be, in the order of the days, with what would go. */
    rows: z.array(ProposalRow),
    /** What is said about it. */
    plan: Plan,
    /** What it was made from, with what the person corrected. */
    reading: Reading,
    /** Names the state of the project that it was made from; to be sent back. */
    madeFrom: z.string(),
    /** Only where the project has other dates by now: with `readAgain` its days are counted from the present ones. */
    readFor: ReadFor.optional(),
    /** So many tasks were left out because they were deleted from an earlier plan. */
    leftOut: z.int(),
    ...cut,
  })
  .meta({ id: 'PlanProposal' });
export type PlanProposal = z.output<typeof PlanProposal>;

export const PlanProposalWish = z
  .object({
    /** The built-in planner in place of the language model that the operator chose. */
    engine: z.literal('builtin').optional(),
    /** Proposes again what was deleted from earlier plans. */
    withDeleted: z.boolean().optional(),
    /** As the last plan was cut unless it is said. */
    granularity: Granularity.optional(),
    finer: cut.finer.optional(),
    /** Has the engine read the brief again although its words are the same. */
    readAgain: z.boolean().optional(),
  })
  .meta({ id: 'PlanProposalWish' });
export type PlanProposalWish = z.input<typeof PlanProposalWish>;

const Seen = z.object({ id: Id, version: z.int() });
const many = <S extends z.ZodType>(schema: S) => z.array(schema).max(SUBTASKS_MAX_COUNT);

/** A proposal as the person leaves it. What is not named stays as it is. */
export const PlanAcceptance = z
  .object({
    madeFrom: phrase(100),
    /** New and changed subtasks, in the order in which they are to stand. */
    rows: many(
      z.object({
        key: RowKey,
        /** Null for a new one. */
        subtask: Seen.nullable(),
        task: PlanTask,
        /** What the person changed of it here: it is theirs from now on. */
        edited: z.array(z.enum(PROPOSED_FIELDS)).max(PROPOSED_FIELDS.length),
      }),
    ),
    /** Subtasks that go. */
    removed: many(Seen),
    /** Subtasks that stay as they are although the proposal would have it otherwise: they are the person's from now on. */
    held: many(Seen),
    /** New tasks that are not wanted: they are not proposed again. */
    dropped: many(ProposedTask),
    /** Keys of rows in a new order, where the person moved some; of others than `rows` only the place changes. */
    order: many(RowKey),
    ...cut,
    plan: Plan,
  })
  .meta({ id: 'PlanAcceptance' });
export type PlanAcceptance = z.input<typeof PlanAcceptance>;

export const planProposalRoutes = {
  propose: route({
    endpoint: paths.planProposals.propose,
    access: 'user',
    summary: 'Propose a plan, or what would change of the one that stands; nothing is written',
    params: ByProject,
    body: PlanProposalWish.nullish(),
    events: PlanningEvent,
    refusals: ['ai_unavailable', 'ai_limit_reached', 'overloaded', 'conflict'],
    answer: data(PlanProposal),
  }),
  accept: route({
    endpoint: paths.planProposals.accept,
    access: 'user',
    summary:
      'Write a proposal as the person left it, all of it or, when the project was changed meanwhile, nothing',
    status: 201,
    creates: true,
    params: ByProject,
    body: PlanAcceptance,
    refusals: ['conflict'],
    answer: envelope({
      data: z.array(Subtask),
      count: z.int(),
      plan: Plan,
      /** What undoes it; null when it changed nothing. */
      changeId: Id.nullable(),
      project: ProjectStanding,
    }),
  }),
} as const;
