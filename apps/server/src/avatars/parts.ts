import type { PictureKind } from './kinds.ts';

/** The offset of the next segment after the one at an offset; the length of the file if there is none. */
type Next = (file: Buffer, at: number) => number;

const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
const GIF_EXTENSION = 0x21;
const GIF_PICTURE = 0x2c;

/**
 * Whether a byte after 0xff begins a segment: 0 is a plain 0xff of a scan, and 1 and the restart markers have no
 * content.
 */
const isMarker = (byte: number): boolean => byte > 1 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7);

function markerFrom(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && !isMarker(file[at + 1] ?? 0)) at = file.indexOf(0xff, at + 1);
  return at < 0 ? file.length : at;
}

const nextOfJpeg: Next = (file, at) =>
  file[at + 1] === JPEG_END || at + 4 > file.length
    ? file.length
    : markerFrom(file, at + 2 + file.readUInt16BE(at + 2));

const nextOfWebp: Next = (file, at) => {
  if (at + 8 > file.length) return file.length;
  const size = file.readUInt32LE(at + 4);
  return at + 8 + size + (size % 2);
};

/** The bytes of a palette, by its flags. */
const paletteBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

const nextOfGif: Next = (file, at) => {
  let block = at + 2;
  if (file[at] === GIF_PICTURE) block = at + 11 + paletteBytes(file[at + 9] ?? 0);
  else if (file[at] !== GIF_EXTENSION) return file.length;
  for (let size = file[block]; size; size = file[block]) block += 1 + size;
  return block + 1;
};

// Measured with as many segments as fit into 5 MB: frames of a WebP take half a minute, those of a GIF 70 MB, the scans
// of a JPEG eight seconds and its other segments 200 MB. A phone's picture has tens of segments, and about ten scans.
const LIMITS: Record<
  PictureKind,
  { partsMax: number; firstAt: (file: Buffer) => number; next: Next } | undefined
> = {
  jpeg: { partsMax: 1_000, firstAt: (file) => markerFrom(file, 2), next: nextOfJpeg },
  webp: { partsMax: 1_000, firstAt: () => 12, next: nextOfWebp },
  gif: { partsMax: 20_000, firstAt: (file) => 13 + paletteBytes(file[10] ?? 0), next: nextOfGif },
  // Many chunks of a PNG cost almost nothing.
  png: undefined,
};

/** A scan covers the whole picture. */
const SCAN_WEIGHT = 10;

/**
 * Whether a picture has so many segments that opening it would take too much time or memory, even if its file is small.
 */
export function isIntricate(file: Buffer, kind: PictureKind): boolean {
  const limit = LIMITS[kind];
  if (!limit) return false;
  let parts = 0;
  for (let at = limit.firstAt(file); at < file.length && parts <= limit.partsMax; at = limit.next(file, at))
    parts += kind === 'jpeg' && file[at + 1] === JPEG_SCAN ? SCAN_WEIGHT : 1;
  return parts > limit.partsMax;
}
