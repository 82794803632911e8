import { numberOf } from '../brief/tongue.ts';
import { sameNoun, shareOf, stemsOf } from '../brief/words.ts';
import type { Setting, Statement } from './conversation.ts';
import { capital } from './labels.ts';

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

const withNumber = (text: string, old: string, now: string): string =>
  text.replace(new RegExp(`(?<![\\d.,/])${old.replace(ESCAPED, '\\$&')}(?![\\d/]|[.,]\\d)`), now);

const bare = (number: string): string => number.replace(/[.,]$/, '');

/** "200 runners, not 150": the number in what was said before. Answers whether one was changed. */
export function correctNumber(
  { text, corrects }: Statement,
  before: readonly Statement[],
  setting: Setting,
): boolean {
  const { words, tongue } = setting;
  for (const pattern of words.replace) {
    const { new: now, old, noun = '' } = pattern.exec(text)?.groups ?? {};
    if (!now || !old) continue;
    const holding = before.filter((one) => withNumber(one.text, bare(old), '\u0000') !== one.text);
    const counts = (one: Statement) =>
      noun !== '' && one.text.toLowerCase().includes(`${bare(old)}${noun.toLowerCase()}`);
    const said = holding.findLast(counts) ?? holding.at(-1);
    if (!said) continue;
    said.text = withNumber(said.text, bare(old), bare(now));
    return true;
  }
  if (!corrects) return false;
  const counted = tongue.pattern('(?<![\\p{L}\\d.,/-]){n} (?:\\p{Ll}+ )?(\\p{L}{3,})', 'giu');
  for (const match of text.matchAll(counted)) {
    const [, now = '', noun = ''] = match;
    if (tongue.pattern(`^${tongue.unit}$`).test(noun)) continue;
    for (const one of before.toReversed()) {
      const old = [...one.text.matchAll(counted)].find(
        ([, number = '', thing = '']) =>
          sameNoun(thing, noun) && numberOf(number, tongue) !== numberOf(now, tongue),
      );
      if (!old) continue;
      one.text = one.text.replace(old[0], old[0].replace(old[1] ?? '', now));
      return true;
    }
  }
  return false;
}

const ARTICLE = /^(?:the|our|my|a|an|any|den|die|das|der|einen?|eine) /i;

/** What a sentence calls off, without its article. */
export function withdrawnIn(text: string, { words }: Setting): string | undefined {
  const what = words.withdraw.map((one) => one.exec(text)?.groups?.what).find((one) => one !== undefined);
  return what?.replace(ARTICLE, '').trim();
}

/** Takes what was called off out of what was said before; a list loses that entry alone. */
export function withoutThing(before: Statement[], what: string): { rest: Statement[]; wasThere: boolean } {
  const stems = stemsOf(what);
  let wasThere = false;
  const rest = before.flatMap((one) => {
    const parts = one.text.split(/(,(?!\d)\s*|\s+(?:and|und|oder|or)\s+)/i);
    const holds = parts.map((part, index) => index % 2 === 0 && shareOf(stems, stemsOf(part)) >= 0.99);
    if (!holds.includes(true)) return [one];
    wasThere = true;
    const left = parts.filter((_, index) => index % 2 === 0 && !holds[index]).map((part) => part.trim());
    if (left.join('').length < 3) return [];
    return [{ ...one, text: capital(left.join(', ')) }];
  });
  return { rest, wasThere };
}
