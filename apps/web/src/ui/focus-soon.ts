/** How long a slow machine may take to render the change, in any number of frames. */
const PATIENCE_MILLISECONDS = 3_000;

/** The one pending request: a newer one replaces it, and so does a user's own action. */
let underWay = new AbortController();

/** Whether the focus fell back to the page or the dialog because its element was removed. */
const isLost = (): boolean => {
  const focused = document.activeElement;
  return focused === document.body || focused?.getAttribute('role') === 'dialog';
};

/** Folded elements cannot have the focus. */
const firstShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/**
 * Focuses the first visible one of these elements after the next render, and again if it is replaced meanwhile. For
 * actions that remove the focused element: otherwise the keyboard would start again at the top of the page. It does
 * nothing if the user has moved the focus.
 */
export function focusSoon(selector: string): void {
  underWay.abort();
  const wish = new AbortController();
  underWay = wish;
  const leaving = document.activeElement;
  const until = performance.now() + PATIENCE_MILLISECONDS;
  const goOn = ({ type }: Event) => {
    const focused = document.activeElement;
    if (type === 'pointerdown' || (!isLost() && focused !== leaving)) wish.abort();
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, goOn, { capture: true, signal: wish.signal });
  const look = () => {
    if (wish.signal.aborted) return;
    if (isLost()) firstShown(selector)?.focus();
    if (performance.now() < until) requestAnimationFrame(look);
    else wish.abort();
  };
  requestAnimationFrame(look);
}
