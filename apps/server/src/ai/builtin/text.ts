const LONGEST_COMPARED = 32;

/** The edit distance of two words: letters wrong, missing, added or swapped. It stops counting above `most`. */
function mistakes(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + wrong);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? most + 1;
}

/** Whether a word may be a misspelling of another: one mistake from four letters on, two from eight. */
export function isNearly(word: string, meant: string): boolean {
  if (word === meant) return true;
  const length = Math.min(word.length, meant.length);
  if (length < 4 || Math.max(word.length, meant.length) > LONGEST_COMPARED) return false;
  return mistakes(word, meant, length < 8 ? 1 : 2) <= (length < 8 ? 1 : 2);
}

const sorted = (word: string): string => [...word].sort().join('');

/** Whether only a letter is missing or doubled, or two are swapped. */
export const isSlip = (word: string, meant: string): boolean =>
  word.length !== meant.length || sorted(word) === sorted(meant);

/** Escapes user text for markdown. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]()<>#+!|~&-]/g, '\\$&');
