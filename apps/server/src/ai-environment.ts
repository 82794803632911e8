import { z } from 'zod';

/** The protocols of language models. The other providers are the built-in engine and none. */
const MODEL_PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const;
const PROVIDERS = ['builtin', ...MODEL_PROVIDERS, 'off'] as const;

export type ModelProvider = (typeof MODEL_PROVIDERS)[number];
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
  AI_PROVIDER: z.enum(PROVIDERS).default('builtin'),
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
  AI_DAILY_LIMIT: 'a whole number from 1 to 100000',
  AI_TIMEOUT_SECONDS: 'a whole number of seconds from 1 to 280',
  AI_MAX_OUTPUT_TOKENS: 'a whole number from 200 to 200000',
};

/** The variables that each provider needs. A server with OpenAI's protocol may need no key. */
const NEEDED: Record<AiProvider, ('AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL')[]> = {
  builtin: [],
  off: [],
  openai: ['AI_API_KEY', 'AI_MODEL'],
  anthropic: ['AI_API_KEY', 'AI_MODEL'],
  'openai-compatible': ['AI_BASE_URL', 'AI_MODEL'],
};

interface AiValues {
  AI_PROVIDER: AiProvider;
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
}

/** What is wrong with the combination of the variables, in words for the operator; undefined if they are valid. */
export function aiProblem(values: AiValues): string | undefined {
  const provider = values.AI_PROVIDER;
  const missing = NEEDED[provider].find((name) => values[name] === undefined);
  if (!missing) return undefined;
  return `AI_PROVIDER=${provider} needs ${missing}, which is not set: it expects ${AI_EXPECTED[missing]}.`;
}
