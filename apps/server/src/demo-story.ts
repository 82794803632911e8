import { randomUUIDv7 } from 'node:crypto';
import { ChangeAcceptance } from '@daymark/contract/change-requests';
import { addDays } from '@daymark/domain/dates';
import { makeClientLink, openClientLink } from './auth/client-links.ts';
import { addDayOff } from './calendars/days-off.ts';
import { acceptChangeRequest, readChangeRequest } from './change-requests/service.ts';
import { receiveNote } from './client-links/receive.ts';
import type { ContextOn, DemoStory } from './demo-days.ts';
import { changeMilestone } from './projects/milestones.ts';
import { changeProject, seeProject } from './projects/service.ts';
import { delaysOf } from './promises/ledger.ts';
import { draftQuote, noteAnswer, sendQuote } from './quotes/service.ts';
import { applyReplan, previewReplan } from './replans/service.ts';

const LINK_DAYS = 90;
const QUOTE_VALID_DAYS = 14;

interface Told {
  projectId: string;
  client: string;
  story: DemoStory;
}

/** Moves what does not fit any more, as a click on "Move" does. */
async function replan(on: ContextOn, daysAgo: number, projectId: string): Promise<void> {
  const context = on(daysAgo);
  const { stamp } = await previewReplan(context, { projectId, staying: [] });
  const wish = { projectId, stamp, staying: [], away: [], week: null, answered: null, how: 'moves' as const };
  await applyReplan(context, wish);
}

async function acceptQuote(on: ContextOn, { projectId, client, story }: Told): Promise<void> {
  const { note, acceptedDaysAgo } = story.quote;
  const sent = on(acceptedDaysAgo + 1);
  const wish = { basis: null, validUntil: addDays(sent.today, QUOTE_VALID_DAYS), note };
  const { quote } = await draftQuote(sent, projectId, wish);
  await sendQuote(sent, quote.id, undefined);
  await noteAnswer(on(acceptedDaysAgo), quote.id, { isAccepted: true, name: client });
}

async function takeChange(on: ContextOn, { projectId, story: { change } }: Told): Promise<void> {
  const context = on(change.acceptedDaysAgo);
  const { project, milestones } = await seeProject(context, projectId);
  const wish = { mail: change.mail.join('\n'), dueDate: addDays(project.due_date, change.laterByDays) };
  const { madeFrom } = await readChangeRequest(context, projectId, { ...wish, asks: [] });
  await acceptChangeRequest(
    context,
    projectId,
    ChangeAcceptance.parse({ ...wish, madeFrom, isPromised: true }),
  );
  const last = milestones.at(-1);
  if (last) {
    const dueDate = addDays(last.due_date, change.laterByDays);
    await changeMilestone(context, last.id, { dueDate }, undefined);
  }
}

/** Takes days around the end of the planned work off, so that it ends later. */
async function takeDaysOff(on: ContextOn, { projectId, story: { dayOff } }: Told): Promise<void> {
  const context = on(dayOff.enteredDaysAgo);
  const finish = (await delaysOf(context, projectId)).finish.now ?? context.today;
  await addDayOff(context, {
    name: dayOff.name,
    firstDay: addDays(finish, -dayOff.daysBefore),
    lastDay: addDays(finish, dayOff.daysAfter),
    hoursOff: null,
  });
  await replan(on, dayOff.enteredDaysAgo, projectId);
}

async function giveMoreTime(on: ContextOn, { projectId, story: { later } }: Told): Promise<void> {
  const context = on(later.daysAgo);
  const { project } = await seeProject(context, projectId);
  await changeProject(context, projectId, { dueDate: addDays(project.due_date, later.byDays) }, undefined);
}

/** The page of the client, and what they wrote on it. Returns its address. */
export async function tellPage(on: ContextOn, { projectId, story }: Told): Promise<string> {
  const { address } = await makeClientLink(on(story.quote.acceptedDaysAgo + 1), projectId, {
    shows: ['brief', 'days', 'milestones', 'waits', 'progress', 'name', 'quote'],
    language: 'en',
    days: LINK_DAYS,
  });
  const context = on(story.note.writtenDaysAgo);
  const link = await openClientLink(context, address.slice(address.lastIndexOf('/') + 1));
  const fields = new URLSearchParams({ form: 'note', id: randomUUIDv7(), text: story.note.text });
  if (link) await receiveNote(context, link, fields);
  return address;
}

/** What happens on a day of the story, before the work of that day. */
export async function tellDay(on: ContextOn, daysAgo: number, told: Told): Promise<void> {
  const { quote, change, dayOff, later } = told.story;
  if (daysAgo === quote.acceptedDaysAgo) await acceptQuote(on, told);
  if (daysAgo === change.acceptedDaysAgo) await takeChange(on, told);
  if (daysAgo === dayOff.enteredDaysAgo) await takeDaysOff(on, told);
  if (daysAgo === later.daysAgo) await giveMoreTime(on, told);
}
