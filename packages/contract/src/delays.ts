import { DELAY_CAUSES } from '@daymark/domain/delays';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';
import { ByProject, Day, Id, Instant, Language } from './values.ts';

export const DelayCause = z.enum(DELAY_CAUSES).meta({ id: 'DelayCause' });

const DelayPart = z.object({
  cause: DelayCause,
  /** Negative if they were won back. */
  days: z.int(),
  /** What happened, in a sentence. */
  words: z.string(),
});

/** The history of a date. */
export const DelayLedger = shape('DelayLedger', {
  /** The first known date, and the present one; null if there is none. */
  first: Day.nullable(),
  now: Day.nullable(),
  /** Days between them. The sums add up to it. */
  slip: z.int(),
  sums: z.object({ client: z.int(), scope: z.int(), calendar: z.int(), others: z.int(), me: z.int() }),
  /** The oldest first. Their parts add up to the days between their dates. */
  lines: z.array(
    z.object({
      /** When it moved; null if that was not recorded, as with tasks that were moved by hand. */
      on: Day.nullable(),
      from: Day,
      to: Day,
      parts: z.array(DelayPart),
    }),
  ),
});
export type DelayLedger = z.output<typeof DelayLedger>;

/** A recorded move of a date, as it is exported. */
export const DateMove = shape('DateMove', {
  id: Id,
  projectId: Id,
  tracked: z.enum(['due', 'finish']),
  kind: z.enum(['plan', 'replan', 'series', 'hand', 'undo']),
  from: Day.nullable(),
  to: Day.nullable(),
  parts: z.array(DelayPart),
  madeAt: Instant,
});
export type DateMove = z.output<typeof DateMove>;

export const Delays = shape('Delays', {
  /** The due date. */
  due: DelayLedger,
  /** The last day of the planned tasks. */
  finish: DelayLedger,
  /** The same as a text to send, in the language of the client; in that of the user if there is none. */
  text: z.string(),
  language: Language,
});
export type Delays = z.output<typeof Delays>;

export const delayRoutes = {
  get: route({
    endpoint: paths.delays.get,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'What moved the dates of a project: each day booked to a cause, so that they add up',
    params: ByProject,
    answer: data(Delays),
  }),
} as const;
