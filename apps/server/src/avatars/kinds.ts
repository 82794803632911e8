/** The supported picture formats, each with the only libvips loader that may be used for it. */
export const LOADERS = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  gif: 'VipsForeignLoadNsgifBuffer',
} as const;

export type PictureKind = keyof typeof LOADERS;

const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const RIFF_HEADER_BYTES = 8;

const begins = (file: Buffer, bytes: string, at = 0): boolean =>
  file.toString('latin1', at, at + bytes.length) === bytes;

/** The format by the first bytes, whatever the file's name is. */
function kindByItsBeginning(file: Buffer): PictureKind | undefined {
  if (begins(file, '\xff\xd8\xff')) return 'jpeg';
  if (begins(file, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(file, 'RIFF') && begins(file, 'WEBP', 8)) return 'webp';
  return begins(file, 'GIF87a') || begins(file, 'GIF89a') ? 'gif' : undefined;
}

/**
 * Whether the file ends with the picture. Only a JPEG may be followed by data, because phones append a film or a second
 * picture.
 */
function endsAsItShould(file: Buffer, kind: PictureKind): boolean {
  if (kind === 'png') return file.subarray(-PNG_END.length).equals(PNG_END);
  if (kind === 'gif') return file.at(-1) === 0x3b;
  if (kind === 'jpeg') return true;
  const size = file.readUInt32LE(4) + RIFF_HEADER_BYTES;
  return size + (size % 2) === file.length;
}

// Byte sequences that make other programs read a file as a page, a script, a document or an archive, wherever they are.
const MARKUP = /<(?:script|iframe|\?php|!doctype|(?:html|body|svg)[\s/>])/i;
const OTHER_KINDS = ['%PDF-', '__HALT_COMPILER', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];
const ZIP_END = 'PK\x05\x06';
const ZIP_END_MAX_BYTES = 65_557;
const PIECE_BYTES = 65_536;
const SHARED_BYTES = 16;

/** The file as text in overlapping pieces. The overlap is longer than every sequence. */
function* piecesOf(file: Buffer): Generator<string> {
  for (let at = 0; at < file.length; at += PIECE_BYTES)
    yield file.toString('latin1', at, at + PIECE_BYTES + SHARED_BYTES);
}

/** Whether the file could also be read as another kind of file. */
function isAlsoSomethingElse(file: Buffer): boolean {
  return (
    OTHER_KINDS.some((mark) => file.includes(mark, 0, 'latin1')) ||
    file.includes(ZIP_END, Math.max(0, file.length - ZIP_END_MAX_BYTES), 'latin1') ||
    // The length field of a WebP, or of a JPEG's first segment, opens a comment: a browser could run the rest as a
    // script.
    begins(file, '/*', 4) ||
    piecesOf(file).some((piece) => MARKUP.test(piece))
  );
}

/**
 * The format of a picture by its bytes; undefined if it is unsupported, or if it could also be read as another kind of
 * file.
 */
export function pictureKindOf(file: Buffer): PictureKind | undefined {
  const kind = kindByItsBeginning(file);
  return kind && file.length > 12 && endsAsItShould(file, kind) && !isAlsoSomethingElse(file)
    ? kind
    : undefined;
}
