const PLAIN = /^[\0-\x7f]*$/;
let [asked, answered] = ['', ''];

/** Words as they are compared: lower case, without accents. One text is asked for with many patterns, so the last is kept. */
export function folded(text: string): string {
  if (text === asked) return answered;
  const bare = PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  [asked, answered] = [text, bare.toLowerCase()];
  return answered;
}

export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Small words that say nothing about a thing, of all languages the planner reads. */
const SMALL = new Set(
  'the and for with from that this into your their have has all not are was were der die das den dem des ein eine einen und oder von zum zur mit fur auf les des une pour avec dans sur los las una para por con del uma com dos das each per more than about some every before after then other only also need needs take takes will should must can'.split(
    ' ',
  ),
);

/** The beginnings of the words that carry meaning: enough to tell "recipe" and "recipes" for the same. */
export function stemsOf(text: string): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => word.length > 2 && !SMALL.has(word))
        .map(stemOf),
    ),
  ];
}

/** Without the endings of plurals, and no longer than what two forms of a word share. */
export function stemOf(word: string): string {
  const bare = folded(word);
  if (bare.length <= 4) return bare.replace(/s$/, '');
  // The plural goes first, so that "curtains" ends as "curtain" does.
  const one = bare.replace(/(?:(ie)|(?<!s))s$/, (_, ending: string = '') => (ending ? 'y' : ''));
  return one.replace(/(?:ern|en|er|e|n|y)$/, '').slice(0, 7);
}

/** Whether two forms are of one noun: "lección", "lecciones". */
export function sameNoun(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)].map((word) => word.replace(/(?:s|n)$/, ''));
  if (!a || !b || Math.min(a.length, b.length) < 3) return folded(one) === folded(other) && one !== '';
  return a.startsWith(b) || b.startsWith(a) || stemOf(one) === stemOf(other);
}

/** Without the ending of the plural: "scarves" are of one scarf, "dishes" of one dish. */
const singularOf = (word: string): string =>
  folded(word)
    .replace(/ies$/, 'y')
    .replace(/ves$/, 'f')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/s$/, '');

/** German puts what kind of a thing it is before it: an "Obstbaum" is a "Baum". */
const endsAs = (word: string, noun: string): boolean => {
  const [whole, end] = [word, noun].map((one) => folded(one).replace(/(?:ern|en|er|e|n)$/, ''));
  return end !== undefined && whole !== undefined && end.length > 3 && whole.endsWith(end);
};

/** Whether a thing that is counted is one of those of which a pace is told. */
export const countsAs = (word: string, noun: string): boolean =>
  noun !== '' &&
  (stemOf(word) === stemOf(noun) || singularOf(word) === singularOf(noun) || endsAs(word, noun));

/** How many of the stems of `part` are among those of `whole`, 0 to 1. */
export function shareOf(part: readonly string[], whole: readonly string[]): number {
  if (part.length === 0) return 0;
  return part.filter((stem) => whole.includes(stem)).length / part.length;
}
