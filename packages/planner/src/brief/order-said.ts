import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import { orderIn } from './statements.ts';

/** "By 4 December before I carry on with the chapters": the day belongs to what comes first, and the order is said beside it. */
export function orderBesideDays(text: string, { tongue, context }: Findings): ReturnType<typeof orderIn> {
  const order = orderIn(text, tongue);
  if (!order || withoutDates(text, tongue, context).dates.length === 0) return order;
  const dated = withoutDates(order.next, tongue, context).dates.length > 0;
  return !dated && /^(?:i|we|ich|wir) /i.test(order.next) ? order : undefined;
}
