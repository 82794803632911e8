import type { Words } from '@daymark/domain/reading';

/** The rest of a sentence beside its statements counts from this many words. */
const LEFT_WORDS_MIN = 5;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** The number of words with letters. */
const wordsIn = (text: string): number =>
  [...WORDS.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length;

const trimmed = (brief: string, start: number, end: number): Words => {
  const text = brief.slice(start, end);
  const lead = text.length - text.replace(/^[^\p{L}\p{N}]+/u, '').length;
  const kept = text.slice(lead).trimEnd();
  return { text: kept, start: start + lead, end: start + lead + kept.length };
};

/** The sentences of a text, which never span lines. */
function sentencesOf(brief: string): Words[] {
  const sentences: Words[] = [];
  for (const { segment, index } of SENTENCES.segment(brief))
    for (const { 0: text, index: within } of segment.matchAll(/[^\n\r]+/g))
      sentences.push(trimmed(brief, index + within, index + within + text.length));
  return sentences.filter(({ text }) => text !== '');
}

const CLOCK = /\d{1,2}[:.]\d{2}/;
/** The longest speaker prefix of a chat: "[24/11, 10:02] Mel Brown:". */
const SPEAKER_MAX = 40;
const SPEAKER_WORDS_MAX = 4;

/** Without the speaker and the time: "Mel 10:09: ok". */
function withoutSpeaker(text: string): string {
  const [colon] = [...text.matchAll(/:(?=\s|$)/g)];
  const lead = text.slice(0, colon?.index ?? 0);
  const isSpeaker = lead.length <= SPEAKER_MAX && CLOCK.test(lead) && wordsIn(lead) <= SPEAKER_WORDS_MAX;
  return isSpeaker ? text.slice(lead.length + 1) : text;
}

/** Whether a sentence has content: not a one-word greeting, a number or a line of symbols. */
const hasMeaning = ({ text }: Words): boolean => {
  const said = withoutSpeaker(text);
  const words = wordsIn(said);
  return words > 1 || (words === 1 && /\p{N}/u.test(said));
};

/** A heading or the words in front of a list are short, and have no number, which could be a day or an amount. */
const LEAD_WORDS_MAX = 8;

const isShort = (text: string): boolean => wordsIn(text) <= LEAD_WORDS_MAX && !/\p{N}/u.test(text);

/** Whether a sentence only leads into what follows: "For the website we need:", "## Website". */
const isHeading = (
  brief: string,
  { text, start }: Words,
  next: Words | undefined,
  isNextCovered: boolean,
): boolean =>
  next !== undefined &&
  isNextCovered &&
  isShort(text) &&
  (text.endsWith(':') || /(?:^|\n)[ \t]*#{1,6}[ \t]*$/.test(brief.slice(0, start)));

/** Whether the beginning of a sentence leads into several statements: "For the website we need" a gallery and a blog. */
const isLead = (brief: string, rest: Words, next: number, statements: number): boolean =>
  isShort(rest.text) &&
  (rest.text.endsWith(':') || (statements > 1 && /^\s*$/.test(brief.slice(rest.end, next))));

/** The ranges of a brief that no statement quotes: whole sentences, and long remainders of others. */
export function uncoveredIn(brief: string, covered: readonly Pick<Words, 'start' | 'end'>[]): Words[] {
  const inOrder = covered.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  const left: Words[] = [];
  const sentences = sentencesOf(brief);
  const coveredIn = (sentence: Words) =>
    inOrder.filter(({ start, end }) => end > sentence.start && start < sentence.end);
  for (const [nth, sentence] of sentences.entries()) {
    const within = coveredIn(sentence);
    const next = sentences[nth + 1];
    if (within.length === 0) {
      const isNextCovered = next !== undefined && coveredIn(next).length > 0;
      if (hasMeaning(sentence) && !isHeading(brief, sentence, next, isNextCovered)) left.push(sentence);
      continue;
    }
    let at = sentence.start;
    for (const { start, end } of [...within, { start: sentence.end, end: sentence.end }]) {
      if (start > at) {
        const rest = trimmed(brief, at, start);
        const leads = at === sentence.start && isLead(brief, rest, start, within.length);
        if (wordsIn(rest.text) >= LEFT_WORDS_MIN && !leads) left.push(rest);
      }
      at = Math.max(at, end);
    }
  }
  return left;
}
