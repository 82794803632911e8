import type { PictureKind } from './kinds.ts';

// A phone's picture has tens of parts, an animation hundreds; a JPEG of the web has about ten scans. Measured with as many
// as fit into 5 MB: the parts of an animated WebP cost half a minute, scans eight seconds, named values 200 MB.
const PARTS_MAX = 1_000;
const SCANS_MAX = 100;

const SCAN = 0xda;
const END = 0xd9;

/** Whether a byte after 0xff begins a part: 0 is a plain 0xff of a scan, and 1 and the restarts stand alone. */
const isMarker = (byte: number): boolean =>
  byte > 1 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7);

function markerFrom(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && !isMarker(file[at + 1] ?? 0)) at = file.indexOf(0xff, at + 1);
  return at < 0 ? file.length : at;
}

function isIntricateJpeg(file: Buffer): boolean {
  let scans = 0;
  let at = markerFrom(file, 2);
  for (let parts = 0; parts <= PARTS_MAX && scans <= SCANS_MAX; parts += 1) {
    if (at + 4 > file.length || file[at + 1] === END) return false;
    if (file[at + 1] === SCAN) scans += 1;
    at = markerFrom(file, at + 2 + file.readUInt16BE(at + 2));
  }
  return true;
}

function isIntricateWebp(file: Buffer): boolean {
  let at = 12;
  for (let parts = 0; parts <= PARTS_MAX; parts += 1) {
    if (at + 8 > file.length) return false;
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return true;
}

/** Whether a picture is made of so many parts that opening it would take long, however small it is. */
export function isIntricate(file: Buffer, kind: PictureKind): boolean {
  if (kind === 'jpeg') return isIntricateJpeg(file);
  return kind === 'webp' && isIntricateWebp(file);
}
