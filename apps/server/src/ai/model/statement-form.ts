import { STATEMENT_KINDS } from '@daymark/domain/reading';
import { PHASES } from '@daymark/domain/steps';
import {
  AMOUNT_PERS,
  type ModelStatement,
  OFFSET_UNITS,
  PACE_PERS,
  RELATIONS,
  REPEAT_UNITS,
  readStatement,
  TIME_UNITS,
} from '@daymark/planner/model/statement';
import { readStepOfLine, type StepOfLine } from '@daymark/planner/model/steps-of-lines';
import type { JSONSchema7 } from 'ai';
import type { Form } from './structured.ts';

// The subset of JSON Schema that every provider accepts: all fields required, no additional ones, few that may be null.
const text: JSONSchema7 = { type: 'string' };
const textOrNull: JSONSchema7 = { type: ['string', 'null'] };
const number: JSONSchema7 = { type: 'number' };
const whole: JSONSchema7 = { type: 'integer' };
const flag: JSONSchema7 = { type: 'boolean' };
const oneOf = (values: readonly string[]): JSONSchema7 => ({ type: 'string', enum: [...values] });
const list = (items: JSONSchema7): JSONSchema7 => ({ type: 'array', items });
const record = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const orNull = (schema: JSONSchema7): JSONSchema7 => ({ anyOf: [schema, { type: 'null' }] });

const when = record({
  words: text,
  rel: oneOf(RELATIONS),
  day: whole,
  month: whole,
  weekdays: list(whole),
  untilDay: whole,
  untilMonth: whole,
  anchor: textOrNull,
  offset: orNull(record({ n: whole, unit: oneOf(OFFSET_UNITS) })),
});

const repeat = record({
  every: whole,
  unit: oneOf(REPEAT_UNITS),
  weekdays: list(whole),
  monthDay: whole,
  timesAWeek: whole,
  count: whole,
  topics: list(record({ title: text, hours: number })),
});

const step = record({
  title: text,
  hours: number,
  done: textOrNull,
  wait: flag,
  who: textOrNull,
  days: number,
  after: list(whole),
  date: text,
});

/** The order helps the model: first the subject, then what follows from it. */
const statement = record({
  n: whole,
  quote: textOrNull,
  kind: oneOf(STATEMENT_KINDS),
  title: text,
  who: textOrNull,
  optional: flag,
  parts: orNull(record({ count: whole, unit: text, first: whole })),
  amount: orNull(record({ n: number, unit: oneOf(TIME_UNITS), per: oneOf(AMOUNT_PERS) })),
  pace: orNull(record({ parts: number, per: oneOf(PACE_PERS) })),
  apart: orNull(record({ n: number, unit: oneOf(TIME_UNITS) })),
  estimateHours: number,
  waitDays: whole,
  repeat: orNull(repeat),
  when: list(when),
  after: list(whole),
  each: flag,
  of: whole,
  maybe: list(oneOf(STATEMENT_KINDS)),
  phase: orNull(oneOf(PHASES)),
  together: flag,
  date: text,
  steps: list(step),
});

/** The form that a small model fills in about the lines of a brief. */
export const STEPS_OF_LINES: Form<StepOfLine> = {
  name: 'steps',
  schema: record({ steps: list(record({ line: whole, title: text, hours: number, waitDays: number })) }),
  read: readStepOfLine,
  isList: true,
};

/** The form that a model fills in about a brief. */
export const STATEMENTS: Form<ModelStatement> = {
  name: 'statements',
  schema: record({ statements: list(statement) }),
  read: readStatement,
  isList: true,
};
