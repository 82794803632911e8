/** The name of the operator's sign-in provider. The server writes it into the page; undefined if there is none. */
export const providerName = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content || undefined;
