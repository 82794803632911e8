/**
 * Puts the focus on an element once what is about to change is on screen. For whoever takes away the element that has
 * it: without this the keyboard would begin again at the top of the page.
 */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // Somebody may have moved on in the meantime.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
    }),
  );
}
