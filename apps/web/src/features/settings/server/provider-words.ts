import type { BriefsBy, ModelProvider } from '@daymark/domain/language-models';
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

/** Null is the usual choice of the server, by the address. */
export const BRIEFS_OPTIONS: { value: BriefsBy | 'usual'; label: string }[] = [
  { value: 'usual', label: t`As usual for this address` },
  { value: 'whole', label: t`The model reads the whole brief` },
  { value: 'steps', label: t`The model only names the steps, for small models` },
];
