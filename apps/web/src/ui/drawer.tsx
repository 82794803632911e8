import { t } from '@daymark/words/t';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { BackCloses } from './back-closes.tsx';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
};

/**
 * A sheet that slides in from the left. The browser's dialog traps the focus, closes on Escape and restores the focus.
 */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // A click outside of the sheet hits the dialog element itself.
  useEffect(() => {
    const element = dialog.current;
    const close = (event: MouseEvent) => event.target === element && onOpenChange(false);
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, [onOpenChange]);

  return (
    <dialog
      ref={dialog}
      aria-label={t`Menu`}
      onClose={() => onOpenChange(false)}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overscroll-contain bg-sheet text-ink shadow-float backdrop:bg-veil open:animate-slide-in-left"
    >
      {open && <BackCloses onBack={() => onOpenChange(false)} />}
      <div className="flex min-h-full flex-col gap-6 p-4">
        <div className="flex items-center justify-between gap-4 pl-3">
          {title}
          {/* Without a tooltip, which would take the first Escape, and be below the dialog. */}
          <button
            type="button"
            aria-label={t`Close menu`}
            onClick={() => onOpenChange(false)}
            className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
