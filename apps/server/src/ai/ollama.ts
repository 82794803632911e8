import { MODELS_SHOWN_MAX } from '@daymark/domain/language-models';
import { z } from 'zod';

const WITHIN_MILLISECONDS = 1_000;

const Tags = z.object({
  models: z.array(
    z.object({ name: z.string().min(1), details: z.object({ family: z.string() }).optional() }),
  ),
});

/** Families of models that compute vectors and write nothing. */
const WRITES_NOTHING = /bert/i;

/** The models of the Ollama at an address; undefined if there is none. */
export async function listOllamaModels(url: string, signal: AbortSignal): Promise<string[] | undefined> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MILLISECONDS)]);
  try {
    const response = await fetch(`${url}/api/tags`, { signal: within, redirect: 'error' });
    const { models } = Tags.parse(await response.json());
    return models
      .filter(({ details }) => !WRITES_NOTHING.test(details?.family ?? ''))
      .map(({ name }) => name)
      .slice(0, MODELS_SHOWN_MAX);
  } catch {
    return undefined;
  }
}
