const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

const contentOf = (name: string): string | undefined => metaOf(name)?.content;

/** Whether the operator offers AI. The server writes it into the page; without it, all AI controls are hidden. */
export const hasAi = (): boolean => contentOf('ai-provider') !== 'off';

/** The language model that is in use; undefined with the built-in engine. */
export const modelName = (): string | undefined => contentOf('ai-model') || undefined;

/** After the model was exchanged in this tab. Others read it with their next page. */
export function noteModel(name: string | undefined): void {
  const meta = metaOf('ai-model');
  if (meta) meta.content = name ?? '';
}
