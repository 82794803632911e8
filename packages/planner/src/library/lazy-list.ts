/** What is known of an entry without reading it. */
export interface Head {
  id: string;
  domain: string;
  name: string;
}

const heads = new WeakMap<readonly Head[], readonly Head[]>();

/** A list whose elements are read when they are first asked for, and kept. */
export function lazyList<T extends Head>(known: readonly Head[], read: (at: number) => T): readonly T[] {
  const list: T[] = new Array(known.length);
  const settle = (at: number, value: T) => Object.defineProperty(list, at, { value, enumerable: true });
  for (const at of known.keys())
    Object.defineProperty(list, at, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = read(at);
        settle(at, value);
        return value;
      },
    });
  heads.set(list, known);
  return list;
}

/** The heads of entries, by which they are looked for without being read. */
export const headsOf = (list: readonly Head[]): readonly Head[] => heads.get(list) ?? list;

/** The entry with an id. */
export const entryIn = <T extends Head>(list: readonly T[], id: string | null | undefined): T | undefined =>
  list[headsOf(list).findIndex((one) => one.id === id)];
