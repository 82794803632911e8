import { isClosing, isFooter } from '../read/clean.ts';

/** The line above an earlier mail: "On 8 Dec Tom wrote:", or a rule. */
const EARLIER =
  /^\s*(?:>+\s*)?(?:-{2,}\s*(?:original|forwarded|ursprüngliche|weitergeleitete|message d.origine|mensaje original)|_{8,}\s*$|(?:on|am|le|el)\s.{4,120}(?:wrote|schrieb|a écrit|escribió).{0,60}:\s*$)/iu;
/** The headers of an earlier mail: its sender, and near it another header. */
const SENDER = /^\s*(?:>+\s*)?(?:from|von|de)\s?:\s/iu;
const HEADER =
  /^\s*(?:>+\s*)?(?:sent|date|to|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|fecha|para|asunto)\s?:\s/iu;
const HEADER_LINES = 3;
const QUOTED = /^\s*>/;
const POSTSCRIPT = /^\s*p\.?\s?s\b/iu;

/**
 * A mail without the mails that it answers, without the notices at its end, and without what follows its closing line,
 * except a postscript. Their characters become spaces and their line ends stay, so that places in the result are places
 * in the mail.
 */
export function ownWords(mail: string): string {
  const lines = mail.split('\n');
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
  return lines.map((line, at) => (isOwn(line, at) ? line : ' '.repeat(line.length))).join('\n');
}
