import { t } from '@daymark/words/t';
import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { freePlace } from './free-place.ts';
import { currentToasts, dismissToast, subscribeToToasts, type Toast, type ToastKind } from './toast-store.ts';

const KINDS: Record<ToastKind, { icon: LucideIcon; word: string; colour: string; bar: string }> = {
  success: { icon: CircleCheck, word: t`Done:`, colour: 'text-done', bar: 'border-l-done-bright' },
  info: { icon: Info, word: t`Note:`, colour: 'text-ink', bar: 'border-l-ink' },
  warning: { icon: TriangleAlert, word: t`Warning:`, colour: 'text-soon', bar: 'border-l-soon-bright' },
  error: { icon: OctagonAlert, word: t`Error:`, colour: 'text-signal', bar: 'border-l-signal-bright' },
};

const ToastAction = ({ toast, className = '-my-1' }: { toast: Toast; className?: string }) =>
  toast.action && (
    <Radix.Action
      altText={toast.action.label}
      onClick={toast.action.onAction}
      className={classNames(
        'min-h-8 rounded-sm px-3 text-sm font-bold underline underline-offset-4 hover:bg-well pointer-coarse:min-h-11',
        className,
      )}
    >
      {toast.action.label}
    </Radix.Action>
  );

/** Its button wraps below a long description: beside it, a phone would leave that half of its width. */
function ToastCard({ toast }: { toast: Toast }) {
  const { icon: Icon, word, colour, bar } = KINDS[toast.kind];
  const urgent = toast.kind === 'error' || toast.kind === 'warning';
  return (
    <Radix.Root
      type={urgent || toast.action ? 'foreground' : 'background'}
      {...(toast.duration !== undefined && { duration: toast.duration })}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      className={classNames(
        'pointer-events-auto flex animate-rise items-start gap-3 rounded-md border border-l-4 border-line bg-sheet py-3 pr-2 pl-3 shadow-float',
        bar,
      )}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', colour)} aria-hidden="true" />
      <div className="min-w-0 flex-1 text-sm">
        <Radix.Title className="line-clamp-3 font-semibold wrap-anywhere">
          <span className="sr-only">{word} </span>
          {toast.title}
        </Radix.Title>
        {toast.description && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Radix.Description className="line-clamp-3 wrap-anywhere text-ink-soft">
              {toast.description}
            </Radix.Description>
            <ToastAction toast={toast} className="-mb-1 -ml-3" />
          </div>
        )}
      </div>
      {!toast.description && <ToastAction toast={toast} />}
      <Radix.Close
        aria-label={t`Close`}
        className="-my-1 grid size-8 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-well hover:text-ink pointer-coarse:size-11"
      >
        <X className="size-4" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}

/**
 * Returns the focus when a toast is closed by one of its buttons. Radix moves it to the list, where it would keep the other
 * toasts from closing. The toasts are portals, so only the DOM's own events bubble from them to the list.
 */
function returnFocusOf(list: HTMLElement | null) {
  if (!list) return;
  let cameFrom: HTMLElement | null = null;
  const follow = ({ target, relatedTarget }: FocusEvent) => {
    const left = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    if (!list.contains(left)) cameFrom = left;
    else if (target !== list) return;
    else if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
    else list.blur();
  };
  list.addEventListener('focusin', follow);
  return () => list.removeEventListener('focusin', follow);
}

const CONTROLS = 'a[href], button, input, select, textarea, summary';
const HEADINGS = 'h1, h2, h3';

/** The dialog that is open, the last of several. */
const openDialog = () => [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);

/** The upper edge of the list, below the top bar, and its distance from the lower edge of the window. */
const [UPPER_EDGE, MARGIN] = [80, 16];

/**
 * Puts the list where it covers no control of the page, or of the dialog that is open, and no heading: when its toasts change,
 * and when the page changes its size.
 */
function keepOffControls(list: HTMLElement | null) {
  if (!list) return;
  const move = () => {
    const { left, right, height } = list.getBoundingClientRect();
    const dialog = openDialog();
    const taken = (selector: string) =>
      [...((dialog ?? document.querySelector('main'))?.querySelectorAll(selector) ?? [])]
        .map((element) => element.getBoundingClientRect())
        .filter((rect) => rect.height > 1 && rect.right > left && rect.left < right);
    const below = Number.parseInt(getComputedStyle(list).getPropertyValue('--taken-below'), 10) || 0;
    const room = { top: UPPER_EDGE, bottom: innerHeight - MARGIN - below };
    // A page can be scrolled from under its lower edge; a dialog has there what one presses next.
    const controls = taken(CONTROLS);
    const takings = [[...controls, ...taken(HEADINGS)], controls];
    const place = freePlace(height, room, takings, dialog ? 'top' : 'bottom');
    list.style.setProperty('--free-place', `${place}px`);
  };
  const watch = new ResizeObserver(move);
  watch.observe(list);
  watch.observe(document.body);
  return () => watch.disconnect();
}

function attach(list: HTMLElement | null) {
  const detachments = [returnFocusOf(list), keepOffControls(list)];
  return () => {
    for (const detach of detachments) detach?.();
  };
}

/** A phone has the field of quick add at the top: there only the newest toast is shown, above its keyboard. */
const BELOW_TOP_SHEETS =
  'max-sm:[body:has([data-top-sheet])_&]:top-auto max-sm:[body:has([data-top-sheet])_&]:bottom-0 ' +
  'max-sm:[body:has([data-top-sheet])_&]:p-2 max-sm:[body:has([data-top-sheet])_&>:not(:last-child)]:hidden';

/**
 * At the top right, below the top bar and the controls under it, newest below; announced by Radix's live region. F8 moves the
 * focus here.
 */
export function ToastList() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <Radix.Provider swipeDirection="right" label={t`Notification`}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        label={t`Notifications (${'{hotkey}'})`}
        ref={attach}
        className={classNames(
          'pointer-events-none fixed top-(--free-place,5rem) right-0 z-50 m-0 grid w-full max-w-104 list-none grid-cols-1 gap-2 px-4 outline-none print:hidden',
          BELOW_TOP_SHEETS,
        )}
      />
    </Radix.Provider>
  );
}
