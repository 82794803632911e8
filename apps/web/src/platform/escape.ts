import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Marks what Escape closes before the dialog around it. */
export const OWN_ESCAPE = { 'data-escape': '' } as const;

/** Props of a part of a screen that Escape closes; what is open in it handles Escape first. */
export const closesOnEscape = (close: () => void) => ({
  ...OWN_ESCAPE,
  onKeyDown: (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  },
});

/** Whether the key is meant for a part of the dialog. Radix hears it first. */
export const isEscapeOfPart = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-escape]') !== null;
