/** A list in the language of the page: "a, b, and c", or "a, b, or c". */
export const listWords = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(document.documentElement.lang, { type }).format(items);
