import { hoursIn } from './amounts.ts';
import { LENGTH } from './told-sizes.ts';
import { numberOf, type Tongue, unitKind } from './tongue.ts';
import { sameNoun } from './words.ts';

const PRONOUN =
  /^(?:i|we|it|she|he|they|you|that|this|which|ich|wir|das|es|je|nous|il|elle|ça|yo|nos|me|eu|isto)$/i;

/** How long one of the things takes, as a brief says it. */
export interface Pace {
  noun: string;
  hours: number;
  /** So many a day rather than an hour. */
  byDay?: true;
  verb?: string;
}

/** From here on a number of things is what a pace is told for, whatever it calls one of them. */
const MANY = 50;
const MEASURE = new RegExp(`^(?:${LENGTH})$`, 'iu');

const IS_EACH = /^(?:each|one|it|jede[rs]?|eins?|chacune?|cada|uma?)$/iu;

/** What a pace is the pace of: "sheets" are the 640 plants where nothing else is so many and no sheet was counted. */
export function pacedNoun({ noun }: Pace, counted: readonly { n: number; noun: string }[]): string {
  const last = (words: string) => words.split(' ').at(-1) ?? '';
  if (noun === '') return last(counted.at(-1)?.noun ?? '');
  // "Each takes three hours" is said of the last things counted, not of the longest text.
  if (IS_EACH.test(noun)) {
    const things = counted.findLast((one) => !MEASURE.test(one.noun));
    return things ? last(things.noun) : noun;
  }
  const isKnown = counted.some((one) => one.noun.split(' ').some((word) => sameNoun(word, noun)));
  const [many, ...more] = isKnown || MEASURE.test(noun) ? [] : counted.filter(({ n }) => n >= MANY);
  return last(many && more.length === 0 ? many.noun : noun);
}

/** What stands for one thing or one hour: "an hour", "each jar", "eine Stunde". */
const ONE = 'an?|one|each|every|ein(?:e[nrs]?)?|jede[nrs]?|une?|chaque|una?|cada|uma?';
/** What follows the things that are got through: "done", "fertig", "faits". */
const DONE =
  'done|finished|ready|through|off|fertig|geschafft|weg|faite?s?|prêt[es]*|hech[oa]s?|list[oa]s?|feit[oa]s?|pront[oa]s?';
/** What says that a time is that of the work: "takes me", "brauche ich", "suffit". */
const TAKES =
  '(?:(?:is|are|will be|would be) )?(?:enough|needed|required)|takes?|needs?|costs?|brauche ich|brauchen wir|rechne ich|dauert es|reich(?:t|en)|genügt|(?:me |nous )?(?:suffi[ts]|suffisent)|(?:me |nos )?(?:basta|bastan|lleva|llevan|leva|levam)|(?:il )?(?:me|nous) faut|necesito|preciso de';
const WHO = 'i|we|ich|wir|je|nous|on|yo|eu';
const IS_ONE = new RegExp(`^(?:${ONE})$`, 'iu');

/** How many a form found: nothing said, and every word for one, is one. */
const many = (said: string | undefined, tongue: Tongue): number => {
  const word = said?.trim() ?? '';
  return word === '' || IS_ONE.test(word) ? 1 : numberOf(word, tongue);
};

const HOURS = { en: 'hours', de: 'Stunden', fr: 'heures', es: 'horas', pt: 'horas', other: '' };
const HALF =
  /(?<!\p{L})(?:per|pro|par|por|every|each|in (?:einer|der)|en une?|en|in|em|numa|dans une) (?:demi-heure|half[ -](?:an )?hour|halben? stunde|media hora|meia hora)(?!\p{L})/iu;
const QUARTER =
  /(?<!\p{L})(?:per|pro|par|por|every|each|in (?:einer|der)|en un|en|in|em|num) (?:quart d'heure|quarter of an hour|viertelstunde|cuarto de hora|quarto de hora)(?!\p{L})/iu;

/** "Seize par demi-heure" as "seize en 0.5 heures". */
function inHours(text: string, { language }: Tongue): string {
  const within = { en: 'in', de: 'in', fr: 'en', es: 'en', pt: 'em', other: '' }[language];
  return language === 'other'
    ? text
    : text
        .replace(HALF, `${within} 0.5 ${HOURS[language]}`)
        .replace(QUARTER, `${within} 0.25 ${HOURS[language]}`);
}

/** The forms in which the time and the things stand apart: the groups are n, noun, t and unit. */
const FORMS = [
  // "15 questionnaires done in an hour", "20 jars get done per hour"
  `(?<n>{c}) (?<noun>[\\p{L}-]+) (?:(?:get|are|gehen|werden|sont|están) )?(?:(?:${DONE}) )?(?:in|per|pro|en|em|par|por) (?<t>{c} )?(?<unit>{unit})(?!\\w)`,
  // "I get through about 8 in an hour"
  `^(?:${WHO}) (?:\\p{L}+ ){1,4}(?<n>{c}) (?:(?:of them|davon|d'entre eux|de ellos|deles) )?(?:in|en|em) (?<t>{c}) (?<unit>{unit})$`,
  // "sixteen in 0.5 hours"
  `^(?:about |around |roughly |etwa |rund |ungefähr |environ |unos |unas |cerca de )?(?<n>{c}) (?:in|en|em) (?<t>{c}) ?(?<unit>{unit})$`,
  // "In an hour I get 20 jars done", "in einer Stunde schaffe ich 20 Gläser"
  `^(?:in|en|em) (?<t>{c}) (?<unit>{unit})(?!\\w)(?=.*(?<!\\w)(?:${WHO})(?!\\w)|.* (?:hago|faço|fais|pod[ei]mos|consigo)(?!\\w)).*? (?<n>{c}) (?<noun>[\\p{L}-]+)`,
  // "an hour is enough for 20 jars"
  `(?<t>{c}) (?<unit>{unit}) (?:${TAKES}) (?:for|für|pour|para) (?<n>{c})(?: (?<noun>[\\p{L}-]+))?$`,
  // "it takes me an hour for 20 jars", "I need 3 minutes for each jar"
  `(?:takes?|needs?|spend|count|brauchen?|rechne|rechnen|faut|compte|lleva|necesito|cuento|leva|conto)(?: me| us| mir| uns| con| com| mit)?(?: \\p{L}+\\.?)? (?<t>{c}) (?<unit>{unit}) (?:for|für|pour|para) (?<n>{c})(?: (?<noun>[\\p{L}-]+))?$`,
  // "für ein Glas brauche ich 3 Minuten", "pro Baum etwa 1,5 Stunden"
  `^(?:(?:for|für|pour|para) (?<n>{c})|(?:per|pro|je|par|por)) (?<noun>[\\p{L}-]+)(?: (?:${TAKES}))?(?: \\p{L}+\\.?){0,2} (?<t>{c}) (?<unit>{unit})$`,
  // "20 jars cost me an hour"
  `^(?:about |around |etwa |rund |environ |unos |unas |cerca de )?(?<n>{c}) (?<noun>[\\p{L}-]+) (?:costs?|kosten?) (?:me |us |mich |uns )?(?:about |etwa )?(?<t>{c}) (?<unit>{unit})$`,
  // "I label one every 3 minutes"
  `(?:^| )(?<n>one|ein(?:e[ns]?)?) (?<noun>[\\p{L}-]+ )?(?:every|alle) (?<t>{c}) (?<unit>{unit})$`,
];

/** "An hour is enough for 20 jars": a pace whose time and things stand apart, where nothing is told to be done. */
function paceByPart(text: string, tongue: Tongue): Pace | undefined {
  const said = text.replace(/[.!]+$/, '').trim();
  const first = (said.split(' ')[0] ?? '').toLowerCase();
  if (tongue.verbs.has(first) && !/^(?:je|need|needs)$/.test(first)) return undefined;
  for (const form of FORMS) {
    const pattern = form
      .replaceAll('{c}', `(?:${tongue.number}|(?:${ONE})(?!\\p{L}))`)
      .replaceAll('{unit}', tongue.unit);
    const groups = tongue.pattern(pattern).exec(said)?.groups;
    const unit = groups?.unit ?? '';
    if (!groups || !['hour', 'minute'].includes(unitKind(unit, tongue))) continue;
    const noun = (groups.noun ?? '').trim();
    const things = many(groups.n, tongue);
    if (tongue.pattern(`^${tongue.unit}$`).test(noun) || PRONOUN.test(noun) || !(things > 0)) continue;
    return { noun, hours: hoursIn(String(many(groups.t, tongue)), unit, tongue) / things };
  }
  return undefined;
}

/** "On a good morning", "an einem Abend", "par matinée": what is done on a day is done in one sitting. */
const A_SITTING =
  /(?<= )(?:on|in) an? (?:good |normal |usual |bad |average |typical )?(?:day|morning|evening|afternoon|night|sitting|session)(?!\p{L})|(?<= )(?:a|per|each) (?:good )?(?:morning|evening|afternoon|sitting|session)(?!\p{L})|(?<= )(?:(?:an|in) einem (?:guten |normalen )?(?:tag|vormittag|morgen|abend|nachmittag)|(?:pro|am) (?:vormittag|abend|nachmittag))(?!\p{L})|(?<= )(?:par|en une) (?:bonne )?(?:matinée|soirée|soir|matin|séance)(?!\p{L})|(?<= )(?:por|en una|numa) (?:buena |boa )?(?:mañana|tarde|noche|sesión|manhã|noite|sessão)(?!\p{L})/giu;
const SITTING = { en: 'a day', de: 'pro Tag', fr: 'par jour', es: 'por día', pt: 'por dia', other: 'a day' };

/** "Pro Tag schaffen wir 30", "a day I manage about 30". */
const LED_BY_DAY =
  '^(?:(?:per|pro|am|an einem|par|por|al|ao|a|each|every|in a|in one) (tag|day|jour|día|dia)),? (?:(?:\\p{L}+ )?(?:ich|wir|we|i|on|je|nous) (?:can )?(?:\\p{L}+ )?|(?:hago|hacemos|consigo|podemos) )(?:about |around |etwa |rund |ungefähr |ca\\.? |environ |unos |unas )?{n}(?: ([\\p{L}²-]+))?(?: (?:davon|of them|schaffen|machen|backen))?$';

/** "12 boxes an hour", "two recipes take about 3 hours", "each interview takes 90 minutes", "8 pages a day". */
export function rateIn(written: string, tongue: Tongue): Pace | undefined {
  // "Needs the order 5 working days before" says when, and not how long.
  if (
    tongue
      .pattern(
        "{n} ?{unit} (?:before|ahead|earlier|in advance|beforehand|vorher|davor|zuvor|im voraus|avant|à l’avance|à l'avance|antes|de antelación)(?!\\w)",
      )
      .test(written)
  )
    return undefined;
  const { per, takes, units } = tongue.vocabulary;
  const text = inHours(written, tongue);
  const led = tongue.pattern(LED_BY_DAY).exec(text.replace(/[.!]+$/, '').trim());
  const most = numberOf(led?.[2] ?? '', tongue);
  if (led && most > 0)
    return { noun: led[3] ?? '', hours: hoursIn('1', led[1] ?? '', tongue) / most, byDay: true };
  const said = text.replace(A_SITTING, SITTING[tongue.language]);
  const speed = tongue
    .pattern(
      `\\b{n} ([\\p{L}²-]+2?)(?: [\\p{L}-]+)? (?:${per}) ?(${units.hour}|${units.day}|${units.minute})(?!\\w)`,
    )
    .exec(said);
  if (speed && !tongue.pattern(`^${tongue.unit}$`).test(speed[2] ?? '')) {
    const many = numberOf(speed[1] ?? '', tongue);
    const byDay = unitKind(speed[3] ?? '', tongue) === 'day' ? ({ byDay: true } as const) : {};
    if (many > 0)
      return { noun: speed[2] ?? '', hours: hoursIn('1', speed[3] ?? '', tongue) / many, ...byDay };
  }
  const bare = tongue.pattern(`\\b{n} (?:${per}) ?(${units.hour}|${units.day})(?!\\w)`).exec(text);
  if (bare && numberOf(bare[1] ?? '', tongue) > 0) {
    const byDay = unitKind(bare[2] ?? '', tongue) === 'day' ? ({ byDay: true } as const) : {};
    return {
      noun: '',
      hours: hoursIn('1', bare[2] ?? '', tongue) / numberOf(bare[1] ?? '', tongue),
      ...byDay,
    };
  }
  const of = { en: 'of', de: 'von', fr: "de |d'", es: 'de', pt: 'de', other: 'of' }[tongue.language];
  const taking = tongue
    .pattern(
      `(?:\\b{n} )?([\\p{L}-]+)(?: (?:${of}) ?\\p{L}+)? (?:me |nos |m'|m’)?(?:${takes})\\b(?: me| us| mir| uns)?(?: \\p{L}+\\.?){0,2} {n} ?{unit}`,
    )
    .exec(text);
  if (
    taking &&
    !PRONOUN.test(taking[2] ?? '') &&
    ['hour', 'minute', 'day'].includes(unitKind(taking[4] ?? '', tongue))
  ) {
    const many = taking[1] ? numberOf(taking[1], tongue) : 1;
    const done = / (?:to|zum|à|para|a) (\p{L}+)$/u.exec(text.replace(/[.!]+$/, ''))?.[1]?.toLowerCase() ?? '';
    const verb = tongue.verbs.has(done) ? { verb: done } : {};
    if (many > 0)
      return {
        noun: taking[2] ?? '',
        hours: hoursIn(taking[3] ?? '', taking[4] ?? '', tongue) / many,
        ...verb,
      };
  }
  const within = tongue
    .pattern(
      `\\b(?:i|we|ich|wir|je|nous|yo|eu|manage|schaffe|puedo|posso|consigo)\\b.*?(?:{n}|\\ban?|\\beine?n?|\\bune?|\\buna?|\\buma?) ([\\p{L}-]+) (?:in|en|em) (?:\\p{L}+ )?{n} ?{unit}`,
    )
    .exec(text);
  if (within && ['hour', 'minute'].includes(unitKind(within[4] ?? '', tongue))) {
    const many = within[1] ? numberOf(within[1], tongue) : 1;
    const hours = hoursIn(within[3] ?? '', within[4] ?? '', tongue);
    if (many > 0 && hours > 0) return { noun: within[2] ?? '', hours: hours / many };
  }
  const perThing = tongue.pattern(`\\b{n} ?{unit} (?:${per}) ([\\p{L}-]+)`).exec(text);
  if (
    perThing &&
    ['hour', 'minute'].includes(unitKind(perThing[2] ?? '', tongue)) &&
    !tongue.pattern(`^${tongue.unit}$`).test(perThing[3] ?? '') &&
    !tongue.prepositions.has((perThing[3] ?? '').toLowerCase())
  ) {
    return { noun: perThing[3] ?? '', hours: hoursIn(perThing[1] ?? '', perThing[2] ?? '', tongue) };
  }
  return paceByPart(text, tongue);
}
