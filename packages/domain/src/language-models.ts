/** The protocols of language models. */
export const MODEL_PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** What a model is asked about a brief: to read it whole, or only for the steps of its lines, which small models manage. */
export const BRIEFS_BY = ['whole', 'steps'] as const;
export type BriefsBy = (typeof BRIEFS_BY)[number];

const AT_OLLAMA_PORT = /^https?:\/\/[^/]*:11434(?:\/|$)/i;

/** The usual choice for a model at an address: an Ollama mostly runs small ones. */
export const usualBriefs = (address: string | null): BriefsBy =>
  address !== null && AT_OLLAMA_PORT.test(address) ? 'steps' : 'whole';

/** A server with OpenAI's protocol may need no key. */
export const needsKey = (provider: ModelProvider): boolean => provider !== 'openai-compatible';

/** The others have an address of their own. */
export const needsAddress = (provider: ModelProvider): boolean => provider === 'openai-compatible';

/** Requests to a model's server to list or try its models, by the owner in an hour. */
export const MODEL_REQUESTS_MAX_COUNT = 60;

export const MODEL_NAME_MAX_LENGTH = 200;
export const MODEL_ADDRESS_MAX_LENGTH = 2_000;
export const MODEL_KEY_MAX_LENGTH = 1_000;
/** Most models of a server that are shown. */
export const MODELS_SHOWN_MAX = 500;
