import { t } from '@daymark/words/t';
/**
 * The engine's name at the beginning of a line. Our own is a description and gets a capital; a model's name keeps its
 * spelling.
 */
export const engineName = (engine: string | null | undefined): string =>
  engine?.replace(/^built-in/, t`Built-in`) ?? t`Assistant`;
