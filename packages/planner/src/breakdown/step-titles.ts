import { ENGLISH } from '../read/lexicon/english.ts';

/** Most characters of a title in front of a step's. */
const LINE_MAX_LENGTH = 48;

/** "Choose" becomes "choose". Only an English order does: "SEO" and German nouns keep their capital. */
function lowered(text: string): string {
  const [first = ''] = text.split(' ');
  const isEnglish = ENGLISH.verbs.has(first.toLowerCase()) && !/\p{L}en$/u.test(text);
  return isEnglish ? first.toLowerCase() + text.slice(first.length) : text;
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
