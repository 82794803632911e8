/** Names the build that this page runs: every build has another address. */
export const currentBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
