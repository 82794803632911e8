import {
  type FinishReason,
  type LanguageModel,
  type ModelMessage,
  type OutputInterface,
  stepCountIs,
  streamText,
  type TextStreamPart,
  type ToolChoice,
  type ToolSet,
} from 'ai';
import type { Usage } from '../engine.ts';
import { brokeOff, declined, failureFrom, ranOn } from './failure.ts';
import { withoutThinking } from './thinking.ts';

// It would print what was sent.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Of an answer's text, per token that it may have: words are shorter, code and markup are not longer. */
const LETTERS_PER_TOKEN = 12;

export interface Question {
  instructions: string;
  messages: ModelMessage[];
  tools?: ToolSet;
  toolChoice?: ToolChoice<ToolSet>;
  output?: OutputInterface;
  /** Requests that one question may take, with the results of tools between them. */
  stepsMax?: number;
}

export interface Asking {
  model: LanguageModel;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export interface Heard {
  onText: (text: string) => void;
  /** JSON for a tool, as it is written. */
  onToolInput?: ((text: string) => void) | undefined;
  /** Another step begins: its text stands apart from the one before. */
  onStep?: (() => void) | undefined;
}

export interface Answered {
  usage: Usage;
  /** It ended because it may have no more tokens. */
  wasCut: boolean;
}

/** How an answer ends that has an end; a connection that closes in the middle gives another reason, or an unknown one. */
const WHOLE: ReadonlySet<FinishReason> = new Set(['stop', 'tool-calls', 'length']);

/** Privacy: OpenAI keeps what is sent to its newer protocol unless it is told not to. */
const PROVIDER_OPTIONS = { openai: { store: false } };

/** Counts what comes, and stops what finds no end. */
function counter(most: number) {
  let letters = 0;
  return (text: string): string => {
    letters += text.length;
    if (letters > most) throw ranOn();
    return text;
  };
}

/** Hears every part of a stream: one that breaks ends there like a whole one. Undefined when it had no end. */
async function hear(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  { onText, onToolInput, onStep }: Heard,
  counted: (text: string) => string,
): Promise<Answered | undefined> {
  let answered: Answered | undefined;
  let hasDeltas = false;
  for await (const part of stream) {
    if (part.type === 'start-step') onStep?.();
    else if (part.type === 'reasoning-delta') counted(part.text);
    else if (part.type === 'text-delta') onText(counted(part.text));
    else if (part.type === 'tool-input-delta') {
      hasDeltas = true;
      onToolInput?.(counted(part.delta));
    } else if (part.type === 'tool-call' && !hasDeltas) onToolInput?.(JSON.stringify(part.input));
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'finish') {
      const { finishReason, totalUsage } = part;
      if (finishReason === 'content-filter') throw declined();
      if (!WHOLE.has(finishReason)) throw brokeOff();
      const usage = {
        inputTokens: totalUsage.inputTokens ?? null,
        outputTokens: totalUsage.outputTokens ?? null,
      };
      answered = { usage, wasCut: finishReason === 'length' };
    }
  }
  return answered;
}

/**
 * Asks a model and hears its answer to the end. Nothing is tried again. Fails with `AppError`, or with the signal's
 * reason.
 */
export async function ask(
  { model, maxOutputTokens, signal }: Asking,
  question: Question,
  { onText, onToolInput, onStep }: Heard,
): Promise<Answered> {
  const { stepsMax = 1, ...rest } = question;
  const thinking = withoutThinking(onText);
  try {
    const { stream } = streamText({
      model,
      ...rest,
      maxOutputTokens,
      maxRetries: 0,
      stopWhen: stepCountIs(stepsMax),
      abortSignal: signal,
      providerOptions: PROVIDER_OPTIONS,
      // Its own way is to print the error, and with it what was sent.
      onError: () => {},
    });
    const heard = { onText: thinking.feed, onToolInput, onStep };
    const answered = await hear(stream, heard, counter(maxOutputTokens * LETTERS_PER_TOKEN));
    signal.throwIfAborted();
    if (!answered) throw brokeOff();
    thinking.end();
    return answered;
  } catch (error) {
    signal.throwIfAborted();
    throw failureFrom(error);
  }
}
