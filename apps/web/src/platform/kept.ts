const DATABASE = 'daymark';
const STORE = 'kept';

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let database: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answerOf(request);
}

export async function openStore(
  mode: IDBTransactionMode,
  options?: IDBTransactionOptions,
): Promise<IDBObjectStore> {
  database ??= openDatabase();
  return (await database).transaction(STORE, mode, options).objectStore(STORE);
}

/**
 * A browser may refuse to store anything (private windows, a full disk): then nothing is stored, and everything else
 * works.
 */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Data that this browser stores for the signed-in user between visits, too large for local storage. */
export const kept = {
  read: <T>(key: string): Promise<T | undefined> =>
    unlessRefused(async () => answerOf<T>((await openStore('readonly')).get(key))),
  write: async (key: string, value: unknown): Promise<void> => {
    await unlessRefused(async () => answerOf((await openStore('readwrite')).put(value, key)));
  },
  remove: (key: string): Promise<void> =>
    unlessRefused(async () => answerOf((await openStore('readwrite')).delete(key))),
};
