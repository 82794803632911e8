export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export type ToastMessage = {
  kind: ToastKind;
  title: string;
  description?: string;
  /** Such as Undo; the toast closes when it is used. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds on screen; hovering, focus and a hidden window stop the clock. */
  duration?: number;
};

export type Toast = ToastMessage & { id: number };

const DEFAULT_DURATION = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Callable from anywhere; the toaster, loaded with the first one, shows it. Answers the id to dismiss it by. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  replace([...toasts, { duration: DEFAULT_DURATION, ...message, id: lastId }]);
  return lastId;
}

export const dismissToast = (id: number): void => replace(toasts.filter((toast) => toast.id !== id));

/** Does what the latest toast on screen offers to undo, as its button would. */
export function undoLatestToast(): void {
  const latest = toasts.findLast(({ action }) => action?.label === 'Undo');
  if (!latest) return;
  dismissToast(latest.id);
  latest.action?.onAction();
}

/** Takes away all that is shown, such as when somebody else sits down at the screen. */
export const dismissAllToasts = (): void => replace([]);

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
