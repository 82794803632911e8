import { addDays } from '@daymark/domain/dates';
import { daysIn } from './amounts.ts';
import type { Item, Language } from './brief.ts';
import { countedBack } from './counted-back.ts';
import type { Findings } from './findings.ts';
import { activeOf } from './forms.ts';
import { withoutDates } from './item.ts';
import { PLAIN } from './mode.ts';
import type { Clause } from './segments.ts';
import { numberOf } from './tongue.ts';
import { shareOf, stemsOf } from './words.ts';

/** "4 letters, please ask before 1 December": the day is that of the letters. */
export function datesLast(findings: Findings, clause: Clause, { deadline }: Item): boolean {
  const last = findings.found.items.at(-1);
  if (!last || clause.place === 0 || last.deadline !== null || last.on !== null) return false;
  last.deadline = deadline;
  return true;
}

/** Letters between a thing and a day that is still said of it. */
const FAR = 16;

/** "Notice on the flat, one month, so by 10 January": a day alone is that of the thing before it in the sentence. */
export function datesThing(findings: Findings, clause: Clause, text: string): boolean {
  const { tongue, context, found } = findings;
  const read = withoutDates(text, tongue, context);
  const [date, other] = read.dates;
  const last = found.items.at(-1);
  // "For the meeting on the 10th" says more than a day, and "on the 10th" may be said of anything.
  if (
    !date ||
    other ||
    date.role === 'on' ||
    /\p{L}{3}/u.test(read.text) ||
    !last ||
    clause.place === 0 ||
    last.deadline !== null ||
    last.on !== null
  )
    return false;
  const between = findings.spanOf({ start: last.span.end, end: clause.start }).text;
  if (/[.!?\n]/.test(between) || between.length > FAR) return false;
  if (date.role === 'from') last.release ??= date.day;
  else last.deadline = date.day;
  return true;
}

/** "The hedge has to be out before March": the day for what is done with the hedge anyway. */
function dueOfKnown(findings: Findings, text: string): boolean {
  const { tongue, context, found } = findings;
  const [date] = withoutDates(text, tongue, context).dates;
  const thing = /^(?:the |my |our )?(.{3,40}?) (?:has to|have to|must|needs? to|should) be \p{L}+/iu.exec(
    text,
  )?.[1];
  if (tongue.language !== 'en' || !date || !thing) return false;
  const stems = stemsOf(thing);
  const known = found.items.find(
    (item) =>
      item.verbs.length > 0 &&
      item.deadline === null &&
      item.on === null &&
      stems.length > 0 &&
      shareOf(stems, stemsOf(item.object)) === 1,
  );
  if (!known) return false;
  known.deadline = date.day;
  return true;
}

/** "Internet contract - 4 weeks notice": so long before the end, and no earlier than the project begins. */
function noticeOfLast(findings: Findings, clause: Clause, text: string): boolean {
  const { tongue, context, found } = findings;
  const last = found.items.at(-1);
  const match = tongue
    .pattern(
      "^{n}[ -]?{unit}(?:'s?)? (?:notice|notice period|kündigungsfrist|vorlauf|de préavis|de preaviso|de antelación|de pré-aviso)$",
    )
    .exec(text.trim());
  const days = daysIn(match?.[1] ?? '', match?.[2] ?? '', tongue);
  if (!match || !last || clause.place === 0 || days < 1) return false;
  const day = findings.backFrom(days);
  const soon = context.start && day <= context.start ? addDays(context.start, 1) : day;
  last.deadline ??= last.on ?? soon;
  return true;
}

/** "Council permit - apply 12 weeks before", "300 medals, order by 5 March": what is done with the thing before. */
export function tellsWhatWith(findings: Findings, clause: Clause, read: Item): boolean {
  const last = findings.found.items.at(-1);
  const item = countedBack(findings, read);
  const dated = item.deadline !== null || item.on !== null;
  const ofIt = /^(?:(?:it|them|these|those)(?= |$)|(?:back|off|over|up)?$)/i.test(item.object);
  if (!last || last.verbs.length > 0 || item.verbs.length === 0 || !ofIt || clause.place === 0) return false;
  if (last.receiver !== null || last.approver !== null || last.actor !== null) return false;
  if (!dated && clause.joint !== 'because') return false;
  if (last.on !== null) return false;
  if (dated && last.deadline !== null && last.deadline !== item.deadline) return false;
  if (item.verbs[0] === 'apply' && !/^for /.test(last.object)) last.object = `for ${last.object}`;
  last.verbs = item.verbs;
  last.deadline ??= item.deadline;
  last.on ??= item.on;
  return true;
}

/** "Speech by my father, I write it with him": how the thing before is done. */
export function saysHow(findings: Findings, { object, verbs, deadline, on }: Item): boolean {
  const last = findings.found.items.at(-1);
  if (!last || last.verbs.length > 0 || !/^(?:it|them|these)(?= |$)/i.test(object)) return false;
  last.verbs = verbs;
  last.deadline ??= deadline;
  last.on ??= on;
  return true;
}

/** "…, then repair what they find": after what was said before. */
export function notesOrder(findings: Findings, text: string, item: Item): void {
  const last = findings.found.items.at(-1);
  const then =
    /^(?:and |und |et |y |e )?(?:then|after that|afterwards|after which|danach|anschließend|im anschluss|hinterher|puis|ensuite|luego|después|a continuación|depois|a seguir)(?= )/i;
  if (last && then.test(text) && last.object !== '' && item.object !== '')
    findings.found.orders.push({ first: last.span.text, next: item.object, span: item.span });
}

/** "120 pages, of which I write 60": those are the writer's. */
function takesPart(findings: Findings, text: string): boolean {
  const { tongue, found } = findings;
  const match = tongue
    .pattern(
      '^(?:davon|of which|of those|of these|dont|de las cuales|dos quais) (?:schreibe|mache|übernehme|i|je|yo|eu)\\b.*?{n}(?: (?:selbst|myself|moi-même))?$',
    )
    .exec(text.replace(/(?:ca|approx)\./gi, '').trim());
  const n = numberOf(match?.[1] ?? '', tongue);
  const all = found.items.findLast((item) => item.count !== null && item.count.n > n);
  if (!match || n < 1 || !all?.count) return false;
  all.object = all.object.replace(String(all.count.n), String(n));
  all.count = { ...all.count, n };
  return true;
}

/** "Scan the photos, around 200": so many of the thing before. */
function countsLast(findings: Findings, { place }: Clause, text: string): boolean {
  const { tongue, found } = findings;
  const match = tongue
    .pattern(
      '^(?:so |maybe |perhaps )?(?:um die|about|around|some|etwa|rund|circa|environ|unos|unas|cerca de) {n}$',
    )
    .exec(text.trim());
  const last = found.items.at(-1);
  if (!match || !last || last.count !== null || place === 0) return false;
  const thing = last.object.split(/ (?:aus|von|of|from|de|in) /)[0] ?? '';
  const n = numberOf(match[1] ?? '', tongue);
  last.count = { n, role: 'thing', noun: thing.split(' ').at(-1) ?? '', sessions: null };
  last.object = `${n} ${last.object.replace(/^(?:the|die|les|los|las|os|as) /i, '')}`;
  return true;
}

const HANDS_OVER: Partial<Record<Language, readonly [RegExp, string, string]>> = {
  en: [
    /^(?:they|she|he|who) needs? (?:it|everything|all of it)(?: all)? ?((?:print-)?ready|finished)?$/i,
    'hand over',
    'everything',
  ],
  de: [/^(?:die|der|sie|er) brauch(?:t|en) (?:das|alles|es) ?(druckfertig|fertig)?$/i, 'übergeben', 'alles'],
};

/** "Layout is done by the printer, they need everything by 12 March": what they work with is handed over. */
function handsOver(findings: Findings, clause: Clause, text: string): boolean {
  const { tongue, context } = findings;
  const [form, verb = '', all = ''] = HANDS_OVER[tongue.language] ?? [];
  const { text: undated, dates } = withoutDates(text, tongue, context);
  const match = form?.exec(undated.replace(/\s+/g, ' ').trim());
  const [date] = dates;
  if (!match || !date || clause.place === 0) return false;
  const item = findings.itemFrom(all, findings.spanOf(clause));
  const object = match[1] ? `${all} ${match[1]}` : all;
  if (item) findings.keep({ ...item, verbs: [verb], object, deadline: date.day, on: null }, PLAIN);
  return item !== undefined;
}

/** "16, not 12": two numbers for what was counted before. */
function corrects(findings: Findings, text: string): boolean {
  const like = findings.tongue
    .pattern('^(?:more like|rather|make that|eher|lieber|plutôt|más bien|antes|mais para) {n}$')
    .exec(text.trim());
  const [meant] = [findings.found.counted.at(-1)];
  if (like && meant) {
    findings.found.counted.push({
      ...meant,
      n: numberOf(like[1] ?? '', findings.tongue),
      said: text,
    });
    return true;
  }
  const match = findings.tongue
    .pattern('^{n},? (?:not|instead of|statt|nicht|pas|au lieu de|no|en vez de|não|em vez de) {n}$')
    .exec(
      text
        .replace(/\(.*\)/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  if (!match) return false;
  const [n, before] = [match[1], match[2]].map((one) => numberOf(one ?? '', findings.tongue));
  const known = findings.found.counted.findLast((one) => one.n === before || one.n === n);
  if (known && n && before)
    findings.found.counted.push({ ...known, n: known.n === n ? before : n, said: text });
  return true;
}

const PAST: Record<string, string> = {
  'tried out': 'try out',
  tried: 'try out',
  tested: 'test',
  rehearsed: 'rehearse',
  discussed: 'discuss',
  checked: 'check',
  reviewed: 'review',
  'walked through': 'walk through',
  'talked through': 'talk through',
  agreed: 'agree',
};

const uncapped = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/** "Contract signed by 15 January" is to be signed. */
export function toBeDone(findings: Findings, text: string): string {
  const { tongue, context } = findings;
  if (tongue.language !== 'en') return text;
  const { text: undated, dates } = withoutDates(text, tongue, context);
  const match =
    /^(.{3,50}?) (\p{L}{3,}ed|built|sent|written|made|done|bought|paid|cut|sewn|sown|drawn|hung|sold|taken|given|set|put)((?: over| off| up| out)?)$/iu.exec(
      undated.replace(/\s+/g, ' ').trim(),
    );
  const tried =
    /^(.{3,50}?) (tried out|tried|tested|rehearsed|discussed|checked|reviewed|walked through|talked through|agreed) (with .{3,60})$/iu.exec(
      text,
    );
  if (tried && !/^(?:is|are|was|were|been|be)$/.test(tried[1]?.split(' ').at(-1) ?? ''))
    return `${PAST[tried[2]?.toLowerCase() ?? '']} the ${uncapped(tried[1]?.replace(/^the /i, '') ?? '')} ${tried[3]}`;
  // "We get into the hall to set up" says what for.
  if (!match || dates.length === 0 || / to$/.test(match[1] ?? '')) return text;
  const passive = `${match[1]} must be ${match[2]}${match[3]}`;
  const active = activeOf(passive, tongue);
  return active === passive
    ? text
    : `${active} ${dates.map(({ start, end }) => text.slice(start, end)).join(' ')}`;
}

const EVERYTHING: Partial<Record<Language, readonly [RegExp, string]>> = {
  en: [/^(?:everything|all of (?:it|them)|the (?:whole|lot))$/i, 'deliver'],
  de: [/^(?:alles|alle zusammen|das ganze)$/i, 'abgeben'],
  fr: [/^(?:tout|le tout|l['’]ensemble)$/i, 'livrer'],
  es: [/^(?:todo|el resto|la totalidad)$/i, 'entregar'],
  pt: [/^(?:tudo|o resto)$/i, 'entregar'],
};

/** "The first two are handed over on 18 December, everything on 26 February". */
function handsAllOver(findings: Findings, clause: Clause, said: string): boolean {
  const { tongue, context } = findings;
  const { text, dates } = withoutDates(said, tongue, context);
  const [all, verb = ''] = EVERYTHING[tongue.language] ?? [];
  const thing = text.replace(/\s+/g, ' ').trim();
  const [date, other] = dates;
  if (!all?.test(thing) || !date || other || clause.place === 0) return false;
  const item = findings.itemFrom(thing, findings.spanOf(clause));
  if (item)
    findings.keep(
      { ...item, verbs: [verb], object: thing.toLowerCase(), deadline: date.day, on: null },
      PLAIN,
    );
  return item !== undefined;
}

/** Whether a clause only says more of what was said before: another number, how many, since when, by when. */
export const looksBack = (findings: Findings, clause: Clause, text: string): boolean =>
  corrects(findings, text) ||
  takesPart(findings, text) ||
  countsLast(findings, clause, text) ||
  noticeOfLast(findings, clause, text) ||
  handsOver(findings, clause, text) ||
  handsAllOver(findings, clause, text) ||
  dueOfKnown(findings, text);
