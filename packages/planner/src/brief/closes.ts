import type { Language } from './brief.ts';
import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import type { Clause } from './segments.ts';

/** Clauses that say until when somebody takes what the thing before is: "the office closes on 4 December". */
const CLOSES: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:it|they|that|which|this|(?:(?:the|their|its|his|her) )?[\p{L} -]{3,30}?) )?(?:closes?|shuts?|runs? out|expires?)(?: (?:on|at|by|for \p{L}+))?$|^(?:(?:it|they|that|which|this|(?:the )?(?:registrations?|entry|entries|sale|offer|applications?|submissions?|bookings?|voting|enrolment|call|window|deadline|period)) )?ends?(?: (?:on|at))?$|^(?:(?:the|their|its|booking|copy|ad|entry|registration|submission|application|editorial) )*deadline(?: is| for \p{L}+)?$/iu,
  de: /^(?:(?:der|die|das) )?(?:[\p{L}-]*schluss|[\p{L}-]*frist|deadline)(?: ist| endet| läuft)?(?: der| am| ab)?$|^(?:(?:der|die|das|sie|er|es) )?(?:[\p{L} -]{3,30} )?(?:schließt|schliesst|endet|macht zu|läuft ab)(?: am)?$/iu,
  fr: /^(?:(?:ça|elle|il|(?:la |le |les |l['’])?[\p{L}' -]{3,30}?) )?(?:ferment?|se terminent?|clôturent?|expirent?)(?: le)?$|^(?:la )?(?:clôture|date limite|date butoir)(?: est)?(?: le)?$/iu,
  es: /^(?:(?:el |la |los |las )?[\p{L} ]{3,30}? )?(?:cierran?|terminan?|vencen?|acaban?)(?: el)?$|^(?:el )?(?:plazo|cierre|fecha límite)(?: es| termina| acaba)?(?: el)?$/iu,
  pt: /^(?:(?:o |a |os |as )?[\p{L} ]{3,30}? )?(?:fecham?|terminam?|encerram?|acabam?)(?: a| em| no dia)?$|^(?:o )?(?:prazo|encerramento|data limite)(?: é| termina| acaba)?(?: a| em| no dia)?$/iu,
};

/** "Ad in the local paper, closes on 2 December": until then somebody takes it. */
export function closesLast(findings: Findings, clause: Clause): boolean {
  const { tongue, context, found } = findings;
  const form = CLOSES[tongue.language];
  const last = found.items.at(-1);
  if (!form || !last || clause.place === 0 || last.on !== null || clause.start - last.span.end > NEAR)
    return false;
  const { text, dates } = withoutDates(clause.text, tongue, context);
  const [date, other] = dates;
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(/[\s–—-]+$/u, '')
    .trim();
  if (!date || other || !form.test(bare) || (last.deadline !== null && last.deadline <= date.day))
    return false;
  last.deadline = date.day;
  last.span = findings.spanOf({ start: last.span.start, end: clause.end });
  return true;
}

/** Letters between a thing and what is told of it. */
const NEAR = 24;
