import type { PlanRequest } from '../shape.ts';
import type { Findings } from './findings.ts';
import { type Mode, modeOf } from './mode.ts';
import { splitVerbs, withoutLeads } from './phrase.ts';
import type { Clause } from './segments.ts';
import { isThing } from './thing.ts';
import type { Tongue } from './tongue.ts';

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

/** "Allergies: collect them with the survey": it is the allergies that are collected. */
export function withReferents(clauses: readonly Clause[], tongue: Tongue): Clause[] {
  const [lead] = clauses;
  const order = lead?.leads ? splitVerbs(lead.text, tongue) : undefined;
  const verb = order && order.rest === '' ? order.verbs[0] : undefined;
  return clauses.map((clause, at) => {
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
      .replace(/^(\p{L}+) (?:it|them)(?= |$)/iu, `$1 ${thing}`)
      .replace(/^(\p{Ll}+) (here|there)$/u, `$1 ${thing} $2`)
      .replace(/^(?:i|we|you) (?:only|just|then) (\p{Ll}+)$/iu, `$1 ${thing}`)
      .replace(/^(\d+) of (?:them|these)(?= |,|$)/iu, `$1 ${thing}`)
      .replace(PAGES.test(lead.text) ? /^((?:the |a |an )?\p{L}+)(?= \(|$)/iu : /^$/, '$1 page');
    return { ...clause, text };
  });
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
