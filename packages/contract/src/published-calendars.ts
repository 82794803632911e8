import { PUBLISHED_CALENDAR_KINDS } from '@daymark/domain/published-calendars';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, document, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { ById, Id, Instant, identity } from './values.ts';

const KINDS = t`Please choose at least one of tasks, waits and milestones`;

/** What a calendar has in it. */
const contents = {
  kinds: z
    .array(z.enum(PUBLISHED_CALENDAR_KINDS, KINDS), KINDS)
    .min(1, KINDS)
    .max(PUBLISHED_CALENDAR_KINDS.length, KINDS)
    .overwrite((kinds) => PUBLISHED_CALENDAR_KINDS.filter((kind) => kinds.includes(kind))),
  /** Whether completed tasks stay in it. */
  withCompleted: z.boolean(),
  /** Whether tasks with a time of day have it; otherwise every task takes a whole day. */
  isTimed: z.boolean(),
};

/** A secret address under which calendar apps read the plan. The address itself is shown once, when it is made. */
export const PublishedCalendar = shape('PublishedCalendar', {
  ...identity,
  ...contents,
  /** Null for all projects. */
  project: z.object({ ...identity, name: z.string() }).nullable(),
  createdAt: Instant,
  /** When it was last read, to within a minute; null if never. */
  lastUsedAt: Instant.nullable(),
});
export type PublishedCalendar = z.output<typeof PublishedCalendar>;

export const NewPublishedCalendar = shape('NewPublishedCalendar', {
  ...contents,
  projectId: Id.nullable().default(null),
});
export type NewPublishedCalendar = z.input<typeof NewPublishedCalendar>;

export const publishedCalendarRoutes = {
  list: route({
    endpoint: paths.publishedCalendars.list,
    access: 'session',
    summary: 'The secret addresses under which calendar apps read the plan',
    answer: envelope({ data: z.array(PublishedCalendar), count: z.int() }),
  }),
  // An Idempotency-Key would store the answer, and with it the secret.
  publish: route({
    endpoint: paths.publishedCalendars.publish,
    access: 'session',
    summary: 'Make a secret address under which calendar apps read the plan; it is shown only here',
    status: 201,
    body: NewPublishedCalendar,
    refusals: ['not_found', 'conflict'],
    answer: data(z.object({ calendar: PublishedCalendar, address: z.url() })),
  }),
  revoke: route({
    endpoint: paths.publishedCalendars.revoke,
    access: 'session',
    summary: 'Revoke a secret address: from then on it answers 404',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
  read: route({
    endpoint: paths.publishedCalendars.read,
    access: 'public',
    summary: 'The plan as a calendar (iCalendar), for whoever was given its address',
    params: z.object({ file: z.string().max(200) }),
    revalidated: true,
    refusals: ['overloaded'],
    answer: document('text/calendar'),
  }),
} as const;
