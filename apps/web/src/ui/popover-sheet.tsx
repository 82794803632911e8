import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { isEscapeOfPart } from '../platform/escape.ts';
import { BackCloses } from './back-closes.tsx';
import { BorrowedTrigger } from './borrowed-trigger.tsx';
import { BELOW_TOP_BAR, landmarkOf } from './landmark.ts';

type PopoverSheetProps = {
  /** The button that it is anchored to. */
  button: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
};

/** The content of a popover, loaded on demand. */
export function PopoverSheet({ button, open, onOpenChange, label, children }: PopoverSheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <BorrowedTrigger button={button} />
      </Radix.Trigger>
      <Radix.Portal container={landmarkOf(button)}>
        <Radix.Content
          aria-label={label}
          onEscapeKeyDown={(event) => isEscapeOfPart(event) && event.preventDefault()}
          align="end"
          sideOffset={6}
          collisionPadding={BELOW_TOP_BAR}
          className="z-50 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] animate-fade overflow-y-auto overscroll-contain rounded-md border border-line bg-sheet text-ink shadow-float outline-none"
        >
          <BackCloses onBack={() => onOpenChange(false)} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
