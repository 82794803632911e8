import { useRef } from 'react';

const FIRST_FIELD = 'input:enabled, textarea:enabled, select:enabled';

/**
 * Without a trigger of its own Radix would lose the focus on closing: it goes back to where it was, unless what the dialog
 * did has given it a place already.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      if (!(event.target instanceof HTMLElement)) return;
      // A form begins at its first field, and where its fields are still to come, at none; without one Radix begins at the
      // first button.
      const field = event.target.querySelector<HTMLElement>(FIRST_FIELD);
      if (!field && !event.target.querySelector('form')) return;
      event.preventDefault();
      (field ?? event.target).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
