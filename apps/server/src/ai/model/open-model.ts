import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelProvider } from '@daymark/domain/language-models';
import type { LanguageModel } from 'ai';
import type { Config } from '../../config.ts';

/** Set explicitly, so that no environment variable of the SDK can change them. */
const BASE_URLS = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' };

/** The base of the API's addresses. */
export const baseUrlOf = (provider: ModelProvider, address: string | null): string =>
  address ?? (provider === 'openai-compatible' ? '' : BASE_URLS[provider]);

export interface OpenModel {
  model: LanguageModel;
  /** A request that shows at no cost whether the server responds and accepts the key. */
  listing: { address: string; headers: Record<string, string> };
}

/** The model that the operator chose. */
export function openModel(
  { aiModel: name = '', aiApiKey: apiKey, aiBaseUrl }: Config,
  provider: ModelProvider,
  fetch: typeof globalThis.fetch,
): OpenModel {
  const baseURL = baseUrlOf(provider, aiBaseUrl ?? null);
  // Anthropic lists 20 models at a time unless it is asked for more.
  const address = `${baseURL}/models${provider === 'anthropic' ? '?limit=1000' : ''}`;
  const bearer: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  if (provider === 'anthropic')
    return {
      model: createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch })(name),
      listing: { address, headers: { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' } },
    };
  if (provider === 'openai')
    return {
      model: createOpenAI({ baseURL, apiKey: apiKey ?? '', fetch })(name),
      listing: { address, headers: bearer },
    };
  const compatible = createOpenAICompatible({
    name: 'compatible',
    baseURL,
    ...(apiKey ? { apiKey } : {}),
    fetch,
    includeUsage: true,
    // Whether it really does is found out by trying.
    supportsStructuredOutputs: true,
  });
  return { model: compatible(name), listing: { address, headers: bearer } };
}
