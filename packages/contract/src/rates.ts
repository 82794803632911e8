import {
  isCurrency,
  RATE_MAX,
  type Rate as RateOfDomain,
  ROUNDED_PER,
  ROUNDING_MINUTES,
} from '@daymark/domain/rates';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { Id } from './values.ts';

const RATE = t`A rate is a whole number of cents from 0 to ${RATE_MAX}`;
const CURRENCY = t`Please choose a currency such as EUR`;
const ROUNDING = t`Time is rounded to 0, 6, 15 or 30 minutes, of each entry or of a day`;

export const Currency = z.string(CURRENCY).max(3, CURRENCY).refine(isCurrency, CURRENCY);

/** What is agreed about pay: for all work, for a client, or for a project. Null is what the next wider one says. */
export const Rate = z
  .object({
    clientId: Id.nullable().default(null),
    projectId: Id.nullable().default(null),
    /** Minor units of the currency, an hour. */
    rate: z.int(RATE).min(0, RATE).max(RATE_MAX, RATE).nullable(),
    /** Of all work or of a client; that of a project is its client's. */
    currency: Currency.nullable(),
    rounding: z
      .object({ minutes: z.literal(ROUNDING_MINUTES, ROUNDING), per: z.enum(ROUNDED_PER, ROUNDING) })
      .nullable(),
  })
  .refine(({ clientId, projectId }) => clientId === null || projectId === null, {
    path: ['projectId'],
    message: t`A rate is for a client or for a project, not for both`,
  })
  .refine(({ projectId, currency }) => projectId === null || currency === null, {
    path: ['currency'],
    message: t`A project has the currency of its client`,
  })
  .meta({ id: 'Rate' });
export type Rate = z.output<typeof Rate> & RateOfDomain;

export const rateRoutes = {
  list: route({
    endpoint: paths.rates.list,
    access: 'session',
    summary: 'What is agreed about pay: for all work, and for the clients and projects that differ',
    answer: envelope({ data: z.array(Rate), count: z.int() }),
  }),
  set: route({
    endpoint: paths.rates.set,
    access: 'session',
    summary: 'Set what is agreed about pay for all work, for a client, or for a project',
    body: Rate,
    refusals: ['not_found'],
    answer: data(z.object({ rate: Rate })),
  }),
} as const;
