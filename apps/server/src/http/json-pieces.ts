/** A shape whose lists, at any depth, may be async iterables. */
export type Piecewise<T> = T extends (infer Item)[]
  ? T | AsyncIterable<Piecewise<Item>>
  : T extends object
    ? { [Name in keyof T]: Piecewise<T[Name]> }
    : T;

const isPiecewise = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* listPieces(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield separator;
    yield* jsonPieces(item);
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}

async function* objectPieces(fields: object): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`;
    yield* jsonPieces(value);
    separator = ',';
  }
  yield '}';
}

async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (isPiecewise(value)) yield* listPieces(value);
  else if (typeof value === 'object' && value !== null && Object.values(value).some(isPiecewise))
    yield* objectPieces(value);
  else yield JSON.stringify(value);
}

const CHUNK_CHARACTERS = 65_536;

/**
 * The JSON of a value in chunks, so that a long one is never in memory as a whole. Async lists may be the value, its
 * direct fields, or the fields of such a list's items.
 */
export const jsonChunks = (value: unknown): AsyncGenerator<string> => inChunks(jsonPieces(value));

/** Short pieces of a text together, because each chunk is written by itself. */
export async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
