const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Short words carry no meaning of their own. */
const isWeighty = (word: string): boolean => word.length > 3 || /\d/.test(word);

/** Whether the title already contains these words of the brief. */
export function saysTheSame(title: string, words: string): boolean {
  const inTitle = new Set(wordsOf(title));
  return wordsOf(words).every((word) => !isWeighty(word) || inTitle.has(word));
}
