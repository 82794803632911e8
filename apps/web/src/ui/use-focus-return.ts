import { useRef } from 'react';

const FIRST_FIELD = 'input:enabled, textarea:enabled, select:enabled';

/**
 * Restores the focus after closing a dialog without a Radix trigger, unless the dialog's action has already focused
 * something else.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      if (!(event.target instanceof HTMLElement)) return;
      // Focuses the first field of a form, or nothing if its fields are still loading. Otherwise Radix would focus the
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
