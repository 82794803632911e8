import { addDays, type Day } from '@daymark/domain/dates';
import { BEFORE } from './cues.ts';
import type { Findings } from './findings.ts';
import { keepHappening } from './happenings.ts';
import { withoutDates } from './item.ts';
import { putOffIn } from './later.ts';
import type { Mode } from './mode.ts';
import type { Clause } from './segments.ts';
import { isSettled } from './settled.ts';
import { keepSupply } from './supplies.ts';
import { saysWholeDeadline } from './whole-deadline.ts';

/** Whether a clause is about another time, settled, a day on which something happens, or what somebody brings. */
export function hasOwnTime(findings: Findings, clause: Clause, mode: Mode): boolean {
  const { dates } = withoutDates(clause.text, findings.tongue, findings.context);
  const putOff = mode.later ? clause.text : putOffIn(clause.text, dates.length > 0);
  if (putOff) findings.found.later.push(putOff);
  if (putOff || mode.already || mode.excluded || clause.ticked) return putOff !== undefined;
  if (saysWholeDeadline(findings, clause) || isSettled(findings, clause)) return true;
  const span = findings.spanOf(clause);
  return keepHappening(findings, clause.text, span, mode) || keepSupply(findings, clause.text, span, mode);
}

/** The day that "while it runs" means. "After the fair" is not on its day any more, where there are days left. */
export function dayFor({ found }: Findings, lead: string, dueDate: Day): Day | null {
  const event =
    found.items.find((item) => item.happening?.ends) ?? found.items.findLast((item) => item.on !== null);
  const day = event?.on ?? null;
  const after = /^(?:after|following|nach|danach|im anschluss|après|después|depois)/i.test(lead);
  return day && after && addDays(day, 3) <= dueDate ? addDays(day, 1) : day;
}

const QUOTED = /(?:^| )(?:quotes?|offers?|estimates?|angebote?|devis|presupuestos?|orçamentos?)(?= |$)/i;
const TAKES_ONE = /^(?:book|choose|instruct|order|hire|sign|commission|pick|buchen|auswählen|beauftragen)$/;

/** "Before the beta: login, crash reports": all of the list comes before it. */
export function orderByLead(findings: Findings, lead: Clause | undefined, from: number): void {
  if (!lead?.leads) return;
  const { items, orders } = findings.found;
  const quotes = items.slice(from).find((item) => QUOTED.test(item.object));
  for (const item of quotes ? items.slice(from) : [])
    if (quotes && item !== quotes && TAKES_ONE.test(item.verbs[0] ?? ''))
      orders.push({ first: quotes.object, next: `${item.verbs[0]} ${item.object}`, span: item.span });
  if (!BEFORE.test(lead.text)) return;
  const next = lead.text.replace(BEFORE, '');
  if (/^(?:that|this|then|dem|cela|ça|eso|esto|isso|isto)$/i.test(next)) {
    // What comes before a series comes before its first time.
    const last = items[from - 1];
    const day = last?.release ?? last?.on;
    for (const item of day ? items.slice(from) : [])
      if (day && item.on === null) item.deadline ??= addDays(day, -1);
    if (day || !last) return;
    for (const item of items.slice(from))
      orders.push({
        first: item.object || item.span.text,
        next: last.object || last.span.text,
        span: item.span,
      });
    return;
  }
  for (const item of items.slice(from))
    orders.push({ first: item.object || item.span.text, next, span: item.span });
}
