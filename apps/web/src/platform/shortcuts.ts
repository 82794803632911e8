import { useLayoutEffect, useRef } from 'react';

export interface Shortcut {
  /** `j`, `?`, `g d` (a sequence), or `mod+k`: Ctrl, on a Mac Cmd. */
  keys: string;
  /** Its description in the list of shortcuts. */
  words: string;
  run: () => void;
  /** Repeats while the key is held down. */
  held?: boolean;
  /** Also works in a text field; only for keys with `mod`, which type nothing. */
  whileTyping?: boolean;
}

export interface ShortcutScope {
  name: string;
  shortcuts: readonly Shortcut[];
}

const STORAGE_KEY = 'shortcuts';
/** How long the first key of a sequence waits for the second. */
const PATIENCE_MILLISECONDS = 1500;

const NOT_TYPED_INTO = ['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'color'];
/** Elements that handle the keyboard themselves while they are open. */
const COVER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Shortcuts of one character can be disabled, because speech input triggers them by accident. */
export const areKeysOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}

const scopes = new Set<() => ShortcutScope>();

/** The active shortcuts of everything on screen. */
export const activeShortcuts = (): ShortcutScope[] => [...scopes].map((scope) => scope());

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="combobox"], [role="textbox"]');
}

/** The key's letter; on a keyboard with another script, the letter at its position. */
function keyOf(event: KeyboardEvent): string {
  const { key, code } = event;
  const written = key.length === 1 && key > '\u007f' && code.startsWith('Key') ? code.slice(3) : key;
  return written.length === 1 ? written.toLowerCase() : written;
}

/** The pressed key in the format of `keys`; undefined for combinations that are reserved. */
function pressed(event: KeyboardEvent): string | undefined {
  const [mod, other] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (event.altKey || other || (mod && event.shiftKey)) return undefined;
  return mod ? `mod+${keyOf(event)}` : keyOf(event);
}

let first: { key: string; at: number } | undefined;

function find(event: KeyboardEvent, key: string): Shortcut | undefined {
  const waiting = first && event.timeStamp - first.at < PATIENCE_MILLISECONDS ? first.key : undefined;
  first = undefined;
  const all = activeShortcuts().flatMap(({ shortcuts }) => shortcuts);
  const found = waiting === undefined ? undefined : all.findLast(({ keys }) => keys === `${waiting} ${key}`);
  if (found) return found;
  if (all.some(({ keys }) => keys.startsWith(`${key} `))) first = { key, at: event.timeStamp };
  return all.findLast(({ keys }) => keys === key);
}

function onKeyDown(event: KeyboardEvent): void {
  const key = event.defaultPrevented || event.isComposing ? undefined : pressed(event);
  if (key === undefined || key === 'Shift') return;
  const hasMod = key.startsWith('mod+');
  const typing = isTyping(event.target);
  if ((!hasMod && (typing || !areKeysOn())) || document.querySelector(COVER)) return;
  const shortcut = find(event, key);
  if (!shortcut || (typing && !shortcut.whileTyping) || (event.repeat && !shortcut.held)) return;
  event.preventDefault();
  shortcut.run();
}

function register(scope: () => ShortcutScope): () => void {
  if (scopes.size === 0) window.addEventListener('keydown', onKeyDown);
  scopes.add(scope);
  return () => {
    scopes.delete(scope);
    if (scopes.size === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * Registers shortcuts while a component is mounted, from its first paint on. They are ignored during typing, while a dialog
 * is open, and with other modifiers, which belong to the browser. For the same key, the last registration wins.
 */
export function useShortcuts(name: string, shortcuts: readonly Shortcut[]): void {
  const scope = useRef<ShortcutScope>({ name, shortcuts });
  useLayoutEffect(() => {
    scope.current = { name, shortcuts };
  });
  useLayoutEffect(() => register(() => scope.current), []);
}
