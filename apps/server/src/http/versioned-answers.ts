import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { readUnlessKnown, type VersionedRead } from '../db/versioned-read.ts';
import type { UserContext } from './context.ts';
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts';

/** What some two hundred people look at in their first minutes. */
const KEPT_BYTES = 16 * 1_048_576;

// One memory for each node, and so for each database handle.
const memories = new WeakMap<Database, KeptAnswers>();

function memoryOf(db: Database): KeptAnswers {
  const memory = memories.get(db) ?? new KeptAnswers(KEPT_BYTES);
  memories.set(db, memory);
  return memory;
}

/** Answers unless what is read still has the version that is known: then undefined. */
export type VersionedAnswer<T> = (
  known: string | undefined,
) => Promise<{ version: string | null; answer: T } | undefined>;

/** The answer that is made of a read. */
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

/** In memory of its own: a part of one that Node shares out would keep all of that. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

// Weak, since the same answer may also go out compressed. Of the bytes, so that it means the same on every node, for every
// person and after an update.
const etagOf = (body: Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`;

const namesEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;

/**
 * Sends what a route reads. The database is asked each time for the version; with the version that was kept, the answer is the one
 * that was kept. Days are told from the user's day, which is part of what was asked.
 */
export async function sendVersioned<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, userId, today, timezone }: UserContext,
  { read, toBody }: { read: VersionedAnswer<T>; toBody: (answer: T) => object },
): Promise<FastifyReply> {
  const key = `${userId} ${today} ${timezone} ${request.url}`;
  const memory = memoryOf(db);
  const kept = memory.get(key);
  const found = await read(kept?.version);
  let current: Pick<KeptAnswer, 'etag' | 'body'>;
  if (found) {
    const body = bytesOf(String(reply.serialize(toBody(found.answer))));
    current = { etag: etagOf(body), body };
    if (found.version !== null) memory.set(key, { ...current, version: found.version });
  } else if (kept) current = kept;
  else throw new Error('A read without a known version told nothing');
  reply.header('etag', current.etag).header('cache-control', 'private, no-cache');
  if (namesEtag(request, current.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(current.body);
}
