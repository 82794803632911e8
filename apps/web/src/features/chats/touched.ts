/** Whether fingers alone write here: there is no Shift+Enter then, and a field with the focus covers half the screen. */
export const isTouched = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Puts the focus where one writes, where that brings up no keyboard over what one reads. */
export function focusComposer(): void {
  if (!isTouched()) document.querySelector<HTMLElement>('[data-composer]')?.focus();
}
