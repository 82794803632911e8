import { plainWords } from '../../platform/plain-words.ts';

/** Whether each word of the query is the beginning of a word of the text. */
export function matches(text: string, query: string): boolean {
  const plain = plainWords(text);
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  const sought = plainWords(query).split(/\s+/).filter(Boolean);
  return sought.every((one) => words.some((word) => word.startsWith(one)) || ` ${plain}`.includes(` ${one}`));
}
