import {
  QUOTE_BASES,
  QUOTE_NAME_MAX_LENGTH,
  QUOTE_NOTE_MAX_LENGTH,
  QUOTE_STATES,
  QUOTES_MAX_COUNT,
} from '@daymark/domain/quotes';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { line, text } from './text.ts';
import { EntryDay } from './time-entries.ts';
import { ById, ByProject, Day, Id, Instant, identity } from './values.ts';

const BASIS = t`Basis must be one of ${QUOTE_BASES.join(', ')}`;

/** Hours that work is expected to need. Without a history only the guess is known. */
const hours = {
  guess: z.number(),
  /** Half of such work needed at most this. */
  p50: z.number().nullable(),
  /** Four fifths of such work needed at most this. */
  p80: z.number().nullable(),
};

const price = z.int().nullable();

/** What a quote says. It is not changed when the plan is. */
export const QuoteContent = shape('QuoteContent', {
  project: z.string(),
  client: z.string().nullable(),
  parts: z.array(z.object({ name: z.string(), ...hours, price })),
  ...hours,
  /** The number of finished tasks that the hours rest on; null if they are too few. */
  comparableTasks: z.int().nullable(),
  /** The kept promises to the client, which widen or narrow the safe hours; missing without any. */
  promises: z.object({ kept: z.int(), decided: z.int() }).optional(),
  /** The number of tasks without an estimate, which are not in the hours. */
  tasksWithoutHours: z.int(),
  basis: z.enum(QUOTE_BASES),
  /** The hours that are priced. */
  hours: z.number(),
  /** Minor units an hour. */
  rate: price,
  currency: z.string(),
  /** The sum of the parts, in minor units. */
  price,
  startsOn: Day,
  finishesOn: Day,
  /** What the brief leaves out. */
  excluded: z.array(z.string()),
  /** What the brief leaves open. */
  questions: z.array(z.string()),
  note: z.string(),
});
export type QuoteContent = z.output<typeof QuoteContent>;

/** An offer for a project. */
export const Quote = shape('Quote', {
  ...identity,
  projectId: Id,
  /** Counted in the project from 1. */
  number: z.int(),
  state: z.enum(QUOTE_STATES),
  validUntil: Day,
  content: QuoteContent,
  /** The name that was typed with the answer. */
  answeredBy: z.string().nullable(),
  version: z.int(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
});
export type Quote = z.output<typeof Quote>;

/** What the person says of a quote; the rest comes from the plan. */
export const QuoteWish = shape('QuoteWish', {
  /** Null: the most careful that there is. */
  basis: z.enum(QUOTE_BASES, BASIS).nullable().default(null),
  validUntil: EntryDay,
  note: text(QUOTE_NOTE_MAX_LENGTH).default(''),
});
export type QuoteWish = z.input<typeof QuoteWish>;

export const QuoteName = line(QUOTE_NAME_MAX_LENGTH, t`Please enter a name`);

const one = data(z.object({ quote: Quote }));

export const quoteRoutes = {
  list: route({
    endpoint: paths.quotes.list,
    access: 'session',
    summary: `The quotes of a project, the newest first; at most ${QUOTES_MAX_COUNT}`,
    params: ByProject,
    answer: envelope({ data: z.array(Quote), count: z.int() }),
  }),
  create: route({
    endpoint: paths.quotes.create,
    access: 'session',
    summary: 'Make a draft of a quote from the plan of a project',
    status: 201,
    params: ByProject,
    body: QuoteWish,
    creates: true,
    refusals: ['conflict'],
    answer: one,
  }),
  change: route({
    endpoint: paths.quotes.change,
    access: 'session',
    summary: 'Change a draft and make it again from the present plan',
    versioned: true,
    params: ById,
    body: QuoteWish,
    refusals: ['conflict'],
    answer: one,
  }),
  send: route({
    endpoint: paths.quotes.send,
    access: 'session',
    summary: 'Mark a draft as sent: from then on it stays as it is, and replaces the one sent before',
    versioned: true,
    params: ById,
    refusals: ['conflict'],
    answer: one,
  }),
  answer: route({
    endpoint: paths.quotes.answer,
    access: 'session',
    summary: 'Note how a client answered a quote that was sent',
    params: ById,
    body: z.object({ isAccepted: z.boolean(), name: QuoteName }),
    refusals: ['conflict'],
    answer: one,
  }),
  delete: route({
    endpoint: paths.quotes.delete,
    access: 'session',
    summary: 'Delete a draft',
    params: ById,
    refusals: ['conflict'],
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
} as const;
