import { crc32, deflateSync } from 'node:zlib';

export type Bytes = Buffer<ArrayBuffer>;

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function uint32(value: number, little = false): Bytes {
  const bytes = Buffer.alloc(4);
  if (little) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

const uint16le = (value: number) => Buffer.from([value & 255, value >> 8]);
const uint24le = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(type: string, data: Bytes = Buffer.alloc(0)): Bytes {
  const body = Buffer.concat([latin1(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

interface PngHeader {
  width: number;
  height: number;
  depth?: number;
  /** 0 grey, 2 RGB, 3 palette, 6 RGBA. */
  colour?: number;
  interlaced?: boolean;
}

const VALUES = [1, 0, 3, 1, 2, 0, 4];

export const pngHeader = ({ width, height, depth = 8, colour = 2, interlaced = false }: PngHeader) =>
  pngChunk(
    'IHDR',
    Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0])]),
  );

/** A PNG of one colour; `extra` chunks come before its pixels. */
export function png(header: PngHeader, extra: Buffer[] = []): Bytes {
  const { width, height, depth = 8, colour = 2 } = header;
  const row = Math.ceil((width * (VALUES[colour] ?? 1) * depth) / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 1 });
  return Buffer.concat([
    PNG_SIGNATURE,
    pngHeader(header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND'),
  ]);
}

const GIF_FRAME = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);

/** A GIF with a canvas and so many frames of one pixel. */
export const gif = ({
  width = 1,
  height = 1,
  frames = 1,
}: {
  width?: number;
  height?: number;
  frames?: number;
}) =>
  Buffer.concat([
    latin1('GIF89a'),
    uint16le(width),
    uint16le(height),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array<Buffer>(frames).fill(GIF_FRAME),
    Buffer.from([0x3b]),
  ]);

export function riffChunk(type: string, data: Buffer): Bytes {
  return Buffer.concat([latin1(type), uint32(data.length, true), data, Buffer.alloc(data.length % 2)]);
}

export const riff = (...chunks: Buffer[]) => riffChunk('RIFF', Buffer.concat([latin1('WEBP'), ...chunks]));

/** A WebP of one colour, whose pixels take no bits: five codes of one symbol each. */
export function emptyWebp({ width, height }: { width: number; height: number }): Bytes {
  const bits = (BigInt(height - 1) << 14n) | BigInt(width - 1) | (0b1_0001_0001_0001_0001_000n << 32n);
  const data = Buffer.alloc(12, 0);
  data[0] = 0x2f;
  data.writeBigUInt64LE(bits, 1);
  return riff(riffChunk('VP8L', data));
}

/** An animated WebP that shows a still one of 40 × 30 pixels so many times. */
export function animatedWebp(still: Bytes, frames: number): Bytes {
  const sides = Buffer.concat([uint24le(39), uint24le(29)]);
  const header = riffChunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), sides]));
  const place = Buffer.concat([uint24le(0), uint24le(0), sides, uint24le(100), Buffer.from([0])]);
  const frame = riffChunk('ANMF', Buffer.concat([place, still.subarray(12)]));
  return riff(header, riffChunk('ANIM', Buffer.alloc(6)), Buffer.concat(Array<Buffer>(frames).fill(frame)));
}

/** Inserts segments after the beginning of a JPEG. */
export const withParts = (jpeg: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);

export const jpegPart = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);

/** The bytes with some of them overwritten. */
export function changed(file: Buffer, at: number, bytes: readonly number[]): Bytes {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
}

/** A ZIP archive without entries. */
export const EMPTY_ZIP = Buffer.concat([latin1('PK\x05\x06'), Buffer.alloc(18)]);
