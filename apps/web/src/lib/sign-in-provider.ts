/** What the operator's sign-in provider is called. The server writes it into the page; undefined where there is none. */
export const providerName = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content || undefined;
