/**
 * Whether the device only has a touch screen: then there is no Shift+Enter, and a focused field opens a keyboard over
 * half the screen.
 */
export const isTouched = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Focuses the input field, unless that would open a keyboard over the messages. */
export function focusComposer(): void {
  if (!isTouched()) document.querySelector<HTMLElement>('[data-composer]')?.focus();
}
