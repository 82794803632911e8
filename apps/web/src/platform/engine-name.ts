import { t } from '@daymark/words/t';

/** What the server calls its own engine in chats; it has no other name. */
const BUILT_IN = 'built-in assistant';

/** The engine's name within a sentence: a description of our own, or the name of a model. */
export const engineWithin = (engine: string): string =>
  engine === BUILT_IN ? t`built-in assistant` : engine;

/** The same at the beginning of a line. */
export const engineName = (engine: string | null | undefined): string =>
  engine === BUILT_IN ? t`Built-in assistant` : (engine ?? t`Assistant`);
