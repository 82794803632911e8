import type { Item, Language } from './brief.ts';
import type { Memory } from './item.ts';
import { numberOf, type Tongue } from './tongue.ts';
import { sameNoun, stemOf } from './words.ts';

/** How much of something counted is there already, or is left. */
export interface Remainder {
  n: number;
  noun: string;
  left: boolean;
  /** What was done with it, as far as it is said: "recorded". */
  how: string;
}

interface Pattern {
  source: string;
  left?: true;
  /** "The first chapter": one. */
  one?: true;
}

const THING = "(?<noun>\\p{L}[\\p{L}'-]*)";
const DONE_EN =
  '(?<how>exist|done|finished|ready|written|made|there|complete|\\p{L}{2,}ed|built|drawn|sewn|shot|read|sent|bought)(?: and \\p{L}{3,})?';
const DONE_DE =
  '(?<how>fertig\\p{L}*|erledigt|geschafft|da|ge\\p{L}+|\\p{L}+iert|\\p{L}{2,4}ge\\p{L}+|ver\\p{L}+|be\\p{L}+t|über\\p{L}+t)';
const DONE_FR = '(?<how>finie?s?|prête?s?|faite?s?|terminée?s?|\\p{L}+(?:é|i|u|t)e?s?)';
const DONE_ES = '(?<how>list[oa]s?|hech[oa]s?|terminad[oa]s?|escrit[oa]s?|\\p{L}+[ai]d[oa]s?)';
const DONE_PT = '(?<how>pront[oa]s?|feit[oa]s?|escrit[oa]s?|terminad[oa]s?|\\p{L}+[ai]d[oa]s?)';

/** Each is the whole of a clause; `{n}` is the number. */
const PATTERNS: Record<Exclude<Language, 'other'>, readonly Pattern[]> = {
  en: [
    {
      source: `^(?:i|we)(?:'ve| have|'ve got| have got)?(?: already| now)*(?: (?:have|got|know|done|written|finished|made|read|learnt|learned|recorded|(?!need)\\p{L}+ed))?(?: already| about)* {n}(?: of (?:them|these|those))?(?: ${THING})?(?: already| so far| now| left over)?(?: ${DONE_EN})?(?: already| so far)?$`,
    },
    {
      source: `^(?:of which |of these |of those |of them )?{n}(?: of (?:them|these|those|the))?(?: ${THING})? (?:are|is|have been|has been|were) (?:already |all )?${DONE_EN}(?: already)?$`,
    },
    {
      source: `^{n}(?: of (?:them|these|those))?(?: ${THING})? (?:already )?${DONE_EN}(?: already| so far)?$`,
    },
    {
      source: `^{n}(?: of (?:them|these|those))?(?: (?!have |has )${THING})? (?:have |has )?(?:already )?(?<how>said yes|agreed|signed up|accepted|promised)(?: already| so far)?$`,
    },
    {
      source: `^(?:the )?first {n}(?: ${THING})? (?:are|is|have been) (?:already )?${DONE_EN}(?: already)?$`,
    },
    {
      source: `^(?:the )?first(?: ${THING})? (?:is|has been) (?:already )?${DONE_EN}(?: already)?$`,
      one: true,
    },
    {
      source: `^{n}(?: ${THING})? (?:left|to go|remaining|still to do|to do|missing|still open|are (?:left|missing|open|still open))$`,
      left: true,
    },
    { source: `^(?:still |only )?{n} (?:more )?(?:left|to go)$`, left: true },
  ],
  de: [
    {
      source: `^(?:davon )?{n}(?: ${THING})? (?:habe ich|haben wir|hab ich|kann ich|kenne ich|sind|ist)(?: schon| bereits| davon)*(?: ${DONE_DE}(?: und \\p{L}{4,})?)?(?: schon)?$`,
    },
    {
      source: `^(?:davon )?{n}(?: ${THING})?(?: schon| bereits)* (?<how>fertig|erledigt|geschafft|ge\\p{L}+t|ge\\p{L}+en)$`,
    },
    {
      source: `^(?:ich habe|wir haben|ich hab)(?: davon)?(?: schon| bereits)* {n}(?: ${THING})?(?: schon)?(?: ${DONE_DE})?$`,
    },
    {
      source: `^davon (?:sind|stehen|liegen|gibt es|habe ich|haben wir|ist)(?: schon| bereits)? {n}(?: ${THING})?(?: schon| bereits)?(?: ${DONE_DE})?$`,
    },
    { source: `^die ersten {n}(?: ${THING})? (?:sind|habe ich|stehen)(?: schon| bereits)?(?: ${DONE_DE})?$` },
    {
      source: `^(?:das|die|der) erste (?:${THING} )?(?:ist|steht|habe ich)(?: schon| bereits)?(?: ${DONE_DE})?$`,
      one: true,
    },
    { source: `^(?:es fehlen |fehlen |bleiben |noch |es bleiben )+(?:noch )?{n}(?: ${THING})?$`, left: true },
    { source: `^{n}(?: ${THING})? (?:fehlen|sind)(?: noch)?(?: offen| übrig)?$`, left: true },
  ],
  fr: [
    { source: `^{n}(?: ${THING})? déjà ${DONE_FR}$` },
    {
      source: `^(?:et )?(?:j'en ai|j’en ai|j'en connais|j’en connais|nous en avons|on en a)(?: déjà)? ?${DONE_FR}? ?(?:déjà )?{n}(?: ${THING})?$`,
    },
    {
      source: `^(?:j'ai|j’ai|nous avons|on a) (?:déjà )?(?:${DONE_FR} )?(?:les )?{n}(?: premi[eè]re?s)?(?: ${THING})?$`,
    },
    { source: `^(?:dont )?(?:les )?{n}(?: premi[eè]re?s)?(?: ${THING})? (?:sont|est)(?: déjà)? ${DONE_FR}$` },
    { source: `^l[ea] premi[eè]re?(?: ${THING})? est (?:déjà )?${DONE_FR}$`, one: true },
    { source: `^(?:il )?(?:m')?(?:en )?(?:reste|manque)(?: encore)? {n}(?: ${THING})?$`, left: true },
  ],
  es: [
    { source: `^{n}(?: ${THING})? ya ${DONE_ES}$` },
    {
      source: `^(?:y )?(?:ya )?(?:tengo|tenemos|llevo|llevamos|sé|conozco)(?: ya)? {n}(?: ${THING})?(?: ${DONE_ES})?$`,
    },
    { source: `^(?:ya )?(?:he|hemos) ${DONE_ES} (?:ya )?{n}(?: ${THING})?$` },
    { source: `^(?:l[oa]s )?{n}(?: primer[oa]s)?(?: ${THING})? (?:ya )?(?:están|estan)(?: ya)? ${DONE_ES}$` },
    { source: `^l[oa]s primer[oa]s {n}(?: ${THING})? (?:ya )?están(?: ya)? ${DONE_ES}$` },
    { source: `^(?:el|la) primer[oa]?(?: ${THING})? (?:ya )?está(?: ya)? ${DONE_ES}$`, one: true },
    { source: `^(?:me |nos )?(?:faltan|quedan)(?: todavía| aún)? {n}(?: ${THING})?$`, left: true },
  ],
  pt: [
    { source: `^{n}(?: ${THING})? já ${DONE_PT}$` },
    {
      source: `^(?:e )?(?:já )?(?:tenho|temos|sei|conheço|fiz|escrevi|li|gravei|\\p{L}+ei)(?: já)? {n}(?: ${THING})?(?: ${DONE_PT})?$`,
    },
    { source: `^(?:[oa]s )?{n}(?: primeir[oa]s)?(?: ${THING})? (?:já )?(?:estão|estao)(?: já)? ${DONE_PT}$` },
    { source: `^[oa]s primeir[oa]s {n}(?: ${THING})? (?:já )?estão(?: já)? ${DONE_PT}$` },
    { source: `^[oa] primeir[oa](?: ${THING})? (?:já )?está(?: já)? ${DONE_PT}$`, one: true },
    { source: `^(?:ainda )?faltam(?: ainda)? {n}(?: ${THING})?$`, left: true },
  ],
};

/** "12 are written", "j'en ai 20 000", "das erste Kapitel ist fertig", "faltan 8": how much of the whole is there. */
export function remainderIn(text: string, tongue: Tongue): Remainder | undefined {
  if (tongue.language === 'other') return undefined;
  const bare = text
    .replace(/^(?:but|and|aber|und|mais|et|pero|y|mas|e) /i, '')
    .replace(/[.!]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (const { source, left = false, one = false } of PATTERNS[tongue.language]) {
    const match = tongue.pattern(source).exec(bare);
    if (!match) continue;
    const n = one
      ? 1
      : numberOf(match.slice(1).find((group) => group && numberOf(group, tongue) > 0) ?? '', tongue);
    const noun = match.groups?.noun ?? '';
    const unit = noun !== '' && tongue.pattern(`^${tongue.unit}$`).test(noun);
    if (!unit && Number.isInteger(n) && n > 0) return { n, noun, left, how: match.groups?.how ?? '' };
  }
  return undefined;
}

const SMALL_HOW =
  /^(?:done|finished|ready|there|complete|fertig|erledigt|geschafft|da|fini|prêt|fait|terminé|list|hech|terminad|pront|feit)/i;

/** Takes what is there off the items it is part of; false when none of them can be meant. */
export function takeOff(items: readonly Item[], { n, noun, left, how }: Remainder): boolean {
  const fits = (item: Item): boolean =>
    item.count !== null &&
    item.count.role !== 'aside' &&
    item.series === null &&
    item.count.within === undefined &&
    item.count.n > n &&
    (noun === '' || item.count.noun.split(' ').some((word) => sameNoun(word, noun)) || DONE_ONLY.test(noun));
  const last = items.findLast(fits);
  if (!last?.count) return false;
  const same = items.filter(
    (item) => fits(item) && item.count?.n === last.count?.n && item.count?.noun === last.count?.noun,
  );
  const said =
    how.length > 4 && !SMALL_HOW.test(how)
      ? stemOf(how.replace(/^(\p{L}{0,4}?)ge(?=\p{L}{4})/u, '$1')).slice(0, 4)
      : '';
  const meant = same.filter((item) => item.verbs.some((verb) => verb.slice(0, 4) === said));
  for (const item of meant.length > 0 ? meant : same) {
    if (!item.count) continue;
    const total = item.count.n;
    const done = left ? total - n : n;
    item.count = { ...item.count, n: total - done, within: { before: done, total } };
  }
  return true;
}

const STANDS_DONE =
  / (?:are|is|have been|has been|were|sind|ist|sont|est|están|está|estão)(?: \p{L}+)? \p{L}+(?: (?:and|und|et|y|e) \p{L}+)?(?: already| so far)?$/u;

/** "… in 8 reels; 3 reels are transcribed", "it has 32 chapters, 9 are recorded": of a whole that is no work of its own, so many are there. */
export function tellsDone(
  memory: Pick<Memory, 'counted'>,
  { n, noun, left, how }: Remainder,
  text: string,
): boolean {
  const of = noun || (memory.counted.findLast((one) => !one.done && one.n > n)?.noun ?? '');
  if (left || of === '' || how === '' || !STANDS_DONE.test(text)) return false;
  memory.counted.push({ n, noun: of, done: true, how });
  return true;
}

/** What looks like a noun and says that it is done. */
const DONE_ONLY =
  /^(?:done|finished|ready|already|written|made|fertig|schon|bereits|geschrieben|déjà|ya|já|so)$/i;

/** "12 of 18 are finished … the other 6 need 5 hours each": said of what is left, and no work beside it. */
export function isRest(items: readonly Item[], item: Item): boolean {
  if (item.series !== null || item.count?.role !== 'thing') return false;
  const { n, noun } = item.count;
  const left = items.find(({ count }) => count?.within && count.n === n && sameNoun(count.noun, noun));
  if (!left) return false;
  if (item.verbs.length > 0) left.verbs = item.verbs;
  left.deadline ??= item.deadline;
  left.each ??= item.each;
  left.hours ??= item.hours;
  return true;
}
