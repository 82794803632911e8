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

// The warnings would print what was sent.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Upper bound of characters per token: words are shorter, and code and markup are not longer. */
const CHARACTERS_PER_TOKEN = 12;

export interface Question {
  instructions: string;
  messages: ModelMessage[];
  tools?: ToolSet;
  toolChoice?: ToolChoice<ToolSet>;
  output?: OutputInterface;
  /** Most requests for one question, with the results of tools between them. */
  stepsMax?: number;
}

export interface Asking {
  model: LanguageModel;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export interface Heard {
  onText: (text: string) => void;
  /** Called with the JSON of a tool call while it is written. */
  onToolInput?: ((text: string) => void) | undefined;
  /** Called when the next step begins. Its text is separated from the previous one. */
  onStep?: (() => void) | undefined;
}

export interface Answered {
  usage: Usage;
  /** Whether it ended at the token limit. */
  wasCut: boolean;
}

/**
 * The finish reasons of a complete answer. A connection that closes in the middle gives another reason, or an unknown
 * one.
 */
const WHOLE: ReadonlySet<FinishReason> = new Set(['stop', 'tool-calls', 'length']);

/** Privacy: by default, OpenAI stores what is sent to its newer protocol. */
const PROVIDER_OPTIONS = { openai: { store: false } };

/** Counts the received characters and stops an endless answer. */
function counter(most: number) {
  let letters = 0;
  return (text: string): string => {
    letters += text.length;
    if (letters > most) throw ranOn();
    return text;
  };
}

/**
 * Handles every part of a stream. A stream that breaks off ends here like a complete one. Undefined if it had no finish
 * reason.
 */
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
 * Asks a model and reads its answer to the end, without retries. Fails with `AppError`, or with the signal's reason.
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
      // The default handler prints the error together with what was sent.
      onError: () => {},
    });
    const listeners = { onText: thinking.feed, onToolInput, onStep };
    const answered = await hear(stream, listeners, counter(maxOutputTokens * CHARACTERS_PER_TOKEN));
    signal.throwIfAborted();
    if (!answered) throw brokeOff();
    thinking.end();
    return answered;
  } catch (error) {
    signal.throwIfAborted();
    throw failureFrom(error);
  }
}
