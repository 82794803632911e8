import { isClosing } from './clean.ts';
import { CLOSING, OPENING, REMOVED, withoutEmphasis } from './emphasis.ts';

/** Marks that stand for "next item" inside a line, as text copied from a page or a word processor has them. */
const INLINE_BULLET = /[ \t]([•·▪◦●○■‣])(?=[ \t])/gu;
const WORD_BULLET = /^([ \t]*)([\uF0B7\uF0A7§●○■]|o(?=[ \t]+\S))(?=[ \t])/gmu;
const TAG =
  /<\/?(?:p|br|div|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|pre|section|article|header|footer|table|tr|td|th|thead|tbody|hr)\b[^<>\n]{0,200}>/giu;
const INLINE_TAG =
  /<(\/?)(?:b|i|u|s|em|strong|a|span|font|code|mark|small|sub|sup|del|ins|img)\b[^<>\n]{0,400}>/giu;
const ITEM_TAG = /^<li\b/i;
const BREAKING_TAG =
  /^<(?:\/?(?:p|div|ul|ol|dl|dt|dd|h[1-6]|blockquote|pre|section|article|header|footer|tr|table|hr)|br)\b/i;
const ENTITY = /&(?:#(\d{1,5})|#x([0-9a-f]{1,4})|([a-z]{2,6}));/giu;
const NAMED: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', bull: '•', middot: '·', hellip: '…' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', euro: '€' },
  ...{
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    ccedil: 'ç',
    ntilde: 'ñ',
  },
  ...{ agrave: 'à', egrave: 'è', acirc: 'â', ecirc: 'ê', ocirc: 'ô', icirc: 'î', ucirc: 'û' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', Eacute: 'É' },
};
const LINK_TARGET = /\]\([^()\s]{1,300}\)/gu;
const ENUMERATOR = /(?<=^|[\s:,;.])\(?(\d{1,2}|[a-h])\)(?=\s)/gu;
/** With dots only where a line begins with the first: "3. Januar" is none. */
const DOTTED = /(?<=^|\s)(\d{1,2})\.(?=\s+\p{L})/gu;
const LEAST_DOTTED = 3;
/** A number alone at the beginning of a line, before words. */
const BARE_NUMBER = /^([ \t]*)(\d{1,2})(?=[ \t]+\p{L}[^|\t]*$)/u;
const LEAST_NUMBERED = 3;
const SPACED_SLASH = /[ \t][/|][ \t]/gu;
const BARE_SLASHES = /(?<![\p{L}\p{N}:/.@])\p{L}[\p{L}-]{2,}(?:\/\p{L}[\p{L}-]{2,}){2,}(?![\p{L}\p{N}/.])/gu;

const blank = (length: number): string => ' '.repeat(length);

/** An item on a line of its own: with its bullet, or with room for one. */
const itemStart = (length: number): string =>
  length >= 3 ? `\n- ${blank(length - 3)}` : `\n${blank(length - 1)}`;

const tagText = (tag: string): string => {
  if (ITEM_TAG.test(tag)) return itemStart(tag.length);
  return BREAKING_TAG.test(tag) ? `\n${blank(tag.length - 1)}` : blank(tag.length);
};

/** The character that an entity stands for; what is no entity stays. */
function entityText(entity: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
  const said = code === null ? NAMED[name ?? ''] : String.fromCharCode(code);
  if (said === undefined) return entity;
  return (/^[^\p{C}\s]$/u.test(said) ? said : ' ') + CLOSING.repeat(entity.length - 1);
}

/** Replaces a sign inside of lines only if the line has several of it: one alone is no list. */
function inLines(text: string, sign: RegExp, least: number, replace: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => ((line.match(sign) ?? []).length >= least ? replace(line) : line))
    .join('\n');
}

/** "1) book 2) print": each number that counts on from the one before begins a line. */
function withNumberedLines(line: string, sign: RegExp): string {
  let expected = 1;
  let text = line;
  for (const { 1: number = '', index } of line.matchAll(sign)) {
    const value = /\d/.test(number) ? Number(number) : number.charCodeAt(0) - LETTER_BEFORE_A;
    if (value !== expected) continue;
    expected++;
    if (line.slice(0, index).trim() !== '') text = `${text.slice(0, index - 1)}\n${text.slice(index)}`;
  }
  return text;
}
const LETTER_BEFORE_A = 96;

/** "1 intro course" and below it "2 first aid" and "3 insurance": each number that counts on from the one before is the mark of an item. */
function withBareNumbers(text: string): string {
  let expected = 1;
  const lines = text.split('\n');
  const marked = lines.map((line) => {
    if (Number(BARE_NUMBER.exec(line)?.[2]) !== expected) return line;
    expected++;
    return line.replace(
      BARE_NUMBER,
      (number, indent: string) => `${indent}-${blank(number.length - indent.length - 1)}`,
    );
  });
  return expected > LEAST_NUMBERED ? marked.join('\n') : text;
}

/** "… in June. Love, Kate & Ben": a closing with its names has a line of its own. */
const onItsLine = (text: string): string =>
  text.replace(
    /(?<=[.!?])[ \t](?=(\p{L}[\p{L} ]{1,28},\s?\p{Lu}[^.!?\n]{0,40}[ \t\n]*)$)/u,
    (space, end: string) => (isClosing(end.trim()) ? '\n' : space),
  );

/** A brief as plain text, with the place of each of its ranges in the brief. */
export interface Normalised {
  text: string;
  placeOf: (range: { start: number; end: number }) => { start: number; end: number };
}

/** A brief without its markup and with each item of an inline list on a line of its own. */
export function normalised(brief: string): Normalised {
  let text = brief
    .replace(new RegExp(`[${OPENING}${CLOSING}]`, 'gu'), ' ')
    .replace(TAG, tagText)
    .replace(INLINE_TAG, (tag, end: string) => (end === '' ? OPENING : CLOSING).repeat(tag.length))
    .replace(ENTITY, entityText);
  text = withoutEmphasis(text)
    .replace(LINK_TARGET, (target) => blank(target.length))
    .replace(WORD_BULLET, (_, indent: string) => `${indent}-`);
  text = inLines(text, INLINE_BULLET, 2, (line) => line.replace(INLINE_BULLET, '\n-'));
  text = inLines(text, ENUMERATOR, 2, (line) => withNumberedLines(line, ENUMERATOR));
  text = inLines(text, DOTTED, LEAST_DOTTED, (line) =>
    /^\s*1\./.test(line) ? withNumberedLines(line, DOTTED) : line,
  );
  text = onItsLine(withBareNumbers(text));
  text = inLines(text, SPACED_SLASH, 2, (line) =>
    line.includes('|') ? line : line.replace(SPACED_SLASH, ',  '),
  );
  return withoutMarks(text.replace(BARE_SLASHES, (run) => run.replaceAll('/', ',')));
}

/** Takes out what is marked as taken out. A range of the rest has the marks of its own words. */
function withoutMarks(marked: string): Normalised {
  const isMark = (sign: string): boolean => sign === OPENING || sign === CLOSING || sign === REMOVED;
  const places: number[] = [];
  for (let at = 0; at < marked.length; at++) if (!isMark(marked.charAt(at))) places.push(at);
  return {
    text: places.map((at) => marked.charAt(at)).join(''),
    placeOf: ({ start, end }) => {
      let from = places[start] ?? marked.length;
      let to = (places[end - 1] ?? -1) + 1;
      while (marked.charAt(from - 1) === OPENING) from--;
      while (marked.charAt(to) === CLOSING) to++;
      return { start: from, end: to };
    },
  };
}
