import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser, type TestUser } from '../testing/people.ts';
import { gif, jpegPart, png, withParts } from './testing/bytes.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const upload = ({ api }: TestUser, bytes: Uint8Array<ArrayBuffer>, name = 'me.png') =>
  api.avatars.upload({ body: { avatar: new File([bytes], name) } });

const shown = (address: string | undefined) => fetch(`${app.address}${address}`);

const pictureAt = async (address: string | undefined) =>
  Buffer.from(await (await shown(address)).arrayBuffer());

/** Left half red, right half blue. */
async function twoHalves(width: number, height: number, orientation = 1) {
  const left = { input: { create: { width: width / 2, height, channels: 3, background: 'red' } } } as const;
  return Buffer.from(
    await sharp({ create: { width, height, channels: 3, background: 'blue' } })
      .composite([{ ...left, gravity: 'west' }])
      .withMetadata({ orientation })
      .withExif({ IFD0: { Artist: 'Ana at home' } })
      .jpeg()
      .toBuffer(),
  );
}

async function colourAt(picture: Buffer, left: number, top: number) {
  const pixels = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (top * pixels.info.width + left) * pixels.info.channels;
  const [red = 0, , blue = 0] = pixels.data.subarray(at, at + 3);
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`;
}

test('a picture is cut to a square from its middle, drawn anew, and shown with the profile', async () => {
  const user = await makeUser(app);
  const { data } = await upload(user, await twoHalves(600, 200));

  const picture = await pictureAt(data.avatar.url);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(await colourAt(picture, 20, 128)).toBe('red');
  expect(await colourAt(picture, 236, 128)).toBe('blue');
  expect((await user.api.users.profile()).data.avatar).toEqual(data.avatar);
  expect((await user.api.auth.profile()).data.avatar).toEqual(data.avatar);
});

test.each([
  [3, 'blue', 'red'],
  [6, 'red', 'red'],
  [8, 'blue', 'blue'],
])(
  'a picture that lies (orientation %i) is turned upright, and tells nothing else',
  async (orientation, first, aboveLast) => {
    const user = await makeUser(app);
    const { data } = await upload(user, await twoHalves(300, 300, orientation));

    const picture = await pictureAt(data.avatar.url);
    expect([await colourAt(picture, 20, 20), await colourAt(picture, 236, 20)]).toEqual([first, aboveLast]);
    expect(picture.includes('Ana at home')).toBe(false);
    expect(await sharp(picture).metadata()).not.toHaveProperty('exif');
  },
);

test('it lies under an address of its own that browsers keep, and that only another upload changes', async () => {
  const user = await makeUser(app);
  const first = (await upload(user, png({ width: 300, height: 300 }))).data.avatar.url;
  const response = await shown(first);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(first).toMatch(new RegExp(`^/api/avatars/${user.userId}/[\\w-]{32}$`));

  const second = (await upload(user, png({ width: 300, height: 300 }))).data.avatar.url;
  expect(second).not.toBe(first);
  expect((await shown(first)).status).toBe(404);
  expect((await shown(second)).status).toBe(200);
});

test('what was guessed shows nothing', async () => {
  const user = await makeUser(app);
  const other = await makeUser(app);
  const { url } = (await upload(user, gif({}))).data.avatar;
  await upload(other, gif({}));
  const secret = url.split('/').at(-1) ?? '';
  const guesses = [
    `${user.userId}/`,
    `${user.userId}/${secret.slice(1)}`,
    `${other.userId}/${secret}`,
    `nobody/${secret}`,
    `${user.userId}/null`,
    `${user.userId}/%00`,
  ];
  for (const guess of guesses) expect((await shown(`/api/avatars/${guess}`)).status).toBe(404);
});

test('a removed picture is gone, also from the profile; removing it again changes nothing', async () => {
  const user = await makeUser(app);
  const { url } = (await upload(user, gif({}))).data.avatar;
  for (const _ of [1, 2])
    expect(await user.api.avatars.remove()).toMatchObject({ message: 'Avatar removed successfully!' });
  expect((await shown(url)).status).toBe(404);
  expect((await user.api.users.profile()).data.avatar).toBeNull();
});

test('of uploads at the same time one wins, whole', async () => {
  const user = await makeUser(app);
  const sides = [300, 310, 320, 330, 340];
  const answers = await Promise.all(sides.map((side) => upload(user, png({ width: side, height: side }))));
  const { avatar } = (await user.api.users.profile()).data;
  expect(answers.map(({ data }) => data.avatar.url)).toContain(avatar?.url);
  const statuses = await Promise.all(answers.map(async ({ data }) => (await shown(data.avatar.url)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const rows = await app.db
    .selectFrom('avatars')
    .select('user_id')
    .where('user_id', '=', user.userId)
    .execute();
  expect(rows).toHaveLength(1);
});

test('the twenty-first upload of an hour is refused, and says when to try again', async () => {
  const user = await makeUser(app);
  for (let n = 1; n <= 20; n += 1) await failureOf(upload(user, Buffer.from('no picture')));
  expect(await failureOf(upload(user, gif({})))).toMatchObject({
    status: 429,
    code: 'too_many_attempts',
    message: 'You have uploaded many pictures in a short time. Please try again in 60 minutes.',
    retryAfterSeconds: 3_600,
  });
  app.clock.advance({ minutes: 60, seconds: 1 });
  await upload(user, gif({}));
});

describe('a file', () => {
  const tooLarge = 'File size must be less than 5MB';
  // A JPEG may be followed by other data, as phones do it, so it can have any size.
  const ofBytes = async (size: number) => {
    const jpeg = await sharp(gif({})).jpeg().toBuffer();
    return Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
  };

  test.each([
    [5 * 1_048_576 - 1, undefined],
    [5 * 1_048_576, tooLarge],
    [5 * 1_048_576 + 1, tooLarge],
    [20 * 1_048_576, tooLarge],
  ])('of %i bytes: %s', async (size, message) => {
    const user = await makeUser(app);
    const sent = upload(user, await ofBytes(size));
    if (message)
      expect(await failureOf(sent)).toMatchObject({ status: 413, code: 'body_too_large', message });
    else await sent;
  });

  test.each([
    [{ width: 4_000, height: 4_000 }, undefined],
    [{ width: 4_096, height: 4_096 }, 'Please choose a picture of at most 16 megapixels'],
    [{ width: 4_097, height: 500 }, 'Please choose a picture of at most 4096 pixels a side'],
    [{ width: 100, height: 1_001 }, 'Please choose a picture that is at most 10 times as long as it is wide'],
  ])('of %j pixels: %s', async (sides, message) => {
    const user = await makeUser(app);
    const sent = upload(user, png({ ...sides, depth: 1, colour: 0 }));
    if (!message) await sent;
    else
      expect(await failureOf(sent)).toMatchObject({
        status: 400,
        code: 'invalid_input',
        message,
        errors: [{ path: 'avatar', message }],
      });
  });

  test('that a phone made, with a film behind the picture and much said about it, is a picture', async () => {
    const user = await makeUser(app);
    const picture = withParts(
      await twoHalves(300, 300),
      ...Array(60).fill(jpegPart(0xe2, Buffer.alloc(60_000, 7))),
    );
    await upload(
      user,
      Buffer.concat([picture, Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(100_000, 99)]),
    );
  });
});
