import type { Words } from './reading.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** The words in lower case. Spacing, punctuation and case make no difference. */
const nameOf = (text: string): string => (text.toLowerCase().match(WORD) ?? []).join(' ');

/** FNV-1a over UTF-16 units, 32 bits, in base 36: short, and the same on every platform. It is not for security. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Ids for statements, in order: a hash of the words, and a number if several statements have the same words. So a
 * sentence keeps its ids when the rest of the brief changes or another engine reads it.
 */
export function statementIds(words: readonly Pick<Words, 'text'>[]): string[] {
  const seen = new Map<string, number>();
  return words.map(({ text }) => {
    const name = nameOf(text);
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return nth === 1 ? `s${hashOf(name)}` : `s${hashOf(name)}-${nth}`;
  });
}
