import { PROMISE_STATES, TOLD_BY } from '@daymark/domain/promises';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { ById, ByProject, Day, Id, Instant, identity, Language } from './values.ts';

/** A day that a client was told. */
export const Promised = shape('Promised', {
  ...identity,
  projectId: Id,
  projectName: z.string(),
  day: Day,
  toldBy: z.enum(TOLD_BY),
  toldOn: Day,
  state: z.enum(PROMISE_STATES),
  /** The plan when it was told. */
  plan: z.object({
    /** The last day of its tasks; null if there was none. */
    finish: Day.nullable(),
    dueDate: Day,
    hours: z.number(),
    version: z.int(),
  }),
  createdAt: Instant,
});
export type Promised = z.output<typeof Promised>;

export const NewPromise = shape('NewPromise', { day: Day, toldOn: Day.optional() });
export type NewPromise = z.input<typeof NewPromise>;

/** How reliable promises were. */
export const KeptShare = shape('KeptShare', {
  kept: z.int(),
  /** Those that a later day took the place of, which counts as not kept. */
  moved: z.int(),
  /** The kept, the broken and the moved ones. */
  decided: z.int(),
  open: z.int(),
  /** The factor for the span of the next quote, from 0.9 to 1.4. */
  factor: z.number(),
});
export type KeptShare = z.output<typeof KeptShare>;

/** A promise that a new end of its project would break. */
export const PromiseWarning = shape('PromiseWarning', {
  promise: Promised,
  finish: Day,
  /** A draft to the client, in their language. */
  message: z.string(),
  language: Language,
});
export type PromiseWarning = z.output<typeof PromiseWarning>;

const ENDS_MAX_COUNT = 500;

export const promiseRoutes = {
  list: route({
    endpoint: paths.promises.list,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'The days that the client of a project was told, the newest first',
    params: ByProject,
    answer: envelope({ data: z.array(Promised), count: z.int() }),
  }),
  create: route({
    endpoint: paths.promises.create,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary:
      'Keep a day that a client was told, with the present plan; it replaces an open one of the project',
    status: 201,
    creates: true,
    params: ByProject,
    body: NewPromise,
    refusals: ['conflict'],
    answer: data(z.object({ promise: Promised })),
  }),
  withdraw: route({
    endpoint: paths.promises.withdraw,
    access: 'write',
    summary: 'Withdraw a promise: it is not counted, unless it is decided or a later day takes its place',
    params: ById,
    answer: data(z.object({ promise: Promised })),
  }),
  ofClient: route({
    endpoint: paths.promises.ofClient,
    access: 'read',
    summary: 'The promises to a client and how many were kept',
    params: ById,
    answer: data(z.object({ share: KeptShare, promises: z.array(Promised) })),
  }),
  check: route({
    endpoint: paths.promises.check,
    access: 'read',
    summary: 'Which promises would be broken if projects ended on these days; nothing is changed',
    body: z.object({ ends: z.array(z.object({ projectId: Id, finish: Day })).max(ENDS_MAX_COUNT) }),
    answer: data(z.object({ warnings: z.array(PromiseWarning) })),
  }),
} as const;
