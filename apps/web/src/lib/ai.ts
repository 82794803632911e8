/** Whether the operator offers AI. The server writes it into the page; without it every AI control is left out. */
export const hasAi = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="ai-provider"]')?.content !== 'off';
