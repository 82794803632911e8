import { daysIn } from './amounts.ts';
import type { Item } from './brief.ts';
import type { Findings } from './findings.ts';
import { isOthersTime } from './item.ts';
import type { Mode } from './mode.ts';
import type { Clause } from './segments.ts';
import { othersTimeBehind, pauseIn } from './turnaround.ts';
import { shareOf, stemsOf } from './words.ts';

/** "Framing" is about the frames. */
const startsAlike = (what: string, text: string): boolean =>
  stemsOf(what).some(
    (stem) =>
      stem.length > 3 &&
      stemsOf(text).some(
        (other) => other.length > 3 && (other.startsWith(stem.slice(0, 5)) || stem.startsWith(other)),
      ),
  );

/** "Drucken lassen (4 Tage)": somebody else's days. */
const DONE_BY_OTHERS =
  /^(?:lassen|.+ lassen|drucken|binden|print|ship|order|bestellen|imprimer|relier|livrer|commander|imprimir|encuadernar|encadernar|enviar|encargar|encomendar)$/;
const isSpan = (detail: string, { tongue }: Findings): boolean =>
  tongue
    .pattern(`^{n} ?(?:${tongue.vocabulary.units.day}|${tongue.vocabulary.units.week})(?!\\w)`)
    .test(detail);

/** "(she takes three days)", "(dauert eine Woche)": time that passes after it, and no work. */
export function waitBehind(findings: Findings, item: Item): void {
  const { detail, object, span } = item;
  const behind = othersTimeBehind(object, findings.tongue);
  if (behind) {
    item.object = behind.text;
    findings.found.waits.push({ what: object, days: behind.days, span });
    return;
  }
  const theirs = item.verbs.some((verb) => DONE_BY_OTHERS.test(verb)) && isSpan(detail, findings);
  if (theirs) item.hours = null;
  if (!theirs && !isOthersTime(detail, findings.tongue)) return;
  const match = findings.tongue.pattern('{n} ?{unit}').exec(detail);
  const days = daysIn(match?.[1] ?? '', match?.[2] ?? '', findings.tongue);
  if (days >= 1 && days < 100) findings.found.waits.push({ what: object || span.text, days, span });
}

/** "… and takes 2 days", "24 Stunden trocknen": time that passes after what was said last. */
export function pauseAfterLast(findings: Findings, undated: string, clause: Clause): boolean {
  const last = findings.found.items.at(-1);
  const days = clause.place > 0 ? pauseIn(undated, findings.tongue) : undefined;
  if (!last || !days || clause.start - last.span.end > 40) return false;
  findings.found.waits.push({ what: last.span.text, days, span: last.span });
  return true;
}

/** What is waited for: something named before, what is delivered and so has to be ordered, or else the thing just named. */
export function noteWait(
  findings: Findings,
  clause: Clause,
  { what: said, days, delivered }: { what: string; days: number; delivered: boolean },
  mode: Mode,
): void {
  const what = /^(?:que|qui|which|that|who|die|der|das|she|he|they|it|sie|er|es|elle|il)$/i.test(said)
    ? ''
    : said;
  const span = findings.spanOf(clause);
  const last = findings.found.items.at(-1);
  const namedBy = (item: Item): boolean =>
    shareOf(stemsOf(what), stemsOf(item.span.text)) > 0 || startsAlike(what, item.span.text);
  const named = findings.found.items.some(namedBy);
  if (
    delivered &&
    what !== '' &&
    !/order|bestell|command|encarg|encomend/i.test(last?.verbs.join(' ') ?? '')
  ) {
    const verb = {
      en: 'order',
      de: 'bestellen',
      fr: 'commander',
      es: 'encargar',
      pt: 'encomendar',
      other: '',
    }[findings.tongue.language];
    const item = findings.itemFrom(what, span);
    if (item) findings.keep({ ...item, verbs: [verb] }, mode);
  }
  const { before } = findings.tongue.vocabulary;
  const then = findings.tongue.pattern(`\\b(?:${before}) (.{3,})$`).exec(clause.text)?.[1];
  if (then && named) findings.found.orders.push({ first: what, next: then, span });
  const printing = { en: /^(?:the )?print/i, de: /^(?:der |das )?druck/i }[
    findings.tongue.language === 'de' ? 'de' : 'en'
  ];
  if (!named && !delivered && printing.test(what.trim())) {
    const item = findings.itemFrom(
      findings.tongue.language === 'de' ? 'Druck beauftragen' : 'order the print',
      span,
    );
    if (item && /^(?:en|de)$/.test(findings.tongue.language)) {
      findings.keep(item, mode);
      findings.found.waits.push({ what: item.object, days, span });
      return;
    }
  }
  const about = delivered ? undefined : findings.found.items.findLast(namedBy);
  findings.found.waits.push({
    what: named || delivered ? what : (last?.span.text ?? what),
    days,
    span: about?.span ?? (named || delivered ? span : (last?.span ?? span)),
  });
}
