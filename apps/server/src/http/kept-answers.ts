/** A sent answer, and the version of the data that it was made from. */
export interface KeptAnswer {
  version: string;
  etag: string;
  /** Bytes instead of a string: they are outside of V8's heap, which would copy them with each collection. */
  body: Buffer;
}

/** The bytes of a text in memory of their own: a slice of Node's shared pool would keep the rest of it alive. */
export function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** The greatest size of an entry: its body, two bytes for a character of its key, its other strings, its objects and its slot in the map. */
const sizeOf = (key: string, { body }: KeptAnswer): number => body.byteLength + 2 * key.length + 600;

/** The largest part of the cache for one answer. */
const LARGEST_PART = 1 / 8;

/** A cache of answers with a limit in bytes; the least recently used goes first. */
export class KeptAnswers {
  readonly #most: number;
  readonly #answers = new Map<string, KeptAnswer>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): KeptAnswer | undefined {
    const kept = this.#answers.get(key);
    if (!kept) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, kept);
    return kept;
  }

  set(key: string, answer: KeptAnswer): void {
    this.#remove(key);
    const size = sizeOf(key, answer);
    if (size > this.#most * LARGEST_PART) return;
    this.#answers.set(key, answer);
    this.#bytes += size;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const kept = this.#answers.get(key);
    if (!kept) return;
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, kept);
  }
}
