/** An answer as it was sent, and the version of what it was made from. */
export interface KeptAnswer {
  version: string;
  etag: string;
  body: Buffer;
}

/** What an entry takes beside its body: its key, its texts and its place in the map. */
const sizeOf = (key: string, { body }: KeptAnswer): number => body.length + 2 * key.length + 400;

/** One answer may take so large a part of the whole. */
const LARGEST_PART = 1 / 8;

/** Answers that are kept, up to so many bytes; the least recently used goes first. */
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
