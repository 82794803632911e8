import type { Item } from './brief.ts';
import type { Tongue } from './tongue.ts';
import { stemOf } from './words.ts';

const HANDING_OVER = 0.75;
const FIRST =
  /^(?:the |our |die |der |les? |la |las |los |el |as |os |a )?(?:first|erste[nr]?|ersten|premi[eè]re?s?|primer[oa]?s?|primeir[oa]s?)(?!\p{L})/iu;
const REST =
  /^(?:the |le |la |les |el |lo |los |las |o |os |as |der |die |das )?(?:rest|remaining|remainder|reste|übrigen|restlichen|resto|demás|restantes)(?!\p{L})/iu;

const headOf = (item: Item): string => stemOf(item.count?.noun.split(' ')[0] ?? '');

const handedOver = (item: Item, verb: string): Item => ({
  ...item,
  verbs: item.verbs.length > 0 ? item.verbs : [verb],
  count: null,
  hours: HANDING_OVER,
  each: null,
  deadline: item.deadline ?? item.on,
  on: null,
});

/** "96 pages, the first 48 by 4 December, the rest by the 18th": one work with two dates, not two works. */
export function withWholes(items: readonly Item[], deliver: string): Item[] {
  const result: Item[] = [];
  let open: Item | undefined;
  for (const item of items) {
    const day = item.deadline ?? item.on;
    if (item.series === null && item.count && day && FIRST.test(item.object)) {
      const at = result.findIndex(
        (one) =>
          one.count?.role === 'thing' && one.count.n > (item.count?.n ?? 0) && headOf(one) === headOf(item),
      );
      const whole = result[at];
      if (whole?.count) {
        const { n } = whole.count;
        const part = (from: number, to: number): Item['count'] =>
          whole.count && { ...whole.count, n: to - from, within: { before: from, total: n } };
        open = { ...whole, count: part(item.count.n, n) };
        result.splice(at, 1, { ...whole, count: part(0, item.count.n), deadline: day }, open);
        result.push(handedOver(item, deliver));
        continue;
      }
    }
    if (open && day && item.count === null && REST.test(item.object)) {
      open.deadline = day;
      result.push(handedOver(item, deliver));
      continue;
    }
    result.push({ ...item });
  }
  for (const pace of result.filter((item) => item.verbs.length > 0 && isPace(item, result)))
    for (const whole of result)
      if (
        whole !== pace &&
        whole.series === null &&
        whole.verbs.length === 0 &&
        whole.count &&
        headOf(whole) === headOf(pace)
      )
        whole.verbs = pace.verbs;
  return withSizes(result.filter((item) => !isPace(item, result)));
}

/** "I film 3 lessons a week" of 12 lessons is how fast it goes, and no more work. */
const isPace = (item: Item, items: readonly Item[]): boolean =>
  item.series !== null &&
  (sessionsOnly(item, items) ||
    items.some(
      (one) =>
        one !== item &&
        one.series === null &&
        one.count !== null &&
        item.object !== '' &&
        (item.count ? headOf(one) === headOf(item) && one.count.n > item.count.n : false),
    ));

/** "24 recipes … write the other 14": the whole is no work beside its part. */
export function dropWhole(items: Item[], { count, span }: Item, { pattern, vocabulary }: Tongue): void {
  const other = pattern(`(?<!\\w)(?:${vocabulary.other})(?!\\w)|autres|otr[oa]s|outr[oa]s`);
  if (!count || !other.test(span.text)) return;
  const at = items.findIndex(
    (one) =>
      one.verbs.length === 0 &&
      one.count !== null &&
      one.count.n > count.n &&
      headOf(one) === stemOf(count.noun.split(' ')[0] ?? ''),
  );
  if (at >= 0) items.splice(at, 1);
}
const PAGES = /^(?:words?|pages?|wörter|seiten?|mots|palabras?|palavras?|páginas?|zeichen|characters)$/iu;
const PORTIONS =
  /^(?:chapters?|parts?|sections?|lessons?|articles?|stories|essays?|kapiteln?|teilen?|abschnitte[n]?|artikeln?|geschichten|chapitres?|parties|sections?|nouvelles|capítulos?|partes?|secciones|artículos?|cuentos?|seções|secções|artigos?|contos?)$/iu;

/** "60 pages, 4 chapters": the chapters have the pages, so it is one work. */
function withSizes(items: readonly Item[]): Item[] {
  const result: Item[] = [];
  for (const item of items) {
    const last = result.at(-1);
    const pair = last && [last, item];
    const whole = pair?.find((one) => isOf(one, PORTIONS));
    const pages = pair?.find((one) => isOf(one, PAGES) && isMeasureAlone(one));
    const near = last && item.span.start - last.span.end < 25;
    const apart = last && item.verbs.length > 0 && last.verbs.length > 0 && item.verbs[0] !== last.verbs[0];
    if (!last || !whole?.count || !pages?.count || !near || apart || whole.count.n >= pages.count.n) {
      result.push(item);
      continue;
    }
    const verbs = whole.verbs.length > 0 ? whole.verbs : pages.verbs;
    const [n, noun] = [pages.count.within?.total ?? pages.count.n, pages.count.noun];
    const deadline = whole.deadline ?? pages.deadline;
    // Pages that are there already are no whole chapters: then the pages are counted off.
    result[result.length - 1] = pages.count.within
      ? { ...pages, verbs, deadline }
      : { ...whole, verbs, deadline, size: { n, noun } };
  }
  return result;
}

/** "60 pages" is how much; "300 words of vocabulary" are words. */
const isMeasureAlone = ({ object, count }: Item): boolean =>
  object
    .replace(/^\D*?[\d.,' ]+/u, '')
    .replace(count?.noun ?? '', '')
    .replace(
      /(?<!\p{L})(?:in|im|total|all|ganz\p{L}*|insgesamt|en|au|tout|ao|todo|about|of|text|texte?)(?!\p{L})/giu,
      '',
    )
    .trim() === '';

const isOf = ({ count, series, on }: Item, words: RegExp): boolean =>
  count !== null &&
  count.role === 'thing' &&
  series === null &&
  on === null &&
  words.test(count.noun.split(' ')[0] ?? '');

/** "24 units, 4 sessions a week": the sessions are when the units are studied. */
const sessionsOnly = ({ count, object, verbs }: Item, items: readonly Item[]): boolean =>
  count === null &&
  verbs.length === 0 &&
  /^(?:study )?(?:sessions?|séances?|sesiones|sesión|sessões|sessão|einheiten|lerneinheiten)$/iu.test(
    object,
  ) &&
  items.some((one) => one.series === null && one.count !== null && one.count.role === 'thing');
