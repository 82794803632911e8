import { useCallback, useState } from 'react';
import { useSession } from './session.ts';
import type { Typed } from './use-form.ts';

export interface Draft<Value extends object> extends Typed<Value> {
  /** Whether anything was typed, on this visit or an earlier one. */
  isBegun: boolean;
}

/** Whether values are the same, by their content. */
export const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const prefixOf = (userId: string | undefined) => `draft:${userId ?? 'nobody'}:`;

const storageKey = (name: string, userId = useSession.getState().user?.id) => prefixOf(userId) + name;

/** Deletes all drafts of this user on this device. */
export function forgetDrafts(userId: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefixOf(userId))) localStorage.removeItem(key);
}

/** Whether there is a draft of that name. */
export const isDraftKept = (name: string): boolean => localStorage.getItem(storageKey(name)) !== null;

/** The stored draft. If the form has changed since, only known fields are used. */
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
    // Without storage, the draft is lost on reload, but typing works.
  }
}

/** Stores the initial values for a form that is not open, for the current or the last user. */
export const keepDraft = (name: string, value: object, userId?: string): void =>
  writeDraft(storageKey(name, userId), value);

/** The values of a form, stored on this device for this user until they are discarded; a reload restores them. */
export function useDraft<Value extends object>(name: string, initial: Value): Draft<Value> {
  const [key] = useState(() => storageKey(name));
  const [begun, setBegun] = useState(() => readDraft(key, initial));
  const [wasKept] = useState(begun !== undefined);
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

  const isBegun = begun !== undefined;
  return { value, update, discard, isBegun, isRestored: wasKept && isBegun && !isSame(value, initial) };
}
