import sharp from 'sharp';
import {
  animatedWebp,
  type Bytes,
  changed,
  EMPTY_ZIP,
  emptyWebp,
  gif,
  jpegPart,
  PNG_SIGNATURE,
  png,
  pngChunk,
  pngHeader,
  riff,
  riffChunk,
  withParts,
} from './bytes.ts';

/** `drawn`: unusual, but a valid picture. `refused`: must be refused. `either`: the decoder decides. */
type Fate = 'drawn' | 'refused' | 'either';

export interface HostileFile {
  what: string;
  bytes: Bytes;
  fate: Fate;
  name?: string;
}

const MEGAPIXELS_16 = { width: 4_000, height: 4_000 };
const text = (content: string) => Buffer.from(content, 'latin1');
const after = (file: Bytes, content: string) => Buffer.concat([file, text(content)]);

async function basics() {
  const canvas = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a6f4f' } });
  const [jpeg, webp, avif, tiff] = await Promise.all([
    canvas.clone().jpeg().toBuffer(),
    canvas.clone().webp({ lossless: true }).toBuffer(),
    canvas.clone().avif({ effort: 0 }).toBuffer(),
    canvas.clone().tiff().toBuffer(),
  ]);
  return {
    jpeg: Buffer.from(jpeg),
    webp: Buffer.from(webp),
    avif: Buffer.from(avif),
    tiff: Buffer.from(tiff),
  };
}

type Basics = Awaited<ReturnType<typeof basics>>;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

function otherKinds({ avif, tiff }: Basics): HostileFile[] {
  const files: [string, Bytes][] = [
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.alloc(1, 0xff)],
    ['an SVG', text(SVG)],
    ['an SVG after an XML declaration', text(`<?xml version="1.0"?>${SVG}`)],
    [
      'an SVG with a picture from elsewhere',
      text(SVG.replace('<script>', '<image href="file:///etc/passwd"/><script>')),
    ],
    [
      'an SVG of a thousand million entities',
      text(`<!DOCTYPE svg [<!ENTITY a "${'&b;'.repeat(100)}">]>${SVG}`),
    ],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['a ZIP', EMPTY_ZIP],
    ['a program', text('\x7fELF\x02\x01\x01')],
    ['a script', text('#!/bin/sh\nrm -rf /')],
    ['a BMP', Buffer.concat([text('BM'), Buffer.alloc(60)])],
    ['an icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0])],
    ['a TIFF', tiff],
    ['an AVIF', avif],
    ['an HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic\0\0\0\0mif1heic')])],
    ['a JPEG XL', Buffer.from('0000000c4a584c200d0a870a', 'hex')],
    ['a film', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypmp42'), Buffer.alloc(500)])],
    ['a PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n')],
    ['a MATLAB file', text('MATLAB 5.0 MAT-file')],
    ['five MB of nothing', Buffer.alloc(5 * 1_048_576 - 1)],
    ['noise', Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919 * (at + 13)) & 255))],
  ];
  return files.map(([what, bytes]) => ({ what, bytes, fate: 'refused' }));
}

function polyglots({ jpeg, webp }: Basics): HostileFile[] {
  const small = png({ width: 40, height: 30 });
  const files: [string, Bytes][] = [
    ['a JPEG and a ZIP', Buffer.concat([jpeg, EMPTY_ZIP])],
    ['a JPEG and a page', after(jpeg, '<script>alert(1)</script>')],
    ['a JPEG with a page in its comment', withParts(jpeg, jpegPart(0xfe, text('<html ><body>')))],
    ['a JPEG with PHP in its comment', withParts(jpeg, jpegPart(0xfe, text('<?php system($_GET[0]); ?>')))],
    ['a JPEG and a PDF', withParts(jpeg, jpegPart(0xfe, text('%PDF-1.4')))],
    [
      'a JPEG that is a script',
      withParts(
        jpeg,
        Buffer.concat([Buffer.from([0xff, 0xe0]), text('/*'), Buffer.alloc(0x2f28, 32), text('*/')]),
      ),
    ],
    ['a JPEG and a PHP archive', after(jpeg, '__HALT_COMPILER(); ?>')],
    ['a JPEG and a RAR', after(jpeg, 'Rar!\x1a\x07\0')],
    ['a PNG and a ZIP', Buffer.concat([small, EMPTY_ZIP])],
    ['a PNG with something behind it', after(small, 'anything')],
    [
      'a PNG with a page in its text',
      png({ width: 9, height: 9 }, [pngChunk('tEXt', text('a\0<script>1</script>'))]),
    ],
    [
      'a PNG with an SVG in its text',
      png({ width: 9, height: 9 }, [pngChunk('iTXt', text(`a\0\0\0\0\0${SVG}`))]),
    ],
    ['a GIF that is a script', text('GIF89a/*\0\0\0\0\0*/=alert(1)//;')],
    ['a GIF that sets a variable', text('GIF89a=1;alert(1);')],
    ['a GIF that is an SVG', text(`GIF89a${SVG}`)],
    ['a GIF with a page behind it', after(gif({}), '<html><script src=//x></script>')],
    ['a WebP with something behind it', after(webp, 'more')],
    ['a WebP with PHP in it', riff(webp.subarray(12), riffChunk('XMP ', text('<?php 1 ?>')))],
  ];
  return files.map(([what, bytes]) => ({ what, bytes, fate: 'refused' }));
}

function broken({ jpeg, webp }: Basics): HostileFile[] {
  const small = png({ width: 40, height: 30 });
  const half = (file: Bytes) => file.subarray(0, file.length / 2);
  const sof = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const files: [string, Bytes, Fate?][] = [
    ['half a JPEG', half(jpeg), 'either'],
    ['half a PNG', half(small)],
    ['half a WebP', half(webp)],
    ['half a GIF', half(gif({}))],
    ['only the beginning of a JPEG', jpeg.subarray(0, 3)],
    ['a JPEG that ends where its pixels begin', jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda])))],
    ['only the beginning of a PNG', PNG_SIGNATURE],
    ['a PNG without a header', Buffer.concat([PNG_SIGNATURE, pngChunk('IEND')])],
    [
      'a PNG without pixels',
      Buffer.concat([PNG_SIGNATURE, pngHeader({ width: 9, height: 9 }), pngChunk('IEND')]),
    ],
    [
      'a PNG with two headers',
      png({ width: 9, height: 9 }, [pngHeader({ width: 4_000, height: 4_000 })]),
      'either',
    ],
    ['a PNG with a wrong checksum', changed(small, 29, [1, 2, 3, 4]), 'either'],
    ['a PNG with broken pixels', changed(small, small.length - 30, [9, 9, 9, 9]), 'either'],
    ['a PNG of no width', png({ width: 0, height: 9 })],
    ['a PNG of no height', png({ width: 9, height: 0 })],
    [
      'a PNG of two thousand million pixels a side',
      Buffer.concat([
        PNG_SIGNATURE,
        pngHeader({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }),
        pngChunk('IEND'),
      ]),
    ],
    [
      'a PNG of sides beyond numbers',
      Buffer.concat([
        PNG_SIGNATURE,
        pngHeader({ width: 2 ** 32 - 1, height: 2 ** 32 - 1 }),
        pngChunk('IEND'),
      ]),
    ],
    ['a PNG of a depth that is none', changed(small, 24, [3]), 'refused'],
    ['a JPEG of no height', changed(jpeg, sof + 5, [0, 0])],
    ['a JPEG of no width', changed(jpeg, sof + 7, [0, 0])],
    ['a JPEG of 65,535 pixels a side', changed(jpeg, sof + 5, [255, 255, 255, 255])],
    ['a JPEG without colours', changed(jpeg, sof + 9, [0])],
    ['a JPEG part of no length', withParts(jpeg, Buffer.from([0xff, 0xe5, 0, 0])), 'either'],
    ['a GIF of no size', gif({ width: 0, height: 0 }), 'either'],
    ['a GIF of 65,535 pixels a side', gif({ width: 65_535, height: 65_535 }), 'either'],
    ['a GIF without a picture', gif({ frames: 0 })],
    ['a WebP that lies about its length', changed(webp, 4, [255, 255, 255, 127])],
    ['a WebP without a picture', riff(riffChunk('EXIF', Buffer.alloc(10)))],
    ['a WebP of 16,384 pixels a side', riff(riffChunk('VP8L', Buffer.from([0x2f, 255, 255, 255, 15, 0, 0])))],
  ];
  return files.map(([what, bytes, fate = 'refused']) => ({ what, bytes, fate }));
}

const EXIF_LOOP = Buffer.concat([
  text('Exif\0\0II*\0\x08\0\0\0'),
  // One entry, with a directory that points to itself.
  Buffer.from([1, 0, 0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0]),
]);

async function odd({ jpeg, webp }: Basics): Promise<HostileFile[]> {
  const cmyk = await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer();
  const grey = await sharp(jpeg).greyscale().jpeg({ progressive: true }).toBuffer();
  const interlaced = await sharp(jpeg).png({ progressive: true }).toBuffer();
  const profile = Buffer.concat([text('ICC_PROFILE\0\x01\x01'), Buffer.alloc(3_000, 0x5a)]);
  const small = { width: 30, height: 20 };
  const files: [string, Bytes, Fate?][] = [
    ['a CMYK JPEG', Buffer.from(cmyk)],
    ['a grey, progressive JPEG', Buffer.from(grey)],
    ['a JPEG with junk for a profile', withParts(jpeg, jpegPart(0xe2, profile))],
    ['a JPEG whose EXIF goes round in circles', withParts(jpeg, jpegPart(0xe1, EXIF_LOOP))],
    [
      'a JPEG with junk for EXIF',
      withParts(jpeg, jpegPart(0xe1, text(`Exif\0\0MM\0*${'\xff'.repeat(200)}`))),
    ],
    ['a JPEG with a vast EXIF', withParts(jpeg, jpegPart(0xe1, text(`Exif\0\0${'II*\0'.repeat(16_000)}`)))],
    ['a JPEG with 900 comments', withParts(jpeg, ...Array<Bytes>(900).fill(jpegPart(0xfe, text('hello'))))],
    ['a PNG in 16 bits', png({ ...small, depth: 16, colour: 6 })],
    ['a PNG of one pixel', png({ width: 1, height: 1, colour: 6 })],
    ['an interlaced PNG', Buffer.from(interlaced)],
    ['a PNG with an animation', png(small, [pngChunk('acTL', Buffer.from([0, 0, 255, 255, 0, 0, 0, 0]))])],
    ['a PNG with junk for a profile', png(small, [pngChunk('iCCP', text('junk\0\0junk'))])],
    ['a PNG that says it is 1 × 4,000,000,000 mm', png(small, [pngChunk('pHYs', Buffer.alloc(9, 255))])],
    ['a PNG with a palette and no palette', png({ ...small, colour: 3 }), 'either'],
    ['a GIF of 10,000 pictures', gif({ width: 20, height: 20, frames: 10_000 })],
    ['a WebP of 900 pictures', animatedWebp(webp, 900)],
  ];
  return files.map(([what, bytes, fate = 'drawn']) => ({ what, bytes, fate }));
}

/** Small files that take much memory to decode. */
async function bombs({ jpeg, webp }: Basics): Promise<HostileFile[]> {
  const progressive = await sharp({ create: { ...MEGAPIXELS_16, channels: 3, background: '#2a6f4f' } })
    .jpeg({ progressive: true, optimiseScans: false })
    .toBuffer();
  const cmyk = await sharp(jpeg).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer();
  const sides = cmyk.indexOf(Buffer.from([0xff, 0xc2])) + 5;
  const deep = pngHeader({ ...MEGAPIXELS_16, depth: 16, colour: 6, interlaced: true });
  const end = jpeg.length - 2;
  const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), end);
  const many = (count: number, part: Bytes) => Buffer.concat(Array<Bytes>(count).fill(part));
  const files: [string, Bytes, Fate][] = [
    ['a progressive JPEG of 16 megapixels', Buffer.from(progressive), 'drawn'],
    ['a WebP of 16 megapixels in 34 bytes', emptyWebp(MEGAPIXELS_16), 'drawn'],
    ['a GIF of 16 megapixels in 40 bytes', gif(MEGAPIXELS_16), 'either'],
    ['a PNG of 16 megapixels in one bit', png({ ...MEGAPIXELS_16, depth: 1, colour: 0 }), 'drawn'],
    ['a PNG of 16 megapixels with alpha', png({ ...MEGAPIXELS_16, colour: 6 }), 'drawn'],
    [
      'an interlaced PNG of 16 megapixels in 16 bits',
      Buffer.concat([PNG_SIGNATURE, deep, pngChunk('IDAT', Buffer.alloc(99)), pngChunk('IEND')]),
      'refused',
    ],
    [
      'a progressive CMYK JPEG of 16 megapixels',
      changed(Buffer.from(cmyk), sides, [15, 160, 15, 160]),
      'refused',
    ],
    [
      'a JPEG of 10,000 scans',
      Buffer.concat([jpeg.subarray(0, end), many(10_000, scan), jpeg.subarray(end)]),
      'refused',
    ],
    [
      'a JPEG of 300,000 named parts',
      withParts(jpeg, many(300_000, jpegPart(0xe1, text('Exif\0\0\0\0')))),
      'refused',
    ],
    ['a WebP of 60,000 pictures', animatedWebp(webp, 60_000), 'refused'],
    ['a GIF of 300,000 pictures', gif({ frames: 300_000 }), 'refused'],
    [
      'a PNG of 200,000 texts',
      png({ width: 30, height: 20 }, [many(200_000, pngChunk('tEXt', text('a\0b')))]),
      'either',
    ],
  ];
  return files.map(([what, bytes, fate]) => ({ what, bytes, fate }));
}

function names({ jpeg }: Basics): HostileFile[] {
  const odd = [
    '../../etc/passwd',
    '/etc/passwd',
    'C:\\Windows\\system32\\a.exe',
    'a.svg',
    'a.php',
    '"; rm -rf /',
    'x'.repeat(5_000),
    '\u202egnp.exe',
    '',
  ];
  return odd.map((name) => ({
    what: `a picture called ${name.slice(0, 30)}`,
    bytes: jpeg,
    name,
    fate: name === '' ? 'either' : 'drawn',
  }));
}

export async function hostileFiles(): Promise<HostileFile[]> {
  const made = await basics();
  const [odds, heavy] = [await odd(made), await bombs(made)];
  return [...otherKinds(made), ...polyglots(made), ...broken(made), ...odds, ...heavy, ...names(made)];
}
