import type { Row } from './authorization-row.ts';

// A port that nothing listens on.
const place = { provider: 'openai-compatible', address: 'http://127.0.0.1:9/v1', key: null };

/** A call for each operation of the language model of the server. */
export const LANGUAGE_MODEL_ROWS: Record<string, Row> = {
  'languageModel.get': { own: () => ({}) },
  'languageModel.connect': { own: () => ({ body: { ...place, model: 'pilot-1' } }) },
  'languageModel.disconnect': { own: () => ({}) },
  'languageModel.nearby': { own: () => ({}) },
  'languageModel.list': { own: () => ({ body: place }) },
  'languageModel.test': { own: () => ({ body: { model: { ...place, model: 'pilot-1' } } }) },
};
