import { isMeasure } from './amounts.ts';
import type { Count, Item, Language } from './brief.ts';
import type { Memory } from './item.ts';
import type { Tongue } from './tongue.ts';
import { sameNoun } from './words.ts';

const FOR: Record<Language, string> = {
  en: 'for each of the',
  de: 'für alle',
  fr: 'pour les',
  es: 'para',
  pt: 'para',
  other: ':',
};

/** So many pieces are not made one by one. */
const MOST_OF_ALL = 2000;

/** "Articles come from Rita; I write 3 myself": three of what was named before. */
export function countsWhatWasNamed(item: Item, last: Item | undefined): void {
  const n = /^\d{1,3}$/.test(item.object) ? Number(item.object) : 0;
  const noun = /\p{L}{3,}s(?=$| (?:from|of|by|for|with|de|von) )/u.exec(last?.object ?? '')?.[0];
  if (n < 2 || !noun || item.verbs.length === 0) return;
  item.object = `${n} ${noun.toLowerCase()}`;
  item.count = { n, noun: noun.toLowerCase(), role: 'thing', sessions: null };
}

/** "18 soaps, 3 photos of each": 54 photos. */
export function doneForEach(item: Item, counted: Memory['counted'], tongue: Tongue): void {
  const each = / (?:of each|for each|de cada un[oa]|de cada uma?|de chac\p{L}+|von jede[mrs]?|je stück)$/iu;
  const whole = counted.at(-1);
  const forEach =
    /(?:^| )(?:for each(?: of them)?|für jede[ns]?|pour chacune?|para cada un[oa]|para cada uma?)$/iu;
  const measured = item.count === null || isMeasure(item.count.noun);
  if (measured && whole && whole.n > 1 && item.series === null && forEach.test(item.span.text.trim())) {
    if (item.count)
      item.detail = [item.detail, `${item.count.n} ${item.count.noun}`]
        .filter((one) => one !== '')
        .join(', ');
    item.object = `${item.object.replace(forEach, '').trim()} ${FOR[tongue.language]} ${whole.n} ${whole.noun}`;
    item.count = { n: whole.n, noun: whole.noun, role: 'each', sessions: null };
    return;
  }
  const per = tongue.pattern(`(?:${tongue.vocabulary.per}) (\\p{L}{4,})$`).exec(item.object)?.[1];
  const parts = per && counted.findLast((one) => one.n > 1 && sameNoun(one.noun, per));
  if (item.count && parts && item.series === null && item.count.n * parts.n <= MOST_OF_ALL) {
    const n = item.count.n * parts.n;
    const noun = counted.findLast((one) => one.n === n)?.noun;
    const said = item.count.noun === per || item.count.noun === '' ? noun : item.count.noun;
    item.detail = [item.detail, item.object].filter((one) => one !== '').join(', ');
    if (said) [item.object, item.count] = [`${n} ${said}`, { ...item.count, n, noun: said }];
    return;
  }
  if (!item.count || !whole || whole.n < 2 || !each.test(item.span.text.trim())) return;
  const n = item.count.n * whole.n;
  if (n > MOST_OF_ALL) return;
  item.object = item.object.replace(/\d+/, String(n)).replace(each, '');
  item.count = { ...item.count, n };
}

/** "Each episode: research 2 hours, edit 4 hours": done to each of them, and so long for each. */
export function doneToEach(
  { verbs, object, count, hours, each }: Item,
  { n, noun }: Pick<Count, 'n' | 'noun'>,
  tongue: Tongue,
): Pick<Item, 'verbs' | 'object' | 'count' | 'hours' | 'each'> {
  const verb = object.toLowerCase();
  const isVerb = verbs.length === 0 && tongue.verbs.has(verb);
  return {
    verbs: isVerb ? [verb] : verbs,
    object: isVerb || object === '' ? `${n} ${noun}` : object,
    count: count ?? { n, noun, role: 'each', sessions: null },
    ...(count === null && hours !== null ? { hours: null, each: hours } : { hours, each }),
  };
}
