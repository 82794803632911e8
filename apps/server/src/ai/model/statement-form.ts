import { STATEMENT_KINDS } from '@daymark/domain/reading';
import {
  AMOUNT_PERS,
  type ModelLine,
  RELATIONS,
  REPEAT_UNITS,
  readLine,
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
  from: text,
  until: text,
  weekdays: list(whole),
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

/** The order helps the model: first the subject, then what follows from it. */
const statement = record({
  n: whole,
  quote: textOrNull,
  kind: oneOf(STATEMENT_KINDS),
  title: text,
  who: textOrNull,
  when: list(when),
  amount: orNull(record({ n: number, unit: oneOf(TIME_UNITS), per: oneOf(AMOUNT_PERS) })),
  hours: number,
  repeat: orNull(repeat),
  together: flag,
  maybe: list(oneOf(STATEMENT_KINDS)),
});

const step = record({
  n: whole,
  date: text,
  title: text,
  hours: number,
  of: whole,
  after: list(whole),
  until: text,
  who: textOrNull,
  done: textOrNull,
  optional: flag,
});

/** The form that a small model fills in about the lines of a brief. */
export const STEPS_OF_LINES: Form<StepOfLine> = {
  name: 'steps',
  schema: record({ steps: list(record({ line: whole, title: text, hours: number, waitDays: number })) }),
  read: readStepOfLine,
  isList: true,
};

/** The form that a model fills in about a brief: what it says, and then the plan. */
export const PLAN: Form<ModelLine> = {
  name: 'plan',
  schema: record({ said: list(statement), plan: list(step) }),
  read: readLine,
  isList: true,
};
