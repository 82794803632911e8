import { digestOf } from '../../http/digest.ts';

/** A short key of whatever identifies something in a tool. */
export const hashed = (...parts: readonly (string | number)[]): string => digestOf(parts);

/** Keys for things that have none: by their words, and the number of those with the same words before. */
export function makeCounter(): (...words: readonly string[]) => string {
  const seen = new Map<string, number>();
  return (...words) => {
    const key = hashed(...words);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return `${key}.${nth}`;
  };
}
