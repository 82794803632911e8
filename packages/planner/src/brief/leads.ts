import type { PlanRequest } from '../shape.ts';
import type { Language } from './brief.ts';
import { BEFORE, DURING } from './cues.ts';
import type { Findings } from './findings.ts';
import { withHalfDone } from './half-done.ts';
import { withLeftOver } from './left-over.ts';
import { type Mode, modeOf } from './mode.ts';
import { withOrders } from './ordered-from.ts';
import { withOwnClitic } from './own-clitic.ts';
import { splitVerbs, withoutLeads } from './phrase.ts';
import { recast } from './recast.ts';
import type { Clause } from './segments.ts';
import { withStillNeeded } from './still-need.ts';
import { isThing } from './thing.ts';
import type { Tongue } from './tongue.ts';
import { asThings } from './wanted-things.ts';
import { shareOf, stemsOf } from './words.ts';

/** All that a list says of something that is there. */
const DONE_ALONE =
  /^(?:is |are )?(?:all )?(?:booked|done|finished|ordered|paid|bought|signed|ready|complete|confirmed|hired|gebucht|erledigt|fertig|bestellt|bezahlt|gekauft|unterschrieben|beauftragt|réservée?s?|faite?s?|commandée?s?|payée?s?|reservad[oa]s?|hech[oa]s?|pagad[oa]s?|feit[oa]s?|pag[oa]s?)(?: already)?$/i;

/** A line of such a brief names a feature, and behind the colon what one can do with it. */
const FEATURED = /(?<!\p{L})(?:app|software|mvp|saas|plugin|tool)s?(?!\p{L})|software/iu;

/** What such a lead lists are pages. */
const PAGES = /^(?:the )?(?:pages?|sub-?pages|screens?)$/i;

/** What a heading or a lead says, in the tongue at hand. */
export const modeFor = ({ tongue, context, memory }: Findings, text: string): Mode =>
  modeOf(text, tongue, context, memory);

/** "Charity 5k for the hospice, Sunday 18 April in Lowther Park": the first words of a brief and their day are one. */
function withItsDay(clauses: readonly Clause[], tongue: Tongue): readonly Clause[] {
  const [first, second, ...rest] = clauses;
  const { weekdays, months } = tongue.vocabulary;
  const [weekday, month] = [weekdays.join('|'), months.join('|')];
  const day = tongue.pattern(
    `^(?:on |am |le |el |no |em )?(?:(?:${weekday})\\.?,? (?:the |den |le |el )?)?(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)? (?:of |de )?(?:${month})|(?:${month})\\.? \\d{1,2})(?!\\w)(?:,? \\d{4})?(?: (?:in|at|im|am|à|au|en|no|na) .{2,40})?$`,
  );
  if (!first || !second || first.sentence !== 0 || first.leads || !day.test(second.text)) return clauses;
  if (
    /\d/.test(first.text.replace(/\d+k/gi, '')) ||
    splitVerbs(withoutLeads(first.text, tongue), tongue).verbs.length > 0
  )
    return clauses;
  const joint = { ...first, text: `${first.text} ${second.text}`, end: second.end };
  return [joint, ...rest.map((clause, at) => ({ ...clause, place: at + 1 }))];
}

/** "Order the tray: 3 weeks of delivery": the time is said of the order. */
function withItsTime(clauses: readonly Clause[], tongue: Tongue): readonly Clause[] {
  const [lead, time, ...rest] = clauses;
  if (!lead?.leads || !time || rest.length > 0) return clauses;
  const { verbs, rest: thing } = splitVerbs(withoutLeads(lead.text, tongue), tongue);
  if (
    verbs.length === 0 ||
    thing.length < 3 ||
    !tongue.pattern('^(?:about |ca\\.? |environ )?{n} ?{unit}').test(time.text)
  )
    return clauses;
  return [{ ...lead, leads: false, text: `${lead.text} (${time.text})`, end: time.end }];
}

/** "Out: the old tub", "Raus: …": what comes out is removed, what comes in is put in. */
const MOVED: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/^(?:out|comes? out|to go)$/i, 'remove'],
    [/^(?:in|comes? in|new in)$/i, 'install'],
  ],
  de: [
    [/^(?:raus|weg|kommt raus)$/i, 'ausbauen'],
    [/^(?:rein|neu|kommt rein)$/i, 'einbauen'],
  ],
};

const DOES_IT =
  /^(?!(?:i|we|you|who|it|that|this) )((?:(?:the|my|our|their|his|her) )?[\p{L}-]+(?: \p{Lu}\p{L}+)?) (?:will )?\p{L}{3,} (?:it|them|that|those|this|these)(?: (?:for us|himself|herself|themselves))?$/iu;

/** "Statement: their lawyer writes it, I only send him the findings": whose it is, and who "him" is. */
function withWhoDoes(clauses: readonly Clause[]): readonly Clause[] {
  const [lead, first, ...rest] = clauses;
  const who = lead?.leads ? DOES_IT.exec(first?.text ?? '')?.[1] : undefined;
  if (!lead || !first || who === undefined || /^(?:please|then|and|let|please)$/i.test(who)) return clauses;
  const named = who.replace(/^(?:my|our|their|his|her) /i, 'the ');
  const others = { ...first, text: `${who} does ${lead.text}` };
  return [
    lead,
    others,
    ...rest.map((one) => ({ ...one, text: one.text.replace(/(?<=\p{L} )(?:him|her|them)(?= )/u, named) })),
  ];
}

/** "First a 5 minute sample: Joan approves it": the sample is made, and it is what she approves. */
function withMade(clauses: readonly Clause[]): readonly Clause[] {
  const [lead, first, ...rest] = clauses;
  const [, thing] =
    /^(?:(?:first|then|next|finally)(?: of all)?,? )?an? (.{3,40})$/i.exec(lead?.text ?? '') ?? [];
  if (!lead?.leads || !first || thing === undefined || !/(?<=\p{L} )it(?= |$)/u.test(first.text))
    return clauses;
  const named = { ...first, text: first.text.replace(/(?<=\p{L} )it(?= |$)/u, `the ${thing}`) };
  return [{ ...lead, leads: false, text: `make a ${thing}` }, named, ...rest];
}

/** "Tobias changes the DNS, he wants the values by 8 December": who that is was said first. */
function withWhoWants(clauses: readonly Clause[]): readonly Clause[] {
  const who = /^((?:(?:The|My|Our|Der|Die|Mein|Meine|Unser|Unsere) )?\p{Lu}\p{L}+) \p{Ll}{3,}[st] /u.exec(
    clauses[0]?.text ?? '',
  )?.[1];
  if (who === undefined || /^(?:It|That|This|There|He|She|What|Who|Das|Es|Er|Sie|Der|Die)$/.test(who))
    return clauses;
  return clauses.map((clause, at) => {
    const text = clause.text.replace(WANTS, (_, wants: string) => `${who} ${wants}`);
    return at === 0 ? clause : { ...clause, text };
  });
}
const WANTS =
  /^(?:and |but |und |aber )?(?:he|she|they|er|sie) (needs?|wants?|expects?|asks for|would like|will|braucht|möchte|erwartet)(?= (?:the|our|my|all|die|den|das|unsere?n?|alle) )/u;

const INTERJECTION =
  /^(?:ach ja|ach so|na ja|naja|tja|übrigens|oh|ah|well|okay|ok|right|so|ps|btw|by the way|anyway|bref|bon|au fait|bueno|pues|por cierto|enfim|já agora)$/iu;

/** "Ach ja, und die Liste": what only takes a breath is no clause, and the "und" behind it joins nothing. */
function withoutInterjections(clauses: readonly Clause[]): readonly Clause[] {
  const [first, second, ...rest] = clauses;
  if (!first || !second || !INTERJECTION.test(first.text)) return clauses;
  const text = second.text.replace(/^(?:und|and|et|y|e) (?=\S)/iu, '');
  return [{ ...second, text }, ...rest].map((clause, place) => ({ ...clause, place }));
}

const HOUR_ALONE =
  /^(?:(?:at|um|à|a las|às) )?(?:\d{1,2}(?:[:.]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:am|pm|uhr|o['’]clock)(?: sharp)?$/iu;

/** "On 16 December, nine o'clock": an hour is no thing. */
const withoutHours = (clauses: readonly Clause[]): readonly Clause[] => {
  const left = clauses.filter(({ text, place }) => place === 0 || !HOUR_ALONE.test(text));
  return left.length === clauses.length ? clauses : left.map((clause, place) => ({ ...clause, place }));
};

/** "Allergies: collect them with the survey": it is the allergies that are collected. `before` is the clause before these. */
export function withReferents(said: readonly Clause[], tongue: Tongue, before: string): Clause[] {
  const own = withOwnClitic(withoutHours(withoutInterjections(said)), tongue, before);
  const named = withHalfDone(
    asThings(withOrders(withLeftOver(withStillNeeded(own, tongue, before), tongue), tongue), tongue),
    tongue,
    before,
  );
  const whole = withWhoWants(withMade(withWhoDoes(withItsTime(withItsDay(named, tongue), tongue))));
  const clauses = whole.map((clause) =>
    clause.leads ? clause : { ...clause, text: recast(clause.text, tongue) },
  );
  const [lead] = clauses;
  const moved = lead?.leads ? MOVED[tongue.language]?.find(([said]) => said.test(lead.text))?.[1] : undefined;
  const order = moved
    ? { verbs: [moved], rest: '' }
    : lead?.leads
      ? splitVerbs(lead.text, tongue)
      : undefined;
  const verb = order && order.rest === '' && !LABEL.test(lead?.text ?? '') ? order.verbs[0] : undefined;
  return clauses.map((clause, at) => {
    if (
      at === 1 &&
      lead?.leads &&
      ASKED_FOR.test(clause.text) &&
      tongue.language === 'en' &&
      !lead.text.includes(' ')
    )
      return {
        ...clause,
        text: `get ${clause.text.replace(ASKED_FOR, (asked) => `${asked} for the ${lead.text.toLowerCase()}`)}`,
      };
    const wait = tongue.pattern('{n} ?{unit}').test(clause.text);
    if (
      at > 0 &&
      verb &&
      !wait &&
      splitVerbs(withoutLeads(clause.text, tongue), tongue).verbs.length === 0 &&
      isThing(clause.text, tongue)
    )
      return {
        ...clause,
        text: tongue.vocabulary.verbLast ? `${clause.text} ${verb}` : `${verb} ${clause.text}`,
      };
    if (at === 0 || tongue.language !== 'en' || !lead?.leads || !isThing(lead.text, tongue)) return clause;
    const thing = lead.text.toLowerCase();
    const text = clause.text
      .replace(/^(\p{L}+) (?:it|them|mine|ours)(?= |$)/iu, `$1 ${thing}`)
      .replace(/^(\p{Ll}+) (here|there)$/u, `$1 ${thing} $2`)
      .replace(/^(?:i|we|you) (?:only|just|then) (\p{Ll}+)$/iu, `$1 ${thing}`)
      .replace(/^(\d+) of (?:them|these)(?= |,|$)/iu, `$1 ${thing}`)
      .replace(QUOTES, (quotes) => `${quotes} ${suppliersIn(lead.text)}`)
      .replace(/^(\p{L}+ one)(?= (?:by|on|before|until|in|at|this|next) |$)/iu, `$1 ${singularOf(thing)}`)
      .replace(VERB_ALONE, `$1 the ${thing}`)
      .replace(PAGES.test(lead.text) ? /^((?:the |a |an )?\p{L}+)(?= \(|$)/iu : /^$/, '$1 page');
    return { ...clause, text };
  });
}

/** "Open: 3 audits, a review" says what is still to be done, and opens nothing. */
const LABEL =
  /^(?:(?:still|left|what is) )*(?:open|left|to do|to be done|offen|zu tun|à faire|por hacer|por fazer|outstanding|missing|pending|remaining|set|plan|work|need|note)$/i;

/** "Coach: quotes from 3 companies" are quotes for the coach, and coach nobody. */
const ASKED_FOR =
  /^(?:\d+ |two |three |four )?(?:quotes?|offers?|estimates?|tenders?|bids?)(?: from (?:\d+|two|three|four|five) \p{L}+)(?= by | until | before |,|$)/iu;

const OFFICE =
  /(?:amt|behörde|kasse|rathaus|vermieter|mairie|préfecture|ayuntamiento|hacienda|câmara|finanças|council|landlord|town hall|bank|registry|jobcenter)$/iu;

const QUOTES =
  /^(?:(?:get|ask for|collect|request|compare) )?\d+ (?:quotes?|offers?|estimates?|prices?)(?= by | until | before |,|$)/i;
const VERB_ALONE =
  /^(book|order|hire|rent|choose|cancel|sign|reserve|confirm|call|instruct|renew|pay)(?= (?:by|on|before|until|in|at|this|next) )/i;
const FIRMS =
  /(?:firms?|compan(?:y|ies)|movers?|solicitors?|lawyers?|builders?|printers?|plumbers?|electricians?|caterers?|agenc(?:y|ies)|painters?|roofers?|banks?|brokers?|surveyors?|photographers?|florists?|bakers?|tilers?|suppliers?|insurers?|accountants?)$/i;

const singularOf = (noun: string): string => noun.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** "Removal firm: 2 quotes" are quotes from removal firms, "Roof: 3 quotes" quotes for the roof. */
function suppliersIn(lead: string): string {
  const thing = lead.toLowerCase().replace(/^(?:the|a|an|my|our) /, '');
  if (!FIRMS.test(thing)) return `for the ${thing}`;
  return `from ${/s$/.test(thing) ? thing : thing.replace(/([^aeiou])y$/, '$1ie').concat('s')}`;
}

/** "Tom, thanks for the call": a name that is spoken to. */
export function addresses(findings: Findings, { text, listed }: Clause, next: Clause | undefined): boolean {
  const { vocabulary, pattern } = findings.tongue;
  if (listed || !next || !/^\p{Lu}\p{Ll}+$/u.test(text)) return false;
  return (
    pattern(vocabulary.greeting).test(next.text) ||
    /^(?:i|we|you|here|could|can|please|as|ich|wir|bitte|hier|je|nous|voici|te|aquí|eu|segue)(?= )/i.test(
      next.text,
    )
  );
}

/** "Invitations: 50 cards, by 31 January": a line of a list names the thing first and says about it what it needs. */
export function namedByLead(
  findings: Findings,
  request: PlanRequest,
  clauses: readonly Clause[],
): Clause | undefined {
  const [lead, next] = clauses;
  const last = clauses.at(-1);
  if (!lead?.leads || !lead.listed || !next || !last || clauses.length > 6) return undefined;
  const mode = modeFor(findings, lead.text);
  const says =
    mode.optional ||
    mode.excluded ||
    mode.already ||
    mode.later ||
    mode.deadline !== null ||
    mode.forEach ||
    mode.list;
  // An office is where something is got, and not what is made.
  if (OFFICE.test(lead.text) || DOES_IT.test(next.text)) return undefined;
  if (says || lead.text.split(' ').length > 4 || !isThing(lead.text, findings.tongue)) return undefined;
  const { description } = request;
  const rest = description.slice(next.start, last.end);
  if (FEATURED.test(`${request.category} ${request.name}`) && !findings.beginsWithVerb(lead.text)) {
    const details = request.description.slice(next.start, last.end);
    return { ...lead, leads: false, end: last.end, text: `${lead.text} (${details})` };
  }
  const [second] = clauses.slice(1);
  const lone = second ? splitVerbs(withoutLeads(second.text, findings.tongue), findings.tongue) : undefined;
  if (
    lone &&
    lone.verbs.length > 0 &&
    lone.rest === '' &&
    clauses.slice(2).every((one) => !findings.beginsWithVerb(one.text))
  ) {
    const details = clauses
      .slice(2)
      .map((one) => one.text)
      .join(', ');
    const thing = details ? `${lead.text} (${details})` : lead.text;
    const verbs = lone.verbs.join(` ${findings.tongue.vocabulary.and.split('|')[0]} `);
    const text = findings.tongue.vocabulary.verbLast ? `${thing} ${verbs}` : `${verbs} ${thing}`;
    return { ...lead, leads: false, end: last.end, text };
  }
  if (clauses.slice(1).some((one) => findings.beginsWithVerb(one.text))) return undefined;
  const done = modeFor(findings, rest).already || DONE_ALONE.test(rest);
  return {
    ...lead,
    leads: false,
    end: last.end,
    ticked: lead.ticked || done,
    text: `${lead.text} (${rest})`,
  };
}

/** Whether the lead of a list says what the whole is, and no more of how its entries are meant. */
export function namesSubject({ nameStems }: Findings, { text, sentence }: Clause, mode: Mode): boolean {
  const { optional, excluded, already, later, deadline, forEach, list } = mode;
  const says =
    optional || excluded || already || later || deadline !== null || forEach !== null || list !== null;
  if (says || DURING.test(text) || BEFORE.test(text) || LABEL.test(text)) return false;
  return (sentence === 0 && text.includes(' ')) || shareOf(stemsOf(text), nameStems) > 0;
}
