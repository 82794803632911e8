/** The keys of all requests that were sent and not yet confirmed, by their content. */
const keys = new Map<string, string>();
/** Old keys beyond this number are dropped. */
const KEYS_MAX = 50;

/** A random UUID. Not `randomUUID`, which browsers only have on encrypted pages. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}

/** The key of something to be created: the same for the same content until that was confirmed. */
export function keyFor(what: object): string {
  const text = JSON.stringify(what);
  const key = keys.get(text) ?? newKey();
  keys.set(text, key);
  const [oldest] = keys.keys();
  if (keys.size > KEYS_MAX && oldest !== undefined) keys.delete(oldest);
  return key;
}

/**
 * Creates something once. A retry with the same content after a lost answer has the same key, and the server returns
 * the first answer.
 */
export async function once<T>(what: object, send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const answer = await send(keyFor(what));
  keys.delete(JSON.stringify(what));
  return answer;
}
