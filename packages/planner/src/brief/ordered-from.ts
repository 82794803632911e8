import type { Language } from './brief.ts';
import type { Clause } from './segments.ts';
import type { Tongue } from './tongue.ts';

const WHO = "((?:(?:the|a|an|our|my) )?[\\p{L}\\p{N}][\\p{L}\\p{N}&.'’ -]{1,40}?)";
const GERMAN = "((?:(?:der|die|das|die Firma|Firma) )?[\\p{L}\\p{N}][\\p{L}\\p{N}&.'’ -]{1,40}?)";

interface Ordering {
  /** Who makes the thing that was named before: "printed by Kaufmann". */
  by: readonly RegExp[];
  /** What they need for it: "they need the file 5 working days before". */
  needs: RegExp;
  order: (thing: string, who: string) => string;
  send: (what: string, thing: string, who: string, when: string) => string;
}

const ORDERING: Partial<Record<Language, Ordering>> = {
  en: {
    by: [
      new RegExp(
        `^(?:to be |will be |are |is |get )?(?:printed|made|produced|engraved|embroidered|bound|cast|laser-cut|pressed) (?:by|at) ${WHO}$`,
        'iu',
      ),
      new RegExp(
        `^${WHO} (?:prints?|makes?|produces?|engraves?|embroiders?|presses|binds?) (?:them|it|these)$`,
        'iu',
      ),
    ],
    needs:
      /^(?:who |which |(?:and )?(?:they|he|she|it) |and )?(?:needs?|wants?|asks? for|requires?|must have) (?:the |our |a )?([\p{L} -]{3,30}?)((?: (?:by|on|before|until|at least|\d|an?|one|two|three|four|five|six|seven|ten) ?.*)?)$/iu,
    order: (thing, who) => `order ${thing} from ${who}`,
    send: (what, thing, who, when) =>
      `send the ${what} for the ${thing} to ${who}${when.trim() ? ` ${when.trim()}` : ''}`,
  },
  de: {
    by: [
      new RegExp(
        `^(?:(?:der |die )?Druck|gedruckt|produziert|hergestellt|graviert|bestickt|gebunden) (?:bei|von|durch|macht) ${GERMAN}$`,
        'iu',
      ),
      new RegExp(
        `^(?:(?:die|das|den|sie) )?(?:druckt|produziert|graviert|bestickt|bindet) (?:uns )?${GERMAN}$`,
        'iu',
      ),
    ],
    needs:
      /^(?:und )?(?:(?:die|sie|er|der) )?(?:braucht|brauchen|benötigt|benötigen|will|wollen) (?:die |den |das )?([\p{L}-]{3,30})((?: .*)?)$/iu,
    order: (thing, who) => `${thing} bei ${who.replace(/^(?:der|die|das) /i, '')} bestellen`,
    send: (what, thing, who, when) =>
      `${what} für ${thing}${when} an ${who.replace(/^(?:der|die|das) /i, '')} schicken`,
  },
};

/** Counted back from the day of the whole, which the words of the brief say. */
const BACK = /(?:before|ahead|earlier|in advance|vorher|davor|zuvor)/iu;

const AMOUNT =
  /^(?:about |around |ca\.? |etwa |rund )?(\d[\d.,]*)(?: (?:copies|pieces|of them|stück|exemplare))?$/iu;

/**
 * "Flyers: 500, printed by Kaufmann, they need the file 5 working days before": so many are ordered there, and what the
 * printer needs is sent in time.
 */
export function withOrders(clauses: readonly Clause[], { language }: Tongue): readonly Clause[] {
  const known = ORDERING[language];
  const at = known ? clauses.findIndex(({ text }) => known.by.some((form) => form.test(text))) : -1;
  const made = clauses[at];
  const lead = clauses.slice(0, at).findLast((one) => one.leads || !AMOUNT.test(one.text));
  if (!known || !made || !lead || lead.start > made.start || lead.text.length > 40) return clauses;
  const from = clauses.indexOf(lead);
  const between = clauses.slice(from + 1, at);
  if (
    !between.every(({ text }) => AMOUNT.test(text)) ||
    (!lead.leads && between.length === 0 && from < at - 1)
  )
    return clauses;
  const who = known.by.map((form) => form.exec(made.text)?.[1]).find((one) => one !== undefined) ?? '';
  const amount = between.map(({ text }) => AMOUNT.exec(text)?.[1]).find((one) => one !== undefined);
  const name =
    language === 'de' || /^\p{Lu}(?:-|\p{Lu})/u.test(lead.text)
      ? lead.text
      : lead.text.slice(0, 1).toLowerCase() + lead.text.slice(1);
  const thing = amount ? `${amount} ${name}` : name;
  const next = clauses[at + 1];
  const needs = next && known.needs.exec(next.text);
  const ordered = { ...lead, leads: false, end: made.end, text: known.order(thing, who) };
  const sent =
    next && needs
      ? [
          {
            ...next,
            text: known.send(
              needs[1] ?? '',
              name.replace(/^\d[\d.,]* /, ''),
              who,
              BACK.test(needs[2] ?? '') ? '' : (needs[2] ?? ''),
            ),
          },
        ]
      : [];
  return [...clauses.slice(0, from), ordered, ...sent, ...clauses.slice(at + 1 + sent.length)].map(
    (clause, place) => ({
      ...clause,
      place,
    }),
  );
}
