/** So long a slow machine may take to draw the change, however many frames it draws meanwhile. */
const PATIENCE_MILLISECONDS = 3_000;

/** The one wish under way: a newer one takes its place, and whoever has gone on by hand or by key ends it. */
let underWay = new AbortController();

/**
 * Puts the focus on an element once what is about to change is on screen, and again if it is drawn anew meanwhile. For
 * whoever takes away the element that has it: without this the keyboard would begin again at the top of the page.
 * Whoever has moved on by then is left alone.
 */
export function focusSoon(selector: string): void {
  underWay.abort();
  const wish = new AbortController();
  underWay = wish;
  const leaving = document.activeElement;
  const until = performance.now() + PATIENCE_MILLISECONDS;
  const goOn = ({ type }: Event) => {
    const focused = document.activeElement;
    if (type === 'pointerdown' || (focused !== document.body && focused !== leaving)) wish.abort();
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, goOn, { capture: true, signal: wish.signal });
  const look = () => {
    if (wish.signal.aborted) return;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
    if (performance.now() < until) requestAnimationFrame(look);
    else wish.abort();
  };
  requestAnimationFrame(look);
}
