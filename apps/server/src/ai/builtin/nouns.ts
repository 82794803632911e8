import { dataIn, keysIn } from './vocabulary.ts';

/** The words for something in any language, each as its keys. */
type Others = readonly (readonly string[])[];

/** Those of each word or phrase of the table, by its first word. */
const table = new Map<string, { keys: readonly string[]; others: Others }[]>();
for (const row of dataIn('vocabulary', 'nouns.txt')) {
  const all = row.split(/[:,]/).map(keysIn);
  for (const keys of all) {
    const others = all.filter((one) => one.join(' ') !== keys.join(' '));
    const [first = ''] = keys;
    table.set(first, [...(table.get(first) ?? []), { keys, others }]);
  }
}

const ofWord = (key: string): Others =>
  (table.get(key) ?? []).flatMap(({ keys, others }) => (keys.length === 1 ? others : []));

const PART_LETTERS = 4;
const LINKS = ['', 's', 'n', 'en', 'e', 'er'];
const ENDINGS = ['', 'e', 'en', 'ung'];

/** The first part of a compound, without the letters that link it: "bestell" is "bestellen". */
const ofPart = (part: string): Others =>
  [...LINKS.flatMap((link) => (part.endsWith(link) ? [part.slice(0, part.length - link.length)] : []))]
    .flatMap((bare) => ENDINGS.map((ending) => bare + ending))
    .map(ofWord)
    .find(({ length }) => length > 0) ?? [];

/** What the two parts of a compound are called: "Bestellformular" is an order and a form. */
function ofCompound(key: string): Others {
  for (let at = PART_LETTERS; at <= key.length - PART_LETTERS; at++) {
    const [first, second] = [ofPart(key.slice(0, at)), ofWord(key.slice(at))];
    if (first.length > 0 && second.length > 0)
      return first.flatMap((one) => second.map((other) => [...one, ...other]));
  }
  return [];
}

const COMPOUND_LETTERS = 8;

/** What a word or phrase of a message is called otherwise, in any language, and of how many words it is. */
export function otherNamesAt(keys: readonly string[], at: number): { length: number; others: Others } {
  const key = keys[at] ?? '';
  const phrases = (table.get(key) ?? []).filter(
    ({ keys: phrase }) => phrase.length > 1 && phrase.every((one, index) => keys[at + index] === one),
  );
  const [longest] = phrases.toSorted((one, other) => other.keys.length - one.keys.length);
  if (longest) return { length: longest.keys.length, others: longest.others };
  const others = ofWord(key);
  return {
    length: 1,
    others: others.length === 0 && key.length >= COMPOUND_LETTERS ? ofCompound(key) : others,
  };
}
