import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { readUnlessKnown, type VersionedRead } from '../db/versioned-read.ts';
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts';

/** Enough for about two hundred users in their first minutes. */
const KEPT_BYTES = 16 * 1_048_576;

// One cache for each node, and so for each database handle.
const memories = new WeakMap<Database, KeptAnswers>();

function memoryOf(db: Database): KeptAnswers {
  const memory = memories.get(db) ?? new KeptAnswers(KEPT_BYTES);
  memories.set(db, memory);
  return memory;
}

/** Answers, or returns undefined if the version has not changed. */
export type VersionedAnswer<T> = (
  known: string | undefined,
) => Promise<{ version: string | null; answer: T } | undefined>;

/** The answer made of a read. */
export const versionedAnswer =
  <Row, T>(
    db: Database,
    read: VersionedRead<Row>,
    toAnswer: (rows: Row[]) => T | Promise<T>,
  ): VersionedAnswer<T> =>
  async (known) => {
    const found = await readUnlessKnown(db, read, known);
    return found && { version: found.version, answer: await toAnswer(found.rows) };
  };

// Weak, because the same answer may also be sent compressed. It hashes the bytes, so that it is the same on every node,
// for every user and after an update.
const etagOf = (body: Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`;

/** The bytes of a text in memory of their own: a slice of Node's shared pool would keep the rest of it alive. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const namesEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;

interface Sending<T> {
  /** What the answer depends on beside the address and the version: the user and their day. */
  whose: string;
  read: VersionedAnswer<T>;
  mediaType: string;
  toText: (answer: T) => string;
}

/**
 * Sends the answer of a revalidated route. The database is always asked for the version. If it has not changed, the
 * cached answer is sent.
 */
export async function sendVersioned<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  { whose, read, mediaType, toText }: Sending<T>,
): Promise<FastifyReply> {
  const key = `${whose} ${request.url}`;
  const memory = memoryOf(db);
  const kept = memory.get(key);
  const found = await read(kept?.version);
  let current: Pick<KeptAnswer, 'etag' | 'body'>;
  if (found) {
    const body = bytesOf(toText(found.answer));
    current = { etag: etagOf(body), body };
    if (found.version !== null) memory.set(key, { ...current, version: found.version });
  } else if (kept) current = kept;
  else throw new Error('A read without a known version returned nothing');
  reply.header('etag', current.etag).header('cache-control', 'private, no-cache');
  if (namesEtag(request, current.etag)) return reply.code(304).send();
  return reply.type(`${mediaType}; charset=utf-8`).send(current.body);
}
