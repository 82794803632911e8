import type { PlanRequest } from '../shape.ts';
import type { Brief, Item } from './brief.ts';

/** Reads a brief. */
export function readBrief({ description }: PlanRequest): Brief {
  const items: Item[] = [];
  for (const match of description.matchAll(/[^\n.;,]+/g)) {
    const text = match[0].trim();
    if (!/\p{L}{3}/u.test(text) || /[<>]/.test(text)) continue;
    const start = match.index + match[0].indexOf(text);
    items.push({
      span: { text, start, end: start + text.length },
      verbs: [],
      object: text,
      count: null,
      deadline: null,
      release: null,
      on: null,
      hours: null,
      waitDays: 0,
      optional: false,
      approver: null,
    });
    if (items.length === 60) break;
  }
  return {
    language: 'en',
    items,
    rates: [],
    orders: [],
    excluded: [],
    already: [],
    fixedDays: [],
    availability: { weekdays: null, hoursPerDay: null, daysOff: [] },
  };
}
