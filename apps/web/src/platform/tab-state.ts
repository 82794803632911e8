import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from './draft.ts';
import { onSignedOut, useSession } from './session.ts';
import type { Typed } from './use-form.ts';

const PREFIX = 'open:';

const userNow = () => useSession.getState().user?.id;

const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

const stored = () => new Map(storedKeys().map((key) => [key, sessionStorage.getItem(key) ?? 'null']));

function forgetAll(): void {
  for (const key of storedKeys()) sessionStorage.removeItem(key);
}

/** What the page before this one has left. What this page stores itself is not read again. */
let left = stored();

onSignedOut((reason) => {
  if (reason !== 'refused') forgetAll();
  left = stored();
});

function parsed(words: string | null | undefined): unknown {
  try {
    return words ? JSON.parse(words) : undefined;
  } catch {
    return undefined;
  }
}

const readKept = (key: string) => parsed(sessionStorage.getItem(key));

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage, a reload closes the form, but typing works.
  }
}

const asItIs = <Value>(value: Value): Value | undefined => value;

/**
 * A state that survives a reload and a crash of its tab, for this user, until its component is unmounted: which form is
 * open, and what is typed into it. A session that has expired keeps it for the next log-in. What `toKeep` returns is
 * stored; undefined is only in memory.
 */
export function useTabState<Value>(
  name: string,
  initial: Value,
  toKeep: (value: Value) => Value | undefined = asItIs,
) {
  // What was open on one page does not open on another one.
  const [{ userId, key }] = useState(() => ({
    userId: userNow(),
    key: `${PREFIX}${userNow()}:${location.pathname}:${name}`,
  }));
  const [restored] = useState(() => parsed(left.get(key)) as Value | undefined);
  const [changed, setChanged] = useState<{ value: Value } | undefined>(
    restored === undefined ? undefined : { value: restored },
  );
  const first = useRef(initial);
  const kept = changed && toKeep(changed.value);
  const words = kept === undefined ? undefined : JSON.stringify(kept);

  useEffect(() => void left.delete(key), [key]);
  useEffect(() => {
    if (words !== undefined) write(key, words);
    return () => {
      if (userNow() === userId) sessionStorage.removeItem(key);
    };
  }, [key, userId, words]);

  const set = useCallback((next: Value | ((before: Value) => Value)) => {
    setChanged((before) => {
      const value =
        typeof next === 'function'
          ? (next as (before: Value) => Value)(before ? before.value : first.current)
          : next;
      return Object.is(value, first.current) ? undefined : { value };
    });
  }, []);
  return [changed ? changed.value : initial, set] as const;
}

/**
 * What is typed into a form of this tab: it waits for a reload, and for the next opening after Escape, until it is
 * discarded. Passwords, keys and secret addresses are not stored.
 */
export function useTabTyped<Value extends object>(
  name: string,
  initial: Value,
  secrets: readonly (keyof Value)[] = [],
): Typed<Value> {
  const [key] = useState(() => `${PREFIX}${userNow()}:typed:${name}`);
  const [wasKept] = useState(() => readKept(key));
  const [typed, setTyped] = useState(wasKept as Value | undefined);
  const value = { ...initial, ...typed };
  const update = (fields: Partial<Value>) => {
    const next = { ...value, ...fields };
    setTyped(next);
    write(
      key,
      JSON.stringify({ ...next, ...Object.fromEntries(secrets.map((field) => [field, initial[field]])) }),
    );
  };
  const discard = useCallback(() => {
    sessionStorage.removeItem(key);
    setTyped(undefined);
  }, [key]);
  return {
    value,
    update,
    discard,
    isRestored: wasKept !== undefined && typed !== undefined && !isSame(value, initial),
  };
}
