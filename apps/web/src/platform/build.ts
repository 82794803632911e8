/** Identifies the build of this page: every build has a different script address. */
export const currentBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
