import { addDays } from '@daymark/domain/dates';
import { doubtsIn } from '../breakdown/doubts.ts';
import { isMeasure } from '../brief/amounts.ts';
import type { Brief, Item, Wait } from '../brief/brief.ts';
import { readBrief } from '../brief/read.ts';
import type { PlanRequest } from '../shape.ts';
import {
  APPROVAL,
  answered,
  approvalsIn,
  CALENDAR,
  dateAsk,
  daysAsk,
  hoursADayAsk,
  hoursAsk,
  OPTIONAL,
  OPTIONAL_CHOICES,
  oneOfAsk,
  openedName,
  paceNames,
  supplyNames,
  waitNames,
  yesNoAsk,
} from './asks.ts';

/** A brief as it is read, and as far as a person answered what it leaves open, as they did. */
export function readAnswered(request: PlanRequest): Brief {
  const brief = readBrief(request);
  if (Object.keys(request.answers ?? {}).length === 0) return brief;
  return {
    ...brief,
    items: itemsAnswered(brief, request),
    waits: waitsAnswered(brief, request),
    supplied: suppliedAnswered(brief, request),
    fixedDays: brief.fixedDays.filter((day) => isOpened(request, day)),
    availability: availabilityAnswered(brief, request),
    unanswered: brief,
  };
}

/** Whether a day off on which the brief fixes something is worked. */
const isOpened = (request: PlanRequest, day: string): boolean =>
  answered<'yes-no'>(request, openedName(day), yesNoAsk(true)) ?? true;

function availabilityAnswered({ availability }: Brief, request: PlanRequest): Brief['availability'] {
  const { calendar } = request;
  const asked = hoursADayAsk(availability.hoursPerDay ?? calendar.hoursPerDay);
  const hoursPerDay = calendar.decided?.includes('hours')
    ? undefined
    : answered<'hours'>(request, CALENDAR, asked);
  return hoursPerDay === undefined
    ? availability
    : { ...availability, hoursPerDay, hoursByWeekday: undefined };
}

function itemsAnswered(brief: Brief, request: PlanRequest): Item[] {
  const optional = answered<'one-of'>(request, OPTIONAL, oneOfAsk(null, OPTIONAL_CHOICES));
  const paces = paceNames(brief.items);
  const supplies = supplyNames(brief);
  const doubts = doubtsIn(brief, request).flatMap(({ id, ask, settle }) => {
    const answer = answered(request, id, ask);
    return answer === undefined ? [] : [{ settle, answer }];
  });
  const items = brief.items.map((item, index): Item => {
    const settled = doubts.reduce((one, { settle, answer }) => settle(one, answer), item);
    const paced = pacedAs(settled, answered<'hours'>(request, paces[index] ?? '', hoursAsk(null)));
    const supply = brief.supplied.findIndex(({ span }) => span.start === item.span.start);
    const day = supply < 0 ? undefined : answered<'date'>(request, supplies[supply] ?? '', dateAsk(null));
    const brought = day === undefined ? paced : { ...paced, release: day };
    const moved =
      brought.on !== null && brief.fixedDays.includes(brought.on) && !isOpened(request, brought.on)
        ? { ...brought, on: null, deadline: addDays(brought.on, -1) }
        : brought;
    const wished = optional === 'must' && moved.optional ? { ...moved, optional: false } : moved;
    return wished === item ? item : { ...wished, unanswered: item };
  });
  const wanted = optional === 'out' ? items.filter((item) => !item.optional) : items;
  return wanted.length > 0 ? wanted : items;
}

/** Each of what is counted takes so many hours; of what is measured, all of it. */
function pacedAs(item: Item, hours: number | undefined): Item {
  if (hours === undefined || !item.count) return item;
  const { size: _, ...plain } = item;
  return isMeasure(item.count.noun)
    ? { ...plain, hours, each: null }
    : { ...plain, hours: null, each: hours };
}

function waitsAnswered(brief: Brief, request: PlanRequest): Wait[] {
  const names = waitNames(brief);
  const waits = brief.waits.map((wait, index) => ({
    ...wait,
    days: answered<'days'>(request, names[index] ?? '', daysAsk(null)) ?? wait.days,
  }));
  const days = answered<'days'>(request, APPROVAL, daysAsk(null));
  if (days === undefined) return waits;
  const approvals = approvalsIn(brief);
  const isTheirs = ({ span }: Wait) => approvals.some((item) => item.span.start === span.start);
  return [
    ...waits.filter((wait) => !isTheirs(wait)),
    ...approvals.map(({ span }) => ({ what: '', days, span })),
  ];
}

function suppliedAnswered(brief: Brief, request: PlanRequest): Brief['supplied'] {
  const names = supplyNames(brief);
  return brief.supplied.map((one, index) => ({
    ...one,
    day: answered<'date'>(request, names[index] ?? '', dateAsk(null)) ?? one.day,
  }));
}
