import { type JSONSchema7, jsonSchema, type OutputInterface, tool } from 'ai';
import type { AppError } from '../../http/errors.ts';
import type { Usage } from '../engine.ts';
import { type Asking, ask, type Question } from './ask.ts';
import { brokeOff, ModelFailure, tooLong, unreadable } from './failure.ts';
import type { Ladder, Rung } from './ladder.ts';
import { objectCutter, parseLeniently } from './objects.ts';

export interface Form<T> {
  /** The form's name, in one word. */
  name: string;
  schema: JSONSchema7;
  /** Parses one object; undefined if it is invalid. */
  read: (value: unknown) => T | undefined;
  /** Whether the objects are the elements of a list, or the answer is one object. */
  isList: boolean;
}

export interface Filled<T> {
  items: T[];
  /** The model's own text, or the complete objects of an answer at the token limit. It is shown to the model again. */
  answer: string;
  usage: Usage;
  /** Whether it ended at the token limit, so that the end is missing. */
  wasCut: boolean;
}

/** Asks for JSON that is parsed here, because the SDK silently drops what is invalid. */
const asJson = (form?: { name: string; schema: JSONSchema7 }): OutputInterface => ({
  name: 'json',
  responseFormat: Promise.resolve({ type: 'json', ...form }),
  parseCompleteOutput: async ({ text }) => text,
  // The SDK holds text back until this returns a new value.
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
  const withSchema: Question = {
    ...question,
    instructions: `${question.instructions}\n\nAnswer with one JSON object and nothing else, of this JSON schema:\n${JSON.stringify(schema)}`,
  };
  return rung === 'json' ? { ...withSchema, output: asJson() } : withSchema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects the objects of an answer while it is written. */
function collect<T>({ name, read, isList }: Form<T>, onItem: (item: T) => void) {
  const items: T[] = [];
  const whole: string[] = [];
  let received = '';
  const take = (value: unknown): void => {
    const item = read(value);
    if (item === undefined || (!isList && items.length > 0)) return;
    items.push(item);
    onItem(item);
  };
  const cutter = objectCutter((text, isListed) => {
    if (!isList && isListed) return;
    whole.push(text);
    take(parseLeniently(text));
  });
  const feed = (text: string): void => {
    received += text;
    cutter.feed(text);
  };
  const answer = (): string =>
    cutter.isClosed() || !isList ? received.trim() : `{"${name}":[${whole.join(',')}]}`;
  /** If no object could be extracted, the whole text is repaired and searched. */
  const lookThrough = (): void => {
    if (items.length > 0) return;
    const all = parseLeniently(cutter.rest());
    const lists = isObject(all) ? Object.values(all) : [all];
    const found = isList ? lists.filter(Array.isArray).flat() : [all];
    for (const value of found) take(value);
  };
  return { feed, lookThrough, items, answer, isClosed: cutter.isClosed };
}

const sum = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));

export const sumOf = (a: Usage, b: Usage): Usage => ({
  inputTokens: sum(a.inputTokens, b.inputTokens),
  outputTokens: sum(a.outputTokens, b.outputTokens),
});

export const NO_USAGE: Usage = { inputTokens: null, outputTokens: null };

/** The ways to try. Each is tried twice if the JSON broke off although the model reported a complete answer. */
function* attempts(ladder: Ladder): Generator<Rung, void, boolean | undefined> {
  for (const rung of ladder.rungs()) {
    const brokeOffThere = yield rung;
    if (brokeOffThere) yield rung;
  }
}

interface Filling<T> {
  question: Question;
  form: Form<T>;
  ladder: Ladder;
  /** After so many answers that broke off it gives up. */
  brokenMax?: number;
}

/**
 * Has a model fill in a form, in the first way that works. The next way is tried if the model refuses the form of the
 * request or returns nothing that can be parsed completely, but not if it is busy, slow, or refuses the key.
 */
export async function fillIn<T>(
  asking: Asking,
  { question, form, ladder, brokenMax = Number.POSITIVE_INFINITY }: Filling<T>,
  onItem: (item: T) => void = () => {},
): Promise<Filled<T>> {
  let usage = NO_USAGE;
  let failure: AppError = unreadable();
  let reported = 0;
  let broken = 0;
  const rungs = attempts(ladder);
  for (let next = rungs.next(); !next.done; ) {
    const rung = next.value;
    let parsed = 0;
    // Titles of an earlier attempt are not sent again.
    const collected = collect(form, (item) => {
      if (++parsed > reported) onItem(item);
    });
    let isOpen = false;
    try {
      const answered = await ask(asking, questionOn(rung, question, form), {
        onText: collected.feed,
        onToolInput: collected.feed,
      });
      usage = sumOf(usage, answered.usage);
      const { items } = collected;
      isOpen = !answered.wasCut && !collected.isClosed();
      if (!isOpen) collected.lookThrough();
      if (items.length > 0 && !isOpen) {
        ladder.stay(rung);
        return { items, answer: collected.answer(), usage, wasCut: answered.wasCut };
      }
      failure = isOpen ? brokeOff() : answered.wasCut ? tooLong() : unreadable();
    } catch (error) {
      if (!(error instanceof ModelFailure && error.maySuitOtherwise)) throw error;
      failure = error;
    }
    reported = Math.max(reported, parsed);
    if (isOpen && ++broken >= brokenMax) break;
    next = rungs.next(isOpen);
  }
  throw failure;
}
