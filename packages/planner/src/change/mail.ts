import { isClosing, isFooter } from '../read/clean.ts';

/** The line above an earlier mail: "On 8 Dec Tom wrote:", a rule, or a block of headers. */
const EARLIER =
  /^\s*(?:>+\s*)?(?:-{2,}\s*(?:original|forwarded|ursprüngliche|weitergeleitete|message d.origine|mensaje original)|_{8,}\s*$|(?:on|am|le|el)\s.{4,120}(?:wrote|schrieb|a écrit|escribió).{0,60}:\s*$|(?:from|von|de)\s?:\s.*(?:@|<))/iu;
const QUOTED = /^\s*>/;
const POSTSCRIPT = /^\s*p\.?\s?s\b/iu;

/**
 * A mail without the mails that it answers, without the notices at its end, and without what follows its closing line, except a postscript. Their characters become spaces and their line ends stay, so that places in
 * the result are places in the mail.
 */
export function ownWords(mail: string): string {
  const lines = mail.split('\n');
  const isText = (line: string): boolean => line.trim() !== '' && !QUOTED.test(line);
  const first = lines.findIndex((line, at) => EARLIER.test(line) && lines.slice(0, at).some(isText));
  const footer = lines.findIndex((line, at) => isFooter(line) && (first < 0 || at < first));
  const last = lines.findLastIndex((line, at) => isClosing(line) && (first < 0 || at < first));
  const postscript = lines.findIndex((line, at) => at > last && POSTSCRIPT.test(line));
  const isSignature = (at: number): boolean => last >= 0 && at > last && (postscript < 0 || at < postscript);
  const isOwn = (line: string, at: number): boolean =>
    (first < 0 || at < first) && (footer < 0 || at < footer) && !QUOTED.test(line) && !isSignature(at);
  return lines.map((line, at) => (isOwn(line, at) ? line : ' '.repeat(line.length))).join('\n');
}
