import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import { orderIn } from './statements.ts';

const NEXT_IS_WORK = /^(?:we|i) (?=(?:go live|launch|open|publish|deliver|print|send|start|hand)(?= |$))/i;

/** "… before we go live on 7 January": what comes next is work, too, with its day. */
export const workBehind = (order: NonNullable<ReturnType<typeof orderIn>>): string[] =>
  NEXT_IS_WORK.test(order.next) && /\d/.test(order.next) ? [order.next.replace(NEXT_IS_WORK, '')] : [];

/** "By 4 December before I carry on with the chapters": the day belongs to what comes first, and the order is said beside it. */
export function orderBesideDays(text: string, { tongue, context }: Findings): ReturnType<typeof orderIn> {
  const order = orderIn(text, tongue);
  if (!order || withoutDates(text, tongue, context).dates.length === 0) return order;
  const dated = withoutDates(order.next, tongue, context).dates.length > 0;
  if (dated && NEXT_IS_WORK.test(order.next)) return order;
  return !dated && /^(?:i|we|ich|wir) /i.test(order.next) ? order : undefined;
}
