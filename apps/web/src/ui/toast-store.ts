import { t } from '@daymark/words/t';
import { hasCode, reasonOf, STALE_WORDS } from '../platform/error-message.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export type ToastMessage = {
  kind: ToastKind;
  title: string;
  description?: string;
  /** Such as Undo; using it closes the toast. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds on screen; hovering, focus and a hidden window pause it. */
  duration?: number;
};

export type Toast = ToastMessage & { id: number };

const DEFAULT_DURATION = 5000;
/** More would cover what one works on. */
const MOST_ON_SCREEN = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The newest ones that fit on the screen; an error stays longer than a success. */
function newest(all: readonly Toast[]): readonly Toast[] {
  if (all.length <= MOST_ON_SCREEN) return all;
  const leaving = all.find(({ kind }) => kind !== 'error') ?? all[0];
  return all.filter((toast) => toast !== leaving);
}

/** Callable from anywhere; the toaster, loaded with the first one, shows it. Returns the id for dismissing it. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  replace(newest([...toasts, { duration: DEFAULT_DURATION, ...message, id: lastId }]));
  return lastId;
}

/** Says that something failed, why, and what is kept. */
export const showFailure = (
  title: string,
  error: unknown,
  kept = t`Nothing was changed. Please try again.`,
): void => void showToast({ kind: 'error', title, description: reasonOf(error, kept) });

/** The same for a form, whose data may have a newer version. */
export const showEditFailure = (title: string, error: unknown, kept?: string): void =>
  hasCode(error, 'stale_version')
    ? void showToast({ kind: 'error', title, description: STALE_WORDS })
    : showFailure(title, error, kept);

export const dismissToast = (id: number): void => replace(toasts.filter((toast) => toast.id !== id));

/** Runs the undo of the latest toast on screen. */
export function undoLatestToast(): void {
  const latest = toasts.findLast(({ action }) => action?.label === t`Undo`);
  if (!latest) return;
  dismissToast(latest.id);
  latest.action?.onAction();
}

/** Closes all toasts, for example when another user signs in. */
export const dismissAllToasts = (): void => replace([]);

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
