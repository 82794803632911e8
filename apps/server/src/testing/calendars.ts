import { randomUUIDv7 } from 'node:crypto';
import { insertFeed, moveFeed, saveReading } from '../calendars/feed-store.ts';
import type { TestNode } from './harness.ts';
import type { TestUser } from './people.ts';

/** A calendar file with these events, each given as its lines. */
export const calendarFile = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daymark//Tests//EN',
    'X-WR-CALNAME:Work',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      ...(/^UID:/m.test(lines) ? [] : [`UID:${index}`]),
      ...lines.trim().split(/\s*\n\s*/),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** A calendar that was read, and a removed one, written by the import code without a network request. */
export async function makeFeeds({ db, services }: TestNode, { userId }: Pick<TestUser, 'userId'>) {
  const ids: [string, string] = [randomUUIDv7(), randomUUIDv7()];
  const [now, dueAt] = [services.now(), new Date('2100-01-01T00:00:00Z')];
  const days = [{ date: '2026-12-01', minutes: 90, isWholeDay: false, stretches: [60, 150] }];
  for (const id of ids) {
    const address = `https://calendars.example/owner’s-secret-${id}.ics`;
    await insertFeed(db, { userId, id, name: 'Owner’s secret calendar', address, dueAt }, now);
    const reading = {
      content: Buffer.from(''),
      etag: null,
      modified: null,
      days,
      unreadEvents: 0,
      unreadNote: null,
      dueAt,
    };
    await db.transaction().execute((trx) => saveReading(trx, { userId, id }, reading, now));
  }
  await moveFeed(db, { userId, id: ids[1] }, now);
  return ids;
}
