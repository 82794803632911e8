import type { Deliverable, LibraryLanguage } from './entries.ts';
import type { Library } from './library.ts';
import { stemOf } from './stems.ts';
import { plain } from './words.ts';

/** Words behind which a line tells more of its thing: "Final presentation to the board". */
export const BEHIND = new Set(
  'to for of with in on at by from about zu für von mit in am bei über de des du d pour avec à para con por al'.split(
    ' ',
  ),
);

const acts = new WeakMap<Library, ReadonlyMap<string, Deliverable>>();

const stemIn = (word: string, language: LibraryLanguage): string => stemOf(plain(word), language);

function actsIn(library: Library): ReadonlyMap<string, Deliverable> {
  const known = acts.get(library);
  if (known) return known;
  const byStem = new Map(
    library.acts.flatMap((act) => act.also.map((word) => [stemIn(word, library.language), act] as const)),
  );
  acts.set(library, byStem);
  return byStem;
}

/**
 * What a line does, whatever with: by its verb in front or, as in German, at its end, or by a noun of a verb: "Audit all call
 * sites", "Webhooks rewrite".
 */
export function findAct(line: string, library: Library): Deliverable | undefined {
  const words = line.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  if (words.length < 2) return undefined;
  const behind = words.findIndex((word, at) => at > 0 && BEHIND.has(word));
  const head = behind < 0 ? undefined : words[behind - 1];
  const [first, last] = [words[0], words.at(-1)];
  for (const word of library.language === 'de' ? [last, first, head] : [first, last, head]) {
    const act = word && actsIn(library).get(stemIn(word, library.language));
    if (act) return act;
  }
  return undefined;
}
