import { daysIn } from './amounts.ts';
import type { Item } from './brief.ts';
import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import { orderIn } from './statements.ts';
import type { Tongue } from './tongue.ts';

const NEXT_IS_WORK = /^(?:we|i) (?=(?:go live|launch|open|publish|deliver|print|send|start|hand)(?= |$))/i;

/** "… before we go live on 7 January": what comes next is work, too, with its day. */
export const workBehind = (order: NonNullable<ReturnType<typeof orderIn>>): string[] =>
  NEXT_IS_WORK.test(order.next) && /\d/.test(order.next) ? [order.next.replace(NEXT_IS_WORK, '')] : [];

/** "By 4 December before I carry on with the chapters": the day belongs to what comes first, and the order is said beside it. */
export function orderBesideDays(
  text: string,
  { tongue, context, found }: Findings,
): ReturnType<typeof orderIn> {
  const order = lastOfAll(text, found.items.at(-1), tongue) ?? orderIn(text, tongue);
  const days = order ? daysAlone(order.first, tongue) : 0;
  const last = found.items.at(-1);
  if (order && last && days >= 1) {
    found.waits.push({ what: last.span.text, days, span: last.span });
    return { ...order, first: last.span.text };
  }
  if (!order || withoutDates(text, tongue, context).dates.length === 0) return order;
  const dated = withoutDates(order.next, tongue, context).dates.length > 0;
  if (dated && NEXT_IS_WORK.test(order.next)) return order;
  return !dated && /^(?:i|we|ich|wir) /i.test(order.next) ? order : undefined;
}

/** "Grout after 48 hours" is behind what was named before it; 0 for what is more than a time. */
function daysAlone(text: string, tongue: Tongue): number {
  const [, number, unit] =
    tongue
      .pattern('^(?:about |at least |etwa |mindestens |environ |unas |cerca de )?{n} ?{unit}$')
      .exec(text) ?? [];
  return number && unit ? daysIn(number, unit, tongue) : 0;
}

const COMES_LAST =
  /^(?:and |und |et )?(.{3,40}?) (?:(?:comes?|goes?|is|are) (?:very )?last|last of all|kommt (?:zuletzt|zum schluss|als letztes)|kommen (?:zuletzt|zum schluss|als letztes)|(?:vient|viennent) en dernier|va al final|van al final|fica para o fim|ficam para o fim)$/iu;

/** "Drums come last": after what was named before, and done as that is. */
function lastOfAll(text: string, before: Item | undefined, tongue: Tongue): ReturnType<typeof orderIn> {
  const next = before === undefined ? undefined : COMES_LAST.exec(text)?.[1];
  if (before === undefined || next === undefined) return undefined;
  const [verb] = before.verbs;
  const main = verb === undefined ? next : tongue.vocabulary.verbLast ? `${next} ${verb}` : `${verb} ${next}`;
  return { first: before.span.text, next, main };
}
