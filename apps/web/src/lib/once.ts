/** The keys of all requests that were sent and not yet confirmed, by their content. */
const keys = new Map<string, string>();
/** Old keys beyond this number are dropped. */
const KEYS_MAX = 50;

// Not `randomUUID`, which browsers only have on encrypted pages.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Creates something once. A retry with the same content after a lost answer has the same key, and the server returns
 * the first answer.
 */
export async function once<T>(what: object, send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(what);
  const key = keys.get(text) ?? newKey();
  keys.set(text, key);
  const [oldest] = keys.keys();
  if (keys.size > KEYS_MAX && oldest !== undefined) keys.delete(oldest);
  const answer = await send(key);
  keys.delete(text);
  return answer;
}
