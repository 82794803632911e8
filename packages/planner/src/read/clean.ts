import { CLOSINGS, FOOTERS, GREETINGS, MAIL_HEADERS, SURE_HEADERS } from './lexicon/framing.ts';

/** The role of a line, before its content is parsed. */
export type LineRole = 'prose' | 'item' | 'heading' | 'row' | 'note';

export interface Line {
  start: number;
  end: number;
  /** Where its text begins, after a bullet, a number or a check box. */
  body: number;
  role: LineRole;
  /** Whether its box is ticked. */
  ticked: boolean;
  /** Whether it begins a paragraph, after an empty line. */
  first: boolean;
  /** Whether it is one of several short lines without marks, which are a list. */
  listed?: boolean;
}

const BULLET = /^\s*(?:[-*•–—‣◦·▪→]|\d{1,2}[.)]|\(?[a-z]\))\s+/u;
const BOX = /^\s*(?:[-*•]\s+)?(?:\[[ xX✓✔]?\]|[☐☑☒✓✔✅⬜□■])\s*/u;
const TICKED = /^\s*(?:[-*•]\s+)?(?:\[[xX✓✔]\]|[☑☒✓✔✅])/u;
const STAMP =
  /^\s*\[?(?:\d{1,4}[-./]\d{1,2}(?:[-./]\d{2,4})?,?\s+)?\d{1,2}[:.]\d{2}(?::\d\d)?\s?(?:[ap]m)?\]?\s*[-–—]?\s*/iu;
const SPEAKER = /^\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20})?(?:\s\([^()\n]{1,30}\))?\s?:\s/u;
/** Whether a line begins with a ticked box. */
export const isTicked = (line: string): boolean => TICKED.test(line.slice(0, 24));
const LETTER = /[\p{L}\p{N}]/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;

/** Longest line that can be a greeting, a closing or part of a signature. */
const FRAME_LENGTH = 60;
const SIGNATURE_LINES = 8;

const firstWord = (text: string): string => (/^[\p{L}-]+/u.exec(text) ?? [''])[0].toLowerCase();
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => LETTER.test(word)).length;
const bare = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}]+$/u, '');

const isHeader = (text: string): boolean => {
  const word = firstWord(text);
  return text.charAt(word.length) === ':' && MAIL_HEADERS.has(word);
};
const isSureHeader = (text: string): boolean => isHeader(text) && SURE_HEADERS.has(firstWord(text));
const isGreeting = (text: string): boolean =>
  text.length <= FRAME_LENGTH &&
  wordCount(text) <= 5 &&
  GREETINGS.has(firstWord(text)) &&
  !/[.:?]\s*\p{L}/u.test(text);

export function isClosing(text: string): boolean {
  if (text.length > FRAME_LENGTH || wordCount(text) > 7) return false;
  const said = bare(text);
  return CLOSINGS.some(
    (closing) =>
      said === closing ||
      (said.startsWith(closing) &&
        /^[\s,!.]/.test(said.slice(closing.length)) &&
        wordCount(said) <= wordCount(closing) + 3),
  );
}

/** A line that a program or a firm adds below a mail. */
export const isFooter = (text: string): boolean => {
  const start = text.trim().toLowerCase().slice(0, 40);
  return FOOTERS.some((footer) => start.startsWith(footer)) || NOTICE.test(text);
};
/** "This message may contain confidential information": also within a line. */
const NOTICE =
  /intended recipient|may contain confidential|vertrauliche informationen enthalten|nicht der richtige adressat|no es (?:usted )?el destinatario|n'êtes pas le destinataire/iu;

function bodyOf(text: string): number {
  const box = BOX.exec(text.slice(0, 24));
  if (box) return box[0].length;
  const bullet = BULLET.exec(text.slice(0, 24));
  if (!bullet) return 0;
  const inner = BOX.exec(text.slice(bullet[0].length, bullet[0].length + 12));
  return bullet[0].length + (inner?.[0].length ?? 0);
}

const cellsOf = (text: string): number =>
  Math.max(
    text.split('|').filter((cell) => LETTER.test(cell)).length,
    text.split(/\t| {3,}/).filter((cell) => LETTER.test(cell)).length,
  );

/** A line without lower-case letters, with "#" before it or ":" after it is a heading. */
const isHeading = (text: string): boolean => {
  const trimmed = text.trim();
  if (trimmed.startsWith('#') || trimmed.endsWith(':')) return trimmed.length <= 100;
  return (
    !LOWER.test(trimmed) &&
    UPPER.test(trimmed) &&
    wordCount(trimmed) <= 5 &&
    trimmed.length <= FRAME_LENGTH &&
    !/\d/.test(trimmed)
  );
};

function rawLines(brief: string): { start: number; end: number; text: string; first: boolean }[] {
  const lines = [];
  let first = true;
  for (let start = 0; start <= brief.length; ) {
    const stop = brief.indexOf('\n', start);
    const end = stop < 0 ? brief.length : stop;
    const text = brief.slice(start, end);
    if (LETTER.test(text)) {
      lines.push({ start, end, text, first });
      first = false;
    } else first = true;
    start = end + 1;
  }
  return lines;
}

/** The marks in front of a line of an earlier mail. */
const QUOTE = /^\s*(?:>\s?)+/u;

/** "Can you plan that? > Dear Tom, …": quoted lines are the brief if they have most of its words. */
function areQuotesMeant(lines: readonly { text: string }[]): boolean {
  const wordsOf = (quoted: boolean) =>
    lines.reduce((sum, { text }) => (QUOTE.test(text) === quoted ? sum + wordCount(text) : sum), 0);
  return wordsOf(true) > wordsOf(false);
}

function roleOf(text: string, body: number): LineRole {
  if (body > 0) return isHeading(text.slice(body)) && text.trim().endsWith(':') ? 'heading' : 'item';
  if (cellsOf(text) >= 2) return 'row';
  if (isHeading(text)) return 'heading';
  return isGreeting(text) || isFooter(text) ? 'note' : 'prose';
}

/** Marks the header block, and the text after a closing: short lines that are no list. */
function markFrames(lines: Line[], texts: readonly string[]): void {
  for (const [at, text] of texts.entries()) {
    const line = lines[at];
    if (!line) continue;
    if (isSureHeader(text.trim())) {
      line.role = 'note';
      for (const step of [-1, 1])
        for (let near = at + step; isHeader(texts[near]?.trim() ?? ''); near += step) {
          const header = lines[near];
          if (header) header.role = 'note';
        }
    }
    if (line.role === 'item' || !isClosing(text)) continue;
    line.role = 'note';
    for (let below = at + 1; below <= at + SIGNATURE_LINES; below++) {
      const next = lines[below];
      const said = texts[below] ?? '';
      if (
        !next ||
        next.role === 'item' ||
        said.length > FRAME_LENGTH ||
        wordCount(said) > 7 ||
        /^\s*p\.?\s?s\b/iu.test(said)
      )
        break;
      next.role = 'note';
    }
  }
}

/** The lines of a brief with content, in order. */
export function linesOf(brief: string): Line[] {
  const whole = rawLines(brief);
  const meant = areQuotesMeant(whole);
  const raw = whole.map((line) => {
    const quote = QUOTE.exec(line.text)?.[0].length ?? 0;
    return { ...line, quote, text: meant ? line.text.slice(quote) : line.text };
  });
  const lines = raw.map(({ start, end, text, first, quote }): Line => {
    const body = bodyOf(text);
    return {
      start,
      end,
      body: start + body + (meant ? quote : 0),
      role: quote > 0 && !meant ? 'note' : roleOf(text, body),
      ticked: isTicked(text),
      first,
    };
  });
  for (const [at, line] of lines.entries()) {
    const [text, next] = [raw[at]?.text ?? '', raw[at + 1]?.text ?? ''];
    // "2. Actions" above lines with dashes is their heading.
    if (/^\s*\d{1,2}[.)]\s/.test(text) && /^\s*[-*•–]\s/.test(next) && wordCount(text) <= 5)
      line.role = 'heading';
  }
  const texts = raw.map(({ text }) => text);
  markFrames(lines, texts);
  markLists(lines, texts);
  return lines;
}

/** From this number on, short lines below each other are a list. */
const LIST_LINES = 4;
const SHORT_WORDS = 8;

/** Marks short lines below each other that are no sentences: a list without bullets. */
function markLists(lines: Line[], texts: readonly string[]): void {
  const isShort = (at: number): boolean =>
    lines[at]?.role === 'prose' &&
    wordCount(texts[at] ?? '') <= SHORT_WORDS &&
    !/[.:;,]\s*$/u.test(texts[at] ?? '');
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (isShort(to)) to++;
    if (to - from >= LIST_LINES) for (const line of lines.slice(from, to)) line.listed = true;
    from = to;
  }
}

/** "Mel 10:02: ". */
const NAMED_STAMP =
  /^\s*\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}\p{L}{0,20})?,?\s+\[?\d{1,2}[:.]\d{2}\]?\s?[:–-]\s/u;

/** The speaker of a chat line: the author, or somebody else. */
export const speakerOf = (stamp: string): 'me' | 'other' =>
  /(?<!\p{L})(?:me|ich|moi|yo|io|eu|ik)(?!\p{L})/iu.test(stamp) ? 'me' : 'other';

/** The end of a chat stamp with its speaker at the start of a line ("[10:22] Mia: ", "Mia 10:22: "), or 0. */
export function stampEnd(text: string): number {
  const head = text.slice(0, 90);
  const named = NAMED_STAMP.exec(head);
  if (named) return named[0].length;
  const stamp = STAMP.exec(head);
  if (!stamp) return 0;
  const speaker = SPEAKER.exec(head.slice(stamp[0].length));
  return speaker ? stamp[0].length + speaker[0].length : 0;
}

/** The speaker or owner before a colon at the start of a text ("Joan + Al: …"), with the colon, or ''. */
export const ownerOf = (text: string): string =>
  (/^\p{Lu}[\p{L}'’-]{1,20}(?:(?:\s?[+&,]\s?|\s(?:and|und)\s)\p{Lu}[\p{L}'’-]{1,20}){0,3}:\s/u.exec(
    text.slice(0, 100),
  ) ?? [''])[0];
