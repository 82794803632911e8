import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { readUnlessKnown, type VersionedRead } from '../db/versioned-read.ts';
import { bytesOf, type KeptAnswer, KeptAnswers } from './kept-answers.ts';

/** Enough for about two hundred users in their first minutes. */
const KEPT_BYTES = 16 * 1_048_576;

// One cache for each node, and so for each database handle.
const memories = new WeakMap<Database, KeptAnswers>();

function memoryOf(db: Database): KeptAnswers {
  const memory = memories.get(db) ?? new KeptAnswers(KEPT_BYTES);
  memories.set(db, memory);
  return memory;
}

/** An answer, and how it is found out that the stored one is still right. */
export interface VersionedAnswer<T> {
  /** Answers, or returns undefined if the version is still the known one. */
  read: (known: string | undefined) => Promise<{ version: string | null; answer: T } | undefined>;
  /** Runs the reading when its turn has come. What was stored by then is known to it. */
  inTurn?: <R>(reading: () => Promise<R>) => Promise<R>;
}

/** The answer made of a read. */
export const versionedAnswer = <Row, T>(
  db: Database,
  read: VersionedRead<Row>,
  toAnswer: (rows: Row[]) => T | Promise<T>,
): VersionedAnswer<T> => ({
  read: async (known) => {
    const found = await readUnlessKnown(db, read, known);
    return found && { version: found.version, answer: await toAnswer(found.rows) };
  },
});

// Weak, because the same answer may also be sent compressed. It hashes the bytes, so that it is the same on every node,
// for every user and after an update.
const etagOf = (body: Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`;

const namesEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;

interface Sending<T> {
  /** What the answer depends on beside the address and the version: the user and their day. */
  whose: string;
  answer: VersionedAnswer<T>;
  mediaType: string;
  toText: (answer: T) => string | Buffer;
}

type Body = Pick<KeptAnswer, 'etag' | 'body'>;

/** The stored answer if the version has not changed, else a new one, which is stored. */
async function currentAnswer<T>(
  memory: KeptAnswers,
  key: string,
  { answer: { read }, toText }: Sending<T>,
): Promise<Body> {
  const kept = memory.get(key);
  const found = await read(kept?.version);
  if (!found) {
    if (!kept) throw new Error('A read without a known version returned nothing');
    return kept;
  }
  const text = toText(found.answer);
  const body = typeof text === 'string' ? bytesOf(text) : text;
  const current = { etag: etagOf(body), body };
  if (found.version !== null) memory.set(key, { ...current, version: found.version });
  return current;
}

/** Sends the answer of a revalidated route. The database is always asked for the version. */
export async function sendVersioned<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  sending: Sending<T>,
): Promise<FastifyReply> {
  const { whose, answer, mediaType } = sending;
  const reading = () => currentAnswer(memoryOf(db), `${whose} ${request.url}`, sending);
  const { etag, body } = await (answer.inTurn ? answer.inTurn(reading) : reading());
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (namesEtag(request, etag)) return reply.code(304).send();
  return reply.type(`${mediaType}; charset=utf-8`).send(body);
}
