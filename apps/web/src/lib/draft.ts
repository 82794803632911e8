import { useCallback, useState } from 'react';
import { useSession } from './session.ts';
import type { Typed } from './use-form.ts';

export interface Draft<Value extends object> extends Typed<Value> {
  /** Whether anything was typed, on this visit or an earlier one. */
  isBegun: boolean;
}

const prefixOf = (userId: string | undefined) => `draft:${userId ?? 'nobody'}:`;

const storageKey = (name: string, userId = useSession.getState().user?.id) => prefixOf(userId) + name;

/** Forgets everything that this person began to write on this device. */
export function forgetDrafts(userId: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefixOf(userId))) localStorage.removeItem(key);
}

/** Whether something of that name was begun and not discarded. */
export const isDraftKept = (name: string): boolean => localStorage.getItem(storageKey(name)) !== null;

/** What was kept, as far as it has the shape of the form; a form that has changed since keeps what it still knows. */
function readDraft<Value extends object>(key: string, initial: Value): Value | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const keptFields = new Map<string, unknown>(Object.entries(kept));
    const isKnown = ([field, value]: [string, unknown]) => {
      const found = keptFields.get(field);
      return typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
    };
    const known = Object.entries(initial).filter(isKnown);
    return { ...initial, ...Object.fromEntries(known.map(([field]) => [field, keptFields.get(field)])) };
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the draft after a reload, never the typing itself.
  }
}

/** Keeps what a form is to begin with while it is not there: for who is signed in, or was. */
export const keepDraft = (name: string, value: object, userId?: string): void =>
  writeDraft(storageKey(name, userId), value);

/** What is typed into a form, kept on this device for this user until it is discarded; a reload brings it back. */
export function useDraft<Value extends object>(name: string, initial: Value): Draft<Value> {
  const [key] = useState(() => storageKey(name));
  const [begun, setBegun] = useState(() => readDraft(key, initial));
  const value = begun ?? initial;

  const update = (fields: Partial<Value>) => {
    const next = { ...value, ...fields };
    setBegun(next);
    writeDraft(key, next);
  };
  const discard = useCallback(() => {
    localStorage.removeItem(key);
    setBegun(undefined);
  }, [key]);

  return { value, update, discard, isBegun: begun !== undefined };
}
