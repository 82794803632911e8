import { ROUNDED_PER, ROUNDING_MINUTES } from '@daymark/domain/rates';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, files, route } from './route.ts';
import { shape } from './shape.ts';
import { Day, Id, ProjectColor } from './values.ts';

const MONTH = t`Please enter a month as YYYY-MM`;
const WHOSE = t`A timesheet is of a client or of a project`;

/** A month, `YYYY-MM`. */
export const Month = z.string(MONTH).regex(/^(?:1[0-9]{3}|[2-8][0-9]{3})-(?:0[1-9]|1[0-2])$/, MONTH);

const wish = z.object({ clientId: Id.optional(), projectId: Id.optional(), month: Month });

const isOfOne = ({
  clientId,
  projectId,
}: {
  clientId?: string | undefined;
  projectId?: string | undefined;
}) => (clientId === undefined) !== (projectId === undefined);

const whose = { path: ['clientId'], message: WHOSE };

const TimesheetWish = wish.refine(isOfOne, whose);

export const TIMESHEET_FORMATS = ['table', 'invoice'] as const;
export type TimesheetFormat = (typeof TIMESHEET_FORMATS)[number];

const amount = z.int().nullable();

/** The work of a month for a client or in a project, as it is billed. */
export const Timesheet = shape('Timesheet', {
  /** Of the client, or of the project. */
  name: z.string(),
  month: Month,
  currency: z.string(),
  rows: z.array(
    z.object({
      day: Day,
      projectId: Id,
      project: z.string(),
      color: ProjectColor,
      description: z.string(),
      /** As they were worked. */
      minutes: z.int(),
      billedMinutes: z.int(),
      /** Minor units an hour; null if none is agreed. */
      rate: amount,
      amount,
    }),
  ),
  /** How the time of its projects is rounded. */
  roundings: z.array(z.object({ minutes: z.literal(ROUNDING_MINUTES), per: z.enum(ROUNDED_PER) })),
  minutes: z.int(),
  billedMinutes: z.int(),
  amount,
});
export type Timesheet = z.output<typeof Timesheet>;

export const timesheetRoutes = {
  get: route({
    endpoint: paths.timesheets.get,
    access: 'session',
    summary: 'The work of a month for a client or in a project, rounded and priced as agreed',
    query: TimesheetWish,
    refusals: ['not_found'],
    answer: data(Timesheet),
  }),
  export: route({
    endpoint: paths.timesheets.export,
    access: 'session',
    summary:
      'The same as a table, to read or for invoicing tools: date, description, hours, rate, amount, currency',
    query: wish
      .extend({
        format: z.enum(TIMESHEET_FORMATS, {
          error: t`Format must be one of ${TIMESHEET_FORMATS.join(', ')}`,
        }),
      })
      .refine(isOfOne, whose),
    refusals: ['not_found', 'too_many_attempts', 'overloaded'],
    answer: files('text/csv'),
  }),
} as const;
