import { type RefObject, useEffect } from 'react';
import { isEscapeOfPart } from '../platform/escape.ts';
import { currentToasts } from './toast-store.ts';

/** Elements over a dialog that Escape closes first. */
const OVER = '[data-radix-popper-content-wrapper]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Radix gives Escape to the newest layer, even if it is a toast, but in a dialog the user means the dialog. */
export function useEscapePastToasts(content: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const closeFirst = (event: KeyboardEvent) => {
      const dialog = content.current;
      if (event.key !== 'Escape' || event.isComposing || currentToasts().length === 0) return;
      const isInDialog = event.target instanceof Element && event.target.closest(DIALOG) === dialog;
      if (!dialog || !isInDialog || isEscapeOfPart(event) || document.querySelector(OVER)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', closeFirst, { capture: true });
    return () => window.removeEventListener('keydown', closeFirst, { capture: true });
  });
}
