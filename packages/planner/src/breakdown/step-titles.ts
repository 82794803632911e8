import { ENGLISH } from '../read/lexicon/english.ts';

/** Most characters of a title in front of a step's. */
const LINE_MAX_LENGTH = 48;

/** The infinitives with which French and Spanish steps begin. */
const INFINITIVE = /^\p{Lu}\p{Ll}*(?:[aei]r|ír|re|[aeií]r(?:se|lo|la|los|las|le|les))$/u;

/** "Choose" becomes "choose", "Mesurer" "mesurer". Only an order does: "SEO" and German nouns keep their capital. */
function lowered(text: string): string {
  const [first = ''] = text.split(' ');
  const isOrder = ENGLISH.verbs.has(first.toLowerCase()) || INFINITIVE.test(first);
  return isOrder && !/\p{L}(?:en|ern|eln)$/u.test(text)
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}

/** The title of a line shortened at a word, without what stands behind a colon. */
function shortened(title: string): string {
  const head = title.replace(/:\s.*$/su, '').trim();
  if (head.length <= LINE_MAX_LENGTH) return head;
  const cut = head.slice(0, LINE_MAX_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > LINE_MAX_LENGTH / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:(–-]+$/u, '')}…`;
}

/**
 * The title of a step of a line, whole by itself: "Contact form: build it and test it". A step that names its line has
 * its own title.
 */
export function joinedTitle(line: string, step: string): string {
  const head = shortened(line);
  return step.toLowerCase().includes(head.toLowerCase()) ? step : `${head}: ${lowered(step)}`;
}
