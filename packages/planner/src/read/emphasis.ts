// Marks around words that say how they look: "**4 December**", "_today_", "`README`", "[the plan](https://…)".

/** Characters that stand in the place of what is taken out of a text: before the words that it marks, and behind them. */
export const OPENING = '\u0001';
export const CLOSING = '\u0002';
/** In the place of words that are taken out: they belong to no words beside them. */
export const REMOVED = '\u0003';

const RUN = /\*+|_+|`+/gu;
const LONGEST_MARK = 3;
const WORD = /[\p{L}\p{N}]/u;
const SPACE = /\s|^$/u;
const PARAGRAPH_END = /\n\s*\n/u;
/** A box with its tick has one character: "[x](…)" is none. */
const LINK = /!?\[(?=[^[\]\n]{2,200}\]\()([^[\]\n]+)(\]\([^()\s]{1,300}\))/gu;

interface Mark {
  at: number;
  sign: string;
}

/** Pairs of the same mark within a paragraph, of which the first stands in front of a word and the second behind one. */
function pairsIn(text: string): [Mark, Mark][] {
  const pairs: [Mark, Mark][] = [];
  let open = new Map<string, Mark>();
  let last = 0;
  for (const { 0: sign, index: at } of text.matchAll(RUN)) {
    if (PARAGRAPH_END.test(text.slice(last, at))) open = new Map();
    last = at;
    if (sign.length > LONGEST_MARK) continue;
    const [before, behind] = [text.charAt(at - 1), text.charAt(at + sign.length)];
    const first = open.get(sign);
    if (first && !SPACE.test(before) && !WORD.test(behind)) {
      pairs.push([first, { at, sign }]);
      open.delete(sign);
    } else if (!WORD.test(before) && !SPACE.test(behind)) open.set(sign, { at, sign });
  }
  return pairs;
}

/** A text of the same length with the signs of its emphasis and its links marked as taken out. */
export function withoutEmphasis(text: string): string {
  const linked = text.replace(
    LINK,
    (whole, said: string, target: string) =>
      `${OPENING.repeat(whole.length - said.length - target.length)}${said}${CLOSING.repeat(target.length)}`,
  );
  const signs = linked.split('');
  for (const [first, second] of pairsIn(linked)) {
    signs.fill(OPENING, first.at, first.at + first.sign.length);
    signs.fill(CLOSING, second.at, second.at + second.sign.length);
  }
  return signs.join('');
}
