import type { Database } from '../db/database.ts';
import type { KnownRows, ListedRow } from '../db/versioned-read.ts';
import { bytesOf } from './kept-answers.ts';

/** The rows of a list as JSON: some that were kept, some new. */
export class JsonList {
  readonly rows: readonly Buffer[];

  constructor(rows: readonly Buffer[]) {
    this.rows = rows;
  }
}

/** Rows of a list as JSON, by their version, which names one state of one row. */
export interface KeptRows {
  /** The database server that gave the versions: another one may give the same to other rows. */
  server: string | null;
  rows: ReadonlyMap<string, Buffer>;
}

const NONE: KeptRows = { server: null, rows: new Map() };

/** More than a long page: each read sends the versions of all to the database. */
const ROWS_MAX = 200;

/** What a row takes at most beside its bytes and its version: its objects and its slot in the map. */
const ROW_OVERHEAD = 300;

/** The largest part of the cache for one list. */
const LARGEST_PART = 1 / 8;

/** A cache of lists with a limit in bytes; those that were read least recently go first. */
export class KeptPieces {
  readonly #most: number;
  readonly #lists = new Map<string, KeptRows & { size: number }>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  of(list: string): KeptRows {
    return this.#lists.get(list) ?? NONE;
  }

  /** Keeps the first rows of a list as it was read last. */
  keep(list: string, server: string, read: ReadonlyMap<string, Buffer>): void {
    this.#remove(list);
    const room = this.#most * LARGEST_PART;
    let size = 600 + 2 * list.length;
    const rows = new Map<string, Buffer>();
    for (const [version, row] of read) {
      const more = row.byteLength + version.length + ROW_OVERHEAD;
      if (rows.size === ROWS_MAX || size + more > room) break;
      rows.set(version, row);
      size += more;
    }
    this.#lists.set(list, { server, rows, size });
    this.#bytes += size;
    for (const oldest of this.#lists.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest);
    }
  }

  #remove(list: string): void {
    this.#bytes -= this.#lists.get(list)?.size ?? 0;
    this.#lists.delete(list);
  }
}

/** Enough for a hundred lists of fifty rows each. */
const KEPT_BYTES = 8 * 1_048_576;

// One cache for each node, and so for each database handle.
const memories = new WeakMap<Database, KeptPieces>();

function piecesOf(db: Database): KeptPieces {
  const memory = memories.get(db) ?? new KeptPieces(KEPT_BYTES);
  memories.set(db, memory);
  return memory;
}

/** A row as JSON, to be kept. */
export const pieceOf = (row: object): Buffer => bytesOf(JSON.stringify(row));

/** What is kept of a list, by all that its rows are shown by beside their versions. */
export function keptList(db: Database, by: readonly string[]) {
  const list = by.join(' ');
  const pieces = piecesOf(db);
  const { server: knownFrom, rows: kept } = pieces.of(list);
  const known: KnownRows = { server: knownFrom, versions: [...kept.keys()] };
  /** The rows that were read, and of those that were known what is kept. */
  const read = <Row>(
    server: string | null,
    rows: readonly ListedRow<Row>[],
    toShown: (row: Row) => object,
  ): JsonList => {
    const shown = new Map(
      rows.map(({ version, row }) => {
        const piece = row === null ? kept.get(version) : pieceOf(toShown(row));
        if (!piece) throw new Error('A row of a list was neither read nor known');
        return [version, piece];
      }),
    );
    if (server !== null) pieces.keep(list, server, shown);
    return new JsonList([...shown.values()]);
  };
  return { known, read };
}

const EMPTY = '"data":[]';
const COMMA = Buffer.from(',');

/** The JSON of an answer, in whose JSON the list `data` is empty, with these rows. */
export function withRows(answer: string, { rows }: JsonList): Buffer {
  const at = answer.indexOf(EMPTY) + EMPTY.length - 1;
  const between = rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row]));
  return Buffer.concat([Buffer.from(answer.slice(0, at)), ...between, Buffer.from(answer.slice(at))]);
}
