import {
  BRIEFS_BY,
  MODEL_PROVIDERS,
  type ModelProvider,
  needsAddress,
  needsKey,
} from '@daymark/domain/language-models';
import { z } from 'zod';

/** Beside the protocols of language models: the built-in engine, and none. */
const PROVIDERS = ['builtin', ...MODEL_PROVIDERS, 'off'] as const;

export type AiProvider = (typeof PROVIDERS)[number];

export const isModelProvider = (provider: AiProvider): provider is ModelProvider =>
  MODEL_PROVIDERS.some((one) => one === provider);

/** A whole number in decimal digits, within bounds. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** An address may not contain credentials, because every log on the way would record them. */
const isBase = (value: string): boolean => {
  const { search, hash, username, password } = new URL(value);
  return !search && !hash && !username && !password && !/[?#]/.test(value);
};

export const AI_VARIABLES = {
  AI_PROVIDER: z.enum(PROVIDERS).optional(),
  AI_MODEL: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,200}$/u)
    .optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/)
    .optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isBase)
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  AI_BRIEFS: z.enum(BRIEFS_BY).optional(),
  OLLAMA_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => isBase(value) && new URL(value).pathname === '/')
    .default('http://127.0.0.1:11434')
    .transform((value) => new URL(value).origin),
  AI_DAILY_LIMIT: wholeNumber(1, 100_000).default(50),
  AI_TIMEOUT_SECONDS: wholeNumber(1, 280).default(90),
  AI_MAX_OUTPUT_TOKENS: wholeNumber(200, 200_000).default(8_000),
};

export const AI_EXPECTED: Record<keyof typeof AI_VARIABLES, string> = {
  AI_PROVIDER: 'builtin, openai, anthropic, openai-compatible or off',
  AI_MODEL: 'the name of a model of at most 200 characters, as its provider writes it',
  AI_API_KEY: 'visible ASCII characters',
  AI_BASE_URL:
    'an address such as http://localhost:11434/v1, without a user, a password or anything behind its path',
  AI_BRIEFS: 'whole or steps',
  OLLAMA_URL: 'an address such as http://ollama:11434, without a path or anything else behind it',
  AI_DAILY_LIMIT: 'a whole number from 1 to 100000',
  AI_TIMEOUT_SECONDS: 'a whole number of seconds from 1 to 280',
  AI_MAX_OUTPUT_TOKENS: 'a whole number from 200 to 200000',
};

type Needed = 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL';

function neededBy(provider: ModelProvider): Needed[] {
  const key: Needed[] = needsKey(provider) ? ['AI_API_KEY'] : [];
  const address: Needed[] = needsAddress(provider) ? ['AI_BASE_URL'] : [];
  return [...key, ...address, 'AI_MODEL'];
}

interface AiValues {
  AI_PROVIDER?: AiProvider | undefined;
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
}

/** What the provider needs and is not set, each in words for the operator. */
export function aiProblems(values: AiValues): { variable: string; text: string }[] {
  const provider = values.AI_PROVIDER;
  if (provider === undefined || !isModelProvider(provider)) return [];
  return neededBy(provider)
    .filter((name) => values[name] === undefined)
    .map((variable) => ({
      variable,
      text: `AI_PROVIDER=${provider} needs ${variable}, which is not set: it expects ${AI_EXPECTED[variable]}.`,
    }));
}
