/** Marks that stand for "next item" inside a line, as text copied from a page or a word processor has them. */
const INLINE_BULLET = /[ \t]([•·▪◦●○■‣])(?=[ \t])/gu;
const WORD_BULLET = /^([ \t]*)([\uF0B7\uF0A7§●○■]|o(?=[ \t]+\S))(?=[ \t])/gmu;
const TAG =
  /<\/?(?:p|br|div|ul|ol|li|h[1-6]|b|i|u|em|strong|a|span|table|tr|td|th|tbody|hr|font)\b[^<>\n]{0,200}>/giu;
const ITEM_TAG = /^<li\b/i;
const BREAKING_TAG = /^<(?:\/?(?:p|div|ul|ol|h[1-6]|tr|table|hr)|br)\b/i;
const ENTITY = /&(?:nbsp|amp|quot|lt|gt|bull|ndash|mdash|#\d{1,5});/giu;
const LINK_TARGET = /\]\([^()\s]{1,300}\)/gu;
const ENUMERATOR = /(?<=[\s:,;.])(\d{1,2}|[a-h])\)(?=\s)/gu;
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

/** Replaces a sign inside of lines only if the line has several of it: one alone is no list. */
function inLines(text: string, sign: RegExp, least: number, replace: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => ((line.match(sign) ?? []).length >= least ? replace(line) : line))
    .join('\n');
}

/** "1) book 2) print": each number that counts on from the one before begins a line. */
function withNumberedLines(line: string): string {
  let expected = 1;
  let text = line;
  for (const { 1: number = '', index } of line.matchAll(ENUMERATOR)) {
    const value = /\d/.test(number) ? Number(number) : number.charCodeAt(0) - LETTER_BEFORE_A;
    if (value !== expected) continue;
    expected++;
    if (line.slice(0, index).trim() !== '') text = `${text.slice(0, index - 1)}\n${text.slice(index)}`;
  }
  return text;
}
const LETTER_BEFORE_A = 96;

/**
 * A brief without its markup and with each item of an inline list on a line of its own. It is as long as the original,
 * so a range of one is the same range of the other.
 */
export function normalised(brief: string): string {
  let text = brief
    .replace(TAG, tagText)
    .replace(ENTITY, (entity) =>
      /amp/i.test(entity) ? `&${blank(entity.length - 1)}` : blank(entity.length),
    )
    .replace(LINK_TARGET, (target) => blank(target.length))
    .replace(WORD_BULLET, (_, indent: string) => `${indent}-`);
  text = inLines(text, INLINE_BULLET, 2, (line) => line.replace(INLINE_BULLET, '\n-'));
  text = inLines(text, ENUMERATOR, 2, withNumberedLines);
  text = inLines(text, SPACED_SLASH, 2, (line) =>
    line.includes('|') ? line : line.replace(SPACED_SLASH, ' , '),
  );
  return text.replace(BARE_SLASHES, (run) => run.replaceAll('/', ','));
}
