import type { Setting } from './conversation.ts';
import type { SpokenDate } from './spoken-dates.ts';

const LONGEST_LABEL = 80;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Cut between words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const blank = text.lastIndexOf(' ', longest);
  return text.slice(0, blank > longest / 2 ? blank : longest).replace(/[\s,;:.–-]+$/, '');
}

const CORRECTING =
  /(?<!\p{L})(?:make (?:it|that)|make|rather|instead|better|actually|now|no|not|lieber|dann|doch|eher|besser|nicht|sondern|nein|so|bleibt|nur|erst|sagen wir|let'?s say|say)(?!\p{L})/giu;

function trimmedLabel(text: string, { words }: Setting): string {
  let label = text
    .replace(/[^\p{L}\p{N}'’"“”„&+%)(/ -]+$/u, '')
    .replace(/^[\s,;:.–-]+/, '')
    .trim();
  for (let before = ''; before !== label; ) {
    before = label;
    label = label
      .replace(words.labelLead, '')
      .replace(words.labelTail, '')
      .replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '');
  }
  return label;
}

const PRONOUN = /^(?:he|she|they|er|sie|es|it|we|i|wir|ich)(?: \p{Ll}+)?$/iu;
const SUBJECT = /^(?:the|my|our|der|die|das|mein|meine|unser|unsere) ([\p{L}-]+)/iu;

/** What a date in a sentence is the date of, in the sentence's own words; empty when they name nothing. */
export function labelOf(text: string, date: SpokenDate, setting: Setting): string {
  const edges = [...text.matchAll(/[;:,]|(?<!\p{L})(?:and|und|but|aber)(?!\p{L})/giu)];
  const cuts = edges.filter(({ index }) => index < date.start || index >= date.end);
  const from = cuts.findLast((cut) => cut.index < date.start);
  const to = cuts.find((cut) => cut.index >= date.end);
  const begin = from ? from.index + from[0].length : 0;
  const before = trimmedLabel(
    text.slice(begin, date.start).replace(CORRECTING, ' ').replace(/\s+/g, ' '),
    setting,
  );
  const after = trimmedLabel(
    text
      .slice(date.end, to?.index ?? text.length)
      .replace(CORRECTING, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^\s*(?:is|are|ist|sind|muss|müssen|soll|sollen|will|wird|werden)\s+/i, ''),
    setting,
  );
  // "The roofer wrote, he comes on the 1st": who "he" is.
  const who =
    from && /^\s*(?:he|she|it|they|er|sie|es) /i.test(text.slice(begin))
      ? SUBJECT.exec(text)?.[1]
      : undefined;
  const label = /\p{L}{2}/u.test(before) && !setting.words.pronoun.test(before) ? before : after;
  if (!/\p{L}{2}/u.test(label) || setting.words.pronoun.test(label) || PRONOUN.test(label))
    return who ? capital(who) : '';
  // "Registration opens on the 11th and closes on the 28th": both are of the registration.
  const opens = text.slice(begin, date.start).trim();
  const isVerb = from && setting.tongue.language === 'en' && /^\p{Ll}+s$/u.test(opens) && opens === label;
  const subject = isVerb ? /^(?:the |our |my )?(\p{L}+)/iu.exec(text)?.[1] : undefined;
  return capital(shortened(subject ? `${subject} ${label}` : label, LONGEST_LABEL));
}
