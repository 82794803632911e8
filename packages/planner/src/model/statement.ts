import { type Day, isDay, type Weekday } from '@daymark/domain/dates';
import { TOPICS_MAX_COUNT } from '@daymark/domain/limits';
import { STATEMENT_KINDS, type StatementKind } from '@daymark/domain/reading';
import { PHASES, type Phase } from '@daymark/domain/steps';
import { z } from 'zod';

/** The anchors of relative dates: "two weeks before the fair", "the day after". */
export const ANCHORS = ['start', 'due', 'today'] as const;
export const RELATIONS = ['on', 'by', 'from', 'not', 'only', 'also'] as const;
export const TIME_UNITS = ['minute', 'hour', 'day', 'workday', 'week'] as const;
export const OFFSET_UNITS = ['day', 'workday', 'week', 'month'] as const;
export const AMOUNT_PERS = ['whole', 'part', 'day', 'week'] as const;
export const PACE_PERS = ['hour', 'day', 'week'] as const;
export const REPEAT_UNITS = ['day', 'week', 'month'] as const;

export type Relation = (typeof RELATIONS)[number];

/** The dates of one phrase, not computed. */
export interface ModelWhen {
  words: string;
  rel: Relation;
  day: number | null;
  month: number | null;
  weekdays: Weekday[];
  untilDay: number | null;
  untilMonth: number | null;
  /** One of `ANCHORS`, or the number of a statement. */
  anchor: (typeof ANCHORS)[number] | number | null;
  /** The distance from the anchor; negative before it. */
  offset: { n: number; unit: (typeof OFFSET_UNITS)[number] } | null;
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

/** A step of a statement's work, or a wait between two of its steps. */
export interface ModelStep {
  title: string;
  hours: number | null;
  done: string | null;
  wait: boolean;
  who: string | null;
  /** Of a wait, in calendar days. */
  days: number | null;
  /** The steps of the same statement that have to be finished first; the first one is 1. */
  after: number[];
  /** The day on which the model would do it. */
  date: Day | null;
}

/**
 * A statement about a brief as a language model writes it: flat, with every field present, null (or 0) if not stated.
 */
export interface ModelStatement {
  /** The number that the model gave it, which others refer to. */
  n: number | null;
  /** Null for an unknown kind. */
  kind: StatementKind | null;
  /** Null if the model added the step. */
  quote: string | null;
  title: string | null;
  who: string | null;
  optional: boolean;
  parts: { count: number; unit: string | null; first: number } | null;
  amount: (ModelTime & { per: (typeof AMOUNT_PERS)[number] }) | null;
  pace: { parts: number; per: (typeof PACE_PERS)[number] } | null;
  apart: ModelTime | null;
  estimateHours: number | null;
  /** Of a wait without `amount`: the model's guess of its calendar days. */
  waitDays: number | null;
  repeat: ModelRepeat | null;
  when: ModelWhen[];
  after: number[];
  each: boolean;
  /** For completed work: the statement that it is a part of. */
  of: number | null;
  maybe: StatementKind[];
  phase: Phase | null;
  /** It cannot be torn apart: a retreat of two days. */
  together: boolean;
  /** The day on which the model would do it. */
  date: Day | null;
  steps: ModelStep[];
}

const TEXT_MAX = 4_000;
const LIST_MAX = 50;
/** Most days between a date and its anchor. */
const OFFSET_MAX = 2_000;

/** Accepts a number that a model wrote as text. */
const numeric = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*-?\d{1,9}(?:\.\d{1,6})?\s*$/.test(value) ? Number(value) : value;

// Finite, and far below the limits of date arithmetic.
const number = z.preprocess(numeric, z.number().min(-1e9).max(1e9));
const some = <S extends z.ZodType>(schema: S) => schema.nullable().catch(null);
const positive = number.pipe(z.number().positive());
// At least one part in a hundred days: slower work is not planned by its pace.
const pace = number.pipe(z.number().min(0.01));
const count = number.pipe(z.int().positive());
const dayOfMonth = number.pipe(z.int().min(1).max(31));
const monthOfYear = number.pipe(z.int().min(1).max(12));
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
  day: some(dayOfMonth),
  month: some(monthOfYear),
  weekdays: listOf(weekday),
  untilDay: some(dayOfMonth),
  untilMonth: some(monthOfYear),
  anchor: some(z.union([z.enum(ANCHORS), count])),
  offset: some(
    z.object({ n: number.pipe(z.int().min(-OFFSET_MAX).max(OFFSET_MAX)), unit: z.enum(OFFSET_UNITS) }),
  ),
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
  title: line,
  hours: some(positive),
  done: text,
  wait: flag,
  who: text,
  days: some(positive),
  after: listOf(count),
  date,
});

const statement = z.object({
  n: some(count),
  kind: some(kind),
  quote: text,
  title: text,
  who: text,
  optional: flag,
  parts: some(z.object({ count, unit: text, first: number.pipe(z.int().min(0)).catch(1) })),
  amount: some(time.extend({ per: z.enum(AMOUNT_PERS).catch('whole') })),
  pace: some(z.object({ parts: pace, per: z.enum(PACE_PERS) })),
  apart: some(time),
  estimateHours: some(positive),
  waitDays: some(positive),
  repeat: some(repeat),
  when: listOf(when),
  after: listOf(count),
  each: flag,
  of: some(count),
  maybe: listOf(kind),
  phase: some(z.enum(PHASES)),
  together: flag,
  date,
  steps: listOf(step),
}) satisfies z.ZodType<ModelStatement>;

/**
 * Parses one statement of a model's answer. An invalid field counts as not stated; undefined if there are neither words
 * of the brief nor a title.
 */
export function readStatement(value: unknown): ModelStatement | undefined {
  const read = statement.safeParse(value).data;
  return read && (read.quote !== null || read.title !== null) ? read : undefined;
}

/** Parses one step of a statement that is still being written; undefined for its other parts. */
export const readStep = (value: unknown): ModelStep | undefined => step.safeParse(value).data;
