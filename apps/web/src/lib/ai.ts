const contentOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Whether the operator offers AI. The server writes it into the page; without it every AI control is left out. */
export const hasAi = (): boolean => contentOf('ai-provider') !== 'off';

/** The language model that the operator chose; undefined where the built-in planner does all. */
export const modelName = (): string | undefined => contentOf('ai-model') || undefined;
