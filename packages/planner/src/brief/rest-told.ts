import type { Count, Item, Language, Span } from './brief.ts';
import type { Findings } from './findings.ts';
import { PLAIN } from './mode.ts';
import { numberOf, type Tongue } from './tongue.ts';
import { sameNoun } from './words.ts';

const IRREGULAR: Record<string, string> = {
  written: 'write',
  made: 'make',
  drawn: 'draw',
  sewn: 'sew',
  shot: 'shoot',
  sent: 'send',
  built: 'build',
  bought: 'buy',
  escritos: 'escribir',
  escritas: 'escribir',
};

/** "Recorded", "genäht", "grabados": what was done with it, as a note would say it. */
function verbOfDone(how: string, tongue: Tongue): string | undefined {
  const done = how.toLowerCase();
  const bare = done.replace(/(?:e?s)$/, '');
  const stem = done.replace(/^(\p{L}{0,4}?)ge(?=\p{L}{3})/u, '$1').replace(/(?:et|t|en)$/, '');
  const forms = [
    IRREGULAR[done] ?? done,
    done.replace(/ed$/, ''),
    done.replace(/d$/, ''),
    done.replace(/(.)\1ed$/, '$1'),
    done.replace(/ied$/, 'y'),
    `${stem}en`,
    `${stem}n`,
    bare.replace(/ée?$/, 'er'),
    bare.replace(/ad[oa]$/, 'ar'),
    bare.replace(/id[oa]$/, 'er'),
    bare.replace(/id[oa]$/, 'ir'),
  ];
  return forms.find((form) => tongue.verbs.has(form));
}

/** Of the whole that is told of, how much is left. */
export function leftOf(findings: Pick<Findings, 'memory'>, noun: string): Count | undefined {
  const { counted } = findings.memory;
  const done = counted.findLast((one) => one.done && sameNoun(one.noun.split(' ')[0] ?? '', noun));
  const whole = done && counted.find((one) => !one.done && one.n > done.n && one.noun === done.noun);
  if (!done || !whole) return undefined;
  const within = { before: done.n, total: whole.n };
  return { n: whole.n - done.n, role: 'thing', noun: whole.noun, sessions: null, within };
}

/** "There are 12 stops; the scripts for 5 of them are written": those for the others are work. */
export function tellsOfPart(findings: Findings, text: string, span: Span): boolean {
  const { tongue, memory, found } = findings;
  if (partOfWhole(findings, text.trim(), span) || wasDone(findings, text.trim())) return true;
  const match = tongue
    .pattern(
      '^(?:the )?(\\p{L}{3,}) (?:for|of|to) {n} (?:of them|of these) (?:are|is|have been) (?:already )?(\\p{L}+)(?: already)?$',
    )
    .exec(text.trim());
  const [, thing = '', amount = '', how = ''] = match ?? [];
  const n = numberOf(amount, tongue);
  const whole = match && memory.counted.findLast((one) => !one.done && one.n > n);
  const verb = verbOfDone(how, tongue);
  if (!whole || !verb || !(n > 0)) return false;
  const item = findings.itemFrom(`${whole.n - n} ${thing}`, span);
  if (!item) return false;
  found.already.push(text);
  findings.keep(
    { ...item, verbs: [verb], object: `${thing} for the other ${whole.n - n} ${whole.noun}` },
    PLAIN,
  );
  return true;
}

/**
 * "It has 32 chapters, 9 are recorded. A chapter takes me 3 hours": where the brief says how fast it goes, what is left is
 * work, though no sentence asks for it.
 */
export function withRestTold(findings: Findings): void {
  const { found, memory, tongue } = findings;
  for (const { noun, how } of memory.counted) {
    const named = (item: Item): boolean =>
      sameNoun(item.count?.noun.split(' ')[0] ?? '', noun.split(' ')[0] ?? '');
    const rate = found.rates.find((one) => sameNoun(one.noun, noun) || OF_THE_REST.test(one.noun));
    if (how === undefined || !rate || found.items.some(named)) continue;
    const count = leftOf(findings, noun.split(' ')[0] ?? '');
    const verb = verbOfDone(how.split(' ')[0] ?? '', tongue);
    const item = count && verb ? findings.itemFrom(`${count.n} ${noun}`, rate.span) : undefined;
    if (!item || !count || !verb) continue;
    const at = found.items.findIndex((one) => one.span.start > rate.span.start);
    found.items.splice(at < 0 ? found.items.length : at, 0, {
      ...item,
      verbs: [verb],
      count,
      ...(OF_THE_REST.test(rate.noun) ? { each: rate.hours } : {}),
      language: tongue.language,
    });
  }
}

const PART_OF_WHOLE: Partial<Record<Language, string>> = {
  en: '^(?:out )?of (?:the |our |my )?{n} ([\\p{L}-]{3,30}s)(?: .{2,30}?)?,? (?:i (?:have|have already) |only )?{n} (?:are|have been|is) (?:already |so far )?(\\p{L}+)(?: already| so far)?$',
  de: '^von (?:den |unseren |meinen |insgesamt )?{n} (\\p{Lu}[\\p{L}-]{2,30})(?: .{2,30}?)? (?:sind|habe ich|haben wir) (?:schon |bereits |erst )?{n} (?:schon |bereits )?(\\p{Ll}{4,})$',
};

/** "Of the 340 receipts 120 are booked": the other 220 are work. */
function partOfWhole(findings: Findings, text: string, span: Span): boolean {
  const { tongue, memory, found } = findings;
  const form = PART_OF_WHOLE[tongue.language];
  const match = form === undefined ? null : tongue.pattern(form).exec(text);
  const [, all = '', said = '', part = '', how = ''] = match ?? [];
  const [total, before] = [numberOf(all, tongue), numberOf(part, tongue)];
  const verb = verbOfDone(how, tongue);
  if (!match || !verb || !(before > 0 && total > before)) return false;
  // "Von den 340 Belegen": the things themselves are called "Belege".
  const noun = tongue.language === 'de' ? said.replace(/(?<=[^aeiou]e)n$/u, '') : said;
  const item = findings.itemFrom(`${total - before} ${noun}`, span);
  if (!item) return false;
  found.already.push(text);
  memory.counted.push({ n: total, noun });
  const count: Count = { n: total - before, role: 'thing', noun, sessions: null };
  findings.keep({ ...item, verbs: [verb], count }, PLAIN);
  return true;
}

/** "I did 41 interviews": what is told of them behind it is told of a whole. */
function wasDone({ tongue, memory, found }: Findings, text: string): boolean {
  if (tongue.language !== 'en') return false;
  const match = tongue
    .pattern(
      "^(?:so )?(?:i|we)(?: have|'ve)? (?:already )?(?:did|done|made|recorded|shot|took|taken|collected|conducted|held|gathered) (?:about )?{n} ([\\p{L}-]{3,30}s)$",
    )
    .exec(text);
  const n = numberOf(match?.[1] ?? '', tongue);
  const noun = match?.[2] ?? '';
  if (!(n > 1) || tongue.pattern(`^${tongue.unit}$`).test(noun)) return false;
  memory.counted.push({ n, noun });
  found.already.push(text);
  return true;
}

/** "Each of the others takes me 5 hours". */
const OF_THE_REST = /^(?:each|one|others?|rest|remaining|each of (?:the )?(?:others|rest|them))$/iu;
