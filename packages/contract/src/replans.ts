import { LEFT_MOVES_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { DayOff, NewDayOff } from './calendars.ts';
import { paths } from './paths.ts';
import { Certificate } from './plans.ts';
import { PromiseWarning } from './promises.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { SubtaskChange } from './subtasks.ts';
import { phrase } from './text.ts';
import { ByProject, Day, HoursPerDay, Id, Weekdays } from './values.ts';

/** Whose answer is late or early, and by how many days. */
const answer = { who: z.string(), days: z.int() };

/** Why a subtask moves to another day. `title` is that of another subtask, `name` that of a milestone or a day off. */
export const MoveReason = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['overdue', 'undated', 'past-due-date', 'too-early', 'too-late', 'makes-room']),
    }),
    z.object({ kind: z.literal('day-off'), name: z.string().nullable() }),
    z.object({ kind: z.literal('past-milestone'), name: z.string() }),
    z.object({ kind: z.literal('waits-for'), title: z.string(), hasMoved: z.boolean() }),
    z.object({ kind: z.literal('waited-for'), title: z.string() }),
    /** An answer that has not come by its agreed day: what follows it moves day by day. */
    z.object({ kind: z.literal('late-answer'), ...answer }),
    /** An answer that came before its agreed day. `days` are those between them. */
    z.object({ kind: z.literal('early-answer'), ...answer }),
    /** `hours` are those beyond the day's working time. */
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

/** A remedy for a plan that cannot fit, tried before it is offered. Its `key` identifies it in the request. */
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

export const Replan = shape('Replan', {
  /** Identifies the state that it was made from. It can only be carried out while that state is current. */
  stamp: z.string(),
  /** Whether every movable subtask has a feasible day. */
  feasible: z.boolean(),
  /** In the order of the new days. */
  moves: z.array(ReplannedMove),
  /** Subtasks that fit on no day. */
  unplaced: z.array(Unplaced),
  certificate: Certificate.nullable(),
  /** Remedies. Only for a single project. */
  waysOut: z.array(WayOut),
  /** Today's planned hours, the part of them that belongs to habits, and the hours that can be worked. */
  today: z.object({ plannedHours: z.number(), habitHours: z.number(), hours: z.number() }),
  /**
   * Open work of days before today, without pinned subtasks and those that stay. `to` is where it can move: today, or
   * the next working day.
   */
  unfinished: z.object({ count: z.int(), hours: z.number(), to: Day }),
});
export type Replan = z.output<typeof Replan>;

export const ReplanPreview = Replan.extend({
  /** The promises to clients that the moves would break, each with a draft to the client. */
  promises: z.array(PromiseWarning),
}).meta({ id: 'ReplanPreview' });
export type ReplanPreview = z.output<typeof ReplanPreview>;

/** The state of all plans in figures: a preview without its rows. */
export const Outlook = Replan.pick({ stamp: true, today: true, unfinished: true })
  .extend({
    /** The number of subtasks that would move. */
    moving: z.int(),
    /** The number that fit on no day. */
    unplaced: z.int(),
    /** The latest answer that moves something; null if none does. */
    late: z.object(answer).nullable(),
  })
  .meta({ id: 'Outlook' });
export type Outlook = z.output<typeof Outlook>;

const STAYING = t`At most ${LEFT_MOVES_MAX_COUNT} subtasks can stay where they are`;

/** Ids of subtasks that must not move. The others are planned around them. */
const Staying = z.array(Id).max(LEFT_MOVES_MAX_COUNT, STAYING);

/** The same as a query parameter, separated by commas. */
const StayingList = z
  .string()
  .max(LEFT_MOVES_MAX_COUNT * 37, STAYING)
  .transform((ids) => (ids === '' ? [] : ids.split(',')))
  .pipe(Staying);

/** How days off that are not stored yet are named in the reasons of moves. */
export const awayName = (): string => t`your absence`;

/**
 * Days off that are not stored yet, as a query parameter (`awayParameter`): `2026-12-07..2026-12-11`, both ends included,
 * or hours of a single day: `2026-12-07..2026-12-07x3.5`.
 */
const AwayDays = z
  .string()
  .regex(/^[\d-]{10}\.\.[\d-]{10}(?:x[\d.]{1,5})?$/, t`Please give the days as 2026-12-07..2026-12-11`)
  .transform(
    (days): NewDayOff => ({
      name: awayName(),
      firstDay: days.slice(0, 10),
      lastDay: days.slice(12, 22),
      hoursOff: days.length > 22 ? Number(days.slice(23)) : null,
    }),
  )
  .pipe(NewDayOff);

/**
 * Working days and hours that are not stored yet: those of the project that is replanned, else the user's own. Null for a
 * project: the user's; for the user: as they are.
 */
export const NewWeek = shape('NewWeek', {
  weekdays: Weekdays.nullable(),
  hoursPerDay: HoursPerDay.nullable(),
});
export type NewWeek = z.output<typeof NewWeek>;

/** The same as a query parameter (`weekParameter`). */
const WeekParameter = z
  .string()
  .regex(/^(?:[1-7]{1,7}|-)x(?:[\d.]{1,5}|-)$/, t`Please give the week as 12345x6`)
  .transform((week) => {
    const [weekdays = '', hours = ''] = week.split('x');
    return {
      weekdays: weekdays === '-' ? null : [...weekdays].map(Number),
      hoursPerDay: hours === '-' ? null : Number(hours),
    };
  })
  .pipe(NewWeek);

/** An answer that came before its agreed day, and what it makes possible. */
export const EarlyOffer = shape('EarlyOffer', {
  waitId: Id,
  projectId: Id,
  project: z.string(),
  /** What was waited for. */
  title: z.string(),
  ...answer,
  /** The number of subtasks that can be brought forward. */
  moving: z.int(),
});
export type EarlyOffer = z.output<typeof EarlyOffer>;

export const ReplanWish = shape('ReplanWish', {
  /** One project; null for all. */
  projectId: Id.nullable().default(null),
  /** The stamp of the preview to carry out. */
  stamp: phrase(64),
  /** The same ids as in the request for the preview. */
  staying: Staying.default([]),
  /** Days off that are added with the moves: the same days and hours as in the request for the preview. */
  away: NewDayOff.nullable().default(null),
  /** Working days and hours that are saved with the moves: the same as in the request for the preview. */
  week: NewWeek.nullable().default(null),
  /** A wait whose answer came early: what it makes possible is brought forward. The same as in the request for the preview. */
  answered: Id.nullable().default(null),
  /**
   * `moves`: the moves of the preview. `to-today`: all unfinished work moves to today, or on a day off to the next
   * working day. Or the key of a remedy, with the moves that it makes possible.
   */
  how: z.union([z.enum(['moves', 'to-today']), z.object({ wayOut: z.string().max(80) })]).default('moves'),
});
export type ReplanWish = z.input<typeof ReplanWish>;

/** A problem of a plan, and a change of one subtask that solves it. */
export const PlanFinding = shape('PlanFinding', {
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
  /** The subtasks concerned, beginning with the one that the fix changes. */
  subtasks: z.array(z.object({ id: Id, title: z.string() })),
  date: Day.nullable(),
  /** The day that the brief states. */
  limit: Day.nullable(),
  /** The name of a milestone or a day off. */
  name: z.string().nullable(),
  /** Hours beyond the day's working time. */
  hours: z.number().nullable(),
  /** Null if no single change solves it. */
  fix: z
    .object({
      id: Id,
      version: z.int(),
      change: SubtaskChange.pick({ dueDate: true, estimatedHours: true, title: true, dependsOn: true }),
    })
    .nullable(),
});
export type PlanFinding = z.output<typeof PlanFinding>;

export const replanRoutes = {
  lint: route({
    endpoint: paths.replans.lint,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'What is wrong with the plan of a project, whoever made it, each with a change that mends it',
    params: ByProject,
    refusals: ['ai_unavailable', 'overloaded'],
    answer: data(z.object({ findings: z.array(PlanFinding) })),
  }),
  preview: route({
    endpoint: paths.replans.preview,
    access: 'read',
    summary: 'What would move so that the plan of one project, or of all, holds again; nothing is changed',
    query: z.object({
      projectId: Id.optional(),
      staying: StayingList.optional(),
      away: AwayDays.optional(),
      week: WeekParameter.optional(),
      /** A wait whose answer came early: what would be brought forward, and nothing else. */
      answered: Id.optional(),
    }),
    refusals: ['not_found', 'ai_unavailable', 'overloaded'],
    answer: data(ReplanPreview),
  }),
  early: route({
    endpoint: paths.replans.early,
    access: 'read',
    summary:
      'Answers that came before their agreed day, each with the number of subtasks that can be brought forward',
    refusals: ['ai_unavailable', 'overloaded'],
    answer: envelope({ data: z.array(EarlyOffer), count: z.int() }),
  }),
  outlook: route({
    endpoint: paths.replans.outlook,
    access: 'read',
    summary: 'How the plans of all projects stand, in figures',
    refusals: ['ai_unavailable', 'overloaded'],
    answer: data(Outlook),
  }),
  apply: route({
    endpoint: paths.replans.apply,
    access: 'write',
    summary: 'Carry out a preview, if nothing has changed since',
    creates: true,
    body: ReplanWish,
    refusals: ['not_found', 'conflict', 'ai_unavailable', 'overloaded'],
    answer: data(
      z.object({
        /** The change to undo; null if nothing was changed. */
        changeId: Id.nullable(),
        /** The days off that were added; null if none were. */
        dayOff: DayOff.nullable(),
        moved: z.int(),
        projectIds: z.array(Id),
      }),
    ),
  }),
} as const;
