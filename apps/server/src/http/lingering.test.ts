import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
let user: TestUser;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
  user = await makeUser(app);
});
afterAll(() => close());

const MEGABYTE = 1_048_576;
const PIECE = Buffer.alloc(65_536, 'a');
/** So much is sent before the client reads, as some browsers do. */
const DEAF_BYTES = 10 * MEGABYTE;

/** A connection whose client reads nothing until it has sent a lot. */
function open() {
  const socket = connect(Number(new URL(app.address).port), '127.0.0.1').pause();
  // The rest of the request when the server finally closed.
  socket.on('error', () => {});
  return socket;
}

/** Sends a request's head and an endless body, and returns the answer and how much was accepted. */
function sendEndless(head: string, { isChunked = false } = {}): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    const socket = open();
    let answer = '';
    let sent = 0;
    const more = () => {
      while (sent < 100 * MEGABYTE && !socket.destroyed) {
        sent += PIECE.length;
        if (sent > DEAF_BYTES) socket.resume();
        if (isChunked) socket.write('10000\r\n');
        if (!socket.write(isChunked ? `${PIECE}\r\n` : PIECE)) return;
      }
    };
    socket.write(head);
    socket.on('drain', more);
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('close', () => resolve({ answer, sent }));
    more();
  });
}

const headOf = (request: string, ...headers: string[]) =>
  [`${request} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');
const JSON_BODY = 'content-type: application/json';
const VAST = 'content-length: 1000000000';
const PICTURE = '--a-boundary\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n';

describe('who sends without an end hears the refusal, and the rest is not read', () => {
  const asUser = () => `authorization: Bearer ${user.token}`;
  test.each([
    ['413 for a body', () => headOf('POST /api/auth/login', JSON_BODY, VAST), 'The request is too large'],
    [
      '413 for a picture',
      () =>
        headOf(
          'POST /api/users/avatar',
          asUser(),
          'content-type: multipart/form-data; boundary=a-boundary',
          VAST,
        ) + PICTURE,
      'File size must be less than 5MB',
    ],
    ['401 without a token', () => headOf('POST /api/projects', JSON_BODY, VAST), 'Please log in to continue'],
    ['413 where nothing is', () => headOf('POST /api/nowhere', JSON_BODY, VAST), 'The request is too large'],
    [
      '415 for what is no JSON',
      () => headOf('POST /api/projects', asUser(), 'content-type: text/csv', VAST),
      'must be JSON',
    ],
  ])('%s', async (what, head, message) => {
    const { answer, sent } = await sendEndless(head());
    expect(answer).toContain(`HTTP/1.1 ${what.slice(0, 3)} `);
    expect(answer).toContain(message);
    expect(sent).toBeLessThan(50 * MEGABYTE);
  });

  test('413 for a body in chunks', async () => {
    const head = headOf('POST /api/auth/login', JSON_BODY, 'transfer-encoding: chunked');
    const { answer, sent } = await sendEndless(head, { isChunked: true });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(50 * MEGABYTE);
  });
});

test('a refused picture that is sent to its end before its sender listens is told why', async () => {
  const size = 8 * MEGABYTE;
  const type = 'content-type: multipart/form-data; boundary=a-boundary';
  const socket = open();
  const ended = new Promise<string>((resolve) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('end', () => resolve(answer));
  });
  socket.write(
    headOf(
      'POST /api/users/avatar',
      `authorization: Bearer ${user.token}`,
      type,
      `content-length: ${size + PICTURE.length}`,
    ) + PICTURE,
  );
  socket.write(Buffer.alloc(size, 'a'), () => socket.resume());
  expect(await ended).toContain('File size must be less than 5MB');
});

test('the connection of a small body that was not wanted serves the next request', async () => {
  const socket = open().resume();
  let answers = '';
  socket.on('data', (data) => {
    answers += data.toString();
  });
  const answered = (count: number) =>
    expect.poll(() => answers.match(/HTTP\/1\.1 401 /g)?.length).toBe(count);
  for (const count of [1, 2]) {
    socket.write(headOf('POST /api/projects', JSON_BODY, 'content-length: 10'));
    await answered(count);
    socket.write('{"name":1}');
  }
  expect(answers).not.toContain('connection: close');
  socket.destroy();
});
