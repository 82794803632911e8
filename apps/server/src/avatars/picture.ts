import { avatarProblem, pictureProblem } from '@daymark/domain/avatars';
import { AVATAR_MAX_PIXELS, AVATAR_SIDE_PIXELS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { Metadata, SharpOptions } from 'sharp';
import { invalid } from '../http/errors.ts';
import { makeFairQueue, type Requester } from '../http/fair-queue.ts';
import { tooManyUploads } from './busy.ts';
import { LOADERS, pictureKindOf } from './kinds.ts';
import { isIntricate } from './parts.ts';

// Measured with heavy pictures: decoding takes up to a third more than this estimate.
const DECODED_MAX_BYTES = 80_000_000;
const TIMEOUT_SECONDS = 10;
const QUALITY = 82;

const OPTIONS: SharpOptions = {
  failOn: 'error',
  // Only the first frame of an animation is used.
  pages: 1,
  sequentialRead: true,
  limitInputPixels: AVATAR_MAX_PIXELS,
};

/** One at a time, because decoding takes much memory. A user has at most one upload at a time. */
const queue = makeFairQueue({
  atOnce: 1,
  eachAtOnce: 1,
  waitingMax: 10,
  eachWaitingMax: 1,
  refusal: tooManyUploads,
});

const TOO_MUCH = t`This picture is too complex to open. Please save it as a simple JPEG or PNG first.`;

const refuse = (message: string) => invalid('avatar', message);

const notAnImage = () => refuse(avatarProblem({ isImage: false, size: 0 }) ?? '');

let loading: Promise<typeof import('sharp').default> | undefined;

/** Loaded with the first picture, because it takes 20 MB. All loaders except those of our formats are disabled. */
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: Object.values(LOADERS) });
    return sharp;
  });
  return loading;
}

/** Most bytes that a decoder holds at once: for a progressive JPEG the whole picture, at two bytes a value. */
function decodedBytes({
  width,
  height,
  channels,
  depth,
  format,
  isProgressive,
  chromaSubsampling,
}: Metadata) {
  const values = format === 'jpeg' && chromaSubsampling === '4:2:0' ? channels / 2 : channels;
  const wide = depth !== 'uchar' || (format === 'jpeg' && isProgressive);
  return width * height * values * (wide ? 2 : 1);
}

/** Why a picture is refused by its header, or null. Nothing is decoded for it. */
function headerProblem(header: Metadata): string | null {
  const problem = pictureProblem(header);
  if (problem) return problem;
  return decodedBytes(header) > DECODED_MAX_BYTES ? TOO_MUCH : null;
}

async function draw(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const header = await sharp(file, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) throw notAnImage();
  const problem = headerProblem(header);
  if (problem) throw refuse(problem);
  return sharp(file, OPTIONS)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(AVATAR_SIDE_PIXELS, AVATAR_SIDE_PIXELS, { fit: 'cover', position: 'centre' })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw notAnImage();
    });
}

/**
 * The picture of a file as WebP: upright, cropped to the square in its middle, without metadata. Throws `invalid_input`
 * for files that are no picture or too large.
 */
export async function drawAvatar(file: Buffer, requester?: Requester): Promise<Buffer> {
  const kind = pictureKindOf(file);
  if (!kind) throw notAnImage();
  if (isIntricate(file, kind)) throw refuse(TOO_MUCH);
  return queue.run(() => draw(file), requester);
}
