import { addDays, type Day } from '@daymark/domain/dates';
import { countIn, isMeasure, takeEffort } from './amounts.ts';
import { paceInDetail, splitBrackets } from './brackets.ts';
import type { Count, Item, Span } from './brief.ts';
import { datesIn } from './dates.ts';
import type { DateContext, FoundDate } from './found-date.ts';
import { rateIn } from './pace.ts';
import { splitVerbs, withoutLeads } from './phrase.ts';
import { dailyIn, takeFrequency } from './series.ts';
import { numberOf, type Tongue } from './tongue.ts';
import { stemOf, stemsOf } from './words.ts';

/** What the reader knows from the sentences before. */
export interface Memory {
  /** Things that were counted, latest last, and which of them were told done and how. */
  counted: { n: number; noun: string; done?: true; how?: string }[];
  /** What the lead of a sentence counted: "50 applications: …". */
  led?: { n: number; noun: string; sentence: number };
}

export interface DatedText {
  /** The text with its dates blanked. */
  text: string;
  dates: FoundDate[];
}

/** Blanks the dates of a text, with the words that belong to them. */
export function withoutDates(text: string, tongue: Tongue, context: DateContext): DatedText {
  const dates = datesIn(text, tongue, context);
  let blanked = text;
  for (const { start, end } of dates) {
    const lead = /(?:^|\s)(?:in|on|at|by|im|am|en|em|le|el|no|na)\s*$/i.exec(blanked.slice(0, start));
    const from = lead ? lead.index : start;
    blanked = blanked.slice(0, from) + ' '.repeat(end - from) + blanked.slice(end);
  }
  return { text: blanked, dates };
}

const dayIn = (dates: readonly FoundDate[], role: FoundDate['role']): Day | null =>
  dates.find((date) => date.role === role)?.day ?? null;

/** Whether what stands in brackets says how long somebody else, or the post, takes. */
export const isOthersTime = (detail: string, tongue: Tongue): boolean =>
  tongue
    .pattern(
      `^(?:min\\.?|minimum|at least|up to|mind\\.|mindestens|au moins|mínimo|mín\\.?) {n} ?(?:${tongue.vocabulary.units.day}|${tongue.vocabulary.units.week})(?!\\w)|^(?:she|he|they|it|which|this|sie|er|es|das|elle|il|ella|él|ela|ele|(?:(?:the|my|our|der|die|das|l'|le|la|mon|ma|el|mi|o|a)[ ']?)?[\\p{L}-]+(?: [\\p{L}-]+)?)?(?:^| ?\\b)(?:takes?|needs?|wants?|would like|asks? for|allow|leave|comptez|compter|prévoir|prévoyez|cuenta con|contad?|conte com|rechne mit|delivery|lead time|shipping|lieferzeit|livraison|entrega|dauert|dauern|braucht|brauchen|prend|prennent|met|mettent|tardan?|llevan?|demoram?|levam?)\\b[^,;]*{n} ?(?:${tongue.vocabulary.units.day}|${tongue.vocabulary.units.week})(?!\\w)|(?:dry|dries|drying|cures?|rests?|rises?|trocknet|trocknen|härtet|ruht|sèche|séchage|repose|seca|secar|reposa)\\b[^,;]*{n} ?{unit}|^(?:needs? |allow |about |ca\\.? )?{n} ?{unit} (?:to |for |zum |pour |para |de )?(?:dry(?:ing)?|cur(?:e|ing)|set|rest|harden|trocknen|trocknung|aushärten|ruhen|sécher|séchage|repos(?:er)?|secado|secar|secagem|reposo)\\b|(?:reposer|reposar|repousar) {n} ?{unit}|(?:délai|plazo|prazo|lieferzeit|lead time|delivery) [^,;]*{n} ?{unit}`,
    )
    .test(detail);

/** "Paint the walls myself": who does it is who plans it. */
const BY_ONESELF =
  /,? (?:(?:by |all )?(?:myself|ourselves)|by (?:me|us)(?=$|,)|von (?:mir|uns)(?=$|,)|par (?:moi|nous)(?=$|,)|por (?:mí|mim|nosotr[oa]s|nós)(?=$|,)|selb(?:st|er)(?= \p{Ll}+en$|$)|moi-même|nous-mêmes|(?:yo|nosotr[oa]s) mism[oa]s?|por (?:mí|mi) mism[oa]|eu (?:mesm|própri)[oa]|nós (?:mesm|própri)[oa]s)(?!\p{L})/giu;

/** Reads one thing to do from a phrase; undefined when nothing of substance is left of it. */
export function itemFrom(
  phrase: string,
  span: Span,
  tongue: Tongue,
  context: DateContext,
  memory: Memory,
): Item | undefined {
  const optional = tongue.pattern(`\\b(?:${tongue.vocabulary.optional})(?!\\w)[: ,]*`, 'giu');
  const isOptional = optional.test(phrase);
  const wanted = phrase
    .replace(optional, ' ')
    .replace(BY_ONESELF, '')
    // "Before the holidays (they start on 21 December)": the day is what counts.
    .replace(
      / before the [^()]{3,30} \((?:they|it|which|that) (?:start|begin)s?(?: on)? ([^()]{4,30})\)/i,
      ' before $1',
    )
    .replace(/ or so$/i, '')
    // "Transcribe 4 of the 11 interviews".
    .replace(/(?<=\p{Ll} )(\d+) of (?:the|our|my) \d+ (?=\p{L}+s(?!\p{L}))/iu, '$1 ')
    .replace(/,? (?:at |um )?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|uhr|o['’]clock)(?=$|,)/i, '')
    // "Press release x2" are two.
    .replace(
      /^(\p{L}[\p{L} -]{2,40}?) ?[x×] ?(\d{1,3})(?=$|,|\s)/iu,
      (_, thing: string, n: string) => `${n} ${thing}${/s$/.test(thing) ? '' : 's'}`,
    );
  const { text: undated, dates } = withoutDates(wanted, tongue, context);
  const { text: bare, detail: said } = splitBrackets(
    countBehind(undated.replace(SO_MANY, '$1 ($2)').replace(ABOUT, ' '), tongue),
  );
  const paced = paceInDetail(said, tongue);
  const detail = paced ? String(paced.n) : said;
  const supplied =
    tongue.pattern(tongue.vocabulary.supplied, 'u').test(phrase) ||
    tongue.pattern(tongue.vocabulary.supplied).test(detail);
  const begins = splitVerbs(withoutLeads(bare, tongue), tongue).verbs.length > 0;
  const frequency = takeFrequency(bare, tongue) ?? (begins ? dailyIn(bare, tongue) : undefined);
  const effort =
    takeEffort(frequency?.rest ?? bare, tongue) ??
    (detail.split(', ').some((part) => isOthersTime(part, tongue)) || SAYS_RATE.test(detail)
      ? undefined
      : takeEffort(detail, tongue));
  const inText = takeEffort(frequency?.rest ?? bare, tongue);
  const { verbs, rest } = splitVerbs(
    withoutLeads(tidy(inText?.rest ?? frequency?.rest ?? bare, tongue), tongue),
    tongue,
  );
  const { object, count } = countedObject(tidy(rest, tongue), detail, tongue, memory);
  if (!/\p{L}{2}/u.test(object) && verbs.length === 0) return undefined;
  const sittings = count?.sessions && effort?.value.each ? count.sessions.n * effort.value.hours : null;
  // "3 dry runs (last one on the 10th)" end on that day.
  const ofOne =
    count !== null &&
    count.n > 1 &&
    /^(?:the |die |der |la |le |el |o |a )?(?:last|final|letzte|dernier|últim)/iu.test(detail);
  const due = dayIn(dates, 'due') ?? (ofOne ? dayIn(dates, 'on') : null);
  const from = dates.find(({ role, day, until }) => role === 'from' && until > day);
  const days =
    count && count.n > 1 ? dates.find(({ role, day, until }) => role === 'on' && until > day) : undefined;
  return {
    span,
    verbs,
    object,
    detail,
    count,
    deadline: supplied ? null : (due ?? days?.until ?? from?.until ?? null),
    ...(!supplied && !days && dates.some(({ role, isEarliest }) => role === 'from' && !isEarliest)
      ? { begins: true as const }
      : {}),
    release: supplied
      ? (due ?? dayIn(dates, 'on') ?? dayIn(dates, 'from'))
      : (days?.day ?? dayIn(dates, 'from') ?? earliestIn(phrase, dates)),
    on: supplied || days || ofOne ? null : dayIn(dates, 'on'),
    hours: paced?.hours ?? sittings ?? (effort && !effort.value.each ? effort.value.hours : null),
    each: sittings === null && effort?.value.each ? effort.value.hours : null,
    series: frequency?.value ?? null,
    optional: isOptional,
    approver: null,
    actor: null,
    receiver: null,
  };
}

const END_DAYS = 9;

/** "In February" not before February, "at the end of the quarter" not long before it. */
function earliestIn(phrase: string, dates: readonly FoundDate[]): Day | null {
  const [date] = dates;
  if (!date?.vague || date.role !== 'due' || dates.length > 1) return null;
  if (
    /(?<!\p{L})(?:at|am|zum|à|al|no|ao) (?:the |la )?(?:end|ende|fin|final|fim|\p{L}+ende)(?!\p{L})/iu.test(
      phrase,
    )
  )
    return addDays(date.day, -END_DAYS);
  const inMonth = /(?<!\p{L})(?:in|im|en|em|during|courant) \p{L}+(?: \d{4})?(?!\p{L})/iu.test(phrase);
  return inMonth && /-(?:28|29|30|31)$/.test(date.day) ? `${date.day.slice(0, 8)}01` : null;
}

/** "Invoices, about 85". */
const SO_MANY =
  /^\s*(\p{L}[\p{L}' -]{3,40}?),? (?:ca\.?|approx\.?|about|around|etwa|rund|environ|unos|unas|cerca de) (\d[\d.,]*)\s*$/iu;
const ABOUT =
  / (?:approx\.?|approximately|ca\.?|circa|about|around|roughly|etwa|rund|ungefähr|environ|aproximadamente|cerca de|~) ?(?=\d)/giu;

/** "Handout 2 pages", "album 30 spreads": the number says how large the thing is; "chapter 3" has a name. */
function countBehind(text: string, tongue: Tongue): string {
  const plural = { en: 's|people', fr: 's|x', es: 's', pt: 's', de: 'n|e|er|s', other: '' }[tongue.language];
  const match = new RegExp(
    `^\\s*(\\p{L}[\\p{L}' -]{2,40}\\p{L}),? (\\d[\\d.,]* (?:\\p{L}[\\p{L}-]* )?\\p{L}{2,}(?:${plural}))\\s*$`,
    'iu',
  ).exec(text);
  const [, thing = '', count = ''] = match ?? [];
  const last = thing.split(' ').at(-1)?.toLowerCase() ?? '';
  const words = thing.split(' ');
  if (plural === '' || thing === '' || tongue.prepositions.has(last) || tongue.articles.has(last))
    return text;
  if (tongue.verbs.has(last) || (words.length < 2 && splitVerbs(text.trim(), tongue).verbs.length > 0))
    return text;
  if (withoutLeads(text.trim(), tongue) !== text.trim() || tongue.common.has(last)) return text;
  if (tongue.language === 'de' && !/^\p{Lu}/u.test(words.at(-1) ?? '')) return text;
  if (NUMBERED.test(last) || tongue.pattern(`(?:^|[ .\\d])(?:${tongue.unit}|${tongue.number})$`).test(count))
    return text;
  return `${thing} (${count})`;
}

const NUMBERED =
  /^(?:chapters?|levels?|phases?|versions?|rooms?|units?|parts?|q|day|week|step|no|nr|nummer|kapitel|kw|teil|zimmer|chapitre|capítulo|of|x|and|und|et|y|e|or|the|other|remaining|all|first|last|next|only|to|each|least|most|than)$/;

/** Loose ends of what was cut out of a phrase. */
function tidy(text: string, tongue: Tongue): string {
  const { prepositions, articles, and } = tongue.vocabulary;
  const loose = tongue.pattern(
    `(?:^| )(?:${prepositions}|${articles}|${and}|only|ready|fertig|nur|is|are|ist|sind|signed|done|finished|complete)$`,
  );
  const leading = tongue.pattern(`^(?:(?:${and}|and|or|oder|then|dann|puis|luego|,|:|-|–) )+`);
  let rest = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .trim();
  // "Hand in" without its thing keeps its particle.
  const phrasal =
    /^(?:hand|turn|send|sign|move|fill|log|check) (?:in|up|off|over|out)[.,;:!?]*$| back (?:on|in|off|out)[.,;:!?]*$/i.test(
      rest,
    );
  for (let round = 0; round < (phrasal ? 0 : 3); round++)
    rest = rest
      .replace(/[\s,;:.!?–-]+$/u, '')
      .replace(loose, '')
      .trim();
  if (/^["“„«].+["”“»]$/u.test(rest)) return rest;
  return rest
    .replace(leading, '')
    .replace(/^[\s"“„«»”'.,;:!?–-]+|["“”»«]+$/gu, '')
    .trim();
}

/** "(a minute of audio takes me six)" says how fast, not how long. */
const SAYS_RATE = /\b(?:takes?|per|pro|par|por|dauert|prend|lleva|tarda|leva|demora)\b/i;

const PIECES =
  /^(?:pieces?|copies|items?|units?|stück|exemplare?|pièces?|exemplaires?|piezas?|unidades|ejemplares|peças?|exemplares|pages?|seiten|páginas|words?|wörter|mots|palabras|palavras|in all|total)$/i;

/** "posters (60)", "labels (12 pieces)", "boxes (80 boxes)" count the thing; "the choir (46 singers)" says who it is. */
function countInBrackets(object: string, detail: string, tongue: Tongue): Count | null {
  const head = object.split(' ').at(-1) ?? '';
  const alone = tongue
    .pattern('^(?:about |around |ca\\.? |etwa |environ |unos |unas |cerca de |~ ?)?{n}$')
    .exec(detail);
  const n = alone ? numberOf(alone[1] ?? '', tongue) : 0;
  if (Number.isInteger(n) && n > 1 && n < 1900) return { n, role: 'thing', noun: head, sessions: null };
  const count = SAYS_RATE.test(detail) || rateIn(detail, tongue) ? null : countIn(detail, tongue);
  if (!count) return null;
  const [noun = ''] = count.noun.split(' ');
  const counts =
    PIECES.test(noun) ||
    stemsOf(object).includes(stemOf(noun)) ||
    !/^(?:\d|about|around|ca|etwa|rund|environ)/i.test(detail) ||
    isMeasure(noun);
  return { ...count, role: counts ? 'thing' : 'aside' };
}

function countedObject(
  object: string,
  detail: string,
  tongue: Tongue,
  memory: Memory,
): { object: string; count: Count | null } {
  const { other: others } = tongue.vocabulary;
  const needing = /^(.*\d+) (?:needs?|takes?|brauchen|dauern|prennent|llevan|levam|demoram)$/i.exec(object);
  if (needing?.[1] && tongue.pattern(`^(?:${others}) `).test(object))
    return countedObject(needing[1], detail, tongue, memory);
  const behind = tongue
    .pattern('(?:^| ){n} (?:autres|restant[es]+|otr[oa]s|outr[oa]s|anderen|others)$')
    .exec(object);
  const n = numberOf(behind?.[1] ?? '', tongue);
  const whole = behind ? memory.counted.findLast((one) => one.n > n) : undefined;
  if (whole) {
    const count: Count = { n, role: 'thing', noun: whole.noun, sessions: null };
    return { object: `${n} ${whole.noun}`, count };
  }
  const other = tongue
    .pattern(
      `(?:^| )(${tongue.vocabulary.other}) ${'{n}'}(?![\\d.,]* ?(?!(?:with|without|in|on|as|mit|ohne|avec|sans|con|sin|com|sem) )\\p{L}|\\d)`,
    )
    .exec(object);
  const last = memory.counted.at(-1);
  const all = tongue.pattern('^all {n}(?= (?:into|in|to|for|from|by|on|before|with|at) |$)').exec(object);
  const each = all && numberOf(all[1] ?? '', tongue);
  const meant = each && (memory.counted.findLast(({ n }) => n === each) ?? last);
  if (all && each && meant) {
    const count: Count = { n: each, role: 'thing', noun: meant.noun, sessions: null };
    return { object: object.replace(all[0], `all ${each} ${meant.noun}`), count };
  }
  if (other && last) {
    const n = numberOf(other[2] ?? '', tongue);
    // "90 mushrooms; 52 portraits are written": what makes up the whole says what the other 38 are.
    const wholes = new Set(memory.counted.map((one) => one.n));
    const told = memory.counted.findLast((one) => one.done && wholes.has(one.n + n));
    const known = told ?? memory.counted.find((one) => one.n > n) ?? last;
    return {
      object: object.replace(other[0], ` ${n} ${known.noun}`).trim(),
      count: { n, role: 'thing', noun: known.noun, sessions: null },
    };
  }
  const count = countIn(object, tongue) ?? countInBrackets(object, detail, tongue);
  return { object, count };
}
