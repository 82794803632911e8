/** So long a slow machine may take to draw the change, however many frames it draws meanwhile. */
const PATIENCE_MILLISECONDS = 3_000;

/**
 * Puts the focus on an element once what is about to change is on screen, and again if it is drawn anew meanwhile. For
 * whoever takes away the element that has it: without this the keyboard would begin again at the top of the page.
 * Whoever has moved on by then is left alone.
 */
export function focusSoon(selector: string, until = performance.now() + PATIENCE_MILLISECONDS): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
    if (performance.now() < until) focusSoon(selector, until);
  });
}
