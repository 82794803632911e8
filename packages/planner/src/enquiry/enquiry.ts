import type { Day } from '@daymark/domain/dates';
import { addDays } from '@daymark/domain/dates';
import { sumHours } from '@daymark/domain/load';
import type { Reading, Statement, StatementFields } from '@daymark/domain/reading';
import { type Plan, type PlanRequest, planProject } from '../plan.ts';
import type { ReplanRequest } from '../replan/shape.ts';
import { effectOn, hoursTaken, type Standing, standingOf } from './breaks.ts';
import { between, withBound } from './estimate.ts';
import { beginOf, concessions, earliest, fits, offered, onTerms } from './offers.ts';
import type { Enquiry, EnquiryRequest, Offer, Terms, Wish } from './shape.ts';

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

/** A job with the usual time for its work and with the most that it may take. */
interface Estimated {
  usual: PlanRequest;
  high: PlanRequest;
}

const totalOf = ({ tasks }: Plan): number => sumHours(tasks.map((one) => one.estimatedHours));

function hoursOf({ usual, high }: Estimated): Enquiry['hours'] {
  const plan = planProject(usual);
  const total = totalOf(plan);
  const guessed = sumHours(plan.tasks.map((one) => (one.guessed ? one.estimatedHours : 0)));
  if (guessed === 0) return { total, low: total, high: total, guessed };
  return {
    total,
    low: totalOf(planProject(withBound(usual, 'low'))),
    high: totalOf(planProject(high)),
    guessed,
  };
}

/** The wished day: the one that was given, else the one in the enquiry's words; none that is past. */
function wishOf(
  request: PlanRequest,
  { wished, said = null }: Pick<EnquiryRequest, 'wished' | 'said'>,
): Pick<Wish, 'day' | 'isRead'> | null {
  const day = wished ?? said ?? dayRead(request.reading, request.dueDate);
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

/** An offer with the usual time in its corrections, and of the earliest days that on which its work is finished if it takes no more. */
function asUsual(offer: Offer, usual: PlanRequest): Offer {
  const known = new Map(usual.reading.statements.map((one) => [one.id, one]));
  const corrections = offer.corrections.map((one): Statement => {
    const own = known.get(one.id);
    return (one.kind === 'task' && own?.kind === 'task') ||
      (one.kind === 'library' && own?.kind === 'library')
      ? { ...own, by: one.by }
      : one;
  });
  const last = offer.kind === 'earliest' ? earliest(usual)?.lastDay : undefined;
  return { ...offer, corrections, usualLastDay: last && last < offer.lastDay ? last : offer.lastDay };
}

/** Parts of the way from the usual time to the most that are tried. */
const PARTS = 8;

/** By the wished day if the work takes no more than some hours: the most with which it fits. */
function withinHours({ usual, high }: Estimated, by: Partial<Terms>): Offer[] {
  if (!fits(onTerms(usual, by))) return [];
  for (let part = PARTS - 1; part >= 0; part--) {
    const request = between(usual, high, part / PARTS);
    if (!fits(onTerms(request, by))) continue;
    const offer = offered(request, 'within-hours', by);
    if (offer) return [{ ...offer, mostHours: totalOf(planProject(onTerms(request, by))) }];
  }
  return [];
}

/** What becomes of the wished day if the job does not fit as all other work stands. */
function heldAgainst(request: PlanRequest, standing: Standing): Omit<Wish, 'day' | 'isRead'> {
  const alone = planProject(request);
  if (!alone.feasible) return { holds: 'alone', moving: [], breaks: [], why: alone.why };
  return { ...effectOn(standing, alone, request), why: null };
}

/**
 * Whether a job can be taken on: the earliest days beside all that is promised, whether the wished day holds, which
 * promise would break, and the smallest concessions that save it. A day is only offered without a condition if the most
 * that the work may take fits. Every offer was planned on its terms, with all other work where it is. Pure and
 * deterministic.
 */
export function answerEnquiry(given: EnquiryRequest): Enquiry {
  const standing = standingOf(given.others);
  const { others, stuck } = standing;
  const usual = beside(given.request, others);
  const job = { usual, high: withBound(usual, 'high') };
  const first = earliest(job.high);
  const basis = planProject(first ? onTerms(job.high, first) : job.high);
  const wished = wishOf(usual, given);
  const { assumptions, questions } = basis;
  const about = { hours: hoursOf(job), stuck, assumptions, questions };
  const withDays = (offers: readonly Offer[]) => offers.map((offer) => asUsual(offer, usual));
  const known = first ? [first] : [];
  if (!wished || basis.tasks.length === 0) return { ...about, wish: null, offers: withDays(known) };
  const by = { dueDate: wished.day };
  const held = { moving: [], breaks: [], why: null };
  const asWished = offered(job.high, 'as-wished', by);
  if (asWished && given.isVague && about.hours.guessed > 0) {
    const offer: Offer = { ...asWished, kind: 'within-hours', mostHours: about.hours.high };
    return { ...about, wish: { ...wished, holds: 'within', ...held }, offers: withDays([offer, ...known]) };
  }
  if (asWished) {
    const sooner = known.filter(({ lastDay }) => lastDay < asWished.lastDay);
    return { ...about, wish: { ...wished, holds: 'fits', ...held }, offers: withDays([asWished, ...sooner]) };
  }
  const within = withinHours(job, by);
  const wish: Wish =
    within.length > 0
      ? { ...wished, holds: 'within', ...held }
      : { ...wished, ...heldAgainst(onTerms(given.request, by), standing) };
  const offers = [...within, ...known, ...concessions(onTerms(job.high, by), basis)];
  return { ...about, wish, offers: withDays(offers) };
}
