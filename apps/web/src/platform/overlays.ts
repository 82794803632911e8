import { catchTyping, takeTyping } from './typed-ahead.ts';

/**
 * What opens over any screen: the command palette, quick add, days off, what another working week moves, the list of
 * shortcuts, templates to start from, the changes that wait on this device, the question before they are lost, or over a
 * project's page the dialog that duplicates the project.
 */
export type Overlay =
  | 'palette'
  | 'add'
  | 'away'
  | 'week'
  | 'duplicate'
  | 'templates'
  | 'keys'
  | 'waiting'
  | 'leaving';

let current: Overlay | undefined;
const listeners = new Set<() => void>();

export const currentOverlay = (): Overlay | undefined => current;

/** Callable from anywhere; undefined closes the open one. */
export function showOverlay(overlay: Overlay | undefined): void {
  if (overlay === 'palette') catchTyping();
  else takeTyping();
  current = overlay;
  for (const listener of listeners) listener();
}

export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
