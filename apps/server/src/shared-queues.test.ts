// One user takes every place that a user can have, and keeps them: others must not notice.
import { once } from 'node:events';
import { request } from 'node:http';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openModelEngine } from './ai/model/engine.ts';
import { drawAvatar } from './avatars/picture.ts';
import { inCalendarThread, inHolidayThread } from './calendars/thread.ts';
import { readConfig } from './config.ts';
import { failureOf } from './testing/accounts.ts';
import { calendarFile } from './testing/calendars.ts';
import { eventually } from './testing/eventually.ts';
import { startTestApp, type TestApp } from './testing/harness.ts';
import { longTest } from './testing/long-run.ts';
import { nothingThere } from './testing/model/facts.ts';
import { startFaultServer } from './testing/model/fault-server.ts';
import { wellSaid } from './testing/model/sayings.ts';
import { statementReader } from './testing/model/statement-reader.ts';
import { makeUser, type TestUser } from './testing/people.ts';
import { publish, readFile } from './testing/published-calendars.ts';

/** Begins an upload, sends its first bytes, and keeps the connection open. */
async function beginUpload({ address }: TestApp, { token }: TestUser, path: string, field: string) {
  const upload = request(`${address}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': '1000',
    },
  });
  upload.on('error', () => {});
  onTestFinished(() => void upload.destroy());
  upload.write(`--part\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\nBEGIN`);
  await once(upload, 'socket');
}

const drawPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const UPLOADS = 10;

/** Uploads are counted before they enter the queue. */
const isCounted = (app: TestApp) =>
  eventually(async () => {
    const { rows } = await sql<{ count: number }>`
      select coalesce(sum(cardinality(events)), 0)::int as count from limits
    `.execute(app.db);
    expect(rows[0]?.count).toBe(UPLOADS);
  });

longTest('uploads of pictures that one person never ends hold up nobody else', async () => {
  const app = await startTestApp();
  const [slow, other] = [await makeUser(app), await makeUser(app)];
  for (let count = 0; count < UPLOADS; count++) await beginUpload(app, slow, '/users/avatar', 'avatar');
  await isCounted(app);

  const picture = new Uint8Array(await drawPicture());
  const { data } = await other.api.avatars.upload({ body: { avatar: new File([picture], 'a.png') } });

  expect(data.avatar.url).toContain(other.userId);
});

test('pictures that one person has decoded alternate with those of others', async () => {
  const picture = await drawPicture();
  const drawn: string[] = [];
  const draw = async (person: string) => {
    await drawAvatar(picture, { person });
    drawn.push(person);
  };
  const waiting = [draw('ana'), draw('ana'), draw('ben')];

  await expect(draw('ana')).rejects.toMatchObject({ code: 'overloaded' });
  await Promise.all(waiting);

  expect(drawn).toEqual(['ana', 'ben', 'ana']);
});

test('exports of one person that wait for the database leave a place to the others', async () => {
  const app = await startTestApp();
  const [slow, other] = [await makeUser(app), await makeUser(app)];
  let waiting: Promise<unknown>[] = [];
  await app.db.transaction().execute(async (trx) => {
    // Counting an export of this person waits for the end of this transaction.
    await sql`
      insert into limits (subject, kind, events, touched_at) values (${slow.userId}, 'exports', '{}', ${app.clock.now()})
    `.execute(trx);
    const asked = Array.from({ length: 5 }, () => slow.api.exports.account());
    // The refusal of one means that the others have taken the places of this person.
    expect(await failureOf(Promise.all(asked))).toMatchObject({ status: 503, code: 'overloaded' });
    waiting = asked;

    expect(await other.api.exports.account()).toMatchObject({ user: { id: other.userId } });
  });
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

test('readings of one calendar feed that wait for the database leave a place to the others', async () => {
  const app = await startTestApp();
  const { file } = await publish(await makeUser(app));
  const { file: other } = await publish(await makeUser(app));
  const statuses: number[] = [];
  const change = await app.db.startTransaction().execute();
  await sql`lock table subtasks in access exclusive mode`.execute(change);
  const ask = async () => void statuses.push((await readFile(app, file)).status);
  const asked = Array.from({ length: 22 }, ask);
  // The refusal of one means that the others have taken the places of this person.
  await eventually(async () => expect(statuses).toEqual([503]));

  const reading = readFile(app, other);
  await change.commit().execute();
  expect((await reading).status).toBe(200);
  await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(21);
});

test('uploads of calendars that one person never ends hold up nobody else', async () => {
  const app = await startTestApp();
  const [slow, other] = [await makeUser(app), await makeUser(app)];
  for (let count = 0; count < UPLOADS; count++)
    await beginUpload(app, slow, '/calendar/feeds/file', 'calendar');
  await isCounted(app);

  const file = calendarFile('DTSTART:20261124T100000Z\nDTEND:20261124T120000Z');
  const { data } = await other.api.calendars.uploadFeed({ body: { calendar: new File([file], 'a.ics') } });

  expect(data.feed).toMatchObject({ state: 'ready', busyDays: 1 });
});

test('a thread that reads the calendar of one person leaves one to the others', async () => {
  const held = new Int32Array(new SharedArrayBuffer(4));
  const file = new URL('./http/testing/thread-work.ts', import.meta.url);
  const read = (person: string, material: { word: string; held?: Int32Array }) =>
    inCalendarThread(file, material, { deadlineMilliseconds: 60_000, requester: { person } });
  const holding = ['ana', 'ana', 'ana'].map((person) => read(person, { word: 'late', held }));

  expect(await read('ben', { word: 'read' })).toBe('read');

  Atomics.store(held, 0, 1);
  Atomics.notify(held, 0);
  expect(await Promise.all(holding)).toEqual(['late', 'late', 'late']);
});

longTest('holidays do not wait for calendars, however many of them are read', async () => {
  const held = new Int32Array(new SharedArrayBuffer(4));
  const file = new URL('./http/testing/thread-work.ts', import.meta.url);
  const work = (person: string) => ({ deadlineMilliseconds: 60_000, requester: { person } });
  const holding = ['ana', 'ben', 'cleo'].map((person) =>
    inCalendarThread(file, { word: 'late', held }, work(person)),
  );

  expect(await inHolidayThread(file, { word: 'found' }, work('dan'))).toBe('found');

  Atomics.store(held, 0, 1);
  Atomics.notify(held, 0);
  expect(await Promise.all(holding)).toEqual(['late', 'late', 'late']);
});

test('chats in which one person waits for the model leave places to the others', async () => {
  const server = await startFaultServer(wellSaid);
  onTestFinished(() => server.stop());
  const provider = 'openai-compatible';
  const environment = { AI_PROVIDER: provider, AI_MODEL: 'm', AI_API_KEY: 'k', AI_BASE_URL: server.baseUrl };
  const engine = openModelEngine(readConfig(environment), provider, { planner: statementReader });
  const ask = (userId: string, signal: AbortSignal) =>
    engine.answer(
      {
        turns: [{ sender: 'user', content: 'Hello' }],
        today: '2026-11-20',
        timezone: 'Europe/London',
        locale: 'en-GB',
        lookUp: nothingThere,
      },
      { userId, signal, onPiece: () => {} },
    );
  server.mode = 'silent';
  const gone = new AbortController();
  const waiting = Array.from({ length: 500 }, () => ask('ana', gone.signal).catch(() => undefined));
  await eventually(() => expect(server.asked.length).toBeGreaterThan(0));
  server.mode = 'fine';

  expect((await ask('ben', new AbortController().signal)).text).not.toBe('');

  gone.abort();
  await Promise.all(waiting);
});
