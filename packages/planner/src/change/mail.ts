import { isClosing, isFooter } from '../read/clean.ts';

/** The line above an earlier mail: "On 8 Dec Tom wrote:", or a rule. */
const EARLIER = new RegExp(
  [
    String.raw`^\s*(?:>+\s*)?(?:-{2,}\s*(?:original|forwarded|ursprüngliche|weitergeleitete|message d.origine|`,
    String.raw`mensaje original)|_{8,}\s*$|(?:on|am|le|el)\s.{4,120}(?:wrote|schrieb|a écrit|escribió).{0,60}:\s*$)`,
  ].join(''),
  'iu',
);
/** The line above a mail that is passed on. */
const PASSED_ON = new RegExp(
  [
    String.raw`^\s*(?:-{2,}\s*(?:forwarded|weitergeleitete|message (?:transféré|transmis)|mensaje reenviado)|`,
    '(?:begin forwarded|anfang der weitergeleiteten|début du message (?:réexpédié|transféré)|',
    'inicio del mensaje reenviado))',
  ].join(''),
  'iu',
);
/** The headers of an earlier mail: its sender, and near it another header. */
const SENDER = /^\s*(?:>+\s*)?(?:from|von|de)\s?:\s/iu;
const HEADER =
  /^\s*(?:>+\s*)?(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|fecha|para|asunto)\s?:\s/iu;
const HEADER_LINES = 3;
const QUOTED = /^\s*>/;
const POSTSCRIPT = /^\s*p\.?\s?s\b/iu;
/** Above a mail that is passed on for what it asks, hardly more is said than that. */
const MOST_WORDS_ABOVE = 30;

const blank = (line: string): string => ' '.repeat(line.length);

/** The lines of a mail that is passed on: without its headers, and without the marks of a program that quotes it. */
function passedOn(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const from = lines[first] ?? '';
  const own = QUOTED.test(from) ? lines.map((line) => line.replace(/^\s*>/u, blank)) : lines;
  const end = own.findIndex((line, at) => at >= first && !SENDER.test(line) && !HEADER.test(line));
  return own.map((line, at) => (at < end ? blank(line) : line));
}

/** The lines of a mail in two: what its writer says, and a mail that is passed on below; null if that is not why it is sent. */
function partsOf(lines: readonly string[]): { above: string[]; rule: string; below: string[] } | null {
  const at = lines.findIndex((line) => PASSED_ON.test(line));
  const above = lines.slice(0, at);
  const words = above.join(' ').match(/\p{L}+/gu)?.length ?? 0;
  if (at < 0 || words > MOST_WORDS_ABOVE) return null;
  return { above, rule: blank(lines[at] ?? ''), below: passedOn(lines.slice(at + 1)) };
}

/**
 * A mail without the mails that it answers, without the notices at its end, and without what follows its closing line,
 * except a postscript; a mail that is passed on with few words is read as well. Their characters become spaces and their
 * line ends stay, so that places in the result are places in the mail.
 */
export function ownWords(mail: string): string {
  const lines = mail.split('\n');
  const parts = partsOf(lines);
  if (parts) {
    // Its closing line ends only what is above.
    const above = ownWords(parts.above.join('\n')).split('\n');
    const open = above.map((line) => (isClosing(line) ? blank(line) : line));
    return [...open, parts.rule, ownWords(parts.below.join('\n'))].join('\n');
  }
  const isText = (line: string): boolean => line.trim() !== '' && !QUOTED.test(line);
  const isEarlier = (line: string, at: number): boolean =>
    EARLIER.test(line) ||
    (SENDER.test(line) && lines.slice(at + 1, at + 1 + HEADER_LINES).some((next) => HEADER.test(next)));
  const first = lines.findIndex((line, at) => isEarlier(line, at) && lines.slice(0, at).some(isText));
  const footer = lines.findIndex((line, at) => isFooter(line) && (first < 0 || at < first));
  const last = lines.findLastIndex((line, at) => isClosing(line) && (first < 0 || at < first));
  const postscript = lines.findIndex((line, at) => at > last && POSTSCRIPT.test(line));
  const isSignature = (at: number): boolean => last >= 0 && at > last && (postscript < 0 || at < postscript);
  const isOwn = (line: string, at: number): boolean =>
    (first < 0 || at < first) && (footer < 0 || at < footer) && !QUOTED.test(line) && !isSignature(at);
  return lines.map((line, at) => (isOwn(line, at) ? line : blank(line))).join('\n');
}
