import { gunzipSync } from 'node:zlib';
import { IMPORT_UNPACKED_MAX_BYTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ImportProblem } from './shape.ts';

export interface PackedFile {
  name: string;
  bytes: Uint8Array;
}

/** More entries than any of these tools writes tables. */
const ENTRIES_MAX = 20_000;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 3, 4]);
export const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x1f, 0x8b]);

const tooLarge = () =>
  new ImportProblem(
    t`Unpacked, this file is larger than ${IMPORT_UNPACKED_MAX_BYTES / 1_048_576} MB. Please export fewer projects at once.`,
  );
const damaged = (cause: unknown) =>
  new ImportProblem(t`This archive is damaged or incomplete. Please export and download it again.`, {
    cause,
  });

export function unzippedGzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: IMPORT_UNPACKED_MAX_BYTES });
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : damaged(error);
  }
}

async function bytesOf(zip: ZipFile, entry: Entry, room: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  // What the archive says about a size may be wrong, so that the bytes are counted.
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > room) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The tables and JSON files of an archive, and the number of its other files. */
export async function filesIn(bytes: Uint8Array): Promise<{ files: PackedFile[]; others: number }> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      // Names are only compared, never used as paths.
      strictFileNames: false,
    });
    if (zip.entryCount > ENTRIES_MAX) throw tooLarge();
    const files: PackedFile[] = [];
    let others = 0;
    let room = IMPORT_UNPACKED_MAX_BYTES;
    for await (const entry of zip.eachEntry()) {
      const name = String(entry.fileName);
      if (/\.(?:csv|json)$/i.test(name) && !name.includes('__MACOSX')) {
        const content = await bytesOf(zip, entry, room);
        room -= content.length;
        files.push({ name: name.split(/[/\\]/).at(-1) ?? name, bytes: content });
      } else if (!name.endsWith('/') && name !== 'VERSION') others++;
      if (name.startsWith('xl/'))
        throw new ImportProblem(
          t`This is an Excel workbook. Please save the sheet as CSV there, and choose that file.`,
        );
    }
    return { files, others };
  } catch (error) {
    throw error instanceof ImportProblem ? error : damaged(error);
  }
}
