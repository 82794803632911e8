const contentOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Whether the operator offers AI. The server writes it into the page; without it, all AI controls are hidden. */
export const hasAi = (): boolean => contentOf('ai-provider') !== 'off';

/** The language model that the operator chose; undefined with the built-in engine. */
export const modelName = (): string | undefined => contentOf('ai-model') || undefined;
