import { createHash, type Hash, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { BackupError, DAMAGED, notOurs } from './errors.ts';

// A backup is a tar under zstd, which `tar --zstd` can open, followed by a digest in a frame that zstd skips. A
// truncated or damaged file is detected before a row is written.

const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const DIGEST_BYTES = 32;
const DIGEST_HEAD = Buffer.from([0x5d, 0x2a, 0x4d, 0x18, DIGEST_BYTES, 0, 0, 0]);
const SEAL_BYTES = DIGEST_HEAD.length + DIGEST_BYTES;

/** Larger than any written entry. An entry is held in memory. */
const ENTRY_MAX_BYTES = 268_435_456;

/** One file of the archive. */
interface Entry {
  name: string;
  content: Buffer;
}

/** Passes everything on and updates the digest. */
function digesting(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    final(done) {
      this.push(Buffer.concat([DIGEST_HEAD, hash.digest()]));
      done();
    },
  });
}

const addEntry = (archive: Pack, { name, content }: Entry): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.once('error', reject);
    archive.entry({ name, size: content.length, mode: 0o600 }, content, (error) => {
      archive.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The name of a file while it is incomplete. */
export const draftOf = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${process.pid}.part`);

/**
 * Writes an archive that only its owner can read. It gets its name when it is complete and on the disk; until then an
 * existing file of that name is unchanged.
 */
export async function writeArchive(
  file: string,
  fill: (add: (entry: Entry) => Promise<void>) => Promise<void>,
): Promise<void> {
  const draft = draftOf(file);
  try {
    const archive = pack();
    const written = pipeline(
      archive,
      createZstdCompress(),
      digesting(createHash('sha256')),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    const filled = fill((entry) => addEntry(archive, entry)).then(
      () => archive.finalize(),
      (error: unknown) => {
        archive.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      },
    );
    await Promise.all([written, filled]);
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Throws a `BackupError` if the archive is incomplete or damaged. Nothing in it is trusted before this. */
export async function assertWhole(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(ZSTD_MAGIC.length);
    await handle.read(head, 0, head.length, 0);
    if (!head.equals(ZSTD_MAGIC)) throw new BackupError(`${file} is no backup of Daymark.`, DAMAGED);
    const seal = Buffer.alloc(SEAL_BYTES);
    await handle.read(seal, 0, SEAL_BYTES, Math.max(0, size - SEAL_BYTES));
    const hash = createHash('sha256');
    const end = size - SEAL_BYTES - 1;
    if (end > 0) for await (const chunk of createReadStream(file, { end })) hash.update(chunk);
    const digest = Buffer.concat([DIGEST_HEAD, hash.digest()]);
    if (!timingSafeEqual(digest, seal))
      throw new BackupError(
        `${file} is cut off or damaged: its checksum does not fit. Use another backup.`,
        DAMAGED,
      );
  } finally {
    await handle.close();
  }
}

// Errors of the file system name the failed call. Other errors are about the content of the file.
const isOfFileSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** The entries of a checked archive, one after the other. Throws `BackupError` if it is no tar under zstd. */
export async function* readArchive(file: string, size: number): AsyncGenerator<Entry> {
  const archive = extract();
  const source = createReadStream(file, { end: size - SEAL_BYTES - 1 });
  const unpacked = pipeline(source, createZstdDecompress(), archive);
  // The error is reported where the entries are read. To stop reading early is no error.
  unpacked.catch(() => undefined);
  try {
    for await (const entry of archive) {
      if ((entry.header.size ?? 0) > ENTRY_MAX_BYTES) throw notOurs(file);
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
  } catch (error) {
    throw isOfFileSystem(error) ? error : notOurs(file);
  } finally {
    source.destroy();
  }
}
