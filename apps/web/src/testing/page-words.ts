/** Sets the values that the server writes into the page. */
export function putPageWords(words: Record<string, string>): void {
  for (const [name, content] of Object.entries(words)) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name, content });
    meta.dataset.test = 'page-words';
    document.head.append(meta);
  }
}

export function takeAwayPageWords(): void {
  for (const meta of document.querySelectorAll('meta[data-test="page-words"]')) meta.remove();
}
