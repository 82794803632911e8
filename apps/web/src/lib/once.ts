/** The key of everything that was sent and not yet confirmed, by what was sent. */
const keys = new Map<string, string>();
/** Of what was given up long ago, the key is forgotten. */
const KEYS_MAX = 50;

// Not `randomUUID`: browsers have that on encrypted pages alone.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Creates something once: what is sent again unchanged, because no answer came, bears the same key, and the server
 * answers it as it would have the first time.
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
