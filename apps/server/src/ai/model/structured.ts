import { type JSONSchema7, jsonSchema, type OutputInterface, tool } from 'ai';
import type { AppError } from '../../http/errors.ts';
import type { Usage } from '../engine.ts';
import { type Asking, ask, type Question } from './ask.ts';
import { ModelFailure, unreadable } from './failure.ts';
import { objectCutter, parseLeniently } from './objects.ts';

/** Ways to have a model answer in JSON, the strictest first. What a model can do, only asking it tells. */
const RUNGS = ['schema', 'tool', 'json', 'prompt'] as const;
type Rung = (typeof RUNGS)[number];

/** The rung on which a model was last understood. */
export interface Ladder {
  rung: Rung;
}

export const newLadder = (): Ladder => ({ rung: 'schema' });

export interface Form<T> {
  /** Of what is filled in, in one word. */
  name: string;
  schema: JSONSchema7;
  /** Reads one object; undefined when it is not one of them. */
  read: (value: unknown) => T | undefined;
  /** The objects wanted are the elements of a list, or the whole answer is the one. */
  isList: boolean;
}

export interface Filled<T> {
  items: T[];
  /** Objects that stood among them and could not be read. */
  dropped: number;
  usage: Usage;
  wasCut: boolean;
}

/** Asks for JSON and leaves the parsing to us: the SDK's own passes over what is not valid without a word. */
const asJson = (form?: { name: string; schema: JSONSchema7 }): OutputInterface => ({
  name: 'json',
  responseFormat: Promise.resolve({ type: 'json', ...form }),
  parseCompleteOutput: async ({ text }) => text,
  // It holds text back until this gives something new.
  parsePartialOutput: async ({ text }) => ({ partial: text.length }),
  createElementStreamTransform: () => undefined,
});

function questionOn(rung: Rung, question: Question, { name, schema }: Form<unknown>): Question {
  if (rung === 'schema') return { ...question, output: asJson({ name, schema }) };
  if (rung === 'tool')
    return {
      ...question,
      tools: { [name]: tool({ description: 'Takes the whole answer.', inputSchema: jsonSchema(schema) }) },
      toolChoice: { type: 'tool', toolName: name },
    };
  const told: Question = {
    ...question,
    instructions: `${question.instructions}\n\nAnswer with one JSON object and nothing else, of this JSON schema:\n${JSON.stringify(schema)}`,
  };
  return rung === 'json' ? { ...told, output: asJson() } : told;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects the objects of an answer while it is written. */
function collect<T>({ read, isList }: Form<T>, onItem: (item: T) => void) {
  const items: T[] = [];
  let dropped = 0;
  const take = (value: unknown, isListed: boolean): void => {
    const item = read(value);
    if (item !== undefined && (isList || items.length === 0)) {
      items.push(item);
      onItem(item);
    } else if (isList && isListed) dropped++;
  };
  const cutter = objectCutter((text, isListed) => {
    if (isListed && !isList) return;
    take(parseLeniently(text), isListed);
  });
  /** When nothing could be cut out, the whole is mended and looked through. */
  const lookThrough = (): void => {
    if (items.length > 0 || dropped > 0) return;
    const whole = parseLeniently(cutter.rest());
    const lists = isObject(whole) ? Object.values(whole) : [whole];
    const found = isList ? lists.filter(Array.isArray).flat() : [whole];
    for (const value of found) take(value, true);
  };
  return { feed: cutter.feed, lookThrough, items, dropped: () => dropped };
}

const sum = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));

/**
 * Has a model fill in a form, on the first rung of the ladder on which it does. It steps down when the model refuses the
 * request as such or gives nothing that can be read; never when it is busy, slow, or has no leave to answer.
 */
export async function fillIn<T>(
  asking: Asking,
  { question, form, ladder }: { question: Question; form: Form<T>; ladder: Ladder },
  onItem: (item: T) => void = () => {},
): Promise<Filled<T>> {
  let usage: Usage = { inputTokens: null, outputTokens: null };
  let failure: AppError = unreadable();
  for (const rung of RUNGS.slice(RUNGS.indexOf(ladder.rung))) {
    const collected = collect(form, onItem);
    try {
      const answered = await ask(asking, questionOn(rung, question, form), {
        onText: collected.feed,
        onToolInput: collected.feed,
      });
      usage = {
        inputTokens: sum(usage.inputTokens, answered.usage.inputTokens),
        outputTokens: sum(usage.outputTokens, answered.usage.outputTokens),
      };
      collected.lookThrough();
      if (collected.items.length > 0) {
        ladder.rung = rung;
        return { items: collected.items, dropped: collected.dropped(), usage, wasCut: answered.wasCut };
      }
      failure = unreadable();
    } catch (error) {
      if (!(error instanceof ModelFailure && error.maySuitOtherwise)) throw error;
      failure = error;
    }
  }
  throw failure;
}
