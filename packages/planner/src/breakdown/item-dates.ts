import { addDays, type Day, weekdayOf } from '@daymark/domain/dates';
import type { Item } from '../brief/brief.ts';
import type { Deliverable } from '../playbooks/schema.ts';
import { deliverableFor, type Scene } from './scene.ts';

/** Days before a fixed day by which what is hired or booked for it should be settled. */
const BOOKED_AHEAD_DAYS = 3;
const BOOKING =
  /^(?:book|rent|hire|reserve|order|lease|mieten|buchen|bestellen|reservieren|beauftragen|louer|réserver|commander|alquilar|reservar|encargar|alugar|encomendar)$/;

/** Whether somebody works on the day. */
export const isWorked = (day: Day | null, { brief, request }: Scene): boolean =>
  day !== null &&
  !request.calendar.daysOff.includes(day) &&
  !brief.availability.daysOff.includes(day) &&
  (brief.availability.weekdays ?? request.calendar.weekdays).includes(weekdayOf(day));

export interface Dates {
  release: Day | null;
  deadline: Day | null;
}

/** A thing that happens on a day is that day's; a thing that is only needed on it is done before. */
export function datesOf(item: Item, hours: number, scene: Scene): Dates {
  const { startDate, today, dueDate } = scene.request;
  const from = startDate > today ? startDate : today;
  const within = (day: Day | null): Day | null =>
    day !== null && day >= from && day <= dueDate ? day : null;
  const [on, release, deadline] = [within(item.on), within(item.release), within(item.deadline)];
  if (on === null)
    return {
      release: release !== null && deadline !== null && release > deadline ? null : release,
      deadline,
    };
  const verb = item.verbs.at(-1) ?? '';
  const needsBooking =
    BOOKING.test(verb) || (verb === '' && scene.spoken !== null && BOOKING.test(titleVerb(item, scene)));
  if (needsBooking) {
    const ahead = addDays(on, -BOOKED_AHEAD_DAYS);
    return { release, deadline: ahead >= from ? ahead : on };
  }
  if ((hours > scene.longestTask && item.count !== null) || on > scene.request.dueDate)
    return { release, deadline: on };
  return { release: on, deadline: on };
}

/** A speech for the 5th is written before; a meeting on the 5th is held then. */
export function madeFor(item: Item, deliverable: Deliverable | undefined, scene: Scene): Item {
  const title = scene.spoken ? (deliverable?.[scene.spoken]?.title ?? '') : '';
  const made =
    /^(?:Write|Draw up|Design|Make|Draft|Build) |(?:schreiben|erstellen|gestalten|aufstellen|entwerfen)$/.test(
      title,
    );
  return item.on !== null && item.deadline === null && item.verbs.length === 0 && made
    ? { ...item, deadline: item.on, on: null }
    : item;
}

function titleVerb(item: Item, scene: Scene): string {
  const known = deliverableFor(scene, item.object)?.deliverable;
  const title = scene.spoken ? (known?.[scene.spoken]?.title ?? '') : '';
  return (scene.spoken === 'de' ? title.split(' ').at(-1) : title.split(' ')[0])?.toLowerCase() ?? '';
}

/** What else has to be done on such a day needs an hour or two. */
const AROUND_IT = 1.5;

/** The hours that there are on a day; those of a usual one where it is opened for what happens on it. */
export function hoursOn(day: Day, { brief, longestTask }: Scene): number {
  const own = brief.availability.hoursByWeekday?.[weekdayOf(day)];
  return own ? Math.min(8, Math.max(longestTask, own - AROUND_IT)) : longestTask;
}
