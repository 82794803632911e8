/** What lies over any screen at a key's press: the command palette, a line for a new subtask, or the list of keys. */
export type Overlay = 'palette' | 'add' | 'keys';

let current: Overlay | undefined;
const listeners = new Set<() => void>();

export const currentOverlay = (): Overlay | undefined => current;

/** Callable from anywhere; nothing closes whichever is open. */
export function showOverlay(overlay: Overlay | undefined): void {
  current = overlay;
  for (const listener of listeners) listener();
}

export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
