import { ENGLISH } from './lexicon/english.ts';
import { words } from './lexicon/lexicon.ts';
import { isPronoun } from './people.ts';
import { ABBREVIATED, plain, type Tagged } from './tag.ts';
import { ASKING } from './titles.ts';

const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a title in lower case, with straight apostrophes. */
export const titleWords = (title: string): string[] =>
  (title.match(WORDS) ?? []).map((word) => (ABBREVIATED.has(word) ? word : plain(word)));

const isStatementWord = (words: readonly string[], at: number, { lexicon }: Tagged): boolean => {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  // "Find out what they're worth".
  if (at > 1 && ASKING.has(words[at - 1] ?? '')) return false;
  if (/(?:'(?:ll|re|ve|d|m)|n't)$/.test(word)) return true;
  if (lexicon.subjects.has(word)) return words[at - 1] !== 'thank';
  // A sentence of English in a German brief.
  if (lexicon.verbLast && ENGLISH.subjects.has(word)) return true;
  if (word.endsWith("'s"))
    return (at < 2 && next.endsWith('ing')) || next === 'the' || next === 'a' || lexicon.finished.has(next);
  return (at > 0 || lexicon.verbs.size === 0) && lexicon.auxiliaries.has(word);
};

/**
 * Whether a title names work: an imperative, an infinitive or a noun. A statement (a subject with its verb), a
 * fragment, or a pronoun without its noun does not.
 */
export function isTitleOfWork(title: string, tagged: Tagged): boolean {
  const { lexicon } = tagged;
  const words = titleWords(title.replace(MONTH, ' '));
  const [head = ''] = words;
  if (
    words.length === 0 ||
    lexicon.heads.has(head) ||
    /[=?¿]|^\W*\d{1,2}[:.]\d\d|^\d+ (?:for|für) /u.test(title)
  )
    return false;
  if (words.some((_, at) => isStatementWord(words, at, tagged))) return false;
  const named = words.filter(
    (word) =>
      !/^\d+$/.test(word) &&
      !lexicon.small.has(word) &&
      !lexicon.particles.has(word) &&
      (!lexicon.working.has(word) || lexicon.verbs.has(word)),
  );
  // Persons are no work: "The banks", "four of them".
  if (named.length > 0 && named.every((word) => lexicon.others.has(word))) return false;
  if (/ of (?:them|these|those|it)$/.test(words.join(' '))) return false;
  if (named.length === 0) return lexicon.pages.has(words.join(' '));
  // "Everyone", "the rest", "egal".
  if (named.every((word) => VAGUE.has(word))) return false;
  // "Tell me", "have a rough outline".
  if (words.length === 2 && lexicon.verbs.has(head) && SPEAKERS.has(words[1] ?? '')) return false;
  if (head === 'have' && INDEFINITE.has(words[1] ?? '')) return false;
  // A single adverb or participle: "quickly", "heated".
  return words.length > 1 || head.length <= 4 || lexicon.verbs.has(head) || !/(?:ly|ed)$/.test(head);
}
/** "29 May": the month, and no verb. */
const MONTH = /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?May|May \d{1,2}(?:st|nd|rd|th)?)\b/g;
const VAGUE = words(
  'everyone everybody nobody somebody someone anyone nothing rest remainder whatever alle jeder keiner niemand jemand nichts egal',
);
const SPEAKERS = words('me us mir uns mich');
const INDEFINITE = words('a an no some');

/**
 * "Pick it up" after "Suit: …" becomes "Pick suit up". The noun is inserted unchanged, but without the capital of the
 * start of a line.
 */
export function withNoun(title: string, noun: string, { lexicon }: Tagged): string {
  const parts = title.split(' ');
  const at = parts.findIndex((part) => lexicon.objects.has(part.toLowerCase()));
  if (at < 0 || noun === '') return title;
  if (at === 0) return [noun, ...parts.slice(1)].join(' ');
  const named =
    !lexicon.verbLast && /^\p{Lu}[\p{Ll} ]/u.test(noun) && !/[ -]\p{Lu}/u.test(noun)
      ? noun.charAt(0).toLowerCase() + noun.slice(1)
      : noun;
  const from = parts[at - 1] === 'of' ? at - 1 : at;
  return [...parts.slice(0, from), named, ...parts.slice(at + 1)].join(' ');
}

/** Whether a title still has a pronoun without its noun. */
export const pointsBack = (title: string, { lexicon }: Tagged): boolean =>
  titleWords(title).some((word, at) => at > 0 && lexicon.objects.has(word));

/**
 * Whether a title says nothing but a pronoun's: "That's about a day", "They told me". A verb of waiting says enough: "They
 * have to rest".
 */
export const pointsAtOther = (title: string, { lexicon }: Tagged): boolean => {
  const [head = '', next = '', ...rest] = titleWords(title);
  const [word = '', contracted] = head.split("'");
  if (!isPronoun(word) && !DEMONSTRATIVES.has(word)) return false;
  return (
    contracted !== undefined ||
    (lexicon.finite.has(next) && ![next, ...rest].some((one) => lexicon.waiting.has(one)))
  );
};
const DEMONSTRATIVES = words('that this these those das dies');
