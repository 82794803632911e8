/** The line above an earlier mail: "On 8 Dec Tom wrote:", a rule, or a block of headers. */
const EARLIER =
  /^\s*(?:>+\s*)?(?:-{2,}\s*(?:original|forwarded|ursprüngliche|weitergeleitete|message d.origine|mensaje original)|_{8,}\s*$|(?:on|am|le|el)\s.{4,120}(?:wrote|schrieb|a écrit|escribió).{0,60}:\s*$|(?:from|von|de)\s?:\s.*(?:@|<))/iu;
const QUOTED = /^\s*>/;

/**
 * A mail without the mails that it answers. Their characters become spaces and their line ends stay, so that places in
 * the result are places in the mail.
 */
export function withoutEarlierMails(mail: string): string {
  const lines = mail.split('\n');
  const isText = (line: string): boolean => line.trim() !== '' && !QUOTED.test(line);
  const first = lines.findIndex((line, at) => EARLIER.test(line) && lines.slice(0, at).some(isText));
  return lines
    .map((line, at) => ((first >= 0 && at >= first) || QUOTED.test(line) ? ' '.repeat(line.length) : line))
    .join('\n');
}
