import type { NewPublishedCalendar } from '@daymark/contract/published-calendars';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect } from 'vitest';
import type { TestUser } from './people.ts';

/** Contents of a published calendar: all that there is. */
export const EVERYTHING = {
  kinds: ['task', 'wait', 'milestone'],
  withCompleted: true,
  isTimed: true,
} satisfies NewPublishedCalendar;

/** A published calendar, with the name of its file. */
export async function publish({ api }: TestUser, contents: Partial<NewPublishedCalendar> = {}) {
  const { calendar, address } = (
    await api.publishedCalendars.publish({ body: { ...EVERYTHING, ...contents } })
  ).data;
  return { calendar, address, file: address.split('/').at(-1) ?? '' };
}

export const readFile = (node: { address: string }, file: string, headers: Record<string, string> = {}) =>
  fetch(`${node.address}/api/calendar/${file}`, { headers });

/** The entries of a calendar by their titles. */
export async function entriesIn(node: { address: string }, file: string): Promise<Record<string, VEvent>> {
  const response = await readFile(node, file);
  expect(response.status).toBe(200);
  const found = Object.values(nodeIcal.sync.parseICS(await response.text()));
  const events = found.filter((one): one is VEvent => (one as VEvent).type === 'VEVENT');
  return Object.fromEntries(events.map((event) => [String(event.summary), event]));
}
