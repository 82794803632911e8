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

/** The ranges of a brief that no statement quotes: whole sentences, and long remainders of others. */
export function uncoveredIn(brief: string, covered: readonly Pick<Words, 'start' | 'end'>[]): Words[] {
  const inOrder = covered.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  const left: Words[] = [];
  for (const sentence of sentencesOf(brief)) {
    const within = inOrder.filter(({ start, end }) => end > sentence.start && start < sentence.end);
    if (within.length === 0) {
      if (hasMeaning(sentence)) left.push(sentence);
      continue;
    }
    let at = sentence.start;
    for (const { start, end } of [...within, { start: sentence.end, end: sentence.end }]) {
      if (start > at) {
        const rest = trimmed(brief, at, start);
        if (wordsIn(rest.text) >= LEFT_WORDS_MIN) left.push(rest);
      }
      at = Math.max(at, end);
    }
  }
  return left;
}
