import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { BackCloses } from './back-closes.tsx';
import { landmarkOf } from './landmark.ts';

type PopoverProps = {
  /** The button that opens it; it needs a name of its own. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
};

/** A small sheet that hangs from its button, for what is looked through and left again. The page behind stays usable. */
export function Popover({ trigger, open, onOpenChange, label, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmarkOf(button.current)}>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] animate-fade overflow-y-auto overscroll-contain rounded-md border border-line bg-sheet text-ink shadow-float outline-none"
        >
          <BackCloses onBack={() => onOpenChange(false)} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
