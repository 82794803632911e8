import { LEFT_MOVES_MAX_COUNT } from '@daymark/domain/limits';
import { z } from 'zod';
import { paths } from './paths.ts';
import { Certificate } from './plans.ts';
import { data, route } from './route.ts';
import { SubtaskChange } from './subtasks.ts';
import { phrase } from './text.ts';
import { ByProject, Day, Id } from './values.ts';

/** Why a subtask gets another day. `title` is that of another subtask, `name` that of a milestone or a day off. */
export const MoveReason = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['overdue', 'undated', 'past-due-date', 'too-early', 'too-late', 'makes-room']),
    }),
    z.object({ kind: z.literal('day-off'), name: z.string().nullable() }),
    z.object({ kind: z.literal('past-milestone'), name: z.string() }),
    z.object({ kind: z.literal('waits-for'), title: z.string(), hasMoved: z.boolean() }),
    z.object({ kind: z.literal('waited-for'), title: z.string() }),
    /** `hours` are those on the day beyond its time. */
    z.object({ kind: z.literal('overfull'), hours: z.number() }),
  ])
  .meta({ id: 'MoveReason' });
export type MoveReason = z.output<typeof MoveReason>;

const ToldSubtask = z.object({
  id: Id,
  projectId: Id,
  project: z.string(),
  title: z.string(),
  hours: z.number(),
});

export const ReplannedMove = ToldSubtask.extend({ from: Day.nullable(), to: Day, reason: MoveReason }).meta({
  id: 'ReplannedMove',
});
export type ReplannedMove = z.output<typeof ReplannedMove>;

const Unplaced = ToldSubtask.extend({ dueDate: Day.nullable() }).meta({ id: 'UnplacedSubtask' });

/** A way out of a plan that cannot fit, tried before it is offered. `key` names it when it is taken. */
export const WayOut = z
  .discriminatedUnion('kind', [
    z.object({ key: z.string(), kind: z.literal('later-due-date'), date: Day }),
    z.object({ key: z.string(), kind: z.literal('more-hours'), hoursPerDay: z.number() }),
    z.object({ key: z.string(), kind: z.literal('move-milestone'), name: z.string(), date: Day }),
    z.object({
      key: z.string(),
      kind: z.literal('leave-out'),
      titles: z.array(z.string()),
      hours: z.number(),
    }),
  ])
  .meta({ id: 'WayOut' });
export type WayOut = z.output<typeof WayOut>;

export const Replan = z
  .object({
    /** Of what it was made from: it is carried out only while that stands. */
    stamp: z.string(),
    /** Whether everything that may move has a day on which it can be done. */
    feasible: z.boolean(),
    /** In the order of the new days. */
    moves: z.array(ReplannedMove),
    /** What fits on no day. */
    unplaced: z.array(Unplaced),
    certificate: Certificate.nullable(),
    /** For one project only. */
    waysOut: z.array(WayOut),
    /** What today asks for, in hours, what of it are days of habits, and what it has. */
    today: z.object({ plannedHours: z.number(), habitHours: z.number(), hours: z.number() }),
    /** Open work of days before today; what is pinned or stays is left out. `to` is where it can go: today, or the next day that is worked. */
    unfinished: z.object({ count: z.int(), hours: z.number(), to: Day }),
  })
  .meta({ id: 'Replan' });
export type Replan = z.output<typeof Replan>;

/** How the plans of all projects stand, in figures: what a preview would tell, without its rows. */
export const Outlook = Replan.pick({ stamp: true, today: true, unfinished: true })
  .extend({
    /** How many subtasks would move. */
    moving: z.int(),
    /** How many fit on no day. */
    unplaced: z.int(),
  })
  .meta({ id: 'Outlook' });
export type Outlook = z.output<typeof Outlook>;
const STAYING = `At most ${LEFT_MOVES_MAX_COUNT} subtasks can stay where they are`;

/** Ids of subtasks that stay where they are, whatever is wrong there: the rest is planned around them. */
const Staying = z.array(Id).max(LEFT_MOVES_MAX_COUNT, STAYING);

/** The same as a query carries it: with commas between. */
const StayingList = z
  .string()
  .max(LEFT_MOVES_MAX_COUNT * 37, STAYING)
  .transform((ids) => (ids === '' ? [] : ids.split(',')))
  .pipe(Staying);

export const ReplanWish = z
  .object({
    /** One project; null for all. */
    projectId: Id.nullable().default(null),
    /** That of the preview which is carried out. */
    stamp: phrase(64),
    /** As the preview was asked for. */
    staying: Staying.default([]),
    /** The moves as they were shown; all that is unfinished to today or, on a day off, to the next that is worked; or a way out by its key, and the moves that it allows. */
    how: z.union([z.enum(['moves', 'to-today']), z.object({ wayOut: z.string().max(80) })]).default('moves'),
  })
  .meta({ id: 'ReplanWish' });
export type ReplanWish = z.input<typeof ReplanWish>;

/** What is wrong with a plan, and the change of one subtask that mends it. */
export const PlanFinding = z
  .object({
    kind: z.enum([
      'overfull-day',
      'cycle',
      'past-milestone',
      'past-due-date',
      'no-estimate',
      'vague-title',
      'no-first-step',
      'out-of-order',
      'day-off',
      'before-said',
      'after-said',
    ]),
    /** What it is about, the one that the fix changes first. */
    subtasks: z.array(z.object({ id: Id, title: z.string() })),
    date: Day.nullable(),
    /** The day that the brief gives. */
    limit: Day.nullable(),
    /** Of a milestone or a day off. */
    name: z.string().nullable(),
    /** Beyond the day's time. */
    hours: z.number().nullable(),
    /** Null where no single change mends it. */
    fix: z
      .object({
        id: Id,
        version: z.int(),
        change: SubtaskChange.pick({ dueDate: true, estimatedHours: true, title: true, dependsOn: true }),
      })
      .nullable(),
  })
  .meta({ id: 'PlanFinding' });
export type PlanFinding = z.output<typeof PlanFinding>;

export const replanRoutes = {
  lint: route({
    endpoint: paths.replans.lint,
    access: 'user',
    summary: 'What is wrong with the plan of a project, whoever made it, each with a change that mends it',
    params: ByProject,
    refusals: ['ai_unavailable', 'overloaded'],
    answer: data(z.object({ findings: z.array(PlanFinding) })),
  }),
  preview: route({
    endpoint: paths.replans.preview,
    access: 'user',
    summary: 'What would move so that the plan of one project, or of all, holds again; nothing is changed',
    query: z.object({ projectId: Id.optional(), staying: StayingList.optional() }),
    refusals: ['not_found', 'ai_unavailable', 'overloaded'],
    answer: data(Replan),
  }),
  outlook: route({
    endpoint: paths.replans.outlook,
    access: 'user',
    summary: 'How the plans of all projects stand, in figures',
    refusals: ['ai_unavailable', 'overloaded'],
    answer: data(Outlook),
  }),
  apply: route({
    endpoint: paths.replans.apply,
    access: 'user',
    summary: 'Carry out a preview, if nothing has changed since',
    creates: true,
    body: ReplanWish,
    refusals: ['not_found', 'conflict', 'ai_unavailable', 'overloaded'],
    answer: data(
      z.object({
        /** What undoes it; null when it changed nothing. */
        changeId: Id.nullable(),
        moved: z.int(),
        projectIds: z.array(Id),
      }),
    ),
  }),
} as const;
