const MARKS = /\p{M}/gu;

/** Without accents and capitals: "Žofie" is found by "zofie". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLocaleLowerCase();

/** Whether each word that is looked for begins a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  const sought = plain(query).split(/\s+/).filter(Boolean);
  return sought.every((one) => words.some((word) => word.startsWith(one)) || plain(text).includes(` ${one}`));
}
