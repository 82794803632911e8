import type { Day } from '@daymark/domain/dates';
import { addDays } from '@daymark/domain/dates';
import { sumHours } from '@daymark/domain/load';
import type { Reading, Statement, StatementFields } from '@daymark/domain/reading';
import { type Plan, type PlanRequest, planProject } from '../plan.ts';
import type { ReplanRequest } from '../replan/shape.ts';
import { effectOn, hoursTaken, type Standing, standingOf } from './breaks.ts';
import { beginOf, concessions, earliest, offered, onTerms } from './offers.ts';
import type { Enquiry, EnquiryRequest, Wish } from './shape.ts';

export type * from './shape.ts';

const byOf = (fields: readonly StatementFields[]): Day[] =>
  fields.flatMap((one) => (one.kind === 'task' || one.kind === 'library' ? (one.by ?? []) : []));

/**
 * The last day that the words of an enquiry give for its work. "Could it be ready by 4 December?" is no work, but gives
 * one. A day of a clause that is surely no work counts only if there is no other: "We open in January".
 */
function dayRead({ statements }: Reading, dueDate: Day): Day | null {
  // "We need it by 4 December" leaves no day behind it.
  const limits = statements.flatMap((one) =>
    one.kind === 'availability'
      ? one.off.flatMap(({ from, to }) => (to >= dueDate ? addDays(from, -1) : []))
      : [],
  );
  const ofWork = [...byOf(statements), ...limits];
  const aside = statements.filter(({ kind }) => kind === 'note' || kind === 'unsure');
  const daysOf = (some: readonly Statement[]) => some.flatMap((one) => byOf(one.alternatives ?? []));
  const open = aside.filter(({ kind, sure }) => kind === 'note' && !sure);
  const days = [...ofWork, ...daysOf(open)];
  return (days.length > 0 ? days : daysOf(aside)).sort().at(-1) ?? null;
}

function hoursOf({ tasks }: Plan): Enquiry['hours'] {
  const guessed = tasks.filter((one) => one.guessed);
  return {
    total: sumHours(tasks.map((one) => one.estimatedHours)),
    guessed: sumHours(guessed.map((one) => one.estimatedHours)),
  };
}

/** The wished day: the one that was given, else the one in the enquiry's words; none that is past. */
function wishOf(request: PlanRequest, wished: Day | null): Pick<Wish, 'day' | 'isRead'> | null {
  const read = dayRead(request.reading, request.dueDate);
  const day = wished ?? read;
  // A project is due after its start.
  return day !== null && day > beginOf(request) && day > request.startDate
    ? { day, isRead: wished === null }
    : null;
}

/** The request with the work of other projects in its calendar. */
function beside({ calendar, ...request }: PlanRequest, others: ReplanRequest): PlanRequest {
  const busyHours = { ...calendar.busyHours };
  for (const [day, hours] of hoursTaken(others)) busyHours[day] = (busyHours[day] ?? 0) + hours;
  return { ...request, calendar: { ...calendar, busyHours } };
}

/** What becomes of the wished day if the job does not fit as all other work stands. */
function heldAgainst(request: PlanRequest, standing: Standing): Omit<Wish, 'day' | 'isRead'> {
  const alone = planProject(request);
  if (!alone.feasible) return { holds: 'alone', moving: [], breaks: [], why: alone.why };
  return { ...effectOn(standing, alone, request), why: null };
}

/**
 * Whether a job can be taken on: the earliest days beside all that is promised, whether the wished day holds, which
 * promise would break, and the smallest concessions that save it. Every offer was planned on its terms, with all other
 * work where it is. Pure and deterministic.
 */
export function answerEnquiry(given: EnquiryRequest): Enquiry {
  const standing = standingOf(given.others);
  const { others, stuck } = standing;
  const request = beside(given.request, others);
  const first = earliest(request);
  const basis = planProject(first ? onTerms(request, first) : request);
  const wished = wishOf(request, given.wished);
  const { assumptions, questions } = basis;
  const about = { hours: hoursOf(basis), stuck, assumptions, questions };
  const known = first ? [first] : [];
  if (!wished || basis.tasks.length === 0) return { ...about, wish: null, offers: known };
  const by = { dueDate: wished.day };
  const wanted = onTerms(request, by);
  const asWished = offered(request, 'as-wished', by);
  if (asWished) {
    const wish: Wish = { ...wished, holds: 'fits', moving: [], breaks: [], why: null };
    const sooner = known.filter(({ lastDay }) => lastDay < asWished.lastDay);
    return { ...about, wish, offers: [asWished, ...sooner] };
  }
  const wish: Wish = { ...wished, ...heldAgainst(onTerms(given.request, by), standing) };
  return { ...about, wish, offers: [...known, ...concessions(wanted, basis)] };
}
