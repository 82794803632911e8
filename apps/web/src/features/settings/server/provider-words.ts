import type { ModelProvider } from '@daymark/domain/language-models';
import { t } from '@daymark/words/t';

export const PROVIDER_WORDS: Record<ModelProvider, string> = {
  'openai-compatible': t`Ollama, or another server with OpenAI’s protocol`,
  openai: 'OpenAI',
  anthropic: 'Anthropic',
};

export const PROVIDER_OPTIONS = (['openai-compatible', 'openai', 'anthropic'] as const).map((value) => ({
  value,
  label: PROVIDER_WORDS[value],
}));
