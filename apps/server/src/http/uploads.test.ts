import { connect } from 'node:net';
import { Failure } from '@daymark/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
let user: TestUser;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());
beforeEach(async () => {
  user = await makeUser(app);
});

const BOUNDARY = 'a-boundary';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=', 'base64').toString('latin1');

const part = (disposition: string, content: string, more = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;
const picture = (name = 'avatar') =>
  part(`name="${name}"; filename="me.gif"`, PIXEL, 'content-type: image/gif\r\n');
const form = (...parts: string[]) => Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`, 'latin1');

async function post(
  body: Buffer<ArrayBuffer> | string,
  type: string | undefined = `multipart/form-data; boundary=${BOUNDARY}`,
) {
  const response = await fetch(`${app.address}/api/users/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': type },
    body,
  });
  const answer: unknown = await response.json();
  return { status: response.status, message: response.ok ? 'taken' : Failure.parse(answer).message };
}

const NO_FILE = { status: 400, message: 'Please select an image file' };
const UNREADABLE = {
  status: 400,
  message: 'The form could not be read. Please send one file as its field avatar.',
};
const NO_FORM = {
  status: 415,
  message: 'Please send a form (multipart/form-data) with one file as its field avatar',
};
const TAKEN = { status: 200, message: 'taken' };

describe('a form', () => {
  test.each([
    ['with the file', form(picture()), TAKEN],
    [
      'with the file among other fields',
      form(part('name="a"', '1'), picture(), part('name="b"', '2')),
      TAKEN,
    ],
    ['with a file of another name', form(picture('file')), NO_FILE],
    ['with text in the place of the file', form(part('name="avatar"', PIXEL)), NO_FILE],
    ['with an empty file', form(part('name="avatar"; filename="a.gif"', '')), NO_FILE],
    ['with no file', form(part('name="a"', '1')), NO_FILE],
    ['with nothing', form(), NO_FILE],
    ['with two files', form(picture(), picture()), UNREADABLE],
    ['with too many fields', form(...Array<string>(50).fill(part('name="a"', '1')), picture()), UNREADABLE],
    ['with a file named as a prototype', form(picture('__proto__')), UNREADABLE],
    ['with a field named as a prototype', form(part('name="constructor"', '1'), picture()), UNREADABLE],
    [
      'with broken JSON in a field',
      form(part('name="a"', '{', 'content-type: application/json\r\n'), picture()),
      UNREADABLE,
    ],
    ['that breaks off in the file', form(picture()).subarray(0, -60), UNREADABLE],
    ['that breaks off in a header', form(picture()).subarray(0, 40), UNREADABLE],
    ['without its end', Buffer.from(picture(), 'latin1'), UNREADABLE],
    [
      'with another boundary',
      Buffer.from(form(picture()).toString('latin1').replaceAll(BOUNDARY, 'other'), 'latin1'),
      UNREADABLE,
    ],
    [
      'with vast headers',
      form(part('name="avatar"; filename="a.gif"', PIXEL, `x: ${'y'.repeat(100_000)}\r\n`)),
      TAKEN,
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await post(body)).toEqual(expected);
  });

  test.each([
    ['JSON', 'application/json', '{"avatar":"x"}'],
    ['text', 'text/plain', 'x'],
    ['a picture itself', 'image/gif', PIXEL],
    ['a form of fields', 'application/x-www-form-urlencoded', 'avatar=x'],
  ])('is what is wanted, not %s', async (_what, type, body) => {
    expect(await post(body, type)).toEqual(NO_FORM);
  });

  test('without a boundary is no form', async () => {
    expect(await post(form(picture()), 'multipart/form-data')).toEqual(UNREADABLE);
  });

  test('is read in whatever pieces it comes', async () => {
    const bytes = form(picture());
    const pieces = new ReadableStream({
      async start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const response = await fetch(`${app.address}/api/users/avatar`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      body: pieces,
      duplex: 'half',
    });
    expect(response.status).toBe(200);
  });
});

const BEGINNING = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="avatar"; filename="a"\r\n\r\n`;

/** Begins an upload that never ends. */
function begin({ token }: TestUser) {
  const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST /api/users/avatar HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 9000\r\n\r\n${BEGINNING}`,
  );
  return socket;
}

/** For slow machines; usually it is much faster. */

/** Waits until so many uploads have begun on the server. */
const begun = (count: number) =>
  eventually(async () => {
    const { rows } = await sql<{ n: number }>`
      select coalesce(sum(cardinality(events)), 0)::int as n from limits where kind = 'uploads'
    `.execute(app.db);
    expect(rows[0]?.n).toBe(count);
  });

test('too many uploads at once are told so, and who goes away in the middle makes room', async () => {
  await sql`delete from limits`.execute(app.db);
  const people = await Promise.all(Array.from({ length: 6 }, () => makeUser(app)));
  const sockets = people.flatMap((person) => Array.from({ length: 11 }, () => begin(person)));
  await begun(sockets.length);

  expect(await post(form(picture()))).toEqual({
    status: 503,
    message: 'Many pictures are being uploaded right now. Please try again in a few seconds.',
  });

  for (const socket of sockets) socket.destroy();
  await eventually(async () => expect(await post(form(picture()))).toEqual(TAKEN));
  await Promise.all(
    Array.from({ length: 10 }, async () => expect(await post(form(picture()))).toEqual(TAKEN)),
  );
});
