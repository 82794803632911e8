import { type Day, isDay, type Weekday } from '@daymark/domain/dates';
import { TOPICS_MAX_COUNT } from '@daymark/domain/limits';
import { STATEMENT_KINDS, type StatementKind } from '@daymark/domain/reading';
import { z } from 'zod';

export const RELATIONS = ['on', 'by', 'from', 'not', 'only', 'also'] as const;
export const TIME_UNITS = ['minute', 'hour', 'day', 'workday', 'week'] as const;
export const AMOUNT_PERS = ['whole', 'day', 'week'] as const;
export const REPEAT_UNITS = ['day', 'week', 'month'] as const;

export type Relation = (typeof RELATIONS)[number];

/** The days of one phrase, as the model computed them; they are checked against its words. */
export interface ModelWhen {
  words: string;
  rel: Relation;
  /** The only day if `until` is null. */
  from: Day | null;
  until: Day | null;
  /** Of each week, in these days if there are any. */
  weekdays: Weekday[];
}

export interface ModelRepeat {
  every: number;
  unit: (typeof REPEAT_UNITS)[number];
  weekdays: Weekday[];
  monthDay: number | null;
  timesAWeek: number | null;
  count: number | null;
  /** What is learned or practised one after the other, each in its share of the weeks. */
  topics: ModelTopic[];
}

/** A topic, and the hours of a day of it. */
export interface ModelTopic {
  title: string;
  hours: number | null;
}

/** A length of time as in the brief. */
export interface ModelTime {
  n: number;
  unit: (typeof TIME_UNITS)[number];
}

/**
 * What a brief says, as a language model writes it: flat, with every field present, null (or 0) if not stated.
 */
export interface ModelStatement {
  /** The number that the model gave it; statements and steps share the numbers. */
  n: number | null;
  /** Null for an unknown kind. */
  kind: StatementKind | null;
  /** Null if the model added the work. */
  quote: string | null;
  title: string | null;
  who: string | null;
  amount: (ModelTime & { per: (typeof AMOUNT_PERS)[number] }) | null;
  /** The model's guess where the brief gives no amount: of an event, a day of a habit, a part of a day. */
  hours: number | null;
  repeat: ModelRepeat | null;
  when: ModelWhen[];
  /** It cannot be torn apart: a retreat of two days. */
  together: boolean;
  maybe: StatementKind[];
}

/** A row of the plan that a model makes: work of one sitting, or time that passes. */
export interface ModelStep {
  n: number | null;
  /** The statement that it is for; null for what the brief leaves out. */
  of: number | null;
  title: string;
  hours: number | null;
  /** The day on which the model would do it, or the first one of a wait. */
  date: Day | null;
  /** The day on which a wait is over; null for work. */
  until: Day | null;
  who: string | null;
  /** The steps and statements that have to be finished first. */
  after: number[];
  done: string | null;
  optional: boolean;
}

/** What a model writes about a brief, in its order: what the brief says, and the plan. */
export type ModelLine = { said: ModelStatement; step?: undefined } | { step: ModelStep; said?: undefined };

const TEXT_MAX = 4_000;
const LIST_MAX = 50;

/** Accepts a number that a model wrote as text. */
const numeric = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d{1,9}(?:\.\d{1,6})?\s*$/.test(value) ? Number(value) : value;

// Finite, and far below the limits of date arithmetic.
const number = z.preprocess(numeric, z.number().min(-1e9).max(1e9));
const some = <S extends z.ZodType>(schema: S) => schema.nullable().catch(null);
const positive = number.pipe(z.number().positive());
const count = number.pipe(z.int().positive());
const dayOfMonth = number.pipe(z.int().min(1).max(31));
const text = some(
  z
    .string()
    .transform((value) => value.trim().slice(0, TEXT_MAX))
    .transform((value) => (value === '' ? null : value)),
);
const flag = z.boolean().catch(false);
const date = some(z.string().refine(isDay));

/** The valid elements of a list; a single value counts as a list of one. */
const listOf = <S extends z.ZodType>(item: S, most = LIST_MAX) =>
  z
    .preprocess(
      (value) => (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]),
      z.array(z.unknown()),
    )
    .transform((values) =>
      values.slice(0, most).flatMap((value): z.output<S>[] => {
        const read = item.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    );

const line = z
  .string()
  .transform((value) => value.trim().slice(0, TEXT_MAX))
  .pipe(z.string().min(1));
const weekday = number.pipe(z.literal([1, 2, 3, 4, 5, 6, 7]));
const kind = z.enum(STATEMENT_KINDS);

const when = z.object({
  words: z
    .string()
    .transform((value) => value.slice(0, TEXT_MAX))
    .catch(''),
  rel: z.enum(RELATIONS),
  from: date,
  until: date,
  weekdays: listOf(weekday),
});

const time = z.object({ n: positive, unit: z.enum(TIME_UNITS) });

const topic = z.union([
  line.transform((title): ModelTopic => ({ title, hours: null })),
  z.object({ title: line, hours: some(positive) }),
]);

const repeat = z.object({
  every: count.catch(1),
  unit: z.enum(REPEAT_UNITS),
  weekdays: listOf(weekday),
  monthDay: some(dayOfMonth),
  timesAWeek: some(count),
  count: some(count),
  topics: listOf(topic, TOPICS_MAX_COUNT),
});

const step = z.object({
  n: some(count),
  of: some(count),
  title: line,
  hours: some(positive),
  date,
  until: date,
  who: text,
  after: listOf(count),
  done: text,
  optional: flag,
}) satisfies z.ZodType<ModelStep>;

const statement = z.object({
  n: some(count),
  kind: some(kind),
  quote: text,
  title: text,
  who: text,
  amount: some(time.extend({ per: z.enum(AMOUNT_PERS).catch('whole') })),
  hours: some(positive),
  repeat: some(repeat),
  when: listOf(when),
  together: flag,
  maybe: listOf(kind),
}) satisfies z.ZodType<ModelStatement>;

/** Only statements have these. */
const OF_STATEMENTS = ['kind', 'quote', 'when'];

/**
 * Parses one statement or step of a model's answer. An invalid field counts as not stated; undefined if there are neither words
 * of the brief nor a title.
 */
export function readLine(value: unknown): ModelLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (OF_STATEMENTS.some((field) => field in value)) {
    const said = statement.safeParse(value).data;
    return said && (said.quote !== null || said.title !== null) ? { said } : undefined;
  }
  const read = step.safeParse(value).data;
  return read && { step: read };
}
