/** So many frames a slow machine may take to draw the change. */
const PATIENCE_FRAMES = 30;

/**
 * Puts the focus on an element once what is about to change is on screen. For whoever takes away the element that has
 * it: without this the keyboard would begin again at the top of the page. Whoever has moved on by then is left alone.
 */
export function focusSoon(selector: string, frames = PATIENCE_FRAMES): void {
  requestAnimationFrame(() => {
    const target = document.activeElement === document.body && document.querySelector<HTMLElement>(selector);
    if (target) target.focus();
    else if (frames > 1) focusSoon(selector, frames - 1);
  });
}
