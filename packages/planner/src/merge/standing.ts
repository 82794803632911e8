import { daysBetween } from '@daymark/domain/dates';
import type { Draft } from '../compile/draft.ts';
import { type Frame, unitsOfDraft, workOf } from '../frame.ts';
import type { Axis } from '../schedule/calendar.ts';
import type { Placed } from '../schedule/pieces.ts';
import { overfull, type Schedule, scheduleWork } from '../schedule/schedule.ts';
import type { Work } from '../schedule/work.ts';

/** How often some rows are released before all are. */
const MOST_ROUNDS = 24;

/** The day on which an existing row may stay: its own, if the brief and the calendar still allow it. */
function dayOf(draft: Draft, { from, to }: Frame): number | undefined {
  const day = draft.stands?.day;
  const { release, deadline } = draft;
  if (!day || day < from || day > to || (release && day < release) || (deadline && day > deadline))
    return undefined;
  return daysBetween(from, day);
}

/**
 * Everything on its present day if nothing new is requested, even if it does not fit. Work without a day stays without
 * one.
 */
function placedUnchanged(frame: Frame, days: readonly (number | undefined)[]): Placed[] | undefined {
  const placed: Placed[] = [];
  for (const [index, draft] of frame.drafts.entries()) {
    const day = days[index];
    if (!draft.stands || (day === undefined && draft.stands.day !== null)) return undefined;
    // A longer task counts as new: its day may not have room for it.
    if (draft.hours > draft.stands.hours) return undefined;
    if (day !== undefined) placed.push({ index, day, units: unitsOfDraft(draft.hours, frame) });
  }
  return placed.sort((a, b) => a.day - b.day);
}

/**
 * Schedules around existing rows: each keeps its day unless other work would have no room. Only if that is impossible,
 * everything is scheduled again.
 */
export function scheduleStanding(frame: Frame, axis: Axis): Schedule {
  const work = workOf(frame, axis);
  const days = frame.drafts.map((draft) => dayOf(draft, frame));
  const anew = () => scheduleWork(work, axis);
  if (days.every((day) => day === undefined)) return anew();
  const fixed = new Set(days.flatMap((day, index) => (day === undefined ? [] : [index])));
  const onTheirDays = (): Work[] =>
    work.map((one, index) => {
      const day = fixed.has(index) ? days[index] : undefined;
      return day === undefined ? one : { ...one, releaseDay: day, deadlineDay: day, flexible: false };
    });
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const here = onTheirDays();
    const tight = overfull(here, axis);
    const around = tight.length === 0 ? scheduleWork(here, axis) : undefined;
    if (around?.feasible) return around;
    // If there are enough hours, but not in whole pieces or in this order, the conflicting rows are released.
    const released = (around?.unplaced ?? tight).filter((index) => fixed.delete(index));
    if (released.length === 0) break;
  }
  const schedule = anew();
  const placed = schedule.feasible ? undefined : placedUnchanged(frame, days);
  return placed
    ? {
        ...schedule,
        placed,
        unplaced: frame.drafts.flatMap((_, index) => (days[index] === undefined ? [index] : [])),
      }
    : schedule;
}
