/** So long a slow machine may take to draw the change, however many frames it draws meanwhile. */
const PATIENCE_MILLISECONDS = 3_000;

/** The one wish under way: a newer one takes its place, and whoever has gone on by hand or by key ends it. */
let underWay = new AbortController();

/** Nobody chose what has the focus: it fell back to the page, or to the dialog, when what had it went away. */
const isLost = (): boolean => {
  const focused = document.activeElement;
  return focused === document.body || focused?.getAttribute('role') === 'dialog';
};

/** What is folded away cannot have the focus. */
const firstShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/**
 * Puts the focus on the first of these elements that is shown, once what is about to change is on screen, and again if it
 * is drawn anew meanwhile. For whoever takes away the element that has it: without this the keyboard would begin again at
 * the top of the page. Whoever has moved on by then is left alone.
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
