const MARKS = /\p{M}/gu;

/** Without accents, in lower case: "zofie" finds "Žofie". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLocaleLowerCase();

/** Whether each word of the query is the beginning of a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  const sought = plain(query).split(/\s+/).filter(Boolean);
  return sought.every((one) => words.some((word) => word.startsWith(one)) || plain(text).includes(` ${one}`));
}
