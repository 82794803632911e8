import type { Database } from '../db/database.ts';
import { bytesOf } from './kept-answers.ts';

/** The rows of a list as JSON: some that were kept, some new. */
export class JsonList {
  readonly rows: readonly Buffer[];

  constructor(rows: readonly Buffer[]) {
    this.rows = rows;
  }
}

/** Rows of a user as JSON, by their version, which names one state of one row. */
export interface KeptRows {
  /** The database server that gave the versions: another one may give the same to other rows. */
  server: string | null;
  rows: ReadonlyMap<string, Buffer>;
}

const NONE: KeptRows = { server: null, rows: new Map() };

/** More than a long page: each read sends the versions of all to the database. */
const ROWS_MAX = 200;

/** The greatest size of an entry: its bytes, its version, its objects and its slot in the map. */
const sizeOf = (row: Buffer): number => row.byteLength + 300;

/** The largest part of the cache for one user. */
const LARGEST_PART = 1 / 8;

/** A cache of rows with a limit in bytes; those of the user who read least recently go first. */
export class KeptPieces {
  readonly #most: number;
  readonly #users = new Map<string, KeptRows & { size: number }>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  of(userId: string): KeptRows {
    return this.#users.get(userId) ?? NONE;
  }

  /** Keeps the rows that were read last, and of the user's others the latest. */
  keep(userId: string, server: string, read: ReadonlyMap<string, Buffer>): void {
    const before = this.#users.get(userId);
    const others =
      before?.server === server ? [...before.rows].filter(([version]) => !read.has(version)) : [];
    this.#remove(userId);
    const room = this.#most * LARGEST_PART;
    let size = 600;
    const latestFirst: [string, Buffer][] = [];
    for (const entry of [...read, ...others]) {
      if (latestFirst.length === ROWS_MAX || size + sizeOf(entry[1]) > room) break;
      latestFirst.push(entry);
      size += sizeOf(entry[1]);
    }
    this.#users.set(userId, { server, rows: new Map(latestFirst), size });
    this.#bytes += size;
    for (const oldest of this.#users.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest);
    }
  }

  #remove(userId: string): void {
    this.#bytes -= this.#users.get(userId)?.size ?? 0;
    this.#users.delete(userId);
  }
}

/** Enough for a hundred users with fifty rows each. */
const KEPT_BYTES = 8 * 1_048_576;

// One cache for each node, and so for each database handle.
const memories = new WeakMap<Database, KeptPieces>();

export function piecesOf(db: Database): KeptPieces {
  const memory = memories.get(db) ?? new KeptPieces(KEPT_BYTES);
  memories.set(db, memory);
  return memory;
}

/** A row as JSON, to be kept. */
export const pieceOf = (row: object): Buffer => bytesOf(JSON.stringify(row));

const EMPTY = '"data":[]';
const COMMA = Buffer.from(',');

/** The JSON of an answer, in whose JSON the list `data` is empty, with these rows. */
export function withRows(answer: string, { rows }: JsonList): Buffer {
  const at = answer.indexOf(EMPTY) + EMPTY.length - 1;
  const between = rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row]));
  return Buffer.concat([Buffer.from(answer.slice(0, at)), ...between, Buffer.from(answer.slice(at))]);
}
