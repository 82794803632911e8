import { LONGEST_TITLE } from '../compile/titles.ts';
import type { LibraryLanguage } from '../library/entries.ts';
import { ENGLISH } from '../read/lexicon/english.ts';

/** Most characters of a title in front of a step's, fewer if the two would be cut together. */
const LINE_MAX_LENGTH = 48;
const LINE_MIN_LENGTH = 24;

/** The infinitives with which French and Spanish steps begin. */
const INFINITIVE = /^\p{Lu}\p{Ll}*(?:[aei]r|ír|[dtivpc]re|[aeií]r(?:se|lo|la|los|las|le|les))$/u;

/** Words that only one of two languages has: their orders are told apart by them. */
const GERMAN =
  /(?<!\p{L})(?:und|oder|der|die|das|den|dem|mit|für|auf|zu|ein|eine|einen|von|am|im|nach|bei|alle|aus|vor)(?!\p{L})/iu;
const ENGLISH_SMALL =
  /(?<!\p{L})(?:the|a|an|and|or|to|it|of|with|in|for|on|from|each|all|by|them)(?!\p{L})/iu;

/** "Fotos auf allen Bildern": a German order ends with its verb, and its nouns keep their capitals. */
const isGerman = (text: string): boolean =>
  GERMAN.test(text) || (/\p{L}(?:en|ern|eln)$/u.test(text) && !ENGLISH_SMALL.test(text));

/** "Choose" becomes "choose", "Mesurer" "mesurer". Only an order does: "SEO" and German nouns keep their capital. */
function lowered(text: string): string {
  const [first = ''] = text.split(/[\s,]/u);
  const isOrder = ENGLISH.verbs.has(first.toLowerCase()) || INFINITIVE.test(first);
  return isOrder && !isGerman(text) ? first.toLowerCase() + text.slice(first.length) : text;
}

/** What follows such a word only says more of the thing before it. */
const SAYING_MORE = new RegExp(
  [
    String.raw`\s(?:with|without|for|by|of|to|from|in|on|at|and|or|that|which|mit|ohne|für|von|zu|im|in|am|an|auf|`,
    'aus|bei|und|oder|die|der|das|avec|sans|pour|de|des|du|à|au|aux|dans|sur|et|ou|qui|que|con|sin|para|',
    String.raw`del|por|en|y|o)\s`,
  ].join(''),
  'giu',
);
/** A thing of fewer characters says too little. */
const THING_MIN_LENGTH = 12;

/** The title of a line without what stands behind a colon, shortened where it only says more, or else at a word. */
function shortened(title: string, length: number): string {
  const head = title.replace(/:\s.*$/su, '').trim();
  if (head.length <= length) return head;
  const ends = [...head.matchAll(SAYING_MORE)].map(({ index }) => index);
  const end = ends.findLast((one) => one >= THING_MIN_LENGTH && one <= length);
  if (end !== undefined) return head.slice(0, end).replace(/[\s,;:(–/-]+$/u, '');
  const cut = head.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:(–-]+$/u, '')}…`;
}

/** Whether a text has the words of a title, and not only their letters: "Kasse" is not in "Kassette". */
function isNamedIn(title: string, text: string): boolean {
  const [said, whole] = [title.toLowerCase(), text.toLowerCase()];
  const at = whole.indexOf(said);
  const isLetter = (char: string | undefined): boolean => /\p{L}/u.test(char ?? '');
  return at >= 0 && !isLetter(whole[at - 1]) && !/^\p{L}{3}/u.test(whole.slice(at + said.length));
}

/**
 * The title of a step of a line, whole by itself: "Contact form: build it and test it". A step that names its line has
 * its own title.
 */
export const joinedTitle = (line: string, step: string): string => joined(line, step, lowered(step));

/** The title of practice with one of its topics, which are names: "Study for the exam: Route 53". */
export const practiceTitle = (practice: string, topic: string): string => joined(practice, topic, topic);

function joined(line: string, step: string, behind: string): string {
  const room = LONGEST_TITLE - ': '.length - step.length;
  const head = shortened(line, Math.max(LINE_MIN_LENGTH, Math.min(LINE_MAX_LENGTH, room)));
  return isNamedIn(head, step) ? step : `${head}: ${behind}`;
}

/** A title inside of another one: in small letters, but German nouns and "LED lights" keep their capitals. */
export const nameInside = (title: string, language: LibraryLanguage): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
